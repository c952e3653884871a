// The lesson “Storm and spice blow” of classic Dune, in Polish.

import type { Translated } from '../../messages/messages.ts'
import type { text as en } from './en.ts'

export const text: Translated<typeof en> = {
  storm:
    'Burza\nStoi w sektorze 16 i idzie przeciwnie do ruchu wskazówek zegara. Do sektora, w którym stoi, nie można wejść, wyjść z niego ani przez niego przejść, ani ruchem, ani transportem.',
  dial: 'Jak daleko?\nDwóch graczy w tajemnicy ustawia od 1 do 3. Razem to 2 do 6 sektorów. Ustaw liczbę.',
  path: 'Co po niej zostaje\nPo drodze burza przeszła przez sektor 18: 2 oddziały Imperatora na piaskach zginęły. Na skałach i w twierdzach nie jest groźna.',
  worm: 'Szej-Hulud\nPierwszą kartą przyprawy był czerw pustyni. Przychodzi tam, gdzie była ostatnia erupcja: na Czerwonej Rozpadlinie pożarł 8 przypraw i 4 oddziały Imperatora. Uważaj na stare pola przyprawy.',
  blow: 'Nowa przyprawa\nPo czerwiu odkrywa się karty, aż pojawi się terytorium: 10 przypraw na Południowym Płaskowyżu, tuż obok twojej Siczy Tueka.',
  task: 'Twoje zadanie\nZbierz w tej rundzie co najmniej 6 przypraw z Południowego Płaskowyżu. Bez Arrakin i Kartaginu każdy oddział w jej sektorze zbiera 2.',
  failed:
    'Runda się skończyła, a przyprawy jest mniej niż 6. Podczas zbioru w sektorze 5 Południowego Płaskowyżu muszą stać trzy oddziały. Spróbuj jeszcze raz.',
  last: 'Rachunek przyjdzie później\nTwoi zbieracze stoją teraz na piaskach, a burza jest blisko. W następnej rundzie może ich zabrać: wysyłaj na pustynię tylko tylu, ilu warta jest przyprawa.',
}
