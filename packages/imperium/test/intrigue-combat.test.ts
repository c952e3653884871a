import { describe, expect, it } from 'vitest'
import { base } from '../src/content/base/index.ts'
import { headOf, neverOffered, playAll, type Row } from './play.ts'

// A second card in hand keeps the Combat phase from going on at once.
const combat = { phase: 'combat', conflict: 'guild-bank-raid', conflictDeck: ['grand-vision'] }
const endgame = { phase: 'endgame' }

const combatRows: readonly Row[] = [
  {
    name: 'allied-armada: gives 7 swords for 2 spice with an Alliance',
    given: {
      ...{ conflict: 1, intrigue: ['allied-armada', 'windfall'], spice: 2 },
      table: { ...combat, alliances: { guild: 'Serhii' } },
    },
    choose: ['intrigue allied-armada'],
    then: { spice: 0, swords: 7, strength: 9 },
  },
  {
    name: 'allied-armada: not without an Alliance of one’s own',
    given: {
      ...{ conflict: 1, intrigue: ['allied-armada'], spice: 2 },
      table: { ...combat, alliances: { guild: 'Olha' } },
    },
    choose: ['no intrigue allied-armada'],
  },
  {
    name: 'allied-armada: not with 1 spice',
    given: {
      ...{ conflict: 1, intrigue: ['allied-armada'], spice: 1 },
      table: { ...combat, alliances: { guild: 'Serhii' } },
    },
    choose: ['no intrigue allied-armada'],
  },

  {
    name: 'ambush: IMP-CBT-06 gives 4 swords',
    given: { conflict: 1, intrigue: ['ambush', 'windfall'], table: combat },
    choose: ['intrigue ambush'],
    then: { swords: 4, strength: 6, intrigue: ['windfall'], table: { intrigueDiscard: ['ambush'] } },
  },
  {
    name: 'ambush: IMP-CBT-02 not without a troop in the Conflict',
    given: { intrigue: ['ambush'], Olha: { conflict: 1, intrigue: ['windfall'] }, table: combat },
    choose: ['Olha: only pass'],
    then: { table: { decisions: [{ seat: 'Olha', kind: 'combat' }] } },
  },
  {
    name: 'ambush: IMP-INT-05 not on a turn',
    given: { hand: [], conflict: 1, intrigue: ['ambush'] },
    choose: ['no intrigue ambush', 'reveal', 'no intrigue ambush'],
  },

  {
    name: 'master-tactician swords: 3',
    given: { conflict: 1, intrigue: ['master-tactician', 'windfall'], table: combat },
    choose: [
      'only intrigue master-tactician > 3 swords | intrigue master-tactician > retreat 3 | pass',
      'intrigue master-tactician > 3 swords',
    ],
    then: { swords: 3, strength: 5 },
  },
  {
    name: 'master-tactician retreat: up to 3 troops to the garrison, at 2 strength each',
    given: { conflict: 4, garrison: 0, swords: 1, intrigue: ['master-tactician', 'windfall'], table: combat },
    choose: [
      'intrigue master-tactician > retreat 3',
      'only retreat 3 | retreat 2 | retreat 1 | retreat 0',
      'retreat 3',
    ],
    then: { conflict: 1, garrison: 3, strength: 3 },
  },
  {
    name: 'master-tactician retreat: IMP-STR-03 without a troop left the strength is 0',
    given: {
      ...{ conflict: 2, garrison: 0, swords: 5, intrigue: ['master-tactician'], table: combat },
      Olha: { conflict: 1, intrigue: ['windfall'] },
    },
    choose: ['intrigue master-tactician > retreat 3', 'retreat 2'],
    then: { conflict: 0, garrison: 2, strength: 0, table: { decisions: [{ seat: 'Olha', kind: 'combat' }] } },
  },

  {
    name: 'private-army: gives 5 swords for 2 spice',
    given: { conflict: 1, intrigue: ['private-army', 'windfall'], spice: 2, table: combat },
    choose: ['intrigue private-army'],
    then: { spice: 0, swords: 5, strength: 7 },
  },
  {
    name: 'private-army: not with 1 spice',
    given: { conflict: 1, intrigue: ['private-army'], spice: 1, table: combat },
    choose: ['no intrigue private-army'],
  },

  {
    name: 'staged-incident: IMP-DEP-09 gives a victory point for 3 troops in the Conflict',
    given: { conflict: 4, garrison: 1, intrigue: ['staged-incident', 'windfall'], table: combat },
    choose: ['intrigue staged-incident'],
    then: { vp: 1, conflict: 1, garrison: 1, supply: 10, strength: 2 },
  },
  {
    name: 'staged-incident: IMP-CBT-10 IMP-CBT-15 with the last troops gone nothing is won',
    given: { conflict: 3, swords: 4, intrigue: ['staged-incident'], table: combat },
    choose: ['intrigue staged-incident'],
    then: { vp: 1, solari: 0, table: { noEvents: [{ kind: 'reward' }] } },
  },
  {
    name: 'staged-incident: not with 2 troops',
    given: { conflict: 2, intrigue: ['staged-incident'], table: combat },
    choose: ['no intrigue staged-incident'],
  },

  {
    name: 'tiebreaker combat: gives 2 swords',
    given: { conflict: 1, intrigue: ['tiebreaker', 'windfall'], table: combat },
    choose: ['intrigue tiebreaker'],
    then: { swords: 2, strength: 4, spice: 0 },
  },
]

