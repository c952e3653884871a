// The core boxes of the Dune: Imperium family.

import { botFor, explain, imperiumJudgement } from '@sietch/bots'
import {
  contentKey,
  type ImperiumRules,
  type ImperiumSetup,
  type ImperiumState,
  type ImperiumView,
  imperium,
  readSetup,
  setupOptions,
  setupProblem,
  uprising,
} from '@sietch/imperium'
import { isObject, type Json } from '@sietch/kernel'
import { type AnyGame, anyGame, botsOf, type Charts } from './game.ts'
import { dealt, type Personas, SetupRefused, type Setups, type Wish } from './setups.ts'

const charts: Charts<ImperiumView> = {
  standings: ({ players }) =>
    players.map(({ vp, solari, spice, water, strength, influence }) => ({
      vp,
      solari,
      spice,
      water,
      strength,
      influence: Object.values(influence).reduce((sum, n) => sum + n, 0),
    })),
  peaks: ['strength'],
}

function setupsOf({ id }: ImperiumRules): Setups<ImperiumSetup> {
  const { leaders, everyLeader, moduleProblem, ...offered } = setupOptions(id)
  const personas: Personas = {
    kind: 'leader',
    ways: ['random', 'choose', 'deal-2', 'deal-3', 'fixed'],
    with: leaders,
    every: everyLeader,
  }
  return {
    ...offered,
    moduleProblem(module, others) {
      const problem = moduleProblem(module, others)
      return problem && { why: problem.why, modules: [problem.module, problem.other] }
    },
    personas,
    write: (wish) => ({
      players: wish.players,
      modules: wish.modules,
      leaders: leadersFor(personas, wish),
    }),
    read(json: Json) {
      const { players, ...words } = isObject(json) ? json : {}
      const setup = readSetup({ leaders: 'random', ...words }, Number(players))
      const problem = setupProblem(id, setup)
      if (problem !== undefined) throw new SetupRefused(problem.message, problem)
      if (Array.isArray(setup.leaders) && setup.leaders.includes(null)) {
        throw new SetupRefused('Every seat needs a Leader.', { why: 'leader-count' })
      }
      return setup
    },
  }
}

function leadersFor(personas: Personas, wish: Wish): 'choose' | 'random' | { deal: number } | string[] {
  const { way } = wish.personas ?? { way: 'random' }
  switch (way) {
    case 'choose':
    case 'random':
      return way
    case 'recommended':
      return 'random'
    case 'deal-2':
      return { deal: 2 }
    case 'deal-3':
      return { deal: 3 }
    case 'fixed':
      return dealt(personas, wish)
  }
}

function gameOf(rules: ImperiumRules): AnyGame {
  const judgement = imperiumJudgement()
  return anyGame<ImperiumState, ImperiumSetup, ImperiumView>({
    rules,
    setups: setupsOf(rules),
    bots: botsOf((level) => botFor(rules, level, judgement)),
    usualLevel: 'hard',
    hint: (turn) => explain(rules, 'expert', judgement, turn),
    round: ({ round }) => round,
    persona: (s, seat) => s.players[seat]?.leader ?? null,
    charts,
    contentKey: (modules) => contentKey(rules.id, modules),
    workshop: async () => (await import('./imperium-workshop.ts')).workshopOf(rules),
  })
}

export const imperiumGame = gameOf(imperium)
export const uprisingGame = gameOf(uprising)
