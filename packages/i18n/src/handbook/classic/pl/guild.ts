// The Spacing Guild, in Polish.

import type { Told } from '../../outline.ts'
import type { guild as outline } from '../outline/guild.ts'

export const guild: Told<typeof outline> = {
  'guild.start':
    'Gildia zaczyna z 5 oddziałami w Siczy Tueka, 15 w rezerwie i 5 przyprawami; w każdej rundzie przywraca za darmo 1 oddział. Siła jej przywódców to 5, 3, 3, 2 i 1.',
  'guild.income':
    'Wszystko, co inni gracze płacą za transport spoza planety, dostaje Gildia. Co płaci sama, za siebie lub za sojusznika, trafia do banku.',
  'guild.ways':
    'Gildia ma trzy sposoby transportu, jeden na rundę: z rezerwy na planszę, z jednego terytorium na dowolne inne albo z terytorium z powrotem do rezerwy.',
  'guild.ways-storm':
    'Transportem Gildii nie można ani wejść do sektora burzy, ani z niego wyjść, nawet z powrotem do rezerwy. U celu obowiązują zasady o twierdzach i sojusznikach, a wszystkie oddziały stają w jednym sektorze.',
  'guild.price':
    'Gildia płaci za transport połowę, zaokrąglając sumę w górę: 5 oddziałów do twierdzy to 3 przyprawy, 1 oddział to 1, 3 oddziały na piaski to 3.',
  'guild.return-price':
    'Odesłanie oddziałów do rezerwy kosztuje Gildię 1 przyprawę za 2 oddziały, zaokrąglając w górę.',
  'guild.special-victory':
    'Gildia zwycięża na końcu 10. rundy, jeśli nie zwyciężyła żadna inna frakcja, nawet Fremeni swoim specjalnym zwycięstwem.',
  'guild.alliance':
    'Sojusz: sojusznik Gildii transportuje za pół ceny, z rezerwy lub z terytorium na terytorium, i płaci Gildii. Dzieli z nią specjalne zwycięstwo.',
  'guild.alliance-fremen':
    'Fremeni w sojuszu z Gildią nadal wprowadzają rezerwę za darmo albo za opłatą transportują oddziały z terytorium na terytorium – jedno z dwojga na rundę.',
  'guild.any-time':
    'Gildia może wykonać turę Transportu i ruchu jako pierwsza, ostatnia lub między cudzymi turami, nie zapowiadając tego. Jeśli czekała do końca, działa po ostatnim graczu albo traci turę.',
  'guild.karama':
    'Specjalny efekt „Karamy” Gildii, raz na grę: odwołać cudzy transport spoza planety. Oddziały wracają do rezerwy, przyprawa do płacącego; w tej rundzie ten gracz już nie transportuje.',
}
