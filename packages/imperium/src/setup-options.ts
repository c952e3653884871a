// What a table can be set up with, as data, and why a combination is refused.

import { type Content, contentKey, contentOf, coreOf } from './content/index.ts'
import {
  type Box,
  LEVELS,
  type LeaderId,
  type Level,
  type Module,
  type Parts,
  type RivalId,
  type RivalRule,
  type Team,
} from './content/types.ts'
import { possibleRivals, seatKinds, withRivals } from './rivals/setup.ts'
import type { ImperiumSetup } from './state.ts'

export type SetupOptions = {
  /** How many can play with some modules or others; with these alone, `playersWith` says. */
  readonly players: readonly number[]
  playersWith(modules: readonly string[]): readonly number[]
  readonly modules: readonly string[]
  /** Modules that no one chooses: they come with a number of players. */
  readonly comesByItself: readonly string[]
  /** Modules that this many players cannot play without. */
  needs(players: number): readonly string[]
  /** Why the module cannot be played with the others; nothing when it can. */
  moduleProblem(module: string, others: readonly string[]): ModuleProblem | undefined
  /** How many Leaders may be dealt to each player to pick from. */
  readonly deal: readonly number[]
  /** The Leaders that can be chosen with these modules, by this many players. */
  leaders(modules: readonly string[], players?: number): readonly LeaderId[]
  /** The teams that this many players play in, if they do. */
  teams(modules: readonly string[], players: number): readonly Team[] | undefined
  /** How one or two people may play against Rivals with these modules; nothing for more people. */
  rivals(modules: readonly string[], players: number): RivalOptions | undefined
  /** All Leaders there are, whatever modules they come with. */
  readonly everyLeader: readonly LeaderId[]
}

type RivalOptions = {
  /** How many Rivals sit at the table, and who they may be; no one if they have no faces. */
  readonly count: number
  readonly who: readonly RivalId[]
  /** Those who may be Streamlined Rivals; no one where the variant is not played. */
  readonly streamlined: readonly RivalId[]
  /** Levels, the rules that may be added, and the churned Row, as far as they are for this many people. */
  readonly levels: readonly Level[]
  readonly rules: readonly RivalRule[]
  readonly churn: boolean
}

const DEAL = [2, 3]

export function setupOptions(box: string): SetupOptions {
  const core = coreOf(box)
  const modules = choosable(box)
  const counts = [core.box, ...core.modules.map(({ terms }) => terms)].flatMap(
    (terms) => terms?.players ?? [],
  )
  return {
    players: [...new Set(counts)].sort((a, b) => a - b),
    playersWith: (modules) => playersWith(box, modules),
    modules: modules.map(({ id }) => id),
    comesByItself: core.modules.flatMap(({ id, comesWith }) => (comesWith === undefined ? [] : id)),
    needs: (players) =>
      core.modules.flatMap(({ comesWith, needs = [] }) => (comesWith === players ? needs : [])),
    moduleProblem: (module, others) => moduleProblem(box, module, others),
    deal: DEAL,
    leaders: (modules, players) => leadersFor(contentWith(box, modules, players).box),
    teams: (modules, players) => contentWith(box, modules, players).box.teams,
    rivals: (modules, players) => rivalOptions(contentWith(box, modules).box, players),
    everyLeader: [core.box, ...core.modules.flatMap(additions)].flatMap(({ leaders = [] }) =>
      leaders.map(({ id }) => id),
    ),
  }
}

/** The modules that a table may choose; others come by themselves. */
const choosable = (box: string): readonly Module[] =>
  coreOf(box).modules.filter(({ comesWith }) => comesWith === undefined)

/** Those that were chosen, and those that come with this many players. */
export const modulesInPlay = (
  box: string,
  { players, modules = [] }: Pick<ImperiumSetup, 'players' | 'modules'>,
): readonly string[] => [
  ...modules,
  ...coreOf(box)
    .modules.filter(({ comesWith }) => comesWith === players)
    .map(({ id }) => id),
]

/** All that a module may add, by itself or together with others. */
const additions = ({ adds = {}, together = [] }: Module): readonly Partial<Parts>[] => [
  adds,
  ...together.flatMap((change) => change.adds ?? []),
]

/** With modules that cannot be played together there is nothing but the core box. */
const contentWith = (box: string, modules: readonly string[], players?: number): Content => {
  const inPlay = players === undefined ? modules : modulesInPlay(box, { players, modules })
  return contentOf(modulesProblem(box, modules, players) === undefined ? contentKey(box, inPlay) : box)
}

/** So many as without what comes by itself, and with what does, if that can be played with the others. */
const playersWith = (box: string, modules: readonly string[]): readonly number[] => [
  ...contentWith(box, modules).box.players,
  ...coreOf(box).modules.flatMap(({ id, comesWith }) =>
    comesWith === undefined || moduleProblem(box, id, modules) !== undefined ? [] : [comesWith],
  ),
]

