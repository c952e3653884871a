import { describe, expect, it } from 'vitest'
import { uprising } from '../src/content/uprising/index.ts'
import { neverOffered, partsOf, playUprising, type Row, unplayed } from './play.ts'

const MANEUVER = 'resolve treacherous-maneuver > pay trash this + trash emperor in hand'
const LOYALTY = 'resolve unswerving-loyalty > deploy 1 + retreat 1'
const WOMAN = 'resolve weirding-woman > return this'

const rows: readonly Row[] = [
  {
    name: 'treacherous-maneuver agent: IMP-INF-13 trashed with an Emperor card in hand, the space gives 2 Influence',
    given: { hand: ['treacherous-maneuver', 'corrinth-city', 'double-agent', 'dagger'] },
    choose: [
      'agent treacherous-maneuver > deliver-supplies',
      MANEUVER,
      'only trash corrinth-city@hand | trash double-agent@hand',
      'trash double-agent@hand',
      'only end-turn',
    ],
    then: {
      ...{ influence: { guild: 2 }, hand: ['corrinth-city', 'dagger'], played: [] },
      table: { trashed: ['treacherous-maneuver', 'double-agent'] },
    },
  },
  {
    name: 'treacherous-maneuver agent: what the trashed card gives then is gained too',
    given: {
      ...{ hand: ['treacherous-maneuver', 'sardaukar-soldier'] },
      table: { intrigueDeck: ['devour'] },
    },
    choose: ['agent treacherous-maneuver > deliver-supplies', MANEUVER, 'trash sardaukar-soldier@hand'],
    then: { influence: { guild: 2 }, intrigue: ['devour'] },
  },
  {
    name: 'treacherous-maneuver agent: need not, then the space gives 1',
    given: { hand: ['treacherous-maneuver', 'sardaukar-soldier'] },
    choose: [
      'agent treacherous-maneuver > deliver-supplies',
      'resolve deliver-supplies > influence guild',
      `no ${MANEUVER}`,
      'end-turn',
    ],
    then: { influence: { guild: 1 }, played: ['treacherous-maneuver'], hand: ['sardaukar-soldier'] },
  },
  {
    name: 'treacherous-maneuver agent: not without an Emperor card in hand',
    given: { hand: ['treacherous-maneuver', 'dagger'], discard: ['sardaukar-soldier'] },
    choose: ['agent treacherous-maneuver > deliver-supplies', `no ${MANEUVER}`],
  },
  {
    name: 'treacherous-maneuver reveal: draws an Intrigue card',
    given: { hand: ['treacherous-maneuver'], table: { intrigueDeck: ['devour', 'cunning'] } },
    choose: ['reveal', 'resolve treacherous-maneuver > 1 intrigue'],
    then: { intrigue: ['devour'], persuasion: 1 },
  },

  {
    name: 'tread-in-darkness agent: with another Bene Gesserit card a card may be trashed and one is drawn',
    given: { hand: ['tread-in-darkness', 'dagger'], played: ['truthtrance'], deck: ['diplomacy', 'dagger'] },
    choose: [
      'agent tread-in-darkness > gather-support > 0',
      'only resolve tread-in-darkness > trash | resolve tread-in-darkness > draw 1',
      'resolve tread-in-darkness > draw 1',
      'resolve tread-in-darkness > trash',
      'trash diplomacy@hand',
    ],
    then: { hand: ['dagger'], table: { trashed: ['diplomacy'] } },
  },
  {
    name: 'tread-in-darkness agent: in the other order',
    given: { hand: ['tread-in-darkness', 'dagger'], played: ['truthtrance'], deck: ['diplomacy', 'dagger'] },
    choose: [
      'agent tread-in-darkness > gather-support > 0',
      'resolve tread-in-darkness > trash',
      'trash dagger@hand',
      'resolve tread-in-darkness > draw 1',
    ],
    then: { hand: ['diplomacy'], table: { trashed: ['dagger'] } },
  },
  {
    name: 'tread-in-darkness agent: the trash is optional, the draw is not',
    given: { hand: ['tread-in-darkness'], played: ['truthtrance'], deck: ['diplomacy', 'dagger'] },
    choose: [
      'agent tread-in-darkness > gather-support > 0',
      'no end-turn',
      'resolve tread-in-darkness > draw 1',
      'end-turn',
    ],
    then: { hand: ['diplomacy'], table: { trashed: [] } },
  },
  {
    name: 'tread-in-darkness agent: neither alone',
    given: { hand: ['tread-in-darkness'], played: ['dagger'] },
    choose: ['agent tread-in-darkness > gather-support > 0', 'only end-turn'],
  },

  {
    name: 'truthtrance: has an empty Agent box',
    given: { hand: ['truthtrance'] },
    choose: ['agent truthtrance > deliver-supplies', 'only end-turn'],
    then: { influence: { guild: 1 }, water: 2, played: ['truthtrance'] },
  },

  {
    name: 'undercover-asset agent: UPR-AGT-02 needs no Influence for Imperial Privilege',
    given: { hand: ['undercover-asset'], solari: 3 },
    choose: ['agent undercover-asset > imperial-privilege'],
    then: { solari: 0 },
  },
  {
    name: 'undercover-asset agent: UPR-AGT-02 needs no Influence for Shipping',
    given: { hand: ['undercover-asset'], spice: 3 },
    choose: ['agent undercover-asset > shipping'],
    then: { spice: 0, solari: 5 },
  },
  {
    name: 'undercover-asset agent: UPR-AGT-02 needs no Influence for Sietch Tabr',
    given: { hand: ['undercover-asset'] },
    choose: [
      'agent undercover-asset > sietch-tabr',
      'resolve sietch-tabr > maker hooks + recruit 1 + 1 water',
    ],
    then: { hooks: true },
  },
  {
    name: 'undercover-asset agent: IMP-AGT-06 the cost has to be paid',
    given: { hand: ['undercover-asset'], spice: 2, solari: 2 },
    choose: ['no agent undercover-asset > shipping', 'no agent undercover-asset > imperial-privilege'],
  },
  {
    name: 'undercover-asset agent: IMP-AGT-05 an occupied space is closed',
    given: { hand: ['undercover-asset'], Olha: { sent: ['sietch-tabr'] } },
    choose: ['no agent undercover-asset > sietch-tabr'],
  },
  {
    name: 'undercover-asset reveal: places a spy',
    given: { hand: ['undercover-asset'] },
    choose: [
      'reveal',
      'only resolve undercover-asset > spy | resolve undercover-asset > 2 swords',
      'resolve undercover-asset > spy',
      'spy post-choam',
      'only end-turn',
    ],
    then: { spies: ['post-choam'], swords: 0 },
  },
  {
    name: 'undercover-asset reveal: or gives 2 swords',
    given: { hand: ['undercover-asset'], conflict: 1 },
    choose: ['reveal', 'resolve undercover-asset > 2 swords', 'only end-turn'],
    then: { spies: [], swords: 2, strength: 4 },
  },

  {
    name: 'unswerving-loyalty reveal: recruits a troop',
    given: { hand: ['unswerving-loyalty'], conflict: 1 },
    choose: ['reveal', `no ${LOYALTY}`, 'end-turn'],
    then: { garrison: 4, conflict: 1 },
  },
  {
    name: 'unswerving-loyalty reveal: with another Fremen card deploys a troop, the recruited one too',
    given: { hand: ['unswerving-loyalty'], played: ['maula-pistol'], garrison: 0 },
    choose: [
      'reveal',
      { garrison: 1 },
      LOYALTY,
      // There is no one to retreat.
      'deploy 1',
      `no ${LOYALTY}`,
    ],
    then: { garrison: 0, conflict: 1, strength: 2 },
  },
  {
    name: 'unswerving-loyalty reveal: or retreats one',
    given: { hand: ['unswerving-loyalty', 'maula-pistol'], conflict: 2, garrison: 0 },
    choose: [
      'reveal',
      LOYALTY,
      'only resolve unswerving-loyalty > deploy 1 | resolve unswerving-loyalty > retreat 1',
      'resolve unswerving-loyalty > retreat 1',
      'retreat 1',
      'end-turn',
    ],
    then: { garrison: 2, conflict: 1 },
  },
  {
    name: 'unswerving-loyalty reveal: IMP-ICO-06 two of them enable each other, and neither need be used',
    given: { hand: ['unswerving-loyalty', 'unswerving-loyalty'] },
    choose: ['reveal', LOYALTY, 'deploy 1', 'end-turn'],
    then: { garrison: 4, conflict: 1 },
  },

  {
    name: 'weirding-woman agent: must return to the hand with another Bene Gesserit card, and can be used again',
    given: {
      ...{ hand: ['weirding-woman'], played: ['truthtrance'] },
      ...{ Olha: { hasRevealed: true }, Andrii: { hasRevealed: true } },
    },
    choose: [
      'agent weirding-woman > imperial-basin',
      `only ${WOMAN} | resolve-rest | deploy 2 | deploy 1 | end-turn`,
      WOMAN,
      { hand: ['weirding-woman'], played: ['truthtrance'], spice: 1 },
      'end-turn',
      'agent weirding-woman > spice-refinery > 0',
      WOMAN,
      'end-turn',
      'reveal',
    ],
    then: { persuasion: 1, swords: 1, revealed: ['weirding-woman'], solari: 2 },
  },
  {
    name: 'weirding-woman agent: does not count itself',
    given: { hand: ['weirding-woman'], played: ['dagger'] },
    choose: ['agent weirding-woman > imperial-basin', `no ${WOMAN}`, 'end-turn'],
    then: { hand: [], played: ['dagger', 'weirding-woman'] },
  },

  {
    name: 'wheels-within-wheels agent: gives 2 Solari with 2 Emperor Influence',
    given: {
      hand: ['wheels-within-wheels'],
      spies: ['post-landsraad-2'],
      influence: { emperor: 2, guild: 1 },
    },
    choose: ['agent wheels-within-wheels > gather-support > 0', 'decline'],
    then: { solari: 2, spice: 0 },
  },
  {
    name: 'wheels-within-wheels agent: gives a spice with 2 Guild Influence',
    given: {
      hand: ['wheels-within-wheels'],
      spies: ['post-landsraad-2'],
      influence: { emperor: 1, guild: 2 },
    },
    choose: ['agent wheels-within-wheels > gather-support > 0', 'decline'],
    then: { solari: 0, spice: 1 },
  },
  {
    name: 'wheels-within-wheels agent: IMP-AGT-08 the Influence of the space may come first',
    given: {
      ...{ hand: ['wheels-within-wheels'], spies: ['post-spacing-guild'] },
      influence: { emperor: 2, guild: 1 },
    },
    choose: [
      'agent wheels-within-wheels > deliver-supplies',
      'decline',
      { solari: 2, spice: 0 },
      'only resolve deliver-supplies > influence guild | resolve-rest | end-turn',
      'resolve deliver-supplies > influence guild',
    ],
    then: { solari: 2, spice: 1, influence: { guild: 2 } },
  },
  {
    name: 'wheels-within-wheels reveal: places a spy',
    given: { hand: ['wheels-within-wheels'], table: { row: [] } },
    choose: ['reveal', 'resolve wheels-within-wheels > spy', 'spy post-choam', 'only end-turn'],
    then: { spies: ['post-choam'], persuasion: 1 },
  },
]

describe('Uprising Imperium cards from T to W', () => {
  playUprising(rows)

  it('are all played, each part of them', () => {
    const cards = uprising.cards.filter(({ pile, id }) => pile === 'imperium' && id >= 't')
    expect(cards).toHaveLength(7)
    expect(unplayed(rows, cards.flatMap(partsOf))).toEqual([])
  })

  it('are refused only what another row shows', () => {
    expect(neverOffered(rows)).toEqual([])
  })
})
