// A game that fails on demand: its setup says at what, and until then it is Bluff.

import { anyGame, randomBots } from '@sietch/games'
import { isObject, migratedBy, option, type Policy, type Rules, randomPolicy } from '@sietch/kernel'
import { type BluffState, type BluffView, bluff } from '@sietch/kernel/test/game'
import type { Games } from '../src/table/games.ts'
import { gamesWithBluff } from './bluff.ts'

/** Which function fails, or what comes out wrong. */
export const FAULTS = [
  'view',
  'own view',
  'options',
  'closed',
  'choose',
  'outcome',
  'persona',
  'bot',
  'bot without an answer',
  'bot with a wrong answer',
] as const
export type Fault = (typeof FAULTS)[number] | 'none' | 'one choice' | 'upgrade'

type FaultySetup = { players: number; fault: Fault }
type FaultyState = BluffState & { fault: Fault }

/** Nothing fails before a test says so, or after it was repaired. */
export const planted = { isArmed: false }

const failIf = (s: FaultyState, ...faults: readonly Fault[]): void => {
  if (planted.isArmed && faults.includes(s.fault)) throw new Error(`planted: ${s.fault}`)
}

const marked = (s: BluffState, fault: Fault): FaultyState => ({ ...s, fault })

const rules: Rules<FaultyState, FaultySetup, BluffView> = {
  ...bluff,
  id: 'faulty',
  setup: (setup, rng, tell) => marked(bluff.setup(setup, rng, tell), setup.fault),
  options(s, decision) {
    failIf(s, 'options')
    return bluff.options(s, decision)
  },
  closed(s, decision) {
    failIf(s, 'closed')
    return bluff.closed(s, decision)
  },
  choose(s, decision, option, tell) {
    failIf(s, 'choose')
    if (option.key === 'tax') failIf(s, 'one choice')
    bluff.choose(s, decision, option, tell)
  },
  view(s, viewer) {
    failIf(s, 'view')
    if (viewer === 1) failIf(s, 'own view')
    return bluff.view(s, viewer)
  },
  imagine: (s, viewer, rng) => marked(bluff.imagine(s, viewer, rng), s.fault),
  outcome(s) {
    const outcome = bluff.outcome(s)
    const isWrong = planted.isArmed && s.fault === 'outcome'
    return isWrong && outcome ? { ...outcome, scores: [Number.NaN] } : outcome
  },
  clone: (s) => marked(bluff.clone(s), s.fault),
  migrate: migratedBy([]),
}

const faulty = (versioned: typeof rules) =>
  anyGame<FaultyState, FaultySetup, BluffView>({
    rules: versioned,
    setups: {
      players: [2, 3, 4],
      modules: [],
      write: ({ players }) => ({ players, fault: 'none' }),
      read(json) {
        const { players, fault } = isObject(json) ? json : {}
        return { players: Number(players), fault: fault as Fault }
      },
    },
    bots: { ...randomBots, failing },
    usualLevel: 'easy',
    persona(s) {
      failIf(s, 'persona')
      return null
    },
  })

const failing: Policy<FaultyState, BluffView> = (turn) => {
  if (!planted.isArmed) return randomPolicy(turn)
  const { fault } = turn.imagine()
  if (fault === 'bot') throw new Error('planted: bot')
  if (fault === 'bot without an answer') return undefined
  return fault === 'bot with a wrong answer' ? option('wrong') : randomPolicy(turn)
}

const upgraded: typeof rules = {
  ...rules,
  version: 2,
  migrate: migratedBy([
    (state) => {
      if (state.fault === 'upgrade' && planted.isArmed) throw new Error('planted: upgrade')
      return state
    },
  ]),
}

const gamesWith = (one: ReturnType<typeof faulty>, name: string): Games =>
  Object.assign(new Map([...gamesWithBluff, ['faulty', one] as const]), {
    from: { module: import.meta.url, name },
  })

export const gamesWithFaulty = gamesWith(faulty(rules), 'gamesWithFaulty')
export const gamesWithUpgradedFaulty = gamesWith(faulty(upgraded), 'gamesWithUpgradedFaulty')
