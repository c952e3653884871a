// The lesson “Fremen” of classic Dune, in Polish.

import type { Translated } from '../../messages/messages.ts'
import type { text as en } from './en.ts'

export const text: Translated<typeof en> = {
  worm: 'Fremeni\nNa Czerwonej Rozpadlinie pojawił się czerw, a twoje 5 oddziałów żyje: czerwie nie krzywdzą Fremenów. Przyprawa jednak przepadła.',
  ride: 'Dosiądź go\nNa czerwiu możesz dotrzeć na dowolne terytorium. Wybierz Sicz Tueka i weź wszystkie 5 oddziałów.',
  'ride.other': 'Czerw zaniesie cię i tam. Ale czeka pusta twierdza: cofnij to i jedź do Siczy Tueka.',
  task: 'Twoje zadanie\nTwoja rezerwa przybywa za darmo w pobliże Wielkiej Równiny, a grupy przechodzą dwa terytoria. Zajmij w tej turze trzecią twierdzę: Sicz Habbanja jest pusta.',
  failed:
    'Twoja tura się skończyła bez trzeciej twierdzy. Sprowadź rezerwę na Zachodni Fałszywy Mur, stamtąd do Siczy Habbanja jest jeden krok. Spróbuj jeszcze raz.',
  last: 'Co z tym zrobić\nMasz niewiele, ale poruszasz się szybko i mało tracisz. Jeśli po dziesięciu rundach nikt nie wygrał, Sicz Tabr i Sicz Habbanja są twoje lub puste, a w Siczy Tueka nie ma Imperatora, Harkonnenów ani Atrydów, zwyciężasz ty.',
}
