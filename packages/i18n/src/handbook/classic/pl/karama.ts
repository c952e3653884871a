// Karama, and what it stops, in Polish.

import type { Told } from '../../outline.ts'
import type { karama as outline } from '../outline/karama.ts'

export const karama: Told<typeof outline> = {
  'karama.uses':
    '„Karama” ma kilka zastosowań; wybierz jedno i odrzuć kartę: zablokuj zdolność frakcji, przetransportuj oddziały za pół ceny albo weź wylicytowaną kartę za darmo.',
  'karama.stop':
    '„Karama” blokuje jedną zdolność innego gracza w chwili użycia i do końca fazy, także zdolności trybu zaawansowanego. Użycie na rzecz sojusznika to osobna zdolność.',
  'karama.redo':
    'Gracz, którego zdolność zablokowano, może działać od nowa według zwykłych zasad: przejść 1 terytorium, zapłacić pełną cenę albo nic nie robić.',
  'karama.never':
    '„Karamą” nie można zablokować przygotowania gry, limitu kart, warunków zwycięstwa, przepowiedni, wejścia rezerwy Fremenów, ruchu burzy ani cudzego specjalnego efektu „Karamy”.',
  'karama.no-karama':
    '„Karamy” nie można zablokować drugą „Karamą”. Wyjątkiem jest karta bezwartościowa, którą Bene Gesserit zagrywają jako „Karamę”.',
  'karama.battle':
    'W bitwie „Karamę” zagrywa się przed ujawnieniem planów. Potem można zablokować tylko pojmanie przywódcy.',
  'karama.shipment':
    'Z „Karamą” możesz przetransportować oddziały z rezerwy poza planetą po cenie Gildii: za połowę, zaokrąglając w górę. Płacisz do banku.',
  'karama.bid':
    'Mając na ręce „Karamę”, możesz zaoferować więcej, niż masz. Jeśli wygrasz ofertą, na którą ciebie i sojusznika nie stać, musisz zapłacić tą kartą i przyprawy nie dostaje nikt.',
  'karama.bid-bound':
    '„Karamą” można zapłacić każdą zwycięską ofertę. Dopóki opiera się na niej twoja najwyższa oferta, nie można użyć tej karty inaczej.',
  'karama.atreides':
    'U Atrydów „Karama” blokuje podgląd licytowanych kart lub wierzchniej karty przyprawy, jasnowidzenie, a w trybie zaawansowanym także Kwisatz Haderacha.',
  'karama.bene-gesserit':
    'U Bene Gesserit „Karama” blokuje towarzyszenie i Głos, a w trybie zaawansowanym także zasiłek KHOAM, odwracanie żetonów i kartę bezwartościową jako „Karamę”: wraca ona, już znana, na rękę.',
  'karama.emperor':
    'U Imperatora „Karama” blokuje dochód z kart podstępów (płaci się do banku) i opłacanie odrodzenia sojusznika, a w trybie zaawansowanym także sardaukarów: walczą jak zwykłe oddziały.',
  'karama.fremen':
    'U Fremenów „Karama” blokuje daleki ruch, ochronę przed czerwiem i jazdę na nim, pomoc sojusznikowi; w trybie zaawansowanym także umieszczanie czerwi, podgląd karty burzy, odporność na burzę, fedajkinów i walkę bez przyprawy.',
  'karama.guild':
    'U Gildii „Karama” blokuje dochód, transport za pół ceny, specjalne sposoby transportu i cenę dla sojusznika, a w trybie zaawansowanym także turę poza kolejnością. Transport wykonuje się od nowa według zwykłych zasad.',
  'karama.harkonnen':
    'U Harkonnenów „Karama” blokuje dodatkową kartę, a w trybie zaawansowanym także pojmanie przywódcy, ale nie limit 8 kart i nie ujawnianie zdrajców, nawet na rzecz sojusznika.',
}
