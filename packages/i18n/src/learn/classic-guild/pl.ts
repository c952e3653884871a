// The lesson “Spacing Guild” of classic Dune, in Polish.

import type { Translated } from '../../messages/messages.ts'
import type { text as en } from './en.ts'

export const text: Translated<typeof en> = {
  ships:
    'Gildia Kosmiczna\nWszystkie statki są twoje. Kto ląduje spoza planety, płaci tobie, a ty płacisz połowę. Teraz lądują Harkonnenowie.',
  paid: 'Zapłacono tobie\nDwa oddziały do Arrakin to 2 przyprawy, dla ciebie. Masz teraz 4.',
  task: 'Twoje zadanie\nPrzetransportuj do Siczy Habbanja co najmniej 7 oddziałów. Innych kosztowałoby to 7 przypraw, a ty masz 4.',
  failed:
    'Tura się skończyła bez siedmiu oddziałów w Siczy Habbanja. Połowa z 7, zaokrąglona w górę, to 4: w sam raz. Spróbuj jeszcze raz.',
  last: 'Co z tym zrobić\nMożesz też transportować z terytorium na terytorium albo z powrotem do rezerwy. W trybie zaawansowanym działasz, kiedy chcesz. A jeśli po dziesięciu rundach nikt nie wygrał, wygrywasz ty.',
}
