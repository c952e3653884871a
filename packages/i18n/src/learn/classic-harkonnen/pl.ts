// The lesson “House Harkonnen” of classic Dune, in Polish.

import type { Translated } from '../../messages/messages.ts'
import type { text as en } from './en.ts'

export const text: Translated<typeof en> = {
  traitors:
    'Ród Harkonnenów\nInni zachowują jednego zdrajcę, ty wszystkich czterech. Oto oni: dwaj Fremeni i dwaj z Gildii. Każdy może wygrać ci bitwę.',
  buy: 'Więcej kart\nNa ręce mieścisz osiem kart, a do każdej kupionej dobierasz za darmo jeszcze jedną. Zaoferuj 1.',
  'buy.other': 'Tak też można, ale da się taniej. Cofnij to i zaoferuj 1.',
  two: 'Dwie w cenie jednej\nPozostali spasowali: dwie karty za 1 przyprawę, broń i obrona.',
  task: 'Twoje zadanie\nMiej na ręce sześć kart, zanim skończy się licytacja. Pozostali mają po 3 przyprawy.',
  failed:
    'Licytacja się skończyła, a masz mniej niż sześć kart. Nikt nie zapłaci więcej niż 3: zaoferuj 4. Spróbuj jeszcze raz.',
  last: 'Co z tym zrobić\nZawsze masz właściwą kartę i nikt nie śmie wysłać przeciw tobie przywódcy. W trybie zaawansowanym pojmujesz też przywódców pokonanych.',
}
