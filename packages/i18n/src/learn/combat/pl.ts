// The lesson about Combat and ties, in Polish.

import type { Translated } from '../../messages/messages.ts'
import type { text as en } from './en.ts'

export const text: Translated<typeof en> = {
  strength:
    'Kto prowadzi?\nŻołnierz liczy się za 2, miecz za 1. Masz trzech żołnierzy, przeciwnik „{rival}” też: 6 do 6.',
  tie: 'Remisu nikt nie wygrywa\nWszyscy, którzy remisują na pierwszym miejscu, dostają drugą nagrodę, a pierwszej i karty konfliktu nie dostaje nikt. Remis na drugim miejscu daje trzecią.',
  order:
    'Po kolei\nZaczynając od pierwszego gracza, każdy, kto ma jednostki w konflikcie, zagrywa kartę intrygi albo pasuje. I tak w kółko, aż wszyscy spasują po kolei: po pasie można jeszcze zagrać później.',
  task: 'Twoje zadanie\nWygraj konflikt „{conflict}”, na pierwszym miejscu, bez remisu. Możesz też sprawdzić, co daje remis.',
  'task.tied':
    'Remis: oboje dostajecie drugą nagrodę, a kontroli nad polem „Arrakin” nie ma nikt. Spróbuj jeszcze raz: masz kartę, która go przełamie.',
  control:
    'Więcej niż punkty\nPierwszą nagrodą była kontrola nad polem „{space}”. Ktokolwiek wyśle tam teraz agenta, dostajesz 1 solarisa, a do konfliktu o to pole możesz za darmo wysłać żołnierza.',
}
