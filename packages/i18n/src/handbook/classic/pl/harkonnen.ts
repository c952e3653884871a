// House Harkonnen, in Polish.

import type { Told } from '../../outline.ts'
import type { harkonnen as outline } from '../outline/harkonnen.ts'

export const harkonnen: Told<typeof outline> = {
  'harkonnen.start':
    'Harkonnenowie zaczynają z 10 oddziałami w Kartaginie, 10 w rezerwie i 10 przyprawami; w każdej rundzie przywracają za darmo 2 oddziały. Siła ich przywódców to 6, 4, 3, 2 i 1.',
  'harkonnen.traitors':
    'Harkonnenowie zachowują wszystkie 4 rozdane im karty zdrajców i mogą ujawnić każdego wrogiego przywódcę spośród nich.',
  'harkonnen.hand':
    'Harkonnenowie zaczynają z 2 kartami podstępów i mogą ich mieć 8. Z 8 kartami muszą pasować.',
  'harkonnen.bonus-card':
    'Kupując kartę podstępu, Harkonnenowie dobierają z talii jeszcze jedną za darmo, a jeśli przed zakupem mieli 7, tylko kupioną. Dodatkowej nie widzą nawet Atrydzi.',
  'harkonnen.alliance':
    'Sojusz: Harkonnenowie mogą ujawniać swoich zdrajców u przeciwnika sojusznika. Sojusznik wtedy wygrywa, nic nie traci i bierze przyprawę.',
  'harkonnen.capture':
    'Po każdej wygranej bitwie Harkonnenowie mogą wylosować żywego przywódcę przegranego, poza tymi, którzy w tej rundzie walczyli gdzie indziej. Zabijają go i biorą 2 przyprawy, zatrzymują albo wypuszczają.',
  'harkonnen.capture-secret':
    'Kogo pojmano, wiedzą tylko Harkonnenowie i właściciel. Zabity jeniec leży w zbiornikach zakryty. Kwisatz Haderacha pojmać nie można.',
  'harkonnen.captive-use':
    'Pojmanego przywódcę Harkonnenowie mogą wysłać do jednej bitwy, teraz lub później. Jeśli przeżyje, zaraz po niej wraca do właściciela. Jeniec może okazać się zdrajcą.',
  'harkonnen.captives-return':
    'Jeśli wszyscy przywódcy Harkonnenów nie żyją, wszyscy jeńcy od razu wracają do właścicieli. Polegli jeńcy trafiają do zbiorników Tleilaxu, a właściciele przywracają ich jak zwykle.',
  'harkonnen.karama':
    'Specjalny efekt „Karamy” Harkonnenów, raz na grę: podczas Licytacji, zanim zacznie się licytacja karty, wziąć od gracza w ciemno dowolną liczbę kart podstępów i po obejrzeniu oddać tyle samo wybranych.',
}
