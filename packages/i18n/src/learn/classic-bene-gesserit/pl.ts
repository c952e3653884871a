// The lesson “Bene Gesserit” of classic Dune, in Polish.

import type { Translated } from '../../messages/messages.ts'
import type { text as en } from './en.ts'

export const text: Translated<typeof en> = {
  foretell:
    'Bene Gesserit\nPrzed grą przepowiadasz, kto i kiedy zwycięży: Imperator w 5. rundzie. Jeśli tak się stanie, zamiast niego wygrywasz ty. Nikt o tym nie wie.',
  travel:
    'Na gapę\nGdy ktoś inny transportuje oddziały spoza planety, możesz za darmo wysłać 1 oddział na Polarną Depresję. Tak radzisz sobie bez przyprawy.',
  voice:
    'Głos\nPrzed bitwą rozkazujesz przeciwnikowi zagrać albo nie zagrywać karty jednego rodzaju. Nie masz „Tarczy”: zakaż broni miotającej.',
  'voice.other':
    'Innym razem dobry rozkaz. Ale strzał zatrzymałaby tylko „Tarcza”, a jej nie masz: cofnij to i zakaż broni miotającej.',
  task: 'Twoje zadanie\nWszyscy twoi przywódcy mają siłę 5, a przed trucizną ochroni „Wykrywacz trucizn”. Wygraj tę bitwę.',
  failed: 'Arrakin stracony. Wystarczą przywódca, „Wykrywacz trucizn” i 3 na kole. Spróbuj jeszcze raz.',
  last: 'Co z tym zrobić\nPo cichu pomagaj temu, kogo przepowiadasz. W trybie zaawansowanym twoje oddziały mogą też mieszkać wśród obcych jako doradczynie, dopóki nie chwycą za broń.',
}
