// The round and its phases, in Russian.

import type { Told } from '../../outline.ts'
import type { round as outline } from '../outline/round.ts'

export const round: Told<typeof outline> = {
  'round.phases':
    'Раунд состоит из пяти фаз: «Начало раунда», «Ходы игроков», «Сражение», «Податели» и «Возвращение».',
}
