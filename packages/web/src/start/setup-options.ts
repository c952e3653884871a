// What a game can be set up with. It knows the games, so it is fetched only when somebody sets one up.

import { classic } from '@sietch/classic'
import { translator } from '@sietch/i18n'
import type { Language } from '@sietch/i18n/page'
import {
  contentKey,
  type ImperiumSetup,
  imperium,
  setupOptions,
  setupProblem,
  uprising,
} from '@sietch/imperium'
import {
  type JsonObject,
  NEWEST,
  type Rules,
  rngOf,
  type SeatKind,
  type State,
  seatPeople,
  shuffle,
  type Teams,
} from '@sietch/kernel'
import type { SeatSetup, TableSetup } from '../table/table.ts'
import {
  classicModules,
  classicProblem,
  classicReadings,
  classicSetup,
  factionsOf,
  type Reading,
} from './classic-options.ts'
import { type Draft, PLAYERS, playing, seatSetups } from './draft.ts'
import type { Playable } from './games.ts'
import type { Problem } from './module-names.ts'

export const modulesOf = (game: string): readonly string[] =>
  game === 'classic' ? classicModules : setupOptions(game).modules

/** The Leaders or factions that can be given, by name in the language. */
export function leadersOf(
  { game, modules }: Pick<Draft, 'game' | 'modules'>,
  language: Language,
): { id: string; name: string }[] {
  if (game === 'classic') return factionsOf(language)
  const say = translator(language, contentKey(game, modules))
  return setupOptions(game)
    .leaders(modules)
    .map((id) => ({ id, name: say.name('leader', id) }))
    .sort((a, b) => a.name.localeCompare(b.name, language))
}

/** The name of whoever a seat may ever have played; nothing for somebody there is not. */
export function personaName(game: Playable, id: string, language: Language): string | undefined {
  if (game === 'classic') return factionsOf(language).find((faction) => faction.id === id)?.name
  return setupOptions(game).everyLeader.includes(id)
    ? translator(language, game).name('leader', id)
    : undefined
}

/** Optional rules; the Imperium games have none. */
export const readingsOf = (game: string): readonly Reading[] => (game === 'classic' ? classicReadings : [])

/** How many can play with the modules of the draft. */
export function playersOf({ game, modules }: Draft): readonly Draft['players'][] {
  if (game === 'classic') return PLAYERS.classic
  const counts = setupOptions(game).playersWith(modules)
  return PLAYERS[game].filter((count) => counts.includes(Number(count)))
}

/** Why the module cannot be put in beside those of the draft; nothing when it can. */
export function moduleProblemOf({ game, modules }: Draft, module: string): Problem | undefined {
  if (game === 'classic') return undefined
  const problem = setupOptions(game).moduleProblem(module, modules)
  return problem && { why: problem.why, modules: [problem.module, problem.other] }
}

/** Why the game cannot be played like this; nothing when it can. */
export const problemOf = (draft: Draft): Problem | undefined =>
  draft.game === 'classic' ? classicProblem(draft) : setupProblem(draft.game, imperiumSetup(draft, ''))

export function tableSetup(draft: Draft, seed: string): TableSetup {
  const { setup, seats, teams } = seatsFor(draft, seed)
  return { game: draft.game, setup, seats: seated(seats, seatSetups(draft)), ...(teams && { teams }), seed }
}

/** Whose the seats are, and who plays together. */
export const seatsOf = (draft: Draft): Seats => seatsFor(draft, '')

type Seats = { readonly seats: readonly SeatKind[]; readonly teams: Teams | undefined }

function seatsFor(draft: Draft, seed: string): Seats & { readonly setup: JsonObject } {
  if (draft.game === 'classic') return asked(classic, classicSetup(draft, seed))
  return asked(draft.game === 'imperium' ? imperium : uprising, imperiumSetup(draft, seed))
}

const asked = <S extends State, Setup>(rules: Rules<S, Setup>, setup: Setup & JsonObject) => ({
  setup,
  seats: rules.seats(setup),
  teams: rules.teams?.(setup),
})

/** Those who play on their seats, automas on the others. */
export const seated = (kinds: readonly SeatKind[], players: readonly SeatSetup[]): SeatSetup[] =>
  seatPeople(kinds, players).map((player) => player ?? { kind: 'automa' })

function imperiumSetup(draft: Draft, seed: string): ImperiumSetup & JsonObject {
  const { modules, players } = draft
  return { players: Number(players), modules, leaders: leadersFor(draft, seed) }
}

function leadersFor(draft: Draft, seed: string): 'choose' | 'random' | { deal: number } | readonly string[] {
  switch (draft.leaders) {
    case 'choose':
    case 'random':
      return draft.leaders
    case 'recommended':
      return 'random'
    case 'deal-2':
      return { deal: 2 }
    case 'deal-3':
      return { deal: 3 }
    case 'fixed':
      return givenLeaders(draft, seed)
  }
}

/** Whoever is given no Leader gets one of those left. */
function givenLeaders(draft: Draft, seed: string): readonly string[] {
  const given = playing(draft).map(({ leader }) => leader)
  const left = setupOptions(draft.game)
    .leaders(draft.modules)
    .filter((id) => !given.includes(id))
  const dealt = shuffle(rngOf(`${seed}/leaders`, NEWEST), [...left])
  return given.map((leader) => leader || (dealt.pop() ?? ''))
}
