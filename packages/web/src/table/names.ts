// What the players at a table are called. Who gave no name is called by the colour of the seat.

import type { Words } from '@sietch/i18n/page'
import { seatsWith } from './persons.ts'
import type { Seating } from './table.ts'

const COLORS = ['amber', 'teal', 'crimson', 'violet', 'azure', 'lime'] as const

export const colorName = (seat: number, w: Words): string =>
  w(`page.color.${COLORS[seat % COLORS.length] ?? 'amber'}`)

/** Whoever plays several seats is told apart by their colours. */
export const seatNames = ({ seats }: Seating, w: Words): readonly string[] =>
  seats.map((seat, index) => {
    const color = colorName(index, w)
    if (seat.kind !== 'human' || seat.name === '') return color
    return seatsWith({ seats }, index).length > 1 ? `${seat.name} (${color})` : seat.name
  })
