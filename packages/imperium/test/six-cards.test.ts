import { contentOf } from '@sietch/imperium'
import { describe, expect, it } from 'vitest'
import { neverOffered, partsOf, playUprising, type Row, unplayed, withSix } from './play.ts'

const muadDib: readonly Row[] = withSix([
  {
    name: 'command-respect agent: SIX-ICO-01 with the Swordmaster Bonus token, trashed to trade',
    given: { hand: ['command-respect'], swordmaster: true, water: 2, Taras: { solari: 3 } },
    choose: [
      'agent command-respect > carthag > left',
      'resolve command-respect > pay trash this',
      'only trade 2 | trade 4 | decline',
      'trade 4',
      'gift water > 2',
      'Taras: gift solari > 3',
    ],
    then: { water: 0, solari: 3, Taras: { water: 3, solari: 0 }, table: { trashed: ['command-respect'] } },
  },
  {
    name: 'command-respect agent: not without the token',
    given: { hand: ['command-respect'] },
    choose: ['agent command-respect > carthag > left', 'no resolve command-respect > pay trash this'],
  },
  {
    name: 'demand-attention agent: SIX-ACT-02 4 spice for two Influence of the Ally with the Faction visited',
    given: { hand: ['demand-attention'], spice: 4 },
    choose: [
      'agent demand-attention > secrets > right',
      'resolve demand-attention > pay 4 spice + trash this',
    ],
    then: {
      spice: 0,
      Taras: { influence: { 'bene-gesserit': 2 } },
      Andrii: { influence: { 'bene-gesserit': 0 } },
    },
  },
  {
    name: 'desert-call agent: SIX-WRM-01 D-93 with the Maker Hooks of the activated Ally, a sandworm for that Ally',
    given: {
      hand: ['desert-call'],
      water: 1,
      Andrii: { hooks: true },
      table: { conflict: 'test-of-loyalty' },
    },
    choose: ['agent desert-call > imperial-basin > left', 'resolve desert-call > pay 1 water + trash this'],
    then: { water: 0, worms: 0, Andrii: { worms: 1, strength: 3 } },
  },
  {
    name: 'desert-call agent: not with those of the other Ally',
    given: {
      hand: ['desert-call'],
      water: 1,
      Andrii: { hooks: true },
      table: { conflict: 'test-of-loyalty' },
    },
    choose: [
      'agent desert-call > imperial-basin > right',
      'no resolve desert-call > pay 1 water + trash this',
    ],
  },
  {
    name: 'limited-landsraad-access reveal: SIX-ACT-02 spice for the Commander, swords for the Ally',
    given: { hand: ['limited-landsraad-access', 'limited-landsraad-access'], Taras: { conflict: 1 } },
    choose: ['reveal 4'],
    then: { spice: 2, swords: 0, Taras: { swords: 2, strength: 4 }, Andrii: { swords: 0 } },
  },
  {
    name: 'threaten-spice-production agent: D-93 7 spice, of which each Ally decides the own share',
    given: { hand: ['threaten-spice-production'], spice: 3, Andrii: { spice: 2 }, Taras: { spice: 9 } },
    choose: [
      'agent threaten-spice-production > imperial-basin > left',
      'resolve threaten-spice-production > pay 7 spice together',
      'Andrii: only contribute 2 | contribute 1 | contribute 0',
      'Andrii: contribute 2',
      'Taras: only contribute 5 | contribute 4 | contribute 3 | contribute 2 | contribute 1 | contribute 0',
      'Taras: contribute 1',
    ],
    then: {
      ...{ spice: 0, vp: 5, Andrii: { spice: 0, vp: 1 }, Taras: { spice: 8, vp: 1 } },
      table: { trashed: ['threaten-spice-production'] },
    },
  },
  {
    name: 'threaten-spice-production agent: with too little nobody pays',
    given: { hand: ['threaten-spice-production'], spice: 3, Andrii: { spice: 2 }, Taras: { spice: 9 } },
    choose: [
      'agent threaten-spice-production > imperial-basin > left',
      'resolve threaten-spice-production > pay 7 spice together',
      'Andrii: contribute 0',
      'Taras: contribute 0',
    ],
    then: { spice: 4, vp: 4, Andrii: { spice: 2 }, Taras: { spice: 9 }, table: { trashed: [] } },
  },
  {
    name: 'usul agent: a water for the Commander, a spice for the activated Ally',
    given: { hand: ['usul'] },
    choose: ['agent usul > carthag > left', 'resolve usul > 1 water + ally 1 spice'],
    then: { water: 2, spice: 0, Andrii: { water: 1, spice: 1 }, Taras: { water: 1, spice: 0 } },
  },
  {
    name: 'usul agent: or the other way round',
    given: { hand: ['usul'] },
    choose: ['agent usul > carthag > right', 'resolve usul > 1 spice + ally 1 water'],
    then: { water: 1, spice: 1, Taras: { water: 2, spice: 0 } },
  },
])

const asShaddam = (rows: readonly Row[]): Row[] =>
  withSix(
    rows.map((row) => ({ ...row, given: { ...row.given, table: { turn: 'Iryna', ...row.given?.table } } })),
  )

