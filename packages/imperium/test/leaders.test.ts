import { describe, expect, it } from 'vitest'
import { base } from '../src/content/base/index.ts'
import { neverOffered, playAll, type Row, unplayed } from './play.ts'

const paul: readonly Row[] = [
  {
    name: 'paul-atreides left: sees the top card of his own deck, nobody else does',
    given: { leader: 'paul-atreides', deck: ['scout', 'dagger'], Olha: { deck: ['dagger'] } },
    choose: [
      {
        table: {
          view: { by: 'Serhii', is: { players: [{ deckTop: ['scout'], deck: 2 }, { deckTop: [] }, {}] } },
        },
      },
      {
        table: { view: { by: 'Olha', is: { players: [{ deckTop: [], deck: 2 }, { deckTop: [] }, {}] } } },
      },
      { table: { view: { by: 'spectator', is: { players: [{ deckTop: [] }, {}, {}] } } } },
    ],
  },
  {
    name: 'paul-atreides left: IMP-CLR-11 sees nothing in an empty deck, which is not reshuffled',
    given: { leader: 'paul-atreides', deck: [], discard: ['dagger'] },
    then: {
      discard: ['dagger'],
      table: { view: { by: 'Serhii', is: { players: [{ deckTop: [] }, {}, {}] } } },
    },
  },
  {
    name: 'paul-atreides signet: draws a card',
    given: { leader: 'paul-atreides', hand: ['signet-ring'], deck: ['scout', 'dagger'] },
    choose: ['agent signet-ring > secure-contract', 'resolve paul-atreides > draw 1', 'only end-turn'],
    then: {
      hand: ['scout'],
      table: { view: { by: 'Serhii', is: { players: [{ deckTop: ['dagger'] }, {}, {}] } } },
    },
  },
]

const leto: readonly Row[] = [
  {
    name: 'duke-leto-atreides left: Swordmaster costs him 7 Solari',
    given: { leader: 'duke-leto-atreides', hand: ['dagger'], solari: 7 },
    choose: ['agent dagger > swordmaster'],
    then: { solari: 0, swordmaster: true },
  },
  {
    name: 'duke-leto-atreides left: not 6',
    given: { leader: 'duke-leto-atreides', hand: ['dagger'], solari: 6 },
    choose: ['no agent dagger > swordmaster'],
  },
  {
    name: 'duke-leto-atreides left: High Council costs him 4',
    given: { leader: 'duke-leto-atreides', hand: ['dagger'], solari: 4 },
    choose: ['agent dagger > high-council'],
    then: { solari: 0, council: true },
  },
  {
    name: 'duke-leto-atreides left: Rally Troops costs him 3',
    given: { leader: 'duke-leto-atreides', hand: ['dagger'], solari: 3 },
    choose: ['no agent dagger > high-council', 'agent dagger > rally-troops'],
    then: { solari: 0, garrison: 7 },
  },
  {
    name: 'duke-leto-atreides left: the Mentat costs him 1',
    given: { leader: 'duke-leto-atreides', hand: ['dagger'], solari: 1 },
    choose: ['agent dagger > mentat'],
    then: { solari: 0, agents: 2 },
  },
  {
    name: 'duke-leto-atreides left: a space without a cost pays him nothing',
    given: { leader: 'duke-leto-atreides', hand: ['dagger'] },
    choose: ['no agent dagger > mentat', 'agent dagger > hall-of-oratory'],
    then: { solari: 0, garrison: 4 },
  },
  {
    name: 'duke-leto-atreides left: the others pay in full',
    given: { hand: ['dagger'], solari: 7, Olha: { leader: 'duke-leto-atreides' } },
    choose: ['no agent dagger > swordmaster'],
  },
  {
    name: 'duke-leto-atreides signet: gives for a spice an Influence where an opponent is ahead',
    given: {
      ...{
        leader: 'duke-leto-atreides',
        hand: ['signet-ring'],
        spice: 1,
        influence: { guild: 1, fremen: 2 },
      },
      ...{ Olha: { influence: { emperor: 1, guild: 1 } }, Andrii: { influence: { fremen: 3 } } },
    },
    choose: [
      'agent signet-ring > secure-contract',
      'resolve duke-leto-atreides > pay 1 spice',
      'only influence emperor | influence fremen',
      'influence fremen',
    ],
    then: { spice: 0, influence: { fremen: 3 } },
  },
  {
    name: 'duke-leto-atreides signet: not where nobody is ahead of him',
    given: {
      ...{ leader: 'duke-leto-atreides', hand: ['signet-ring'], spice: 1, influence: { guild: 1 } },
      Olha: { influence: { guild: 1 } },
    },
    choose: [
      'agent signet-ring > secure-contract',
      'no resolve duke-leto-atreides > pay 1 spice',
      'end-turn',
    ],
  },
  {
    name: 'duke-leto-atreides signet: not without spice',
    given: { leader: 'duke-leto-atreides', hand: ['signet-ring'], Olha: { influence: { guild: 1 } } },
    choose: [
      'agent signet-ring > secure-contract',
      'no resolve duke-leto-atreides > pay 1 spice',
      'end-turn',
    ],
  },
  {
    name: 'duke-leto-atreides signet: IMP-AGT-08 may be used before the Influence of the space',
    given: {
      ...{ leader: 'duke-leto-atreides', hand: ['signet-ring'], intrigue: ['dispatch-an-envoy'], spice: 1 },
      Olha: { influence: { emperor: 1 } },
    },
    choose: [
      'intrigue dispatch-an-envoy',
      'agent signet-ring > wealth',
      'only resolve duke-leto-atreides > pay 1 spice | resolve wealth > influence emperor',
      'resolve duke-leto-atreides > pay 1 spice',
    ],
    then: { influence: { emperor: 2 }, spice: 0 },
  },
]