/** No backs of others, and no team Commanders, whose seats are theirs. */
const leadersFor = ({ leaders, teams = [] }: Box): readonly LeaderId[] =>
  leaders
    .filter(({ id, backOf }) => backOf === undefined && !teams.some(({ leader }) => leader === id))
    .map(({ id }) => id)

/** Two modules that do not go together: one needs the other, which is not in play, or excludes it. */
type ModuleProblem = {
  readonly why: 'module-needs' | 'module-excludes'
  readonly module: string
  readonly other: string
}

export type SetupProblem = {
  readonly why:
    | ModuleProblem['why']
    | 'players'
    | 'unknown-module'
    | 'module-twice'
    | 'unknown-leader'
    | 'leader-needs-module'
    | 'leader-twice'
    | 'leader-count'
    | 'deal'
    | 'no-rivals'
    | 'rival-count'
    | 'unknown-rival'
    | 'rival-twice'
    | 'rival-is-leader'
    | 'level'
    | 'streamlined'
    | 'churn'
    | 'rival-rule'
    | 'throne-row'
    | 'leader-fixed'
  readonly message: string
  /** The modules it is about. */
  readonly modules?: readonly [module: string, other: string]
}

const problem = (why: SetupProblem['why'], message: string): SetupProblem => ({ why, message })

function moduleProblem(box: string, module: string, others: readonly string[]): ModuleProblem | undefined {
  const known = coreOf(box).modules
  const { needs = [], excludes = [] } = known.find(({ id }) => id === module) ?? {}
  const missing = needs.find((other) => !others.includes(other))
  if (missing !== undefined) return { why: 'module-needs', module, other: missing }
  const clash = known.find(
    ({ id, excludes: back = [] }) => others.includes(id) && (excludes.includes(id) || back.includes(module)),
  )
  return clash === undefined ? undefined : { why: 'module-excludes', module, other: clash.id }
}

/** Why these modules cannot be played together, by this many players; nothing when they can. */
function modulesProblem(box: string, modules: readonly string[], players?: number): SetupProblem | undefined {
  const known = choosable(box).map(({ id }) => id)
  const unknown = modules.find((module) => !known.includes(module))
  if (unknown !== undefined) {
    const names = known.join(', ') || 'none'
    return problem('unknown-module', `${box} has no module "${unknown}"; its modules: ${names}.`)
  }
  const twice = modules.find((module, index) => modules.indexOf(module) !== index)
  if (twice !== undefined) return problem('module-twice', `The module "${twice}" is named twice.`)
  const inPlay = players === undefined ? modules : modulesInPlay(box, { players, modules })
  for (const each of inPlay) {
    const found = moduleProblem(box, each, inPlay)
    if (found === undefined) continue
    const { why, module, other } = found
    const isChosen = modules.includes(module)
    const message =
      why === 'module-needs'
        ? isChosen
          ? `The module "${module}" needs the module "${other}".`
          : `A game of ${players} needs the module "${other}".`
        : `The modules "${module}" and "${other}" cannot be played together.`
    return { why, message, modules: [module, other] }
  }
  return undefined
}

/** Why the box cannot be played like this; nothing when it can. */
export function setupProblem(box: string, setup: ImperiumSetup): SetupProblem | undefined {
  const { players, modules = [], leaders } = setup
  const refused = modulesProblem(box, modules, players)
  if (refused !== undefined) return refused
  const counts = playersWith(box, modules)
  if (!counts.includes(players)) {
    const list = counts.join(', ').replace(/, (\d+)$/, ' or $1')
    return problem('players', `${box} is played by ${list} players, not by ${players}.`)
  }
  const options = setupOptions(box)
  const against = rivalsProblem(box, options, setup)
  if (against !== undefined) return against
  if (setup.throneRow !== undefined && options.teams(modules, players) === undefined)
    return problem('throne-row', 'Only a game of teams has a Throne Row.')
  if (typeof leaders === 'string') return undefined
  if ('deal' in leaders) return dealProblem(options, players, modules, leaders.deal)
  return leadersProblem(box, options, players, modules, leaders)
}

function rivalOptions(box: Box, players: number): RivalOptions | undefined {
  if (!withRivals(players)) return undefined
  const { against } = box
  const isSolo = players === 1
  const ids = (streamlined: boolean) => possibleRivals(box, players, { streamlined }).map(({ id }) => id)
  return {
    count: seatKinds(players).length - players,
    who: ids(false),
    streamlined: isSolo ? [] : ids(true),
    levels: isSolo ? LEVELS : [],
    rules: against.rules,
    churn: isSolo && against.churn,
  }
}

