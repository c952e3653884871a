// The lesson “Traitors” of classic Dune, in Polish.

import type { Translated } from '../../messages/messages.ts'
import type { text as en } from './en.ts'

export const text: Translated<typeof en> = {
  cards:
    'Zdrajcy\nNa początku każdy dobiera karty z talii zdrajców i zachowuje jednego cudzego przywódcę. Grasz Harkonnenami i zachowujesz wszystkich: służą ci dwaj przywódcy Imperatora, Baszar i Caid.',
  choose: 'Dwie bitwy\nJako agresor wybierasz kolejność. Zacznij od Kartaginu.',
  'choose.other': 'Kolejność należy do ciebie, ale tutaj najpierw Kartagin. Cofnij to.',
  plan: 'Dowolny plan\nMasz 3 oddziały przeciw 6. Jeśli przyjdzie zdrajca, nic z tego nie ma znaczenia: zatwierdź jakikolwiek plan.',
  call: 'Ujawnij go\nImperator wysłał Baszara, twojego człowieka. Ujawnij zdrajcę.',
  'call.not': 'Wtedy na pewno przegrasz. Cofnij to i go ujawnij.',
  won: 'Wygrana bez strat\nWszystkie sześć oddziałów Imperatora zginęło, Baszar też; dostajesz za niego 2 przyprawy. Nie tracisz nic, nawet tego, co było na kole.',
  task: 'Twoje zadanie\nW Arrakin jeden twój oddział stoi przeciw dziewięciu. Imperatorowi zostało niewielu przywódców. Przetrwaj tę bitwę.',
  failed:
    'Arrakin stracony. Gdy plany są odkryte, pytają cię o zdrajcę: Caid jest twój. Spróbuj jeszcze raz.',
  last: 'Nie ufaj nikomu\nTwoi przywódcy też mogą być przekupieni i nigdy nie wiesz, który. Przed wielką bitwą zapytaj siebie, co będzie, jeśli cię zdradzi.',
}
