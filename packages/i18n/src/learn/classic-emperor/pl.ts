// The lesson “The Emperor” of classic Dune, in Polish.

import type { Translated } from '../../messages/messages.ts'
import type { text as en } from './en.ts'

export const text: Translated<typeof en> = {
  home: 'Imperator\nWszystkie twoje oddziały są jeszcze poza planetą, ale przyprawy ci nie zabraknie: wszystko, co inni płacą za karty podstępów, trafia do ciebie.',
  drive: 'Podbij cenę\nMożesz licytować, nawet jeśli nie chcesz karty. Zaoferuj 1 i zobacz, kto przebije.',
  'drive.other': 'W prawdziwej grze możesz. Tutaj cofnij to i zaoferuj 1: zobaczymy, co z tego będzie.',
  paid: 'Zapłacono tobie\nHarkonnenowie dali 3, po twoim pasie 3 przyprawy są twoje. Twoje własne opłaty idą do banku.',
  task: 'Twoje zadanie\nZostały dwie karty. Zbierz 11 przypraw, zanim skończy się licytacja.',
  failed:
    'Licytacja się skończyła, a masz mniej niż 11. Niech kupują inni, a ty najwyżej podbijaj cenę. Spróbuj jeszcze raz.',
  last: 'Co z tym zrobić\nZa przyprawę dolecisz wszędzie: ląduj dużymi siłami tam, gdzie przeciwników najbardziej zaboli. W trybie zaawansowanym pięć twoich oddziałów to sardaukarzy, którzy liczą się podwójnie.',
}
