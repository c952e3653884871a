// The round and who goes first, in Polish.

import type { Told } from '../../outline.ts'
import type { round as outline } from '../outline/round.ts'

export const round: Told<typeof outline> = {
  'round.phases':
    'Runda ma dziewięć faz, zawsze w tej kolejności: Burza, Erupcja przyprawy i Nexus, Zasiłek KHOAM, Licytacja, Odrodzenie, Transport i ruch, Bitwa, Zbiór przyprawy, Pauza mentata. Kolejna zaczyna się dopiero po zakończeniu poprzedniej.',
  'round.first-player':
    'Gdy burza się przesunie albo zostanie na miejscu, pierwszym graczem jest ten, czyj znacznik jest następny przeciwnie do ruchu wskazówek zegara. Kto ma znacznik w samym sektorze burzy, jest ostatni.',
  'round.storm-order':
    'Kolejność tur zaczyna się od pierwszego gracza i biegnie przeciwnie do ruchu wskazówek zegara, czyli w prawo wokół stołu.',
  'round.leads':
    'Pierwszy gracz otwiera licytację, pierwszy wykonuje transport i ruch i jako pierwszy jest agresorem w bitwach. Jeśli kolejność jest potrzebna w innej fazie, jest ta sama.',
}
