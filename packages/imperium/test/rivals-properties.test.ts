import { type ImperiumRules, type ImperiumSetup, imperium, readEvent, uprising } from '@sietch/imperium'
import { checkInvariants } from '@sietch/imperium/invariants'
import { type GameEvent, rngOf, seats, start, type Viewer } from '@sietch/kernel'
import { checkGame, checkOptions, checkSecrecy, checkUntouched } from '@sietch/kernel/testing'
import { describe, expect, it } from 'vitest'
import { isRival, victoryPoints } from '../src/state.ts'

const ALL_PARTS = ['choam', 'base-imperium', 'base-intrigue', 'base-conflicts', 'base-leaders']

/** Every mode once or twice; `npm run soak` plays thousands. */
const MODES: readonly [ImperiumRules, ImperiumSetup][] = [
  [imperium, { players: 1, leaders: 'choose', rivals: { level: 'mercenary' } }],
  [imperium, { players: 1, leaders: 'random', rivals: { level: 'kwisatz-haderach' } }],
  [imperium, { players: 2, leaders: 'random', rivals: { rules: ['expert-deployment'] } }],
  [uprising, { players: 1, leaders: 'random', rivals: { level: 'mentat', churn: true } }],
  [uprising, { players: 1, leaders: 'random', modules: ALL_PARTS, rivals: { level: 'mercenary' } }],
  [uprising, { players: 2, leaders: { deal: 2 }, modules: ['choam'], rivals: { rules: ['smart-politics'] } }],
  [uprising, { players: 2, leaders: 'random', rivals: { streamlined: true } }],
]
/** Many games on a busy machine. */
const PATIENCE = 120_000

describe.each(MODES)('random games of %# with Rivals', (rules, setup) => {
  it(
    'SOL-HAG-01 SOL-RIV-02 end, keep the invariants after every choice, and replay; Rivals never reveal and are never asked',
    () => {
      for (const seed of ['one', 'two']) {
        let turns = 0
        checkGame(rules, setup, `rivals/${seed}`, (s, events) => {
          checkInvariants(s)
          expect(rules.decisions(s).filter(({ seat }) => isRival(s, seat))).toEqual([])
          for (const { kind, data } of events.map(readEvent)) {
            if (kind === 'rival-sent') turns++
            if (kind === 'reveal-turn') expect(isRival(s, data.seat)).toBe(false)
            if (kind === 'influence') expect(data.n).not.toBe(0)
          }
        })
        expect(turns).toBeGreaterThan(5)
      }
    },
    PATIENCE,
  )

  it(
    'offer sound lists of options, leave clones and refused positions untouched, and tell nobody what is hidden',
    () => {
      checkOptions(rules, setup, 'rivals/options')
      checkUntouched(rules, setup, 'rivals/untouched')
      checkSecrecy(rules, setup, 'rivals/secrecy', 2)
    },
    PATIENCE,
  )
})

describe('no one knows', () => {
  const setup: ImperiumSetup = {
    players: 1,
    leaders: ['paul-atreides'],
    rivals: { level: 'sardaukar', who: ['earl-memnon-thorvald', 'count-ilban-richese'] },
  }
  const viewers: readonly Viewer[] = [0, 'spectator']

  it('SOL-HAG-12 the Intrigue cards of Rivals, or the order of the House Hagal deck', () => {
    const { match, events } = start(imperium, setup, 'hidden')
    const { state } = match
    for (const viewer of viewers) {
      const view = imperium.view(state, viewer)
      expect(view.players.slice(1).map(({ intrigue }) => intrigue)).toEqual([1, 1])
      expect(view.rivals?.deck).toBe(state.rivals?.deck.length)
    }
    const drawn = events.filter(({ kind }: GameEvent) => kind === 'drew-intrigue')
    expect(drawn).toHaveLength(2)
    for (const { data } of drawn) expect(JSON.stringify(data)).not.toMatch(/cards/)
  })

  it('SOL-HAG-12 so an imagined table has them dealt again, and what lies open stays', () => {
    const { state } = start(imperium, setup, 'imagined').match
    const rng = rngOf('imagined')
    for (const viewer of viewers) {
      const imagined = seats(20).map(() => imperium.imagine(state, viewer, rng))
      const variety = (read: (s: typeof state) => unknown) =>
        new Set(imagined.map((s) => JSON.stringify(read(s)))).size
      expect(variety(({ rivals }) => rivals?.deck.at(-1))).toBeGreaterThan(3)
      expect(variety(({ players }) => players[1]?.intrigue)).toBeGreaterThan(3)
      expect(variety(({ rivals }) => rivals?.deck.toSorted())).toBe(1)
      expect(variety(({ rivals }) => rivals?.discard)).toBe(1)
    }
    expect(state.rivals?.discard.length).toBeGreaterThan(0)
  })
})

describe('points', () => {
  it(
    'SOL-HAG-12 SOL-RIV-08 of Rivals are those told of, and those of spoilers none',
    () => {
      let bought = 0
      const games: readonly [ImperiumRules, ImperiumSetup][] = [
        [imperium, { players: 1, leaders: 'random' }],
        [uprising, { players: 1, leaders: 'random' }],
        [imperium, { players: 2, leaders: 'random' }],
      ]
      for (const [rules, one] of games) {
        checkGame(rules, one, 'points', (s, events) => {
          for (const { kind, data } of events.map(readEvent))
            if (kind === 'rival-paid' && data.for === 'vp') bought++
          if (one.players === 2) expect(victoryPoints(s, 2)).toBe(0)
        })
      }
      expect(bought).toBeGreaterThan(0)
    },
    PATIENCE,
  )
})
