// The core boxes of the Dune: Imperium family.

import { analystOf, botFor, explain } from '@sietch/bots'
import {
  contentKey,
  contentOf,
  type ImperiumRules,
  type ImperiumSetup,
  type ImperiumState,
  type ImperiumView,
  imperium,
  laidOpen,
  readSetup,
  setupOptions,
  setupProblem,
  type Team,
  THRONE_MOVES,
  uprising,
} from '@sietch/imperium'
import { isObject, type Json, type JsonObject, NEWEST, rngOf, seats, shuffle } from '@sietch/kernel'
import { type AnyGame, anyGame, botsOf, type Charts } from './game.ts'
import { judgement, judgementFor, study } from './imperium-bots.ts'
import {
  dealt,
  type Personas,
  type Reading,
  type RivalChoices,
  SetupRefused,
  type Setups,
  type Wish,
} from './setups.ts'

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

/** SIX-GEN-01: this many players play in teams. */
const TEAMS = 6

/** SIX-THR-01: when Shaddam's board moves a card. */
const THRONE_ROW: Reading = { id: 'throneRow', usual: 'start', values: THRONE_MOVES, players: TEAMS }

function setupsOf({ id }: ImperiumRules): Setups<ImperiumSetup> {
  const { leaders, everyLeader, moduleProblem, needs, players, playersWith, modules, teams } =
    setupOptions(id)
  const personas: Personas = {
    kind: 'leader',
    ways: ['random', 'choose', 'deal-2', 'deal-3', 'fixed'],
    with: leaders,
    every: everyLeader,
  }
  return {
    players,
    playersWith,
    modules,
    needs,
    readings: players.includes(TEAMS) ? [THRONE_ROW] : [],
    moduleProblem(module, others) {
      const problem = moduleProblem(module, others)
      return problem && { why: problem.why, modules: [problem.module, problem.other] }
    },
    personas,
    rivals: (modules, players) => rivalChoices(id, modules, players),
    write: (wish) => ({
      players: wish.players,
      modules: wish.modules,
      leaders: leadersFor(personas, wish, teams(wish.modules, wish.players)),
      ...(wish.readings?.throneRow !== undefined && { throneRow: wish.readings.throneRow }),
      ...(wish.rivals && { rivals: rivalsFor(rivalChoices(id, wish.modules, wish.players), wish) }),
    }),
    read(json: Json) {
      const { players, ...words } = isObject(json) ? json : {}
      const setup = readSetup({ leaders: 'random', ...words }, Number(players))
      const problem = setupProblem(id, setup)
      if (problem !== undefined) throw new SetupRefused(problem.message, problem)
      const commanders = teams(setup.modules ?? [], setup.players)?.map(({ commander }) => commander) ?? []
      const isOpen = (leader: string | null, seat: number): boolean =>
        leader === null && !commanders.includes(seat)
      if (Array.isArray(setup.leaders) && setup.leaders.some(isOpen)) {
        throw new SetupRefused('Every seat needs a Leader.', { why: 'leader-count' })
      }
      return setup
    },
  }
}

/** Commanders are fixed, no matter what was asked for their seats. */
function leadersFor(
  personas: Personas,
  wish: Wish,
  teams: readonly Team[] = [],
): 'choose' | 'random' | { deal: number } | string[] {
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
    case 'fixed': {
      const isRival = (id: string): boolean => wish.rivals?.who?.includes(id) === true
      const isCommander = (id: string): boolean => teams.some(({ leader }) => leader === id)
      const given = dealt(
        {
          ...personas,
          with: (modules) => personas.with(modules).filter((id) => !isRival(id) && !isCommander(id)),
        },
        wish,
      )
      return given.map((id, seat) => teams.find(({ commander }) => commander === seat)?.leader ?? id)
    }
  }
}

/** Rivals for a first game: those the rulebook suggests, and those slow to get their Swordmasters. */
const FIRST = ['earl-memnon-thorvald', 'glossu-the-beast-rabban']
const LATE_SWORDMASTER = 8

function rivalChoices(box: string, modules: readonly string[], players: number): RivalChoices | undefined {
  const options = setupOptions(box).rivals(modules, players)
  if (options === undefined) return undefined
  const { rival, box: inPlay } = contentOf(contentKey(box, modules))
  const isFirst = (id: string): boolean => {
    const { card } = rival(id)
    return card === undefined ? FIRST.includes(id) : card.swordmaster >= LATE_SWORDMASTER
  }
  return {
    ...options,
    first: options.who.filter(isFirst),
    levels: options.levels.map((id) => ({ id, rules: inPlay.against.levels[id].rules })),
  }
}

/** Unassigned Rivals are drawn randomly, except Leaders that people play. */
function rivalsFor(choices: RivalChoices | undefined, wish: Wish): JsonObject {
  const { who = [], ...rest } = wish.rivals ?? {}
  if (who.every((id) => id === '')) return { ...rest }
  const possible = (rest.streamlined ? choices?.streamlined : choices?.who) ?? []
  const led = wish.personas?.way === 'fixed' ? wish.personas.given : []
  const open = possible.filter((id) => !who.includes(id) && !led.includes(id))
  const pile = shuffle(rngOf(`${wish.seed ?? ''}/rivals`, NEWEST), open)
  return { ...rest, who: who.map((id) => id || (pile.pop() ?? '')) }
}

/** The Commanders by their Leaders; there are no roles if everyone plays alone. */
const rolesIn = (teams: readonly Team[] | undefined, players: number): readonly string[] | undefined =>
  teams && seats(players).map((seat) => teams.find(({ commander }) => commander === seat)?.leader ?? 'ally')

function gameOf(rules: ImperiumRules): AnyGame {
  return anyGame<ImperiumState, ImperiumSetup, ImperiumView>({
    rules,
    setups: setupsOf(rules),
    bots: botsOf((level) => botFor(rules, level, judgementFor(level))),
    study,
    usualLevel: 'hard',
    hint: (turn) => explain(rules, 'expert', judgement, turn),
    analyst: analystOf(rules, judgement),
    round: ({ round }) => round,
    persona: (s, seat) => s.players[seat]?.leader ?? null,
    roles: ({ players, modules = [] }) => rolesIn(setupOptions(rules.id).teams(modules, players), players),
    charts,
    laidOpen,
    contentKey: (modules) => contentKey(rules.id, modules),
    workshop: async () => (await import('./imperium-workshop.ts')).workshopOf(rules),
  })
}

export const imperiumGame = gameOf(imperium)
export const uprisingGame = gameOf(uprising)
