// What a table can be set up with: the optional rules of the rulebook and the interpretations that classic.md leaves
// open. Defaults follow the letter of the rulebook.

import type { Seat } from '@sietch/kernel'
import type { FactionId, Sector } from './content/types.ts'

export const ALLIANCE_VARIANTS = [
  { members: 2, strongholds: 4 },
  { members: 2, strongholds: 3 },
  { members: 3, strongholds: 4 },
  { members: 3, strongholds: 3 },
  { members: 6, strongholds: 3 },
] as const

export type Options = {
  /** DUN-ALV-1 to DUN-ALV-5. */
  readonly allianceVariant: 1 | 2 | 3 | 4 | 5
  /** AMB-8. */
  readonly battleInsideStorm: boolean
  /** AMB-9. */
  readonly contestedStrongholdCounts: boolean
  /** AMB-15. */
  readonly fremenExtraWormScope: 'phase' | 'blow'
  /** FAC-FRE-8: in the basic game every further Shai-Hulud card in a phase is another ride. */
  readonly rideForEachWorm: boolean
  /** AMB-18. */
  readonly passIsFinal: boolean
  /** AMB-24. */
  readonly gholaTakesFaceDown: boolean
  /** AMB-28. */
  readonly repositionAllowed: boolean
  /** AMB-35. */
  readonly traitorCallerLeaderFree: boolean
  /** AMB-42. */
  readonly predictionCoversMostStrongholds: boolean
  /** AMB-51. */
  readonly bgPaidShipmentFightersOnly: boolean
  /** AMB-56. */
  readonly bgPolarSinkInAdvanced: boolean
  /** AMB-64. */
  readonly prescienceDialShowsSpice: boolean
  /** AMB-67: whose opponent's plan Atreides may see with their own Karama. */
  readonly atreidesKaramaScope: 'opponent' | 'allyBattle' | 'any'
  /** CON-9: the Emperor may give spice to allies. */
  readonly emperorGivesSpice: boolean
  /** AMB-65. */
  readonly karamaDuration: 'phase' | 'use'
  /** AMB-85. */
  readonly firstStormDamage: 'path' | 'final' | 'none'
  /** AMB-89. */
  readonly fremenDefaultWinShared: boolean
  /** CON-16. */
  readonly bribesInBasic: boolean
  /** DUN-SET-3: factions that were dealt may be swapped. */
  readonly swapFactions: boolean
  /** VIS-23, AMB-79: only Atreides keeps notes. */
  readonly atreidesNotes: boolean
  /** VIS-4: hand sizes are shown outside Bidding too. */
  readonly openHandSizes: boolean
}

export const DEFAULT_OPTIONS: Options = {
  allianceVariant: 1,
  battleInsideStorm: false,
  contestedStrongholdCounts: false,
  fremenExtraWormScope: 'phase',
  rideForEachWorm: false,
  passIsFinal: false,
  gholaTakesFaceDown: false,
  repositionAllowed: true,
  traitorCallerLeaderFree: false,
  predictionCoversMostStrongholds: true,
  bgPaidShipmentFightersOnly: false,
  bgPolarSinkInAdvanced: false,
  prescienceDialShowsSpice: false,
  atreidesKaramaScope: 'opponent',
  emperorGivesSpice: false,
  karamaDuration: 'phase',
  firstStormDamage: 'path',
  fremenDefaultWinShared: true,
  bribesInBasic: true,
  swapFactions: false,
  atreidesNotes: false,
  openHandSizes: false,
}

/** VIS-23, AMB-79: may this seat keep notes? */
export const keepsNotes = (
  s: { readonly options: Options; readonly players: readonly { readonly faction: FactionId }[] },
  seat: Seat,
): boolean => !s.options.atreidesNotes || s.players[seat]?.faction === 'atreides'

/** The values an option that is not a yes or no can have. */
export const CHOICES: { readonly [K in keyof Options]?: readonly Options[K][] } = {
  allianceVariant: [1, 2, 3, 4, 5],
  fremenExtraWormScope: ['phase', 'blow'],
  karamaDuration: ['phase', 'use'],
  atreidesKaramaScope: ['opponent', 'allyBattle', 'any'],
  firstStormDamage: ['path', 'final', 'none'],
}

export type ClassicSetup = {
  /** Factions at the table; with `pairs`, two people play two each. */
  readonly players: number
  /** `advanced`, `pairs`. */
  readonly modules?: readonly string[]
  /**
   * `recommended` for the number of players, dealt (default); `random` from all; `choose` in turn; or given by seat.
   */
  readonly factions?: 'recommended' | 'random' | 'choose' | readonly FactionId[]
  /** With `choose`: seats that pick before all others, in a random order. */
  readonly choosers?: readonly Seat[]
  /** Sectors of the players' markers by seat, counterclockwise (AMB-84). */
  readonly positions?: readonly Sector[]
  readonly options?: Partial<Options>
}

