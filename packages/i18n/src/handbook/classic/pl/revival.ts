// Forces and leaders come back from the tanks, in Polish.

import type { Told } from '../../outline.ts'
import type { revival as outline } from '../outline/revival.ts'

export const revival: Told<typeof outline> = {
  'revival.forces':
    'W każdej rundzie możesz przywrócić ze zbiorników do rezerwy do 3 swoich oddziałów. Darmowe nic nie kosztują, każdy następny kosztuje 2 przyprawy.',
  'revival.free':
    'Darmowe odrodzenie na rundę: Atrydzi i Harkonnenowie 2 oddziały, Bene Gesserit, Imperator i Gildia 1, Fremeni 3. Wszystkie 3 oddziały kosztują więc odpowiednio 2, 4 i 0 przypraw.',
  'revival.leader':
    'Gdy wszystkich 5 twoich przywódców jest w zbiornikach, możesz przywracać po 1 przywódcy na rundę, dopóki są tam twoi odkryci przywódcy.',
  'revival.leader-price':
    'Przywrócenie przywódcy kosztuje tyle przyprawy, ile wynosi jego siła. W jednej rundzie można przywrócić i oddziały, i przywódcę.',
  'revival.traitor-again':
    'Przywrócony przywódca walczy jak dawniej i tą samą kartą zdrajcy można go ujawnić ponownie.',
  'revival.face-down':
    'Przywódca zabity po raz drugi trafia do zbiorników zakryty. Takich się nie przywraca, dopóki wszyscy twoi pozostali przywódcy też nie są tam zakryci albo pojmani; wtedy wszystkich się odkrywa.',
  'revival.captured':
    'Pojmani przywódcy liczą się jako nieobecni: jeśli wszyscy pozostali są w zbiornikach, możesz przywrócić przywódcę. Dotyczy to także Harkonnenów.',
  'revival.starred':
    'W rundzie można przywrócić najwyżej 1 sardaukara i 1 fedajkina, licząc wszystkie sposoby razem, także kartę „Ghola Tleilaxu”.',
}