const stockpiles = { ...combat, conflict: 'raid-stockpiles', intrigueDeck: ['demand-respect', 'ambush'] }

const wonRows: readonly Row[] = [
  {
    name: 'to-the-victor: IMP-CBT-07 gives 3 spice after a Conflict is won, not before',
    given: { conflict: 1, intrigue: ['to-the-victor'], table: combat },
    choose: [
      'only pass',
      'pass',
      { solari: 6, spice: 0 },
      'only intrigue to-the-victor | pass',
      'intrigue to-the-victor',
    ],
    then: { spice: 3, solari: 6 },
  },
  {
    name: 'to-the-victor: IMP-CBT-14 not after a tie for first',
    given: { conflict: 1, intrigue: ['to-the-victor'], Olha: { conflict: 1 }, table: combat },
    choose: ['pass', 'no intrigue to-the-victor'],
    then: { solari: 4, spice: 0, intrigue: ['to-the-victor'], table: { round: 2 } },
  },
  {
    name: 'to-the-victor: not on second place',
    given: { conflict: 1, intrigue: ['to-the-victor'], Olha: { conflict: 2 }, table: combat },
    choose: ['pass', 'no intrigue to-the-victor'],
    then: { solari: 4, spice: 0, table: { round: 2 } },
  },

  {
    name: 'demand-respect for nothing: gives an Influence of choice',
    given: { conflict: 1, intrigue: ['demand-respect'], table: combat },
    choose: [
      'only pass',
      'pass',
      'only intrigue demand-respect > 1 influence | pass',
      'intrigue demand-respect > 1 influence',
      'only influence emperor | influence guild | influence bene-gesserit | influence fremen',
      'influence fremen',
    ],
    then: { influence: { fremen: 1 } },
  },
  {
    name: 'demand-respect for 2 spice: gives 2 Influence with one Faction',
    given: { conflict: 1, spice: 2, intrigue: ['demand-respect'], table: combat },
    choose: ['pass', 'intrigue demand-respect > 2 spice -> 2 influence', 'influence fremen'],
    then: { spice: 0, influence: { fremen: 2 }, vp: 1 },
  },
  {
    name: 'demand-respect for 2 spice: not with 1',
    given: { conflict: 1, spice: 1, intrigue: ['demand-respect'], table: combat },
    choose: ['pass', 'no intrigue demand-respect > 2 spice -> 2 influence'],
  },
  {
    name: 'demand-respect for 2 spice: IMP-CLR-03 spice of the reward may pay, and a card drawn with it be played',
    given: { conflict: 1, table: stockpiles },
    choose: [
      { spice: 3, intrigue: ['demand-respect'] },
      'intrigue demand-respect > 2 spice -> 2 influence',
      'influence guild',
    ],
    then: { spice: 1, influence: { guild: 2 } },
  },
  {
    name: 'demand-respect for 2 spice: IMP-CLR-03 spice of To the Victor may pay',
    given: { conflict: 1, intrigue: ['demand-respect', 'to-the-victor'], table: combat },
    choose: [
      'pass',
      'no intrigue demand-respect > 2 spice -> 2 influence',
      'intrigue to-the-victor',
      'intrigue demand-respect > 2 spice -> 2 influence',
      'influence guild',
    ],
    then: { spice: 1, influence: { guild: 2 } },
  },
  {
    name: 'demand-respect for nothing: IMP-CBT-14 not after a tie for first',
    given: { conflict: 1, intrigue: ['demand-respect'], Olha: { conflict: 1 }, table: combat },
    choose: ['pass', 'no intrigue demand-respect > 1 influence'],
    then: { intrigue: ['demand-respect'], table: { round: 2 } },
  },
]

