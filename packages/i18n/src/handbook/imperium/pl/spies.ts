// Placing spies and recalling them, in Polish.

import type { Told } from '../../outline.ts'
import type { spies as outline } from '../outline/spies.ts'

export const spies: Told<typeof outline> = {
  'spies.three':
    'Masz trzech szpiegów. Zostają w punktach obserwacyjnych z rundy na rundę, aż ich przywołasz.',
  'spies.place':
    'Ikona szpiega: możesz umieścić szpiega z zasobów w wolnym punkcie obserwacyjnym, najwyżej jednego na punkt. Każdy punkt jest połączony z co najmniej jednym polem.',
  'spies.none-left':
    'Jeśli nie masz szpiega w zasobach, możesz najpierw bez żadnego efektu przywołać jednego z planszy i umieścić właśnie jego, nawet w tym samym punkcie.',
  'spies.at-icon':
    'Efekt „szpieg przy ikonie” pozwala tylko na wolny punkt połączony z polem z tą ikoną. Jeśli takiego nie ma, szpiega się nie umieszcza.',
  'spies.agent-icon':
    'Karta z ikoną szpiega może wysłać agenta na dowolne pole przy twoim szpiegu, bez względu na ikonę pola. Szpieg zostaje. Zajęte pole nadal wymaga Infiltracji, do której możesz przywołać tego samego szpiega.',
  'spies.gather':
    'Zebranie danych: wysyłając agenta na pole, możesz przywołać szpiega z połączonego z nim punktu, aby dobrać kartę, przed wszystkimi innymi efektami.',
  'spies.infiltrate':
    'Infiltracja: przywołaj szpiega z punktu przy polu, aby wysłać tam agenta mimo agentów innych graczy; wystarczy jeden szpieg. Ikona, koszt i wymóg nadal obowiązują, a twój własny agent wciąż blokuje pole.',
  'spies.both':
    'Jeden przywołany szpieg daje jeden efekt. Mając dwóch w różnych punktach tego samego pola, np. Stacji badawczej, możesz jednym zrobić Infiltrację, a drugim Zebranie danych, ale nie dwa razy to samo.',
  'spies.timing':
    'Infiltracja i Zebranie danych wymagają karty zagranej w turze agenta. Szpieg z pola lub karty tej tury przychodzi dla nich za późno; umieszczony wcześniej w tej turze Spiskiem się liczy.',
  'spies.recall-cost':
    'Ikona „Przywołaj szpiega”: jeden twój szpieg wraca z dowolnego punktu do zasobów. Zwykle to koszt, którego nie zapłacisz bez szpiega na planszy.',
  'spies.recalled':
    'Dla kart, które pytają o przywołanego szpiega („Rebeliancki dostawca” i inne), liczy się każdy powrót w twojej turze: Infiltracja, Zebranie danych, koszt, a nawet darmowe przywołanie przed umieszczeniem.',
  'spies.own':
    'Nigdy nie masz dwóch swoich szpiegów w jednym punkcie, nawet gdy karta pozwala dzielić punkt. „Obserwować pole” znaczy mieć szpiega w połączonym z nim punkcie.',
  'spies.posts':
    'Punktów jest 13: po jednym na parę pól każdej frakcji, trzy przy polach Landsraadu i KHOAM, trzy między czterema miastami i po jednym przy Basenie Imperialnym, Basenie Hagga i Głębokiej Pustyni.',
}
