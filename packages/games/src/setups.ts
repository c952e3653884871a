// What a game can be set up with: what people are offered, what they ask for, and the resulting setup, which is always
// read from JSON.

import type { PageId } from '@sietch/i18n/page'
import { type Json, type JsonObject, NEWEST, rngOf, shuffle } from '@sietch/kernel'
import { fields } from '@sietch/kernel/reading'

export type Setups<Setup> = {
  /** How many can play, with any modules. */
  readonly players: readonly number[]
  /** How many can play with these; by default, all of `players`. */
  playersWith?(modules: readonly string[]): readonly number[]
  readonly modules: readonly string[]
  /** Modules that this number of players requires; by default, none. */
  needs?(players: number): readonly string[]
  /** Why the module cannot be played with the others; undefined if it can. */
  moduleProblem?(module: string, others: readonly string[]): Problem | undefined
  /** Optional rules. */
  readonly readings?: readonly Reading[]
  /** Missing if all seats are alike. */
  readonly personas?: Personas
  /**
   * Opponents played by the rules: what this many people can choose with these modules; undefined if there are none.
   */
  rivals?(modules: readonly string[], players: number): RivalChoices | undefined
  /** A wish as JSON. It may still be refused when it is read. */
  write(wish: Wish): JsonObject
  /** The same with people in these seats and bots in the others, if that matters. */
  seated?(json: JsonObject, people: readonly number[]): JsonObject
  /** Throws with a sentence for a person if it cannot be played this way. */
  read(json: Json): Setup
}

export type Wish = {
  readonly players: number
  readonly modules: readonly string[]
  /** Interpretations of the rules other than the default. */
  readonly readings?: { readonly [reading: string]: Value }
  readonly personas?: WishedPersonas
  /** Only where Rivals play. */
  readonly rivals?: WishedRivals
  /** The seed for anything left to chance here. */
  readonly seed?: string
}

export type Value = string | number | boolean

/** Where the rulebook can be read in several ways: the default, and the alternatives. */
export type Reading = {
  readonly id: string
  readonly usual: Value
  readonly values: readonly Value[]
  /** Only applies to games with this many players. */
  readonly players?: number
}

/** What a seat can play: Leaders or factions. */
export type Personas = {
  readonly kind: 'leader' | 'faction'
  /** How they are assigned, the default first; `fixed`: given by seat. */
  readonly ways: readonly [Way, ...Way[]]
  /** Those that can be assigned with these modules and this many players. */
  with(modules: readonly string[], players?: number): readonly string[]
  /** Listed in this order, or by name. */
  readonly isOrdered?: true
  /** Everything anyone may ever have played. */
  readonly every: readonly string[]
}

export type Way = WordAfter<'page.setup.leaders.'>

type WishedPersonas = {
  readonly way: Way
  /** By seat; empty for a random one. */
  readonly given: readonly string[]
  /** Seats of people, who choose before bots do. */
  readonly choosers?: readonly number[]
}

/** How one or two people can play against Rivals. */
export type RivalChoices = {
  /** How many there are, and who they can be; empty if they are anonymous. */
  readonly count: number
  readonly who: readonly string[]
  /** Those who may be Streamlined Rivals; empty if the variant is not available. */
  readonly streamlined: readonly string[]
  /** Recommended for a first game. */
  readonly first: readonly string[]
  /** From easy to hard; each brings some of the rules. */
  readonly levels: readonly { readonly id: string; readonly rules: readonly string[] }[]
  readonly rules: readonly string[]
  readonly churn: boolean
}

export type WishedRivals = {
  /** By seat; empty for a random one. */
  readonly who?: readonly string[]
  readonly level?: string
  readonly rules?: readonly string[]
  readonly streamlined?: boolean
  readonly churn?: boolean
}

/** Why something cannot be played: a word that the pages have a sentence for in every language, or a sentence. */
export type Problem =
  | { readonly why: WordAfter<'page.refused.'>; readonly modules?: readonly [module: string, other: string] }
  | { readonly message: string }

type WordAfter<Prefix extends string> = PageId extends infer Id
  ? Id extends `${Prefix}${infer Word}`
    ? Word
    : never
  : never

/** A setup that cannot be played; the message is a sentence for a person. */
export class SetupRefused extends Error {
  override readonly name = 'SetupRefused'
  readonly problem: Problem
  constructor(message: string, problem: Problem = { message }) {
    super(message)
    this.problem = problem
  }
}

/** Why the wish cannot be met; undefined if it can. */
export function problemWith<Setup>({ read, write }: Setups<Setup>, wish: Wish): Problem | undefined {
  try {
    read(write(wish))
    return undefined
  } catch (error) {
    if (error instanceof SetupRefused) return error.problem
    return { message: error instanceof Error ? error.message : String(error) }
  }
}

/** Unassigned seats get one of those left. */
export function dealt(
  { kind, ...personas }: Personas,
  { modules, personas: wished, seed = '' }: Wish,
): string[] {
  const given = wished?.given ?? []
  const left = personas.with(modules).filter((id) => !given.includes(id))
  const pile = shuffle(rngOf(`${seed}/${kind}s`, NEWEST), left)
  return given.map((id) => id || (pile.pop() ?? ''))
}

/** For a game without options. */
export const playersOnly = (players: readonly number[]): Setups<{ players: number }> => ({
  players,
  modules: [],
  write: (wish) => ({ players: wish.players }),
  read(json) {
    const { players: count } = fields(json, 'the setup', ['players'])
    if (typeof count === 'number' && players.includes(count)) return { players: count }
    throw new SetupRefused(
      `It is played by ${players.join(', ')} players, not by ${JSON.stringify(count)}.`,
      {
        why: 'players',
      },
    )
  },
})
