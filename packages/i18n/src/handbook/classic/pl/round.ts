// The round and its phases, in Polish.

import type { Told } from '../../outline.ts'
import type { round as outline } from '../outline/round.ts'

export const round: Told<typeof outline> = {
  'round.phases':
    'Runda ma dziewięć faz, zawsze w tej kolejności: Burza, Erupcja przyprawy i Nexus, Zasiłek KHOAM, Licytacja, Odrodzenie, Transport i ruch, Bitwa, Zbiór przyprawy, Pauza mentata. Kolejna zaczyna się dopiero po zakończeniu poprzedniej.',
}
