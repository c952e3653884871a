// Options that are no click on the table, sorted by how they are offered: effects that wait as chips, numbers as a
// stepper, the one that ends the turn as the primary button, and the rest as buttons.

import type { Option } from '@sietch/kernel'

type Numbers = { readonly verb: string; readonly options: readonly Option[] }

export type Actions = {
  readonly chips: readonly Option[]
  readonly numbers: readonly Numbers[]
  readonly buttons: readonly Option[]
  /** What goes on: there is one only where nothing else does. */
  readonly primary: Option | null
}

/** Verbs that let the game go on. */
const ONWARD = ['end-turn', 'pass', 'decline']

const isNumber = ({ targets: [first, ...rest] }: Option): boolean =>
  first?.kind === 'number' && rest.length === 0

export function actionsOf(options: readonly Option[]): Actions {
  const chips = options.filter(({ verb }) => verb === 'resolve')
  const counted = options.filter(isNumber)
  const numbers = [...new Set(counted.map(({ verb }) => verb))].map((verb) => ({
    verb,
    options: counted.filter((option) => option.verb === verb),
  }))
  const rest = options.filter((option) => option.verb !== 'resolve' && !isNumber(option))
  const primary = rest.find(({ verb }) => ONWARD.includes(verb)) ?? null
  return { chips, numbers, buttons: rest.filter((option) => option !== primary), primary }
}
