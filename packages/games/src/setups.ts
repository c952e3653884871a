// What a game can be set up with: what is offered to people, what they have wished for, and the setup that comes of it,
// which is read from JSON wherever it comes from.

import type { PageId } from '@sietch/i18n/page'
import { type Json, type JsonObject, NEWEST, rngOf, shuffle } from '@sietch/kernel'
import { fields } from '@sietch/kernel/reading'

export type Setups<Setup> = {
  /** How many can play, with some modules or others. */
  readonly players: readonly number[]
  /** How many can play with these; if not given, all of `players`. */
  playersWith?(modules: readonly string[]): readonly number[]
  readonly modules: readonly string[]
  /** Modules that so many players cannot play without; none if not given. */
  needs?(players: number): readonly string[]
  /** Why the module cannot be played with the others; nothing when it can. */
  moduleProblem?(module: string, others: readonly string[]): Problem | undefined
  /** Optional rules. */
  readonly readings?: readonly Reading[]
  /** Missing where all seats are alike. */
  readonly personas?: Personas
  /** Opponents whom the rules play: what can be chosen with these modules by so many people; nothing where there are none. */
  rivals?(modules: readonly string[], players: number): RivalChoices | undefined
  /** What has been wished for, written down. It may still be refused when it is read. */
  write(wish: Wish): JsonObject
  /** The same with people on these seats and bots on the others, where that changes anything. */
  seated?(json: JsonObject, people: readonly number[]): JsonObject
  /** Throws with a sentence for a person when it cannot be played like this. */
  read(json: Json): Setup
}

export type Wish = {
  readonly players: number
  readonly modules: readonly string[]
  /** Readings of the rules other than the usual ones. */
  readonly readings?: { readonly [reading: string]: Value }
  readonly personas?: WishedPersonas
  /** Only where Rivals play. */
  readonly rivals?: WishedRivals
  /** What is left to chance here is drawn from it. */
  readonly seed?: string
}

export type Value = string | number | boolean

/** Where the rulebook can be read in several ways: the usual one, and those there are. */
export type Reading = {
  readonly id: string
  readonly usual: Value
  readonly values: readonly Value[]
  /** It is about games of so many players only. */
  readonly players?: number
}

/** Whom a seat can play: Leaders, factions. */
export type Personas = {
  readonly kind: 'leader' | 'faction'
  /** How they are found, the usual way first; `fixed`: given by seat. */
  readonly ways: readonly [Way, ...Way[]]
  /** Those that can be given with these modules, to so many players. */
  with(modules: readonly string[], players?: number): readonly string[]
  /** In this order, or by name. */
  readonly isOrdered?: true
  /** All that anybody may ever have played. */
  readonly every: readonly string[]
}

export type Way = WordAfter<'page.setup.leaders.'>

type WishedPersonas = {
  readonly way: Way
  /** By seat; empty for one at random. */
  readonly given: readonly string[]
  /** Seats of people, who choose before bots do. */
  readonly choosers?: readonly number[]
}

/** How one or two people may play against Rivals. */
export type RivalChoices = {
  /** How many there are, and who they may be; nobody if they have no faces. */
  readonly count: number
  readonly who: readonly string[]
  /** Those who may be Streamlined Rivals; nobody where the variant is not played. */
  readonly streamlined: readonly string[]
  /** Good company for a first game. */
  readonly first: readonly string[]
  /** From easy to hard; each brings some of the rules. */
  readonly levels: readonly { readonly id: string; readonly rules: readonly string[] }[]
  readonly rules: readonly string[]
  readonly churn: boolean
}

export type WishedRivals = {
  /** By seat; empty for one at random. */
  readonly who?: readonly string[]
  readonly level?: string
  readonly rules?: readonly string[]
  readonly streamlined?: boolean
  readonly churn?: boolean
}

/** Why something cannot be played: a word that pages have a sentence for in every language, or a sentence. */
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

/** Why the wish cannot be fulfilled; nothing when it can. */
export function problemWith<Setup>({ read, write }: Setups<Setup>, wish: Wish): Problem | undefined {
  try {
    read(write(wish))
    return undefined
  } catch (error) {
    if (error instanceof SetupRefused) return error.problem
    return { message: error instanceof Error ? error.message : String(error) }
  }
}

/** Whoever is given nobody gets one of those left. */
export function dealt(
  { kind, ...personas }: Personas,
  { modules, personas: wished, seed = '' }: Wish,
): string[] {
  const given = wished?.given ?? []
  const left = personas.with(modules).filter((id) => !given.includes(id))
  const pile = shuffle(rngOf(`${seed}/${kind}s`, NEWEST), left)
  return given.map((id) => id || (pile.pop() ?? ''))
}

/** For a game that is played as it is. */
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
