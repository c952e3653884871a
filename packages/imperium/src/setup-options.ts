// What a table can be set up with, as data, and why a combination is refused.

import { BOXES, contentKey, contentOf } from './content/index.ts'
import type { LeaderId } from './content/types.ts'
import type { ImperiumSetup } from './state.ts'

export type SetupOptions = {
  readonly players: readonly number[]
  readonly modules: readonly string[]
  /** How many Leaders may be dealt to each player to pick from. */
  readonly deal: readonly number[]
  /** The Leaders that can be chosen with these modules. */
  leaders(modules: readonly string[]): readonly LeaderId[]
}

const PLAYERS = [3, 4]
const DEAL = [2, 3]

export function setupOptions(box: string): SetupOptions {
  const core = BOXES[box]
  if (core === undefined) throw new Error(`there is no box "${box}"`)
  return {
    players: PLAYERS,
    modules: core.modules.map(({ id }) => id),
    deal: DEAL,
    leaders: (modules) =>
      contentOf(contentKey(box, modules))
        .box.leaders.filter(({ backOf }) => backOf === undefined)
        .map(({ id }) => id),
  }
}

export type SetupProblem = {
  readonly why:
    | 'players'
    | 'unknown-module'
    | 'module-twice'
    | 'unknown-leader'
    | 'leader-needs-module'
    | 'leader-twice'
    | 'leader-count'
    | 'deal'
  readonly message: string
}

const problem = (why: SetupProblem['why'], message: string): SetupProblem => ({ why, message })

/** Why the box cannot be played like this; nothing when it can. */
export function setupProblem(
  box: string,
  { players, modules = [], leaders }: ImperiumSetup,
): SetupProblem | undefined {
  const options = setupOptions(box)
  if (!options.players.includes(players)) {
    return problem(
      'players',
      `${box} is played by ${options.players.join(' or ')} players, not by ${players}.`,
    )
  }
  const unknown = modules.find((module) => !options.modules.includes(module))
  if (unknown !== undefined) {
    const known = options.modules.join(', ') || 'none'
    return problem('unknown-module', `${box} has no module "${unknown}"; its modules: ${known}.`)
  }
  const twice = modules.find((module, index) => modules.indexOf(module) !== index)
  if (twice !== undefined) return problem('module-twice', `The module "${twice}" is named twice.`)
  if (typeof leaders === 'string') return undefined
  if ('deal' in leaders) return dealProblem(options, players, modules, leaders.deal)
  return leadersProblem(box, options, players, modules, leaders)
}

function dealProblem(
  { deal, leaders }: SetupOptions,
  players: number,
  modules: readonly string[],
  wanted: number,
): SetupProblem | undefined {
  if (!deal.includes(wanted))
    return problem('deal', `${deal.join(' or ')} Leaders are dealt to each player, not ${wanted}.`)
  const available = leaders(modules).length
  if (wanted * players <= available) return undefined
  return problem(
    'deal',
    `${wanted} Leaders for each of ${players} players are more than the ${available} there are.`,
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
  const known = options.leaders(modules)
  const chosen = given.filter((leader) => leader !== null)
  for (const leader of chosen) {
    if (known.includes(leader)) continue
    const module = options.modules.find((id) => options.leaders([id]).includes(leader))
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