/** SOL-HAG-09, SOL-RIV-10 to SOL-RIV-13: what goes with this many people. */
function rivalsProblem(
  box: string,
  options: SetupOptions,
  { players, modules = [], leaders, rivals: wanted }: ImperiumSetup,
): SetupProblem | undefined {
  if (wanted === undefined) return undefined
  const possible = options.rivals(modules, players)
  if (possible === undefined)
    return problem('no-rivals', `Rivals play against one or two people, not against ${players}.`)
  const { who = 'random', level, rules = [], streamlined = false, churn = false } = wanted
  if (level !== undefined && !possible.levels.includes(level)) {
    return possible.levels.length === 0
      ? problem('level', 'Only a solo game has a level of difficulty.')
      : problem('level', `There is no level "${level}"; the levels: ${possible.levels.join(', ')}.`)
  }
  if (streamlined && possible.streamlined.length === 0)
    return problem('streamlined', `Streamlined Rivals play against two people of Uprising, not in this game.`)
  if (churn && !possible.churn)
    return problem('churn', 'The Imperium Row is churned in solo games of Uprising only.')
  const unknown = rules.find((rule) => !possible.rules.includes(rule))
  if (unknown !== undefined) {
    const known = possible.rules.join(', ')
    return problem('rival-rule', `${box} has no rule "${unknown}" for Rivals; its rules: ${known}.`)
  }
  if (who === 'random') return undefined
  return whoProblem(box, possible, streamlined, who, Array.isArray(leaders) ? leaders : [])
}

function whoProblem(
  box: string,
  { count, who, streamlined }: RivalOptions,
  isStreamlined: boolean,
  wanted: readonly RivalId[],
  leaders: readonly (LeaderId | null)[],
): SetupProblem | undefined {
  const possible = isStreamlined ? streamlined : who
  if (possible.length === 0)
    return problem('unknown-rival', 'Two people of the base box play against House Hagal itself.')
  if (wanted.length !== count)
    return problem('rival-count', `${wanted.length} Rivals are named where ${count} play.`)
  const unknown = wanted.find((id) => !possible.includes(id))
  if (unknown !== undefined)
    return problem(
      'unknown-rival',
      `"${unknown}" cannot be a Rival here; it is one of ${possible.join(', ')}.`,
    )
  const twice = wanted.find((id, index) => wanted.indexOf(id) !== index)
  if (twice !== undefined) return problem('rival-twice', `The Rival "${twice}" is named twice.`)
  const isLeader = (id: RivalId): boolean =>
    coreOf(box).box.rivals.some((rival) => rival.id === id && !rival.card)
  const both = wanted.find((id) => isLeader(id) && leaders.includes(id))
  return both === undefined
    ? undefined
    : problem('rival-is-leader', `"${both}" cannot lead a person and be a Rival.`)
}

function dealProblem(
  { deal, leaders, teams }: SetupOptions,
  players: number,
  modules: readonly string[],
  wanted: number,
): SetupProblem | undefined {
  if (!deal.includes(wanted))
    return problem('deal', `${deal.join(' or ')} Leaders are dealt to each player, not ${wanted}.`)
  const available = leaders(modules, players).length
  const choosing = players - (teams(modules, players)?.length ?? 0)
  if (wanted * choosing <= available) return undefined
  return problem(
    'deal',
    `${wanted} Leaders for each of ${choosing} players are more than the ${available} there are.`,
  )
}

function leadersProblem(
  box: string,
  options: SetupOptions,
  players: number,
  modules: readonly string[],
  given: readonly (LeaderId | null)[],
): SetupProblem | undefined {
  if (given.length !== players)
    return problem('leader-count', `${given.length} Leaders are named for ${players} players.`)
  for (const { commander, leader } of options.teams(modules, players) ?? []) {
    const wanted = given[commander] ?? leader
    if (wanted !== leader) return problem('leader-fixed', `Seat ${commander} is that of "${leader}".`)
  }
  const commanders = (options.teams(modules, players) ?? []).map(({ commander }) => commander)
  const known = options.leaders(modules, players)
  const chosen = given.flatMap((leader, seat) =>
    leader === null || commanders.includes(seat) ? [] : [leader],
  )
  for (const leader of chosen) {
    if (known.includes(leader)) continue
    const module = missingFor(box, modules, leader)
    if (module !== undefined) {
      return problem(
        'leader-needs-module',
        `The Leader "${leader}" comes with the module "${module}", which is not in play.`,
      )
    }
    return problem('unknown-leader', `${box} has no Leader "${leader}" to choose.`)
  }
  const twice = chosen.find((leader, index) => chosen.indexOf(leader) !== index)
  return twice === undefined ? undefined : problem('leader-twice', `The Leader "${twice}" is chosen twice.`)
}

/** The module, not in play, that the Leader would come with. */
function missingFor(box: string, modules: readonly string[], leader: LeaderId): string | undefined {
  for (const { id, adds, together = [] } of coreOf(box).modules) {
    const ways = [{ adds, with: [] }, ...together]
    const way = ways.find(({ adds: added }) => added?.leaders?.some((one) => one.id === leader))
    if (way !== undefined) return [id, ...way.with].find((module) => !modules.includes(module))
  }
  return undefined
}
