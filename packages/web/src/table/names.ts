// What the players at a table are called. Who gave no name is called by the colour of the seat.

import type { Words } from '@sietch/i18n/page'
import type { Seating } from './table.ts'

const COLORS = ['amber', 'teal', 'crimson', 'violet', 'azure', 'lime'] as const

export const colorName = (seat: number, w: Words): string =>
  w(`page.color.${COLORS[seat % COLORS.length] ?? 'amber'}`)

export const seatNames = ({ seats }: Seating, w: Words): readonly string[] =>
  seats.map((seat, index) => (seat.kind === 'human' && seat.name) || colorName(index, w))
