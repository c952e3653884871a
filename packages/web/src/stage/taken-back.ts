// Someone has taken back what they did: the table has changed, and nothing in the log says why.

import type { Seat } from '@sietch/kernel'
import type { Beat } from './beat.ts'

export type TakenBackBeat = Beat<'taken-back', null>

export const takenBack = (seat: Seat, seq: number): TakenBackBeat => ({
  kind: 'taken-back',
  key: `taken-back:${seq}`,
  data: null,
  weight: 'turn',
  lasts: 2,
  behind: 'after',
  size: 'small',
  seat,
  lit: [],
})

export const isTakenBack = (beat: Beat): beat is TakenBackBeat => beat.kind === 'taken-back'
