// Options that are no click on the table, sorted by how they are offered: what waits and what can be done as chips,
// numbers as steppers, and the one that goes on at the place that is always its own.

import type { Option } from '@sietch/kernel'

/** Options that differ in a number only. */
type Numbers = { readonly key: string; readonly options: readonly Option[] }

export type Actions = {
  readonly chips: readonly Option[]
  readonly numbers: readonly Numbers[]
  /** What goes on: ends the turn, passes, declines. */
  readonly onward: Option | null
}

/**
 * `effect`: something that waits to be done; `onward`: it lets the game go on, the last of several goes furthest;
 * `answer`: a spot of the table that is easily overlooked, so that it is offered in words, too.
 */
export type Offer = 'effect' | 'onward' | 'answer' | 'plain'

const isNumber = ({ targets: [first, second] }: Option): boolean =>
  first?.kind === 'number' && second?.kind !== 'number'

/** All of an option but its number. */
const rest = ({ verb, targets: [, ...others] }: Option): string =>
  [verb, ...others.map(({ id }) => id)].join(' ')

export function actionsOf(options: readonly Option[], offerOf: (option: Option) => Offer): Actions {
  const counted = options.filter(isNumber)
  const numbers = [...new Set(counted.map(rest))].map((key) => ({
    key,
    options: counted.filter((option) => rest(option) === key),
  }))
  const said = options.filter((option) => !isNumber(option))
  const onward = said.findLast((option) => offerOf(option) === 'onward') ?? null
  const waiting = said.filter((option) => offerOf(option) === 'effect').length
  // What goes on with all that waits is the same as the only thing that does.
  const others = said.filter((option) => option !== onward && (offerOf(option) !== 'onward' || waiting !== 1))
  const [effects, plain] = [true, false].map((isEffect) =>
    others.filter((option) => (offerOf(option) === 'effect') === isEffect),
  ) as [Option[], Option[]]
  return { chips: [...effects, ...plain], numbers, onward }
}
