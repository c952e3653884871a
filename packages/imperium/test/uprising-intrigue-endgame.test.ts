import { describe, expect, it } from 'vitest'
import { choam } from '../src/content/choam/index.ts'
import { uprising } from '../src/content/uprising/index.ts'
import { playWords } from '../src/effects/language.ts'
import { neverOffered, playUprising, type Row, unplayed, withChoam } from './play.ts'

const table = { phase: 'endgame' }
const FLOW = 'the-spice-must-flow'

/** A won Conflict with each icon, and the Objective with it. */
const ICONS = {
  crysknife: ['choam-security', 'objective-crysknife'],
  'desert-mouse': ['trade-dispute', 'objective-desert-mouse-first'],
  ornithopter: ['shadow-contest', 'objective-ornithopter-1-3p'],
} as const

const flips: readonly Row[] = Object.entries(ICONS).flatMap(([id, [conflict, objective]]): Row[] => {
  const head = `${id} > flip ${id} -> 1 vp`
  const given = { intrigue: [id, 'mercenaries'], vp: 0, table }
  const others = Object.entries(ICONS).flatMap(([icon, [won]]) => (icon === id ? [] : [won]))
  return [
    {
      name: `${head}: UPR-BTL-06 a won Conflict card with the icon is turned over for a victory point`,
      given: { ...given, trophies: [objective, conflict, ...others] },
      choose: [`intrigue ${id}`],
      then: { vp: 1, trophies: [objective, { card: conflict, faceUp: false }, ...others] },
    },
    {
      name: `${head}: UPR-BTL-06 or the wild one, as wanted`,
      given: { ...given, trophies: [conflict, 'propaganda'] },
      choose: [`intrigue ${id}`, `only flip ${conflict} | flip propaganda`, 'flip propaganda', 'only pass'],
      then: { vp: 1, trophies: [conflict, { card: 'propaganda', faceUp: false }] },
    },
    {
      name: `${head}: UPR-BTL-06 no Objective, no card turned over, no other icon`,
      given: { ...given, trophies: [objective, { card: conflict, faceUp: false }, ...others] },
      choose: ['only pass'],
    },
    {
      name: `${head}: IMP-INT-06 not on a turn`,
      given: { hand: [], intrigue: [id], trophies: [conflict], vp: 0 },
      choose: [`intrigue ${id}`],
      then: { vp: 0, spice: 1, trophies: [conflict] },
    },
  ]
})

const rows: readonly Row[] = [
  {
    name: 'propaganda: UPR-BTL-05 the wild icon may be paired with any at the end',
    given: { trophies: ['propaganda', 'shadow-contest', 'objective-crysknife'], vp: 0, table },
    choose: [
      'only pair propaganda > shadow-contest | pair propaganda > objective-crysknife | pass',
      'pair propaganda > shadow-contest',
    ],
    then: {
      ...{ vp: 1 },
      trophies: [
        { card: 'propaganda', faceUp: false },
        { card: 'shadow-contest', faceUp: false },
        'objective-crysknife',
      ],
    },
  },
  {
    name: 'secure-spice-trade: a victory point and 2 spice with 2 The Spice Must Flow, wherever they are',
    given: { intrigue: ['secure-spice-trade'], vp: 0, deck: [FLOW], discard: [FLOW], table },
    choose: ['intrigue secure-spice-trade'],
    then: { vp: 1, spice: 2 },
  },
  {
    name: 'secure-spice-trade: IMP-END-02 the spice counts for the tie',
    given: {
      ...{ intrigue: ['secure-spice-trade'], vp: 8, deck: [FLOW, FLOW], table },
      ...{ Olha: { vp: 9, spice: 1 }, Andrii: { vp: 0 } },
    },
    choose: ['intrigue secure-spice-trade'],
    then: { table: { outcome: { places: [['Serhii'], ['Olha'], ['Andrii']], scores: [9, 9, 0] } } },
  },
  {
    name: 'secure-spice-trade: not with 1',
    given: { intrigue: ['secure-spice-trade'], discard: [FLOW], table },
    choose: ['no intrigue secure-spice-trade'],
  },

  {
    name: 'shadow-alliance: a victory point, once, for 4 Influence where an opponent holds the Alliance',
    given: {
      ...{ intrigue: ['shadow-alliance'], influence: { guild: 4, fremen: 5 } },
      table: { ...table, alliances: { guild: 'Olha', fremen: 'Andrii' } },
    },
    choose: ['intrigue shadow-alliance'],
    // Two for the tracks.
    then: { vp: 3 },
  },
  {
    name: 'shadow-alliance: not with 3',
    given: {
      ...{ intrigue: ['shadow-alliance'], influence: { guild: 3 } },
      table: { ...table, alliances: { guild: 'Olha' } },
    },
    choose: ['no intrigue shadow-alliance'],
  },
  {
    name: 'shadow-alliance: not under one’s own Alliance',
    given: {
      ...{ intrigue: ['shadow-alliance'], influence: { guild: 5 } },
      table: { ...table, alliances: { guild: 'Serhii' } },
    },
    choose: ['no intrigue shadow-alliance'],
  },
]

