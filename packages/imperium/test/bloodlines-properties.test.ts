import { type ImperiumRules, type ImperiumSetup, imperium, uprising } from '@sietch/imperium'
import { checkInvariants } from '@sietch/imperium/invariants'
import { start } from '@sietch/kernel'
import { checkGame, checkOptions, checkSecrecy, checkUntouched } from '@sietch/kernel/testing'
import { describe, expect, it } from 'vitest'
import type { ImperiumState } from '../src/state.ts'

/** Enough to meet every kind of decision many times; `npm run soak` plays thousands. */
const GAMES = 8
const DEEP_GAMES = 2
/** Many games on a busy machine. */
const PATIENCE = 120_000

const BOTH = ['bloodlines', 'tech']
const ALL = [...BOTH, 'choam', 'base-imperium', 'base-intrigue', 'base-conflicts', 'base-leaders']

const setups: readonly [string, ImperiumRules, ImperiumSetup][] = [
  ['Uprising with Bloodlines', uprising, { players: 4, leaders: 'random', modules: ['bloodlines'] }],
  ['Uprising with all of it', uprising, { players: 3, leaders: 'random', modules: ALL }],
  ['the base game with both', imperium, { players: 4, leaders: 'random', modules: BOTH }],
  ['solo', uprising, { players: 1, leaders: 'random', modules: [...BOTH, 'choam'] }],
  ['solo of the base game', imperium, { players: 1, leaders: 'random', modules: BOTH }],
  ['two players', uprising, { players: 2, leaders: 'random', modules: BOTH }],
]

/** A Leader each with parts of its own. */
const leaders = ['steersman-yrkoon', 'kota-odax-of-ix', 'piter-de-vries', 'chani']
const withParts: ImperiumSetup = { players: 4, leaders, modules: [...BOTH, 'choam'] }

describe.each(setups)('random games of %s', (name, rules, setup) => {
  it(
    'INV-13 INV-14 end, keep the invariants after every choice, and replay',
    () => {
      for (let game = 0; game < GAMES; game++) checkGame(rules, setup, `${name}/${game}`, checkInvariants)
    },
    PATIENCE,
  )

  it(
    'offer sound lists of options, leave clones untouched, and tell nobody what is hidden',
    () => {
      for (let game = 0; game < DEEP_GAMES; game++) {
        checkOptions(rules, setup, `options/${name}/${game}`)
        checkUntouched(rules, setup, `untouched/${name}/${game}`)
        checkSecrecy(rules, setup, `secrecy/${name}/${game}`, 3)
      }
    },
    PATIENCE,
  )
})

describe('what lies face down', () => {
  it(
    'is told to nobody whom it does not concern: courses, secret tiles, Twisted Intrigue cards',
    () => {
      for (let game = 0; game < DEEP_GAMES; game++) {
        checkGame(uprising, withParts, `parts/${game}`, checkInvariants)
        checkSecrecy(uprising, withParts, `parts/${game}`, 3)
        checkUntouched(uprising, withParts, `parts/${game}`)
      }
    },
    PATIENCE,
  )

  it('is a number for others: skills, tiles under the top, the secret tile, a course, Intrigue cards', () => {
    const { state } = start(uprising, { ...withParts, leaders: ['chani', null, null, null] }, 'hidden').match
    const [, kota, yrkoon, piter] = state.players
    if (!kota || !yrkoon || !piter || !state.tech) throw new Error('four players')
    const [bottom = ''] = state.tech.stacks[0]?.splice(0, 1) ?? []
    kota.secretTech = bottom
    yrkoon.navigation = { cards: ['nav1', 'nav2', 'nav3', 'nav4'], played: 1, reached: 'guild', due: [] }
    piter.intrigue = ['shrewd', 'devious']
    const seen = uprising.view(state, 0)
    expect(seen.players[1]?.secretTech).toBe(1)
    expect(seen.players[2]?.navigation).toEqual({ played: ['nav1'], hidden: 3 })
    expect(seen.players[3]?.intrigue).toBe(2)
    expect(seen.sardaukar?.skillStack).toBe(10)
    expect(seen.tech?.stacks.map(({ count }) => count)).toEqual([5, 6, 6])
    expect(JSON.stringify(seen)).not.toContain(bottom)
    expect(uprising.view(state, 1).players[1]?.secretTech).toEqual([bottom])
    expect(uprising.view(state, 2).players[2]?.navigation?.hidden).toEqual(['nav2', 'nav3', 'nav4'])
  })
})

describe('an imagined table', () => {
  const table = (): ImperiumState =>
    start(uprising, { ...withParts, leaders: 'random' }, 'imagined').match.state

  it('keeps what is open and deals the rest again', () => {
    const state = table()
    const { rng } = table()
    const imagined = Array.from({ length: 20 }, () => uprising.imagine(state, 0, rng))
    for (const other of imagined) {
      expect(other.tech?.stacks.map((tiles) => tiles.at(-1))).toEqual(
        state.tech?.stacks.map((tiles) => tiles.at(-1)),
      )
      expect(other.sardaukar?.skills).toEqual(state.sardaukar?.skills)
      expect([...(other.sardaukar?.skillStack ?? [])].sort()).toEqual(
        [...(state.sardaukar?.skillStack ?? [])].sort(),
      )
      expect(uprising.view(other, 0)).toEqual(uprising.view(state, 0))
      checkInvariants(other)
    }
    expect(new Set(imagined.map(({ sardaukar }) => sardaukar?.skillStack.join())).size).toBeGreaterThan(1)
    expect(new Set(imagined.map(({ tech }) => tech?.stacks[0]?.join())).size).toBeGreaterThan(1)
  })
})

describe('checkInvariants', () => {
  const broken = (change: (s: ImperiumState) => void) => {
    const { match } = start(uprising, { ...withParts, leaders: 'random' }, 'broken')
    change(match.state)
    return () => checkInvariants(match.state)
  }

  it.each<[string, (s: ImperiumState) => void]>([
    ['INV-13', (s) => void s.sardaukar?.at.pop()],
    ['INV-14', (s) => Object.assign(s.players[0] ?? {}, { skills: ['canny', 'canny'] })],
    ['skills', (s) => void s.sardaukar?.skillStack.pop()],
    ['tech tiles', (s) => void s.tech?.stacks[0]?.pop()],
  ])('notices a broken %s', (id, change) => {
    expect(broken(change)).toThrow(id)
  })
})
