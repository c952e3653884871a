// The auction of treachery cards, in Polish.

import type { Told } from '../../outline.ts'
import type { bidding as outline } from '../outline/bidding.ts'

export const bidding: Told<typeof outline> = {
  'bidding.hands':
    'Podczas Licytacji wszyscy widzą, ile kto ma kart podstępów. W innych fazach nie trzeba tego mówić.',
  'bidding.hand-limit':
    'Na ręce możesz mieć najwyżej 4 karty podstępów, Harkonnenowie 8. Po osiągnięciu limitu nie licytujesz i do końca fazy pasujesz.',
  'bidding.row':
    'Na licytację wykłada się po jednej zakrytej karcie podstępu na każdego, kto na początku fazy ma mniej kart, niż wynosi limit. Potem ta liczba się nie zmienia.',
  'bidding.opening':
    'Karty licytuje się pojedynczo. Pierwszą otwiera pierwszy gracz, a jeśli osiągnął limit kart, najbliższy gracz po prawej, który go nie osiągnął.',
  'bidding.next-opener':
    'Każdą następną kartę otwiera najbliższy gracz poniżej limitu po prawej od tego, kto otwierał poprzednią, bez względu na to, kto ją kupił.',
  'bidding.raise':
    'Otwierający oferuje co najmniej 1 albo pasuje. Potem, w prawo, każdy przebija ofertę albo pasuje.',
  'bidding.pass':
    'Pas nie jest ostateczny: gdy kolej znów dojdzie do ciebie, możesz licytować. Licytacja karty kończy się, gdy po ostatniej ofercie z rzędu spasują wszyscy pozostali.',
  'bidding.price':
    'Kto złożył najwyższą ofertę, bierze kartę i płaci: Imperatorowi, jeśli jest on w grze i to nie on kupuje, w przeciwnym razie do banku.',
  'bidding.own-spice':
    'Nie możesz zaoferować więcej przyprawy, niż masz, chyba że dokłada sojusznik albo możesz zapłacić kartą „Karama”.',
  'bidding.no-bid':
    'Licytacja kończy się wraz z ostatnią kartą albo od razu, gdy na kartę nikt nie złoży oferty. Ta karta i następne wracają na wierzch talii w dawnej kolejności.',
  'bidding.all-full':
    'Jeśli wszyscy, którzy mogli licytować, osiągnęli limit kart, pozostałe karty wracają na wierzch talii.',
  'bidding.deck-empty':
    'Jeśli talia podstępów się skończy, od razu tasuje się jej stos. Jeśli i on jest pusty, wykłada się mniej kart, a Harkonnenowie nie dobierają dodatkowej.',
  'bidding.secret':
    'Kupioną kartę widzą tylko kupujący i Atrydzi, którzy oglądali ją przed licytacją. Niesprzedanej karty nie pokazuje się już nikomu.',
}