const choamRows: readonly Row[] = [
  {
    name: 'choam-profits: a victory point with 4 completed contracts',
    given: {
      ...{ intrigue: ['choam-profits'], vp: 0, table },
      completed: ['espionage', 'immediate', 'harvest-3', 'arrakeen-spy'],
    },
    choose: ['intrigue choam-profits'],
    then: { vp: 1 },
  },
  {
    name: 'choam-profits: not with 3',
    given: {
      ...{ intrigue: ['choam-profits'], completed: ['espionage', 'immediate', 'harvest-3'], table },
      contracts: ['arrakeen-spy'],
    },
    choose: ['no intrigue choam-profits'],
  },
]

describe('Endgame Intrigue cards of Uprising', () => {
  playUprising([...flips, ...rows])
  playUprising(withChoam(choamRows))

  it('are all played, in each way', () => {
    const ways = [...uprising.intrigue, ...(choam.adds?.intrigue ?? [])].flatMap(({ id, plays }) =>
      plays
        .filter(({ timing }) => timing === 'endgame')
        .map((play) => (plays.length === 1 ? id : `${id} > ${playWords(play)}`)),
    )
    expect(ways).toHaveLength(6)
    expect(unplayed([...flips, ...rows, ...choamRows], ways)).toEqual([])
  })

  it('are refused only what another row shows', () => {
    expect(neverOffered([...flips, ...rows, ...choamRows])).toEqual([])
  })
})

describe('IMP-INT-04 IMP-INT-05 IMP-INT-06 An Intrigue card of Uprising', () => {
  /** Everything that a card may ask for. */
  const able = {
    ...{ solari: 5, spice: 5, water: 3, council: true, garrison: 4, conflict: 3, worms: 1 },
    ...{
      spies: ['post-choam', 'post-emperor'],
      influence: { emperor: 3, guild: 4, 'bene-gesserit': 3, fremen: 3 },
    },
    ...{ completed: ['espionage', 'immediate', 'harvest-3', 'arrakeen-spy'], deck: [FLOW, FLOW] },
    trophies: ['propaganda'],
  }
  const tracks = { alliances: { guild: 'Olha', fremen: 'Serhii' } }

  it('is in the tables, each of the 39', () => {
    expect([...uprising.intrigue, ...(choam.adds?.intrigue ?? [])]).toHaveLength(39)
  })

  const cards = [...uprising.intrigue, ...(choam.adds?.intrigue ?? [])].flatMap(({ id, plays }) =>
    plays.map((play) => ({ id, play, ways: plays.filter(({ timing }) => timing === play.timing).length })),
  )
  // These need something done on the turn, and have rows of their own.
  const LATER = ['distraction', 'leverage']

  playUprising(
    withChoam(
      cards
        .filter(({ id }) => !LATER.includes(id))
        .flatMap(({ id, play, ways }): Row[] => {
          const key = `intrigue ${id}${ways > 1 ? ` > ${playWords(play)}` : ''}`
          const isPlot = play.timing === 'plot'
          const given = { ...able, hand: ['dagger'], intrigue: [id, 'leverage'], table: tracks }
          const atEnd = { ...given, table: { ...tracks, phase: 'endgame' } }
          const inCombat = { ...given, table: { ...tracks, phase: 'combat', conflictDeck: ['propaganda'] } }
          const offered = (isOffered: boolean) => (isOffered ? [key] : isTwoFold(id) ? [] : [`no ${key}`])
          return [
            { name: `${key}: ${isPlot ? '' : 'not '}at the start of a turn`, given, choose: offered(isPlot) },
            {
              name: `${key}: ${isPlot ? '' : 'not '}after an Agent has been sent`,
              given: { ...given, hand: ['dagger', 'diplomacy'] },
              choose: ['agent dagger > gather-support > 0', ...offered(isPlot)],
            },
            {
              name: `${key}: ${isPlot ? '' : 'not '}on a Reveal turn`,
              given,
              choose: ['reveal', ...offered(isPlot && id !== 'sietch-ritual')],
            },
            {
              name: `${key}: ${play.timing === 'combat' ? '' : 'not '}in Combat`,
              given: inCombat,
              choose: offered(play.timing === 'combat'),
            },
            {
              name: `${key}: ${play.timing === 'endgame' ? '' : 'not '}at the end of the game`,
              given: atEnd,
              choose: offered(play.timing === 'endgame'),
            },
          ]
        }),
    ),
  )

  /** Cards for two times have one key for both, so that only what is offered can be told. */
  function isTwoFold(id: string): boolean {
    return new Set(cards.filter((card) => card.id === id).map(({ play }) => play.timing)).size > 1
  }
})