const shaddam: readonly Row[] = asShaddam([
  {
    name: 'corrino-might reveal: D-93 3 spice and the card for 2 troops of each Ally',
    given: { Iryna: { hand: ['corrino-might'], spice: 3 } },
    choose: ['Iryna: reveal 1', 'Iryna: resolve corrino-might > pay 3 spice + trash this'],
    then: {
      ...{ Iryna: { spice: 0 }, Olha: { garrison: 5, swords: 1 }, Lesia: { garrison: 5, swords: 0 } },
      table: { trashed: ['corrino-might'] },
    },
  },
  {
    name: 'critical-shipments agent: 2 Solari for the Commander, a water for the activated Ally',
    given: { Iryna: { hand: ['critical-shipments'] } },
    choose: [
      'Iryna: agent critical-shipments > accept-contract > left',
      'Iryna: resolve critical-shipments > 2 solari + ally 1 water',
    ],
    then: { Iryna: { solari: 2, water: 1 }, Lesia: { water: 2 }, Olha: { water: 1 } },
  },
  {
    name: 'demand-results agent: each Ally gets one of the face-up contracts, and two new ones lie there',
    given: {
      Iryna: { hand: ['demand-results'], solari: 2 },
      table: { contractMarket: ['harvest-3', 'immediate'], contractStack: ['espionage', 'harvest-4'] },
    },
    choose: [
      'Iryna: agent demand-results > assembly-hall > left',
      'Iryna: resolve demand-results > pay 2 solari + trash this',
      'Iryna: only assign harvest-3 > 1 | assign immediate > 1',
      'Iryna: assign immediate > 1',
    ],
    then: {
      ...{ Olha: { solari: 2, completed: ['immediate'] }, Lesia: { contracts: ['harvest-3'] } },
      ...{ Iryna: { solari: 0, contracts: [] }, table: { contractMarket: ['espionage', 'harvest-4'] } },
    },
  },
  {
    name: 'demand-results agent: D-93 of one contract Shaddam says whose it is; the other Ally gets 2 Solari',
    given: {
      Iryna: { hand: ['demand-results'], solari: 2 },
      table: { contractMarket: ['harvest-3'], contractStack: [] },
    },
    choose: [
      'Iryna: agent demand-results > assembly-hall > left',
      'Iryna: resolve demand-results > pay 2 solari + trash this',
      'Iryna: only assign harvest-3 > 1 | assign harvest-3 > 5',
      'Iryna: assign harvest-3 > 5',
    ],
    then: { Olha: { solari: 2 }, Lesia: { contracts: ['harvest-3'], solari: 0 } },
  },
  {
    name: 'devastating-assault agent: SIX-ACT-02 a Solari for the Commander, a troop for the activated Ally',
    given: { Iryna: { hand: ['devastating-assault'] } },
    choose: ['Iryna: agent devastating-assault > accept-contract > right'],
    then: { Iryna: { solari: 1, garrison: 0 }, Olha: { garrison: 4 }, Lesia: { garrison: 3 } },
  },
  {
    name: 'devastating-assault reveal: D-92 with the Swordmaster Bonus token 3 Solari for 5 swords',
    given: { Iryna: { hand: ['devastating-assault'], solari: 3, swordmaster: true }, Lesia: { conflict: 1 } },
    choose: ['Iryna: reveal 5', 'Iryna: resolve devastating-assault > pay 3 solari'],
    then: { Iryna: { solari: 0, persuasion: 1 }, Lesia: { swords: 7, strength: 9 } },
  },
  {
    name: 'imperial-tent agent: SIX-THR-01 a card other than a Fremen card to the Throne Row, the Row refilled at once',
    given: {
      Iryna: { hand: ['imperial-tent'] },
      table: {
        row: ['desert-survival', 'guild-spy', 'guild-spy', 'maula-pistol', 'steersman'],
        imperiumDeck: ['overthrow'],
      },
    },
    choose: [
      'Iryna: agent imperial-tent > vast-wealth > left',
      'Iryna: resolve imperial-tent > throne row',
      'Iryna: no throne desert-survival',
      'Iryna: throne steersman',
    ],
    then: {
      table: {
        row: ['desert-survival', 'guild-spy', 'guild-spy', 'maula-pistol', 'overthrow'],
        throneRow: ['steersman'],
      },
    },
  },
])

const rows = [...muadDib, ...shaddam]
const cards = contentOf('uprising+choam+six').box.cards.filter(({ pile }) => pile === 'commander')

describe("the cards of Muad'Dib", () => playUprising(muadDib))
describe('the cards of Shaddam', () => playUprising(shaddam))

describe('these tables', () => {
  it('play every part of a card of a Commander', () => {
    const revealed = ['limited-landsraad-access reveal']
    expect(unplayed(rows, [...cards.flatMap(partsOf), ...revealed])).toEqual([])
  })

  it('refuse no key that does not exist', () => {
    expect(neverOffered(rows).filter((key) => key !== 'throne desert-survival')).toEqual([])
  })
})