const TOKENS = ['emperor', 'fremen']

const baron: readonly Row[] = [
  {
    name: 'baron-vladimir-harkonnen left: IMP-CLR-01 chooses two Factions in secret before the first round',
    leaders: ['baron-vladimir-harkonnen'],
    choose: [
      { table: { phase: 'setup', decisions: [{ seat: 'Serhii', kind: 'tokens' }] } },
      'only token emperor | token guild | token bene-gesserit | token fremen',
      'token emperor',
      'only token guild | token bene-gesserit | token fremen',
      'token fremen',
      { tokens: TOKENS, table: { phase: 'turns', round: 1 } },
      { table: { view: { by: 'Serhii', is: { players: [{ tokens: TOKENS }, {}, {}] } } } },
      { table: { view: { by: 'Olha', is: { players: [{ tokens: 2 }, {}, {}] } } } },
    ],
  },
  {
    name: 'baron-vladimir-harkonnen left: IMP-CLR-14 four troops deployed in one turn reveal them for an Influence each',
    given: { leader: 'baron-vladimir-harkonnen', tokens: TOKENS, hand: ['arrakis-recruiter'] },
    choose: [
      'agent arrakis-recruiter > carthag',
      'deploy 3',
      { tokensRevealed: false, influence: { emperor: 0, fremen: 0 } },
      'deploy 1',
      { table: { view: { by: 'Olha', is: { players: [{ tokens: TOKENS }, {}, {}] } } } },
    ],
    then: { tokensRevealed: true, influence: { emperor: 1, guild: 0, 'bene-gesserit': 0, fremen: 1 } },
  },
  {
    name: 'baron-vladimir-harkonnen left: IMP-CLR-14 all deployments of the turn count together',
    given: {
      ...{ leader: 'baron-vladimir-harkonnen', tokens: TOKENS, hand: ['diplomacy'], garrison: 4 },
      intrigue: ['rapid-mobilization'],
    },
    choose: ['intrigue rapid-mobilization', 'deploy 2', 'agent diplomacy > stillsuits', 'deploy 2'],
    then: { conflict: 4, influence: { emperor: 1, fremen: 2 } },
  },
  {
    name: 'baron-vladimir-harkonnen left: not three, whatever was in the Conflict before',
    given: {
      ...{ leader: 'baron-vladimir-harkonnen', tokens: TOKENS, hand: ['reconnaissance'], conflict: 4 },
    },
    choose: ['agent reconnaissance > carthag', 'deploy 3'],
    then: { conflict: 7, tokensRevealed: false, influence: { emperor: 0, fremen: 0 } },
  },
  {
    name: 'baron-vladimir-harkonnen left: on a Reveal turn too',
    given: {
      ...{ leader: 'baron-vladimir-harkonnen', tokens: TOKENS, hand: [], garrison: 4 },
      intrigue: ['rapid-mobilization'],
    },
    choose: ['reveal', 'intrigue rapid-mobilization', 'deploy 4'],
    then: { tokensRevealed: true, influence: { emperor: 1, fremen: 1 } },
  },
  {
    name: 'baron-vladimir-harkonnen left: IMP-CLR-14 once per game',
    given: {
      ...{ leader: 'baron-vladimir-harkonnen', tokens: TOKENS, tokensRevealed: true, garrison: 4 },
      intrigue: ['rapid-mobilization'],
    },
    choose: ['intrigue rapid-mobilization', 'deploy 4'],
    then: { influence: { emperor: 0, fremen: 0 } },
  },
  {
    name: 'baron-vladimir-harkonnen signet: draws an Intrigue card for a Solari',
    given: {
      ...{ leader: 'baron-vladimir-harkonnen', hand: ['signet-ring'], solari: 1 },
      table: { intrigueDeck: ['ambush', 'windfall'] },
    },
    choose: ['agent signet-ring > imperial-basin', 'resolve baron-vladimir-harkonnen > pay 1 solari'],
    then: { solari: 0, intrigue: ['ambush'] },
  },
  {
    name: 'baron-vladimir-harkonnen signet: not without a Solari',
    given: { leader: 'baron-vladimir-harkonnen', hand: ['signet-ring'] },
    choose: [
      'agent signet-ring > imperial-basin',
      'no resolve baron-vladimir-harkonnen > pay 1 solari',
      'end-turn',
    ],
  },
]

