// The lesson about Rivals, in Polish.

import type { Translated } from '../../messages/messages.ts'
import type { text as en } from './en.ts'

export const text: Translated<typeof en> = {
  rivals:
    'Ty i dwaj rywale\nNikt nimi nie gra. Nie mają ręki ani talii; zbierają zasoby, wygrywają konflikty, zdobywają wpływy i mogą wygrać.',
  hagal:
    'Ród Hagal\nNa każdą ich turę odkrywa się kartę z tej talii. Wskazuje pole, na które idzie agent rywala.',
  go: 'Wejdź im w drogę\nWierzchnia karta wskazuje pole „{space}”. Bądź szybciej: wyślij tam agenta kartą „{card}”.',
  'go.other': 'W prawdziwej grze nie zna się następnej karty. Tu ją znasz: cofnij ruch i idź do Arrakin.',
  end: 'Wyślij żołnierzy i zakończ turę\nDobierz kartę, wyślij trzech żołnierzy i zakończ turę. Rywale ruszą od razu.',
  'end.early':
    'Wtedy żołnierze zostaną w domu, a konflikt będzie przegrany. Cofnij ruch i najpierw wyślij trzech.',
  skipped:
    'Co się stało\nPierwsza karta wskazała pole „{space}”, które było zajęte, więc odkryto następną. Jedna karta umieściła szpiega. Wszystko jest w dzienniku.',
  task: 'Twoje zadanie\nDokończ rundę samodzielnie i wygraj konflikt. W walce rywale odkrywają kartę po miecze, więc trochę więcej siły nie zaszkodzi.',
  'task.lost':
    'Tym razem silniejszy był rywal albo nikt nie był pierwszy. Spróbuj jeszcze raz, z drugim agentem na polu walki.',
  win: 'Kto wygrywa\nZa to, co zbiorą, rywale kupują punkty zwycięstwa. Wygrywasz, jeśli na koniec masz więcej niż każdy z nich. Poziom trudności wybierasz, ustawiając partię.',
}
