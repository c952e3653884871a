// House Hagal and the Rivals on the page, in Polish: levels and rules, each with a sentence. `box` is the core box.

import type { rivals as en } from '../en/rivals.ts'
import type { Translated } from '../messages.ts'

export const rivals: Translated<typeof en> = {
  'level.mercenary': 'Najemnik',
  'level.mercenary.about':
    'Łatwo: rywale zaczynają bez żołnierzy, a ty otrzymujesz dodatkowo {box, select, uprising {kartę intrygi} other {1 solarisa i 1 przyprawę}}.',
  'level.sardaukar': 'Sardaukar',
  'level.sardaukar.about':
    '{box, select, uprising {Średnio: ty i rywale zaczynacie z 3 żołnierzami.} other {Średnio: każdy rywal zaczyna z 3 żołnierzami i kartą intrygi, a w rundzie 4 otrzymuje mistrza miecza; pole Mentat kosztuje cię 5 solarisów.}}',
  'level.mentat': 'Mentat',
  'level.mentat.about':
    '{box, select, uprising {Trudno: jak Sardaukar, a do tego przemyślana polityka, brutalna eskalacja i umiejętne rozmieszczenie.} other {Trudno: jak Sardaukar, a do tego umiejętne rozmieszczenie, i rywale otrzymują mistrzów miecza w rundzie 3.}}',
  'level.kwisatz-haderach': 'Kwisatz Haderach',
  'level.kwisatz-haderach.about': 'Bardzo trudno: jak Mentat, a ty nie możesz zdobyć mistrza miecza.',
  'rival-rule.smart-politics': 'Przemyślana polityka',
  'rival-rule.smart-politics.about':
    'Rywale omijają pola frakcji, z którymi mają już sojusz i w których prowadzą, oraz tych, w których są za daleko w tyle, by go zdobyć.',
  'rival-rule.brutal-escalation': 'Brutalna eskalacja',
  'rival-rule.brutal-escalation.about':
    'W konflikcie III każdy rywal odkrywa po miecze dwie karty zamiast jednej.',
  'rival-rule.expert-deployment': 'Umiejętne rozmieszczenie',
  'rival-rule.expert-deployment.about':
    'W konflikcie I lub II rywal, który wyraźnie prowadzi, nie wysyła żołnierzy.',
  streamlined: 'Uproszczony rywal',
  'streamlined.about': 'Rywal nie zdobywa punktów zwycięstwa i nie może wygrać: tylko wchodzi ci w drogę.',
  churn: 'Odświeżanie rzędu Imperium',
  'churn.about': 'Po każdej twojej turze odkrywania dwie kości usuwają karty z rzędu Imperium.',
}
