// The lesson “House Atreides” of classic Dune, in Polish.

import type { Translated } from '../../messages/messages.ts'
import type { text as en } from './en.ts'

export const text: Translated<typeof en> = {
  sees: 'Ród Atrydów\nWidzisz więcej niż inni: każdą kartę przed licytacją, następną kartę przyprawy przed transportem, a w bitwie jedną część planu przeciwnika. Zaczynasz w Arrakin, z ornitopterami.',
  ask: 'Jasnowidzenie\nMasz „Tarczę” i „Wykrywacz trucizn”, ale zagrać możesz tylko jedno. Zapytaj o broń Imperatora, a będziesz wiedzieć, które.',
  'ask.other': 'To też warto wiedzieć. Ale tutaj decyduje broń: cofnij to i zapytaj o nią.',
  task: 'Twoje zadanie\nUżyje „Gom dżabbara”, broni trującej, i nie może już tego zmienić. Wygraj tę bitwę.',
  failed:
    'Arrakin stracony. „Wykrywacz trucizn” ocali przywódcę przed trucizną; z silnym przywódcą i 3 na kole wygrasz. Spróbuj jeszcze raz.',
  last: 'Co z tym zrobić\nWiedzę można sprzedać: zdradzić, co jest na licytacji, albo skłamać. W trybie zaawansowanym, gdy stracisz w bitwach 7 oddziałów, budzi się Kwisatz Haderach.',
}
