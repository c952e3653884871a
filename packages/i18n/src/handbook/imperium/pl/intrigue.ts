// Secret cards, and when they may be played, in Polish.

import type { Told } from '../../outline.ts'
import type { intrigue as outline } from '../outline/intrigue.ts'

export const intrigue: Told<typeof outline> = {
  'intrigue.secret':
    'Twoje karty intryg są tajne; inni widzą kartę dopiero przy zagraniu. Możesz mieć ich dowolnie wiele.',
  'intrigue.kinds':
    'Spisek zagrywa się w dowolnej chwili swojej tury, kartę „Walka” tylko w fazie Walki, kartę „Koniec gry” tylko na koniec gry. Efekt, koszt i warunek podaje karta.',
  'intrigue.plot-timing':
    'Spisek możesz zagrać, gdy tylko zacznie się twoja tura, nawet przed wyborem między turą agenta a turą odkrywania, oraz między efektami, ale nie w środku efektu.',
  'intrigue.cost':
    'Aby zagrać kartę intrygi, musisz spełnić warunek i zapłacić cały koszt; trzeba użyć choć jednej linii. Linie ze strzałkami bez „LUB” rozpatrujesz lub pomijasz pojedynczo, a pierwsza może opłacić drugą.',
  'intrigue.discard':
    'Zagraną kartę intrygi po rozpatrzeniu odkłada się odkrytą na stos kart odrzuconych. Spisek działający w twojej przyszłej turze odkrywania leży przed tobą do jej końca.',
  'intrigue.steal':
    'Kradzież intrygi: każdy przeciwnik, który ma co najmniej cztery karty intryg, oddaje ci jedną losową.',
  'intrigue.empty':
    'Gdy talia intryg jest pusta, tasuje się jej stos kart odrzuconych w nową talię, bez zniszczonych. Jeśli i on jest pusty, karty się nie dobiera.',
}
