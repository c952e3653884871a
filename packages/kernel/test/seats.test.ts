// Automa seats and teams: Levy keeps the contract, and the checks catch games that do not.

import {
  numbered,
  type Outcome,
  placesBy,
  randomPolicy,
  seats,
  sidesOf,
  simulate,
  victoryOf,
} from '@sietch/kernel'
import { readScenarios, runScenario } from '@sietch/kernel/scenario'
import {
  checkGame,
  checkOptions,
  checkOutcome,
  checkReplay,
  checkSecrecy,
  checkUntouched,
} from '@sietch/kernel/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type LevySetup, type LevyState, levy } from './levy.ts'
import { levyScenarios } from './levy-scenario.ts'

const PAIRS = [
  [0, 2],
  [1, 3],
]
const ALONE: LevySetup = { players: 1 }
const TEAMS: LevySetup = { players: 3, teams: true }

const setups = fc.record({ players: fc.integer({ min: 1, max: 4 }), teams: fc.boolean() })

const holds = (check: (rules: typeof levy, setup: LevySetup, seed: string) => unknown) =>
  fc.assert(
    fc.property(setups, fc.string({ minLength: 1, maxLength: 8 }), (setup, seed) => {
      check(levy, setup, seed)
    }),
    { numRuns: 40 },
  )

describe('a game with automas and teams', () => {
  it('ends with a place for every seat, and replays', () => holds(checkGame))
  it('replays through JSON', () => holds(checkReplay))
  it('leaves originals and refused positions untouched', () => holds(checkUntouched))
  it('asks people alone', () => holds(checkOptions))
  it('shows no one what an automa holds', () => holds(checkSecrecy))

  it('needs a policy for people alone', () => {
    expect(simulate(levy, ALONE, [randomPolicy], 'alone')).toMatchObject({ decisions: 4, outcome: {} })
  })
})

describe('the checks', () => {
  it('catch a question to an automa', () => {
    const asking = { ...levy, seats: () => levy.seats(ALONE) }
    expect(() => checkOptions(asking, { players: 4 }, 'asking')).toThrow(
      `seat 1, which is nobody's, is asked "play"`,
    )
  })

  it('catch a view that shows what an automa holds', () => {
    const open = {
      ...levy,
      view: (s: LevyState, viewer: Parameters<typeof levy.view>[1]) => ({
        ...levy.view(s, viewer),
        first: s.hands[1]?.[0],
      }),
    }
    expect(() => checkSecrecy(open, ALONE, 'open')).toThrow('the view for 0')
  })

  it.each([0, 'spectator'])('catch an automa that keeps its hand in what %s imagines', (who) => {
    const keeping = {
      ...levy,
      imagine(...[s, viewer, rng]: Parameters<typeof levy.imagine>) {
        const imagined = levy.imagine(s, viewer, rng)
        if (viewer !== who) return imagined
        const taken = new Set([s.hands[2], viewer === 'spectator' ? [] : s.hands[viewer]].flat())
        const others = [...imagined.deck, ...imagined.hands.flat()].filter((card) => !taken.has(card))
        const deal = (count: number) => others.splice(0, count)
        const hands = s.hands.map((hand, seat) =>
          seat === 2 || seat === viewer ? [...hand] : deal(hand.length),
        )
        return { ...imagined, hands, deck: deal(s.deck.length) }
      },
    }
    expect(() => checkSecrecy(keeping, ALONE, 'keeping')).toThrow(
      `what automa 2 holds is not dealt anew for ${who}`,
    )
  })
})

describe('the check of an outcome', () => {
  const [places, scores] = [PAIRS, [2, 1, 1, 0]]
  const check =
    (outcome: Outcome, setup = TEAMS) =>
    () =>
      checkOutcome(levy, setup, outcome)

  it('lets sound ones pass', () => {
    expect(check({ places, scores, teams: PAIRS })).not.toThrow()
    expect(check({ places: [[0], [1, 2], [3]], scores }, ALONE)).not.toThrow()
  })

  it.each<[string, Outcome, LevySetup?]>([
    ['who is in the places', { places: [[0, 2], [1]], scores, teams: PAIRS }],
    [
      'who is in the places',
      {
        places: [
          [0, 2],
          [1, 3, 0],
        ],
        scores,
        teams: PAIRS,
      },
    ],
    ['the number of scores', { places, scores: [4, 0], teams: PAIRS }],
    ['who is in the teams', { places, scores }],
    ['who is in the teams', { places, scores, teams: PAIRS }, ALONE],
    ['the team of the seats 0, 2 is not at one place', { places: [[0], [1, 2, 3]], scores, teams: PAIRS }],
  ])('says that %s is wrong', (problem, outcome, setup) => {
    expect(check(outcome, setup)).toThrow(problem)
  })
})