const RECRUITS = 'resolve glossu-the-beast-rabban > recruit 2 or recruit 1'

const rabban: readonly Row[] = [
  {
    name: 'glossu-the-beast-rabban left: IMP-LDR-04 starts with a spice and a Solari more',
    leaders: ['glossu-the-beast-rabban', 'paul-atreides'],
    then: { spice: 1, solari: 1, water: 1, Olha: { spice: 0, solari: 0, water: 1 } },
  },
  {
    name: 'glossu-the-beast-rabban signet: recruits a troop',
    given: { leader: 'glossu-the-beast-rabban', hand: ['signet-ring'] },
    choose: ['agent signet-ring > secure-contract', RECRUITS, 'only end-turn'],
    then: { garrison: 4 },
  },
  {
    name: 'glossu-the-beast-rabban signet: recruits two with an Alliance',
    given: {
      ...{ leader: 'glossu-the-beast-rabban', hand: ['signet-ring'] },
      table: { alliances: { guild: 'Serhii' } },
    },
    choose: ['agent signet-ring > secure-contract', RECRUITS, 'only end-turn'],
    then: { garrison: 5 },
  },
  {
    name: 'glossu-the-beast-rabban signet: one with the Alliance of an opponent',
    given: {
      ...{ leader: 'glossu-the-beast-rabban', hand: ['signet-ring'] },
      table: { alliances: { guild: 'Olha' } },
    },
    choose: ['agent signet-ring > secure-contract', RECRUITS],
    then: { garrison: 4 },
  },
  {
    name: 'glossu-the-beast-rabban signet: two with an Alliance that comes on the same turn, and not one more',
    given: {
      ...{ leader: 'glossu-the-beast-rabban', hand: ['signet-ring'], intrigue: ['guild-authorization'] },
      influence: { guild: 3 },
    },
    choose: [
      'agent signet-ring > secure-contract',
      'intrigue guild-authorization',
      RECRUITS,
      'only end-turn',
    ],
    then: { garrison: 5 },
  },
]

describe('Paul and Leto Atreides', () => {
  playAll([...paul, ...leto])
})

describe('Baron Harkonnen and Rabban', () => {
  playAll([...baron, ...rabban])
})

describe('The Leaders of Atreides and Harkonnen', () => {
  const rows = [...paul, ...leto, ...baron, ...rabban]

  it('are all played, both abilities', () => {
    const ids = base.leaders.slice(0, 4).map(({ id }) => id)
    expect(
      unplayed(
        rows,
        ids.flatMap((id) => [`${id} left`, `${id} signet`]),
      ),
    ).toEqual([])
  })

  it('are refused only what another row shows', () => {
    expect(neverOffered(rows)).toEqual([])
  })
})
