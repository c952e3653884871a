// How a game begins, in Polish.

import type { Told } from '../../outline.ts'
import type { setup as outline } from '../outline/setup.ts'

export const setup: Told<typeof outline> = {
  'setup.players':
    'Gra od 2 do 6 osób, każda prowadzi jedną frakcję. W pięć osób instrukcja zaleca grę bez Bene Gesserit, w cztery bez Bene Gesserit i Gildii.',
  'setup.table':
    'Kto otwiera stół, wybiera tryb, liczbę graczy, sposób przydziału frakcji, wariant sojuszy i inne zasady opcjonalne.',
  'setup.factions':
    'Frakcje rozdaje się losowo albo każdy ciągnie liczbę od 1 do 10 i wszyscy wybierają frakcje po kolei, od najwyższej liczby.',
  'setup.order':
    'Kolejność przygotowania: frakcje, pozycje graczy, przepowiednia Bene Gesserit, zdrajcy, przyprawa, oddziały, karty podstępów. Potem zaczyna się 1. runda.',
  'setup.decks':
    'Talie przyprawy i podstępów się tasuje; użyte karty trafiają na odkryty stos kart odrzuconych. Gdy talia się skończy, tasuje się jej stos i tworzy z niego nową talię.',
  'setup.positions':
    'Znaczniki rozmieszcza się losowo, chyba że ustawił je gospodarz stołu. W pięć osób zajęte są sektory 2, 5, 8, 11 i 14; w cztery 2, 5, 11 i 14; w trzy 2, 8 i 14; w dwie 2 i 11.',
  'setup.traitors':
    'Dostajesz 4 karty zdrajców z przywódcami frakcji biorących udział w grze. Z nich 1 w tajemnicy zachowujesz, 3 oddajesz, nikomu ich nie pokazując. Harkonnenowie zachowują wszystkie 4.',
  'setup.own-traitor':
    'Możesz zachować kartę zdrajcy z własnym przywódcą: wtedy nikt nie ujawni go jako zdrajcy.',
  'setup.spice':
    'Początkowa przyprawa: Atrydzi, Imperator i Harkonnenowie po 10, Bene Gesserit i Gildia po 5, Fremeni 3. Przed innymi ukrywa ją zasłonka.',
  'setup.forces':
    'Początkowe oddziały: Atrydzi 10 w Arrakin, Harkonnenowie 10 w Kartaginie, Gildia 5 w Siczy Tueka, Fremeni 10, Bene Gesserit 1, Imperator żadnego. Reszta to rezerwa, widoczna dla wszystkich.',
  'setup.placing':
    'Większość początkowych oddziałów ma stałe miejsca. Potem swoje oddziały jawnie rozmieszczają Fremeni, a w trybie zaawansowanym po nich doradczynię umieszczają Bene Gesserit.',
  'setup.cards': 'Każdy dostaje 1 zakrytą kartę podstępu, Harkonnenowie dostają 2.',
}
