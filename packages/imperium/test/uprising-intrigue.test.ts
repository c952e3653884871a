import { describe, expect, it } from 'vitest'
import { uprising } from '../src/content/uprising/index.ts'
import { playWords } from '../src/effects/language.ts'
import { neverOffered, playUprising, type Row, unplayed } from './play.ts'

const FOUR = 'influence emperor | influence guild | influence bene-gesserit | influence fremen'
const BUY = (faction: string) => `resolve buy-access > 1 influence ${faction}`
const LOSE_FOR_ONE = 'resolve change-allegiances > pay 1 influence'
const SPICE_FOR_ONE = 'resolve change-allegiances > pay 3 spice'
const DEPART = 'resolve depart-for-arrakis > pay 2 spice'
const PAID_CUNNING = 'intrigue cunning > 1 spice -> draw 1 + trash'
const waitForIt = { Olha: { hasRevealed: true }, Andrii: { hasRevealed: true } }

const rows: readonly Row[] = [
  {
    name: 'buy-access: an Influence with each of two Factions for 5 Solari, both named first',
    given: { intrigue: ['buy-access'], solari: 5 },
    choose: [
      'intrigue buy-access',
      `only ${['emperor', 'guild', 'bene-gesserit', 'fremen'].map(BUY).join(' | ')}`,
      BUY('guild'),
      `no ${BUY('guild')}`,
      { influence: { guild: 0 }, solari: 0 },
      BUY('fremen'),
    ],
    then: {
      ...{ influence: { emperor: 0, guild: 1, 'bene-gesserit': 0, fremen: 1 }, intrigue: [] },
      table: { intrigueDiscard: ['buy-access'] },
    },
  },
  {
    name: 'buy-access: not with 4 Solari',
    given: { intrigue: ['buy-access'], solari: 4 },
    choose: ['no intrigue buy-access'],
  },

  {
    name: 'call-to-arms: IMP-INT-12 a troop for each card acquired on the Reveal turn of the round',
    given: {
      ...{ hand: ['dagger'], intrigue: ['call-to-arms'], persuasion: 5, ...waitForIt },
      table: { row: ['maula-pistol'] },
    },
    choose: [
      'agent dagger > assembly-hall',
      'intrigue call-to-arms',
      { waiting: ['call-to-arms'], table: { intrigueDiscard: [] } },
      'resolve assembly-hall > 1 intrigue',
      'end-turn',
      'reveal',
      'acquire maula-pistol',
      { garrison: 4 },
      'acquire prepare-the-way',
      { garrison: 5, conflict: 0 },
      'end-turn',
    ],
    then: { waiting: [], table: { intrigueDiscard: ['call-to-arms'] } },
  },
  {
    name: 'call-to-arms: not for a card acquired before it was played, nor for Intrigue cards',
    given: { hand: ['treacherous-maneuver'], intrigue: ['call-to-arms'], persuasion: 4 },
    choose: [
      'reveal',
      'acquire prepare-the-way',
      'intrigue call-to-arms',
      { garrison: 3 },
      'resolve treacherous-maneuver > 1 intrigue',
      { garrison: 3 },
      'acquire prepare-the-way',
    ],
    then: { garrison: 4 },
  },
  {
    name: 'call-to-arms: goes with the turn, used or not',
    given: { hand: [], intrigue: ['call-to-arms'] },
    choose: ['reveal', 'intrigue call-to-arms', 'end-turn'],
    then: { garrison: 3, table: { intrigueDiscard: ['call-to-arms'] } },
  },

  {
    name: 'change-allegiances: loses an Influence for one, then pays 3 spice for another',
    given: { intrigue: ['change-allegiances'], influence: { guild: 1 }, spice: 3 },
    choose: [
      'intrigue change-allegiances',
      `only ${LOSE_FOR_ONE} | ${SPICE_FOR_ONE}`,
      LOSE_FOR_ONE,
      `only ${FOUR}`,
      'influence guild',
      `only ${SPICE_FOR_ONE} | decline`,
      SPICE_FOR_ONE,
      'influence emperor',
    ],
    then: { influence: { guild: 1, emperor: 1 }, spice: 0 },
  },
  {
    name: 'change-allegiances: IMP-INT-11 the second line may be skipped',
    given: { intrigue: ['change-allegiances'], influence: { guild: 1 }, spice: 3 },
    choose: ['intrigue change-allegiances', LOSE_FOR_ONE, 'influence fremen', 'decline'],
    then: { influence: { guild: 0, fremen: 1 }, spice: 3, intrigue: [] },
  },
  {
    name: 'change-allegiances: or the first',
    given: { intrigue: ['change-allegiances'], influence: { guild: 1 }, spice: 3 },
    choose: ['intrigue change-allegiances', SPICE_FOR_ONE, 'influence fremen', 'decline'],
    then: { influence: { guild: 1, fremen: 1 }, spice: 0 },
  },
  {
    name: 'change-allegiances: with the spice alone',
    given: { intrigue: ['change-allegiances'], spice: 3 },
    choose: ['intrigue change-allegiances', 'influence fremen'],
    then: { influence: { fremen: 1 }, spice: 0, intrigue: [] },
  },
  {
    name: 'change-allegiances: IMP-INT-11 what the first line brings may pay for the second',
    given: {
      ...{ leader: 'lady-margot-fenring', intrigue: ['change-allegiances'], spice: 1 },
      influence: { guild: 1, 'bene-gesserit': 1 },
    },
    choose: [
      'intrigue change-allegiances',
      'lose-influence guild',
      'influence bene-gesserit',
      SPICE_FOR_ONE,
      'influence fremen',
    ],
    then: { spice: 0, influence: { guild: 0, 'bene-gesserit': 2, fremen: 1 } },
  },
  {
    name: 'change-allegiances: UPR-INF-01 a spy earned at 4 is placed before the second line',
    given: { intrigue: ['change-allegiances'], influence: { guild: 1, emperor: 3 }, spice: 3 },
    choose: [
      'intrigue change-allegiances',
      LOSE_FOR_ONE,
      'lose-influence guild',
      'influence emperor',
      'spy post-choam',
      'decline',
    ],
    then: { spies: ['post-choam'], influence: { emperor: 4 } },
  },
  {
    name: 'change-allegiances: neither without Influence and with 2 spice',
    given: { intrigue: ['change-allegiances'], spice: 2 },
    choose: ['no intrigue change-allegiances'],
  },

  {
    name: 'contingency-plan > 2 solari: on a turn',
    given: { intrigue: ['contingency-plan'] },
    choose: ['intrigue contingency-plan'],
    then: { solari: 2, swords: 0 },
  },

  {
    name: 'councilors-ambition: 2 water with a seat on the High Council',
    given: { intrigue: ['councilors-ambition'], council: true },
    choose: ['intrigue councilors-ambition'],
    then: { water: 3 },
  },
  {
    name: 'councilors-ambition: not without',
    given: { intrigue: ['councilors-ambition'], Olha: { council: true } },
    choose: ['no intrigue councilors-ambition'],
  },

  ...['crysknife', 'desert-mouse'].map((id) => ({
    name: `${id} > 1 spice: on a turn, whatever was won`,
    given: { intrigue: [id], trophies: [] },
    choose: [`intrigue ${id}`],
    then: { spice: 1, vp: 0 },
  })),

  {
    name: 'cunning > draw 1: for nothing',
    given: { hand: [], intrigue: ['cunning'], spice: 1, deck: ['dagger', 'diplomacy'] },
    choose: [`only reveal | intrigue cunning > draw 1 | ${PAID_CUNNING}`, 'intrigue cunning > draw 1'],
    then: { hand: ['dagger'], spice: 1 },
  },
  {
    name: 'cunning > 1 spice -> draw 1 + trash: the drawn card too may be trashed',
    given: { hand: [], discard: [], intrigue: ['cunning'], spice: 1, deck: ['dagger', 'diplomacy'] },
    choose: [PAID_CUNNING, 'only trash dagger@hand | decline', 'trash dagger@hand'],
    then: { hand: [], spice: 0, table: { trashed: ['dagger'] } },
  },
  {
    name: 'cunning > 1 spice -> draw 1 + trash: IMP-DCK-07 or none',
    given: { hand: [], discard: [], intrigue: ['cunning'], spice: 1, deck: ['dagger', 'diplomacy'] },
    choose: [PAID_CUNNING, 'decline'],
    then: { hand: ['dagger'], spice: 0, table: { trashed: [] } },
  },
  {
    name: 'cunning > 1 spice -> draw 1 + trash: IMP-REV-08 drawn on a Reveal turn the card is used first',
    given: { hand: [], discard: [], intrigue: ['cunning'], spice: 1, deck: ['convincing-argument'] },
    choose: ['reveal', PAID_CUNNING, 'trash convincing-argument@play'],
    then: { revealed: [], table: { trashed: ['convincing-argument'] } },
  },
  {
    name: 'cunning > 1 spice -> draw 1 + trash: not without spice',
    given: { intrigue: ['cunning'] },
    choose: [`no ${PAID_CUNNING}`],
  },
  {
    name: 'cunning > draw 1: IMP-REV-08 drawn on a Reveal turn the card is revealed',
    given: { hand: [], intrigue: ['cunning'], deck: ['convincing-argument', 'dagger'] },
    choose: ['reveal', 'intrigue cunning > draw 1'],
    then: { hand: [], revealed: ['convincing-argument'], persuasion: 2 },
  },

  {
    name: 'depart-for-arrakis: 3 troops for 2 spice, and a card with 3 Guild Influence',
    given: {
      ...{ hand: [], intrigue: ['depart-for-arrakis'], spice: 2, influence: { guild: 3 } },
      deck: ['dagger', 'diplomacy'],
    },
    choose: [
      'intrigue depart-for-arrakis',
      `only ${DEPART} | resolve depart-for-arrakis > draw 1 | decline`,
      DEPART,
      { hand: [] },
      'resolve depart-for-arrakis > draw 1',
    ],
    then: { spice: 0, garrison: 6, hand: ['dagger'] },
  },
  {
    name: 'depart-for-arrakis: the card alone',
    given: {
      ...{ hand: [], intrigue: ['depart-for-arrakis'], spice: 2, influence: { guild: 3 } },
      deck: ['dagger', 'diplomacy'],
    },
    choose: ['intrigue depart-for-arrakis', 'decline'],
    then: { spice: 2, garrison: 3, hand: ['dagger'] },
  },
  {
    name: 'depart-for-arrakis: the card with no spice to pay',
    given: {
      ...{ hand: [], intrigue: ['depart-for-arrakis'], spice: 1, influence: { guild: 3 } },
      deck: ['dagger', 'diplomacy'],
    },
    choose: ['intrigue depart-for-arrakis'],
    then: { spice: 1, garrison: 3, hand: ['dagger'] },
  },
  {
    name: 'depart-for-arrakis: IMP-DEP-10 the troops alone, to be deployed on a combat space',
    given: {
      ...{ hand: ['reconnaissance'], intrigue: ['depart-for-arrakis'], spice: 2, influence: { guild: 2 } },
      deck: ['dagger', 'diplomacy'],
    },
    choose: [
      'intrigue depart-for-arrakis',
      { spice: 0, garrison: 6, hand: ['reconnaissance'] },
      'agent reconnaissance > spice-refinery > 0',
      'no deploy 6',
      'deploy 5',
    ],
    then: { garrison: 1, conflict: 5 },
  },
  {
    name: 'depart-for-arrakis: neither with 1 spice and 2 Guild Influence',
    given: { intrigue: ['depart-for-arrakis'], spice: 1, influence: { guild: 2 } },
    choose: ['no intrigue depart-for-arrakis'],
  },

  {
    name: 'detonation > remove shield wall: UPR-SHW-02 for good',
    given: { hand: [], intrigue: ['detonation'] },
    choose: [
      'only reveal | intrigue detonation > remove shield wall | intrigue detonation > deploy 4',
      'intrigue detonation > remove shield wall',
      'remove-shield-wall',
    ],
    then: { conflict: 0, table: { shieldWall: false } },
  },
  {
    name: 'detonation > remove shield wall: not when it is gone',
    given: { intrigue: ['detonation'], table: { shieldWall: false } },
    choose: ['no intrigue detonation > remove shield wall'],
  },
  {
    name: 'detonation > deploy 4: IMP-DEP-12 up to 4 troops, without a combat space',
    given: { intrigue: ['detonation'], garrison: 6 },
    choose: [
      'intrigue detonation > deploy 4',
      'only deploy 4 | deploy 3 | deploy 2 | deploy 1 | deploy 0',
      'deploy 4',
    ],
    then: { conflict: 4, garrison: 2, table: { shieldWall: true } },
  },
  {
    name: 'detonation > deploy 4: besides those of a combat space',
    given: { hand: ['reconnaissance'], intrigue: ['detonation'], garrison: 6 },
    choose: [
      'agent reconnaissance > spice-refinery > 0',
      'deploy 2',
      'intrigue detonation > deploy 4',
      'deploy 4',
    ],
    then: { conflict: 6, garrison: 0 },
  },
  {
    name: 'detonation > deploy 4: UPR-REV-04 on a Reveal turn the strength grows at once',
    given: { hand: ['dagger'], intrigue: ['detonation'] },
    choose: ['reveal', { strength: 0 }, 'intrigue detonation > deploy 4', 'deploy 2'],
    then: { conflict: 2, strength: 5 },
  },

  {
    name: 'distraction: UPR-SPY-18 a spy on any post without an own one, after 3 units were deployed',
    given: {
      ...{ hand: ['reconnaissance'], intrigue: ['distraction'], deck: ['dagger'] },
      ...{ spies: ['post-choam'], Olha: { spies: ['post-emperor'] } },
    },
    choose: [
      'agent reconnaissance > arrakeen',
      'deploy 2',
      'no intrigue distraction',
      'deploy 1',
      'intrigue distraction',
      'no spy post-choam',
      'spy post-emperor',
    ],
    then: { spies: ['post-choam', 'post-emperor'], Olha: { spies: ['post-emperor'] } },
  },
  {
    name: 'distraction: UPR-WRM-11 sandworms are units too',
    given: {
      ...{ hand: ['dune-the-desert-planet'], hooks: true, water: 1, intrigue: ['distraction'] },
      table: { conflict: 'skirmish-crysknife' },
    },
    choose: [
      'agent dune-the-desert-planet > hagga-basin',
      'resolve hagga-basin > harvest 0 + 1 sandworm',
      'deploy 2',
      'intrigue distraction',
      'spy post-choam',
    ],
    then: { spies: ['post-choam'] },
  },
  {
    name: 'distraction: not for units of another turn',
    given: { hand: [], intrigue: ['distraction'], conflict: 5 },
    choose: ['no intrigue distraction', 'reveal', 'no intrigue distraction'],
  },
  {
    name: 'distraction: three units that have stood there together are enough, whatever has withdrawn since',
    given: {
      ...{ hand: ['unswerving-loyalty', 'maula-pistol'], intrigue: ['distraction', 'detonation'] },
    },
    choose: [
      'reveal',
      'intrigue detonation > deploy 4',
      'deploy 3',
      'resolve unswerving-loyalty > deploy 1 + retreat 1',
      'resolve unswerving-loyalty > retreat 1',
      'retreat 1',
      'intrigue distraction',
      'spy post-choam',
    ],
    then: { spies: ['post-choam'] },
  },
]

describe('Plot Intrigue cards of Uprising from B to D', () => {
  playUprising(rows)

  it('are all played, in each way', () => {
    const ways = uprising.intrigue
      .filter(({ id }) => id < 'e')
      .flatMap(({ id, plays }) =>
        plays
          .filter(({ timing }) => timing === 'plot')
          .map((play) => (plays.length === 1 ? id : `${id} > ${playWords(play)}`)),
      )
    expect(ways).toHaveLength(13)
    expect(unplayed(rows, ways)).toEqual([])
  })

  it('are refused only what another row shows', () => {
    expect(neverOffered(rows)).toEqual([])
  })
})
