// Recruiting, deploying, retreating and losing troops, in Polish.

import type { Told } from '../../outline.ts'
import type { troops as outline } from '../outline/troops.ts'

export const troops: Told<typeof outline> = {
  'troops.limit':
    'Masz 12 żołnierzy – w zasobach, garnizonie i konflikcie razem. Gdy w zasobach nie ma nikogo, nie możesz rekrutować, aż ktoś tam wróci.',
  'troops.garrison':
    'Żołnierze w garnizonie i zasobach nie dają siły ani nagród. Zrekrutowani, których nie wyślesz, zostają w garnizonie.',
  'troops.deploy':
    'W turze, w której wysyłasz agenta na pole walki (skrzyżowane miecze), możesz wysłać do konfliktu dowolną liczbę jednostek zrekrutowanych w tej turze i maksymalnie dwie inne z garnizonu.',
  'troops.deploy-when':
    'Jednostki możesz wysyłać w dowolnej chwili od postawienia agenta do końca tury, także po trochu. Liczą się wszystkie zrekrutowane w tej turze, skądkolwiek, nawet przed wysłaniem agenta.',
  'troops.no-deploy':
    'W turze bez pola walki nie można wysłać do konfliktu nikogo z garnizonu ani z rekrutacji, chyba że efekt sam kogoś wysyła.',
  'troops.deploy-effects':
    'Efekt, który sam wysyła określoną liczbę żołnierzy, nie potrzebuje pola walki i nie liczy się do dwóch z garnizonu.',
  'troops.again':
    'Żołnierza, który wycofał się w tej turze, nie można ponownie wysłać dzięki polu walki tej tury. Żołnierzy z garnizonu nie rekrutuje się drugi raz.',
  'troops.units-uprising':
    'Są dwa rodzaje jednostek: żołnierze i czerwie pustyni. Wszystko, co mówi o żołnierzach, nie dotyczy czerwi.',
  'troops.faction-combat':
    'Polami walki wśród frakcji są Liniowiec, Wytrwali wojownicy i Filtrfraki. Pozostałe leżą na planecie: cztery miasta i trzy pola stworzyciela.',
  'troops.faction-combat-uprising':
    'Polami walki wśród frakcji są Liniowiec, Pustynna taktyka i Fremsak. Pozostałe leżą na planecie: miasta i pola stworzyciela. (W sześć osób: Liniowiec, Wytrwali wojownicy, Władza nad pustynią.)',
}
