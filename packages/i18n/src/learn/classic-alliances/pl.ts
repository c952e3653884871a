// The lesson “Alliances” of classic Dune, in Polish.

import type { Translated } from '../../messages/messages.ts'
import type { text as en } from './en.ts'

export const text: Translated<typeof en> = {
  nexus:
    'Nexus\nPrzyszedł czerw pustyni, a z nim Nexus: tylko teraz można zawierać i zrywać sojusze. W sojuszu jest dwóch graczy i nigdy nie jest on tajny.',
  need: 'Po co?\nSojusznicy wygrywają razem: potrzebują czterech twierdz. Ty, Atryda, masz Arrakin i Kartagin, Fremeni Sicz Tabr. To trzy.',
  propose: 'Zaproponuj sojusz\nZaproponuj sojusz Fremenom.',
  'propose.other':
    'Z kim zawrzesz sojusz, zależy od ciebie. Ale potrzebną twierdzę mają Fremeni: cofnij to i zaproponuj im.',
  allied:
    'Sojusznicy\nFremeni się zgodzili. Sojusznicy nie walczą ze sobą, nie stoją na jednym terytorium, mogą płacić za swoje karty i transport, a każdy użycza drugiemu swojej zdolności.',
  task: 'Twoje zadanie\nWygrajcie razem w tej rundzie. Sicz Habbanja jest pusta.',
  failed:
    'Runda się skończyła, a nie macie czterech twierdz. Wyląduj w Siczy Habbanja i nie zostawiaj żadnej twierdzy pustej. Spróbuj jeszcze raz.',
  last: 'Do następnego czerwia\nSojusz trwa do następnego Nexusa. Wtedy możesz go opuścić bez pytania. A słowa przy stole nikogo nie wiążą, chyba że to umowa.',
}
