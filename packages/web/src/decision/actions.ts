// Options that are not clicks on the table, sorted by how they are offered: pending effects and actions as chips,
// numbers as steppers, and the one that moves on in its fixed place.

import type { Option } from '@sietch/kernel'

/** Options that differ only in numbers. */
type Numbers = { readonly key: string; readonly options: readonly Option[] }

export type Actions = {
  readonly chips: readonly Option[]
  readonly numbers: readonly Numbers[]
  /** The option that moves on: ends the turn, passes, declines. */
  readonly onward: Option | null
}

/**
 * `effect`: something that waits to be done; `onward`: it lets the game go on, the last of several goes furthest;
 * `answer`: a spot of the table that is easily overlooked, so that it is offered in words, too; `number`: so many of what
 * it names before.
 */
export type Offer = 'effect' | 'onward' | 'answer' | 'number' | 'plain'

const isNumber = ({ targets: [first, second] }: Option): boolean =>
  first?.kind === 'number' && second?.kind !== 'number'

/** Kinds of targets that are numbers, too: how many of something else. */
type Counts = { readonly [kind: string]: unknown }

/** An option without its numbers. */
const rest = ({ verb, targets }: Option, counts: Counts): string =>
  [
    verb,
    ...targets.filter(({ kind }) => kind !== 'number' && counts[kind] === undefined).map(({ id }) => id),
  ].join(' ')

export function actionsOf(
  options: readonly Option[],
  offerOf: (option: Option) => Offer,
  counts: Counts = {},
): Actions {
  const counted = options.filter((option) => isNumber(option) || offerOf(option) === 'number')
  const numbers = [...new Set(counted.map((option) => rest(option, counts)))].map((key) => ({
    key,
    options: counted.filter((option) => rest(option, counts) === key),
  }))
  const said = options.filter((option) => !counted.includes(option))
  const onward = said.findLast((option) => offerOf(option) === 'onward') ?? null
  const waiting = said.filter((option) => offerOf(option) === 'effect').length
  // Resolving everything pending is the same as resolving the only pending effect.
  const others = said.filter((option) => option !== onward && (offerOf(option) !== 'onward' || waiting !== 1))
  const [effects, plain] = [true, false].map((isEffect) =>
    others.filter((option) => (offerOf(option) === 'effect') === isEffect),
  ) as [Option[], Option[]]
  return { chips: [...effects, ...plain], numbers, onward }
}
