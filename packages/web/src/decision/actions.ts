// Options that are no click on the table, sorted by how they are offered: effects that wait as chips, numbers as a
// stepper, the one that goes on as the primary button, and the rest as buttons.

import type { Option } from '@sietch/kernel'

/** Options that differ in a number only. */
type Numbers = { readonly key: string; readonly options: readonly Option[] }

export type Actions = {
  readonly chips: readonly Option[]
  readonly numbers: readonly Numbers[]
  readonly buttons: readonly Option[]
  /** What goes on: there is one only where nothing else does. */
  readonly primary: Option | null
}

/** `effect`: something that waits to be done; `onward`: it lets the game go on. */
export type Offer = 'effect' | 'onward' | 'plain'

/** More buttons than this stand below the sentence, where there is room for them. */
const BUTTONS = 4

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
  const said = options.filter((option) => offerOf(option) !== 'effect' && !isNumber(option))
  const primary = said.find((option) => offerOf(option) === 'onward') ?? null
  const others = said.filter((option) => option !== primary)
  const isCrowded = others.length > BUTTONS
  const effects = options.filter((option) => offerOf(option) === 'effect')
  return {
    chips: isCrowded ? [...effects, ...others] : effects,
    numbers,
    buttons: isCrowded ? [] : others,
    primary,
  }
}