export const MODULES = ['advanced', 'pairs'] as const
export const PLAYERS = [2, 3, 4, 5, 6] as const

/** DUN-SET-4 to DUN-SET-6. */
export const RECOMMENDED: { readonly [players: number]: readonly FactionId[] } = {
  2: ['atreides', 'harkonnen'],
  3: ['atreides', 'harkonnen', 'fremen'],
  4: ['atreides', 'emperor', 'fremen', 'harkonnen'],
  5: ['atreides', 'emperor', 'fremen', 'guild', 'harkonnen'],
  6: ['atreides', 'bene-gesserit', 'emperor', 'fremen', 'guild', 'harkonnen'],
}

export type SetupProblem = {
  readonly why:
    | 'players'
    | 'unknown-module'
    | 'module-twice'
    | 'pairs'
    | 'factions'
    | 'choosers'
    | 'positions'
    | 'option'
  readonly message: string
}

const problem = (why: SetupProblem['why'], message: string): SetupProblem => ({ why, message })

/** Why the game cannot be played this way; undefined if it can. */
export function setupProblem(setup: ClassicSetup): SetupProblem | undefined {
  const { players, modules = [], factions = 'recommended', choosers, positions, options = {} } = setup
  if (!PLAYERS.some((count) => count === players))
    return problem('players', `Classic Dune is played by ${PLAYERS.join(', ')} factions, not by ${players}.`)
  const unknown = modules.find((module) => !MODULES.some((id) => id === module))
  if (unknown !== undefined)
    return problem('unknown-module', `There is no module "${unknown}"; the modules: ${MODULES.join(', ')}.`)
  const twice = modules.find((module, index) => modules.indexOf(module) !== index)
  if (twice !== undefined) return problem('module-twice', `The module "${twice}" is named twice.`)
  if (modules.includes('pairs') && players !== 4)
    return problem('pairs', 'Two persons with two factions each are four factions.')
  if (typeof factions !== 'string') {
    if (factions.length !== players || new Set(factions).size !== players)
      return problem('factions', `${players} different factions are needed.`)
  }
  if (choosers !== undefined) {
    if (factions !== 'choose')
      return problem('choosers', 'Nobody chooses a faction first where factions are not chosen.')
    if (choosers.some((seat) => seat >= players) || new Set(choosers).size !== choosers.length)
      return problem('choosers', `Who chooses first are different seats from 0 to ${players - 1}.`)
  }
  if (positions !== undefined && !arePositions(positions, players))
    return problem('positions', `${players} different positions are needed, counterclockwise.`)
  return optionProblem(options)
}

const SEATS_AROUND: readonly Sector[] = [2, 5, 8, 11, 14, 17]

const arePositions = (positions: readonly Sector[], players: number): boolean =>
  positions.length === players &&
  positions.every(
    (sector, index) => SEATS_AROUND.includes(sector) && (index === 0 || sector > (positions[index - 1] ?? 0)),
  )

function optionProblem(options: Partial<Options>): SetupProblem | undefined {
  for (const [name, value] of Object.entries(options)) {
    if (!Object.hasOwn(DEFAULT_OPTIONS, name)) return problem('option', `There is no option "${name}".`)
    const choices: readonly unknown[] = CHOICES[name as keyof Options] ?? [true, false]
    if (!choices.includes(value))
      return problem('option', `The option "${name}" is one of ${choices.join(', ')}, not ${value}.`)
  }
  return undefined
}

/** The advantages that a Karama can stop (section 11.5). */
export const ADVANTAGES = [
  'atr-bidding',
  'atr-spice-look',
  'atr-prescience',
  'atr-ally-prescience',
  'atr-kwisatz-haderach',
  'bg-accompany',
  'bg-voice',
  'bg-ally-voice',
  'bg-charity',
  'bg-worthless-karama',
  'bg-intrusion',
  'bg-battle-announce',
  'emp-bidding-income',
  'emp-ally-revival',
  'emp-sardaukar',
  'fre-move',
  'fre-worm',
  'fre-ally-worm',
  'fre-ally-revival',
  'fre-storm-deck',
  'fre-worm-place',
  'fre-storm-half',
  'fre-storm-ship',
  'fre-fedaykin',
  'fre-no-battle-spice',
  'gui-income',
  'gui-three-ways',
  'gui-half-price',
  'gui-ally-rate',
  'gui-any-order',
  'hark-free-card',
  'hark-capture',
] as const
export type Advantage = (typeof ADVANTAGES)[number]