const FLOW = 'the-spice-must-flow'
const all = { emperor: 3, guild: 3, 'bene-gesserit': 3, fremen: 3 }

const endgameRows: readonly Row[] = [
  {
    name: 'corner-the-market: gives 2 victory points for 2 The Spice Must Flow and more than each opponent',
    given: {
      ...{ deck: [FLOW], discard: [FLOW], intrigue: ['corner-the-market'] },
      ...{ Olha: { deck: [FLOW] }, table: endgame },
    },
    choose: ['intrigue corner-the-market'],
    then: { vp: 2 },
  },
  {
    name: 'corner-the-market: gives 1 for two, equal to an opponent',
    given: {
      ...{ deck: [FLOW], hand: [FLOW], intrigue: ['corner-the-market'] },
      ...{ Olha: { deck: [FLOW], discard: [FLOW] }, table: endgame },
    },
    choose: ['intrigue corner-the-market'],
    then: { vp: 1 },
  },
  {
    name: 'corner-the-market: gives 1 for a single one where no opponent has any',
    given: { deck: [FLOW], intrigue: ['corner-the-market'], table: endgame },
    choose: ['intrigue corner-the-market'],
    then: { vp: 1 },
  },
  {
    name: 'corner-the-market: not for a single one, equal to an opponent',
    given: { deck: [FLOW], intrigue: ['corner-the-market'], Olha: { deck: [FLOW] }, table: endgame },
    choose: ['no intrigue corner-the-market'],
  },
  {
    name: 'corner-the-market: IMP-INT-06 not before the Endgame',
    given: { deck: [FLOW, FLOW], intrigue: ['corner-the-market'] },
    choose: ['no intrigue corner-the-market'],
  },

  {
    name: 'plans-within-plans: gives 1 victory point for 3 Influence on three tracks',
    given: { influence: { ...all, fremen: 2 }, intrigue: ['plans-within-plans'], table: endgame },
    choose: [{ vp: 4 }, 'intrigue plans-within-plans'],
    then: { vp: 5 },
  },
  {
    name: 'plans-within-plans: gives 2 for all four',
    given: { influence: all, intrigue: ['plans-within-plans'], table: endgame },
    choose: [{ vp: 4 }, 'intrigue plans-within-plans'],
    then: { vp: 6 },
  },
  {
    name: 'plans-within-plans: not for two',
    given: { influence: { ...all, guild: 2, fremen: 2 }, intrigue: ['plans-within-plans'], table: endgame },
    choose: ['no intrigue plans-within-plans'],
  },

  {
    name: 'tiebreaker endgame: IMP-END-03 gives 10 spice, which break a tie',
    given: { intrigue: ['tiebreaker'], Olha: { spice: 9 }, table: endgame },
    choose: ['intrigue tiebreaker'],
    then: {
      spice: 10,
      table: { outcome: { places: [['Serhii'], ['Olha'], ['Andrii']], scores: [0, 0, 0] } },
    },
  },
]

const rows = [...combatRows, ...wonRows, ...endgameRows]

describe('Combat Intrigue cards', () => {
  playAll(combatRows)
})

describe('Intrigue cards of who wins a Conflict', () => {
  playAll(wonRows)
})

describe('Endgame Intrigue cards', () => {
  playAll(endgameRows)
})

describe('Combat and Endgame Intrigue cards', () => {
  it('are all played, each way', () => {
    const heads = [...new Set(rows.map(headOf))]
    const waysOf = (id: string): number =>
      heads.filter((head) => head === id || head.startsWith(`${id} `)).length
    const cards = base.intrigue.filter(({ plays }) =>
      plays.some(({ timing }) => timing !== 'plot' && timing !== 'turn-start'),
    )
    expect(cards).toHaveLength(10)
    expect(cards.map(({ id }) => [id, waysOf(id)])).toEqual(cards.map(({ id, plays }) => [id, plays.length]))
  })

  it('are refused only what another row shows', () => {
    expect(neverOffered(rows)).toEqual([])
  })
})
