// Bloodlines: Sardaukar Commanders, their skills and the new keywords, in Polish.

import type { Told } from '../../outline.ts'
import type { commanders as outline } from '../outline/commanders.ts'

export const commanders: Told<typeof outline> = {
  'commanders.box':
    '„Bloodlines” dodaje 25 kart Imperium, 15 kart intryg, 8 liderów i po jednej karcie Konfliktu I i II (do wyboru 4 i 10). Z modułami KHOAM i Technologie jest ich więcej. Liderów można dowolnie mieszać.',
  'commanders.setup':
    'Dowódców sardaukarów jest siedmiu: po jednym na polach Sardaukar, Wierna służba, Dostawa zaopatrzenia, Wysoka Rada i Uzyskaj poparcie, w cztery osoby szósty w Sali zebrań, a ostatni w banku dla karty „Wzorowy sardaukar”.',
  'commanders.setup-base':
    'W grze podstawowej siedmiu dowódców sardaukarów zaczyna na polach Konspiracja, Bogactwo, Zagięcie przestrzeni, Wysoka Rada i Zbiórka wojsk, w cztery osoby szósty w Sali oratorskiej; ostatni jest w banku dla karty „Wzorowy sardaukar”.',
  'commanders.acquire':
    'Wysyłając agenta na pole z dowódcą sardaukarów, możesz w dowolnej chwili tej tury zapłacić 2 solarisy, aby go pozyskać i zrekrutować. Wszystko, co pomaga rekrutować dowódców, działa i tutaj.',
  'commanders.deploy':
    'Dowódca sardaukarów to żołnierz o sile 2: rekrutujesz go do garnizonu, a w turze z polem walki prosto do konfliktu. Może być jednym z dwóch z garnizonu i może się wycofać.',
  'commanders.supply':
    'Po konflikcie lub po stracie dowódca wraca do twoich zasobów. Ikony żołnierza i efekty biorące żołnierza z zasobów go nie dotyczą: biorą kostkę.',
  'commanders.recruit-again':
    'Raz w każdej swojej turze możesz za 2 solarisy zrekrutować jednego dowódcę z zasobów do garnizonu albo, z polem walki w tej turze, do konfliktu. Nie daje to umiejętności. Pozyskanie innego z pola w tej samej turze jest dozwolone.',
  'commanders.tie-break':
    'Dowódcy sardaukarów w garnizonie liczą się jako żołnierze przy remisie na koniec gry i jako jednostki wszędzie, gdzie karta liczy jednostki.',
  'commanders.skill':
    'Każdy pozyskany dowódca daje jedną z czterech odkrytych umiejętności (z 14), którą się uzupełnia. Nie masz dwóch takich samych; jeśli żadnej nie możesz wziąć, dowódca przychodzi bez niej.',
  'commanders.skill-active':
    'Dopóki w konflikcie jest choć jeden twój dowódca, działają wszystkie twoje umiejętności, każda raz na rundę: bonus w turze odkrywania (Determinacja: 1 przyprawa) albo siła (Rozwaga). Gdy odejdzie ostatni, ta siła przepada.',
  'commanders.skill-strength':
    'Siła z umiejętności liczy się jak miecze, od twojej tury odkrywania, a jej warunki sprawdza się cały czas do nagród. Umiejętności odkrywania działają też, gdy pierwszy dowódca trafi do konfliktu w trakcie tej tury odkrywania.',
  'commanders.go-to-ground':
    'Karta „Zejście do podziemia” może wycofać jednego lub obu z dwóch dowódców, bo są żołnierzami.',
  'commanders.deep-cover':
    'Szpiega z głęboką przykrywką można umieścić w punkcie zajętym przez szpiegów przeciwników, ale nie tam, gdzie jest już twój.',
  'commanders.command':
    'Rozkaz (6+): działa w turze odkrywania, gdy zdobyto na nią co najmniej 6 punktów perswazji z dowolnych źródeł, wydanych lub nie, licząc samą kartę. Jest wtedy obowiązkowy, chyba że sam jest dobrowolny.',
  'commanders.combat-icon':
    'Ikona „Walka”: w tej turze możesz wysyłać jednostki jak po wysłaniu agenta na pole walki, także w turze odkrywania. Kilka ikon albo ikona i pole nadal dają tylko dwie jednostki z garnizonu.',
  'commanders.moved-spy':
    'Szpieg zmuszony do odejścia przez „Fałszywe rozkazy” lub „Świętą wojnę” idzie do pustego punktu niepołączonego z tym polem, który wybiera właściciel. Gdy takiego nie ma, wraca do zasobów.',
}