describe('the sides of an outcome', () => {
  const alone: Outcome = { places: [[2], [0, 3], [1]], scores: [5, 1, 9, 5] }
  const shared: Outcome = { places: [[0, 1, 2, 3], [4]], scores: [3, 1, 2, 4, 4], teams: [...PAIRS, [4]] }

  it('are its seats, where everyone plays alone', () => {
    expect(sidesOf(alone)).toEqual([
      { seats: [2], place: 1, score: 9 },
      { seats: [0], place: 2, score: 5 },
      { seats: [3], place: 2, score: 5 },
      { seats: [1], place: 4, score: 1 },
    ])
  })

  it('are its teams, with what their members have together', () => {
    expect(sidesOf({ places: [PAIRS[1] ?? [], PAIRS[0] ?? []], scores: [2, 4, 1, 0], teams: PAIRS })).toEqual(
      [
        { seats: [1, 3], place: 1, score: 4 },
        { seats: [0, 2], place: 2, score: 3 },
      ],
    )
    expect(sidesOf(shared).map(({ place, score }) => [place, score])).toEqual([
      [1, 5],
      [1, 5],
      [3, 4],
    ])
  })

  it('share a victory among each other, not among their members', () => {
    expect(seats(4).map((seat) => victoryOf(alone, seat))).toEqual([0, 0, 1, 0])
    expect(seats(5).map((seat) => victoryOf(shared, seat))).toEqual([0.5, 0.5, 0.5, 0.5, 0])
    expect(victoryOf({ places: PAIRS, scores: [], teams: PAIRS }, 2)).toBe(1)
    expect(victoryOf({ places: PAIRS, scores: [] }, 2)).toBe(0.5)
  })
})

describe('a scenario', () => {
  const run = (seats: string[], rest: object) => {
    const [scenario] = readScenarios({ scenario: 'of Levy', game: 'levy', seats, ...rest })
    if (scenario === undefined) throw new Error('there is none')
    return runScenario(levyScenarios, scenario).problems
  }
  const four = (top: number) => ({ hand: [top, 1, 2, 3] })

  it('names the players, and automas by their number', () => {
    const given = { players: { Ann: four(40), 'automa 1': four(30), 'automa 2': four(20), 3: four(10) } }
    const steps = [{ seat: 'Ann', choose: 'play 40' }]
    expect(run(['Ann'], { given, steps, then: { players: { 'automa 3': { hand: [1, 2, 3] } } } })).toEqual([])
    expect(run(['Ann'], { given, steps: [{ seat: 'automa 4', choose: 'play 1' }] })).toEqual([
      'step 1: unknown seat "automa 4" (known: Ann, automa 1, automa 2, automa 3)',
    ])
  })

  it('knows the teams of an outcome', () => {
    const setup = { teams: true }
    const given = { players: { Ann: four(40), 'automa 1': four(30), Ben: four(20), Cid: four(10) } }
    const turns = seats(4).flatMap((turn) =>
      Object.entries({ Ann: 40, Ben: 20, Cid: 10 }).map(([seat, top]) => ({
        seat,
        choose: `play ${turn === 0 ? top : turn}`,
      })),
    )
    const teams = [
      ['Ann', 'Ben'],
      ['automa 1', 'Cid'],
    ]
    const outcome = { places: teams, scores: [4, 0, 0, 0], teams }
    expect(run(['Ann', 'Ben', 'Cid'], { setup, given, steps: turns, then: { outcome } })).toEqual([])
    const wrong = { ...outcome, teams: [...teams].reverse() }
    expect(run(['Ann', 'Ben', 'Cid'], { setup, given, steps: turns, then: { outcome: wrong } })).not.toEqual(
      [],
    )
  })

  it('must name everyone who plays', () => {
    const rules = { ...levy, seats: () => levy.seats(ALONE) }
    const [scenario] = readScenarios({ scenario: 'of two', game: 'levy', seats: ['Ann', 'Ben'] })
    if (scenario === undefined) throw new Error('there is none')
    expect(runScenario({ ...levyScenarios, rules }, scenario).problems).toEqual([
      'seats: 1 play, but 2 are named',
    ])
  })
})

describe('places', () => {
  it('go by the first number that differs, the higher the better, and are shared by equals', () => {
    const ranks = [
      [3, 1],
      [5, 0],
      [3, 2],
      [5, 0],
      [3, 1],
    ]
    expect(placesBy(seats(5), (seat) => ranks[seat] ?? [])).toEqual([[1, 3], [2], [0, 4]])
    expect(placesBy([], () => [])).toEqual([])
  })

  it('are counted like races: after two who share a place one is left out', () => {
    expect(
      numbered([['a', 'b'], ['c'], ['d', 'e'], ['f']]).map(({ one, place }) => `${one}${place}`),
    ).toEqual(['a1', 'b1', 'c3', 'd4', 'e4', 'f6'])
  })
})
