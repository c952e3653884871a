// The lesson “Bidding” of classic Dune, in Polish.

import type { Translated } from '../../messages/messages.ts'
import type { text as en } from './en.ts'

export const text: Translated<typeof en> = {
  row: 'Licytacja\nNa każdego gracza z miejscem na ręce przypada jedna karta podstępu. Leżą zakryte: licytujesz w ciemno. Kto da najwięcej, bierze kartę i płaci.',
  limit:
    'Ile kart?\nNa ręce mieszczą się cztery karty, u Harkonnenów osiem. Podczas licytacji wszyscy widzą, ile kart mają inni.',
  open: 'Otwórz licytację\nGrasz Fremenami i zaczynasz. Zaoferuj 1: na razie nic to nie kosztuje, a ktoś może przebić.',
  'open.other': 'Tak też można, ale najpierw zobaczmy, ile dadzą inni. Cofnij to i zaoferuj 1.',
  pass: 'Za drogo\nGildia daje 5. Masz 6 i nic by ci nie zostało. Pas nie jest ostateczny: jeśli ktoś przebije, zapytają cię znowu. Spasuj.',
  'pass.other': 'Wtedy cała twoja przyprawa poszłaby za kartę, której nawet nie widzisz. Cofnij to i spasuj.',
  sold: 'Sprzedane\nGildia zapłaciła 5 i nic jej nie zostało. Pamiętaj, kto ile wydał: kto nie ma, ten nie licytuje. Następne karty będą tańsze.',
  task: 'Twoje zadanie\nKup jedną z dwóch pozostałych kart i zachowaj co najmniej 2 przyprawy.',
  failed:
    'Licytacja się skończyła, a nie masz karty albo masz za mało przyprawy. Dawaj odrobinę więcej niż inni, ale nie więcej niż 4. Spróbuj jeszcze raz.',
  last: 'Własna karta\nBroń i obrona wygrywają bitwy, karty specjalne łamią reguły, a niektóre są bezwartościowe. Z góry widzą to tylko Atrydzi. Jeśli gra Imperator, to on dostaje twoją zapłatę.',
}
