// Bribes and deals, in Polish.

import type { Told } from '../../outline.ts'
import type { deals as outline } from '../outline/deals.ts'

export const deals: Told<typeof outline> = {
  'deals.open':
    'Gracze, którzy nie są w sojuszu, mogą niemal w każdej chwili zawierać umowy i wręczać łapówki. Umowę ogłasza się wszystkim i trzeba jej dotrzymać.',
  'deals.content':
    'Umowy mogą dotyczyć przyprawy, informacji i przyszłych działań. Kart podstępów, kart zdrajców, przywódców, oddziałów i zdolności frakcji przekazywać nie można.',
  'deals.bribes':
    'Łapówka leży jawnie przed zasłonką tego, kto ją dostał. Nie można jej wydać przed początkiem Pauzy mentata.',
  'deals.limits':
    'Umowa nie może łamać zasad ani być sprzeczna ze zdolnościami frakcji: Imperator nie może na przykład sprzedawać kart podstępów ze zniżką.',
  'deals.kept':
    'Umowa obowiązuje, gdy zgodzą się obie strony. Obiecaną przyprawę od razu się odkłada; obietnice opuszczenia terytorium lub rezygnacji z dalszych zakupów gra sprawdza sama. Inne ocenia ten, komu je dano.',
}
