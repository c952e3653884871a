// The round and its phases, in Polish.

import type { Told } from '../../outline.ts'
import type { round as outline } from '../outline/round.ts'

export const round: Told<typeof outline> = {
  'round.phases':
    'Runda składa się z pięciu faz: Początek rundy, Tury graczy, Walka, Stworzyciele i Przywołanie.',
}
