// The numbers of options that differ in nothing else: one field per thing counted.

import type { Option, Target } from '@sietch/kernel'

/** What is counted in a field, and the numbers that some option has there, rising. */
export type NumberField = { readonly kind: string; readonly values: readonly number[] }

/** What an option does not name counts as zero. */
export const countIn = ({ targets }: Option, kind: string): number =>
  Number(targets.find((target: Target) => target.kind === kind)?.id ?? 0)

export function fieldsOf(options: readonly Option[]): readonly NumberField[] {
  const kinds = new Set(
    options.flatMap(({ targets }) =>
      // A seat number is not a count.
      targets.flatMap(({ kind, id }) => (typeof id === 'number' && kind !== 'seat' ? kind : [])),
    ),
  )
  return [...kinds].map((kind) => ({
    kind,
    values: [...new Set(options.map((option) => countIn(option, kind)))].sort((a, b) => a - b),
  }))
}

/** The option with the wanted number, or the nearest to it, that changes the other numbers least. */
export function withNumber(
  options: readonly Option[],
  now: Option,
  kind: string,
  wanted: number,
): Option | undefined {
  const others = fieldsOf(options).filter((field) => field.kind !== kind)
  const far = (option: Option): number =>
    Math.abs(countIn(option, kind) - wanted) * FAR +
    others.reduce((sum, field) => sum + Math.abs(countIn(option, field.kind) - countIn(now, field.kind)), 0)
  return options.toSorted((a, b) => far(a) - far(b))[0]
}

/** More than the other numbers can ever differ. */
const FAR = 1000
