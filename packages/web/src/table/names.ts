// What the players at a table are called. Who gave no name is called by the color of the seat.

import type { Translator } from '@sietch/i18n'
import type { Words } from '@sietch/i18n/page'
import type { GameTable } from './game.ts'
import { seatsWith } from './persons.ts'
import type { Seating } from './table.ts'

const COLORS = ['amber', 'teal', 'crimson', 'violet', 'azure', 'lime'] as const

export const colorName = (seat: number, w: Words): string =>
  w(`page.color.${COLORS[seat % COLORS.length] ?? 'amber'}`)

/** Whoever plays several seats is told apart by their colors. */
export const seatNames = ({ seats }: Seating, w: Words): readonly string[] =>
  seats.map((seat, index) => {
    const color = colorName(index, w)
    if (seat.kind !== 'human' || seat.name === '') return color
    return seatsWith({ seats }, index).length > 1 ? `${seat.name} (${color})` : seat.name
  })

/** Those who gave no name may be called by what they play. */
export const calledIn = (
  { called }: GameTable,
  { seats }: Seating,
  names: readonly string[],
  say: Translator,
  view: unknown,
): readonly string[] =>
  names.map((name, index) => {
    const seat = seats[index]
    return seat?.kind === 'human' && seat.name !== '' ? name : (called?.(say, view, index) ?? name)
  })
