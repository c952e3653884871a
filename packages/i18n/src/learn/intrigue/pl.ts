// The lesson about Intrigue cards, in Polish.

import type { Translated } from '../../messages/messages.ts'
import type { text as en } from './en.ts'

export const text: Translated<typeof en> = {
  secret:
    'Trzy tajemnice\nTo twoje karty intryg. Inni widzą tylko, ile ich masz. Na każdej jest napisane, kiedy można ją zagrać.',
  plot: 'Spiski\nSpisek zagrywasz w dowolnej chwili swojej tury, przed wysłaniem agenta albo po nim, i nie zużywa on tury. „{card}” to spisek albo karta walki: jedno z dwojga.',
  combat:
    'Walka\nKartę „{card}” zagrywa się, gdy wszyscy odkryli karty i rozstrzyga się konflikt, i tylko mając tam jednostki.',
  endgame:
    'Koniec gry\nNiektóre karty dają punkty na samym końcu, po ostatniej rundzie. „{card}” to spisek teraz albo punkt później, jeśli masz wygraną kartę konfliktu z jej ikoną.',
  task: 'Twoje zadanie\nWyślij w tej turze agenta na pole „{space}”. Kosztuje 1 przyprawę, a nie masz żadnej. Co pomoże?',
  'task.other': 'Wtedy agent będzie gdzie indziej. Cofnij ruch: jeden z twoich spisków daje przyprawę.',
  save: 'Kiedy czekać\nSpisek, który umożliwia dobrą turę, jest dobrze wydany. Miecze są najcenniejsze, gdy inni nie mogą już odpowiedzieć. A cztery karty intryg to o jedną za dużo: na polu „{space}” można ci jedną ukraść.',
}
