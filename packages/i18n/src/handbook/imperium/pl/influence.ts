// Standing with the Factions, and what it brings, in Polish.

import type { Told } from '../../outline.ts'
import type { influence as outline } from '../outline/influence.ts'

export const influence: Told<typeof outline> = {
  'influence.tracks':
    'Wpływ wynosi od 0 do 6 w każdej z czterech frakcji: Imperator, Gildia Kosmiczna, Bene Gesserit, Fremeni. Każdy zaczyna od 0. Nadmiar powyżej 6 przepada, a poniżej 0 wpływ nie spada.',
  'influence.visit':
    'Agent wysłany na pole frakcji daje 1 punkt wpływu w tej frakcji, oprócz tego, co daje pole. Wpływ mogą też podnosić i obniżać inne efekty.',
  'influence.point':
    'Osiągając 2 punkty wpływu we frakcji, zdobywasz 1 punkt zwycięstwa. Spadając poniżej 2, tracisz go.',
  'influence.bonus':
    'Każdy, kto osiąga 4 punkty wpływu we frakcji, od razu dostaje jej bonus, z sojuszem czy bez. Spadając poniżej 4, nie oddajesz go; wracając na 4, dostajesz go znowu.',
  'influence.bonuses':
    'Bonusy za 4 punkty wpływu: Imperator 2 żołnierzy, Gildia Kosmiczna 3 solarisy, Bene Gesserit karta intrygi, Fremeni 1 woda.',
  'influence.bonuses-uprising':
    'Bonusy za 4 punkty wpływu: Imperator szpieg, Gildia Kosmiczna 3 solarisy, Bene Gesserit karta intrygi, Fremeni 1 woda.',
  'influence.any':
    'Gdy ikona wpływu nie pokazuje frakcji, wybierasz ją ty; „2 punkty wpływu” trafiają w całości do jednej frakcji. Ikona z frakcją działa tylko dla niej.',
  'influence.paying':
    'Gdy utrata wpływu jest kosztem, musisz mieć tyle do stracenia. Kartę, która podniosłaby wpływ powyżej 6, nadal można zagrać.',
  'influence.two-instead':
    'Niektóre karty („Gra o władzę”, „Obalenie”, „Wywrotowy doradca”, „Zdradziecki manewr”) dają na polu frakcji 2 punkty wpływu zamiast 1. Trzeba ich użyć najpóźniej w chwili zdobywania tego wpływu.',
  'influence.alliance':
    'Pierwszy gracz, który osiąga 4 punkty wpływu we frakcji, bierze jej znacznik sojuszu i 1 punkt zwycięstwa.',
  'influence.alliance-taken':
    'Jeśli wyprzedzisz na torze posiadacza znacznika sojuszu, bierzesz znacznik i 1 punkt zwycięstwa, a on traci 1. Samo zrównanie się nie wystarcza.',
  'influence.alliance-lost':
    'Gdy posiadacz traci wpływ, znacznik bierze gracz, który jest teraz wyżej i ma co najmniej 4 (gdy jest ich kilku, wybiera posiadacz). Inaczej posiadacz mający 3 lub mniej odkłada go na tor. Zawsze traci 1 punkt zwycięstwa.',
  'influence.alliance-returned':
    'Znacznik sojuszu, który wrócił na tor, bierze wraz z 1 punktem zwycięstwa następny gracz, który zdobędzie tam wpływ i ma wtedy co najmniej 4.',
}
