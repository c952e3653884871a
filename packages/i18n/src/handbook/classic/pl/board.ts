// The map and the pieces, in Polish.

import type { Told } from '../../outline.ts'
import type { board as outline } from '../outline/board.ts'

export const board: Told<typeof outline> = {
  'board.territories':
    'Na planszy są 42 terytoria: 29 piaszczystych, 7 skalistych, 5 twierdz i Polarna Depresja. Basen Imperialny liczy się jako piaski.',
  'board.strongholds': 'Na planszy jest 5 twierdz: Arrakin, Kartagin, Sicz Tabr, Sicz Habbanja i Sicz Tueka.',
  'board.cities':
    'Arrakin i Kartagin to miasta: oddział w którymkolwiek z nich daje dostęp do ornitopterów, a każdy twój oddział zbiera 3 przyprawy zamiast 2.',
  'board.sectors':
    'Plansza jest podzielona na 18 sektorów, ponumerowanych przeciwnie do ruchu wskazówek zegara; burza zaczyna w sektorze 1. Terytorium może leżeć w kilku sektorach, Polarna Depresja w żadnym.',
  'board.positions':
    'Wokół planszy jest 6 pozycji graczy: w sektorach 2, 5, 8, 11, 14 i 17. Od nich i od burzy zależy, kto zostaje pierwszym graczem.',
  'board.polar-sink':
    'Na Polarnej Depresji nigdy nie ma burzy ani bitew; może tam przebywać dowolna liczba oddziałów wszystkich frakcji.',
  'board.spice-symbols':
    'Na 15 terytoriach piaszczystych jest symbol erupcji przyprawy. Przyprawa pojawia się tylko tam, w sektorze z symbolem.',
  'board.forces':
    'Każda frakcja ma swój kolor, 5 przywódców i 20 oddziałów. Oddział jest na planszy, w rezerwie albo w zbiornikach Tleilaxu; z gry oddziały nie wypadają.',
  'board.leaders':
    'Siła przywódcy, od 1 do 7, dodaje się w bitwie do twojej sumy. Tyle samo przyprawy kosztuje jego odrodzenie i tyle zyskuje zwycięzca bitwy, w której przywódca zginął.',
  'board.starred': 'W trybie podstawowym oddział z gwiazdką to zwykły oddział.',
  'board.decks':
    'W grze jest 21 kart przyprawy, 33 karty podstępów i 30 kart zdrajców, po jednej na każdego przywódcę. Bene Gesserit układają przepowiednię z 6 kart frakcji i 10 kart rund.',
  'board.spice-cards':
    'Spośród 21 kart przyprawy 15 wskazuje terytorium i ilość przyprawy, od 6 do 12; pozostałe 6 to Szej-Hulud, czerw pustyni.',
  'board.bank':
    'Bank przyprawy nigdy się nie wyczerpuje. Przyprawa zapłacona innemu graczowi przechodzi do niego; cała pozostała pochodzi z banku albo do niego wraca.',
  'board.advanced':
    'Tryb zaawansowany dodaje 5 sardaukarów Imperatora, 3 fedajkinów i żeton czerwia Fremenów, dwustronne żetony Bene Gesserit, Kwisatz Haderacha Atrydów i karty burzy.',
}
