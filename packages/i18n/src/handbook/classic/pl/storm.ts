// The storm, and what it does to those in its way, in Polish.

import type { Told } from '../../outline.ts'
import type { storm as outline } from '../outline/storm.ts'

export const storm: Told<typeof outline> = {
  'storm.first':
    'W 1. rundzie gracze najbliżsi początkowemu sektorowi burzy z obu stron w tajemnicy ustawiają na kołach od 0 do 20. Burza rusza z sektora 1 przeciwnie do ruchu wskazówek zegara o sumę obu liczb; 18 sektorów to pełne okrążenie.',
  'storm.later':
    'Od 2. rundy dwaj gracze, którzy ostatnio używali kół bitewnych, w tajemnicy ustawiają od 1 do 3, a burza przesuwa się przeciwnie do ruchu wskazówek zegara o sumę. W trybie zaawansowanym z Fremenami przesuwa ją zamiast tego karta burzy.',
  'storm.dialers':
    'Burzę przesuwają strony ostatniej bitwy, bez względu na jej wynik. Jeśli w ostatniej rundzie nie było bitwy, koła biorą ci, którzy używali ich ostatnio.',
  'storm.damage':
    'Wszędzie, gdzie burza wchodzi i gdzie się zatrzymuje, niszczy na piaskach wszystkie oddziały i całą przyprawę: oddziały trafiają do zbiorników, przyprawa do banku.',
  'storm.part':
    'Burza uderza tylko w tę część terytorium, która leży w jej sektorze. Sektor, z którego rusza, nie cierpi drugi raz, a burza stojąca w miejscu nikomu nie szkodzi.',
  'storm.first-damage':
    'Pierwsza burza też niszczy oddziały na piaskach na całej drodze; przy sumie 0 uderza w sektor 1. Zagraża tylko pierwszemu żetonowi Bene Gesserit w trybie zaawansowanym.',
  'storm.safe':
    'Skałom, twierdzom, Polarnej Depresji i Basenowi Imperialnemu burza nie zagraża; Arrakin, Kartaginowi i Basenowi Imperialnemu tylko dopóty, dopóki stoi Mur Zaporowy.',
  'storm.after-atomics':
    'Gdy Mur Zaporowy zostanie zniszczony, burza uderza w Arrakin, Kartagin i Basen Imperialny tak jak w piaski. Poza tym nic się w nich nie zmienia, a Mur Zaporowy pozostaje skałami.',
  'storm.obstacle':
    'Ani transportem, ani ruchem, ani na czerwiu nie można wejść do sektora burzy, wyjść z niego ani przez niego przejść. Lądować w burzy mogą tylko Fremeni w trybie zaawansowanym.',
  'storm.no-battle':
    'Gracze na jednym terytorium nie walczą, jeśli burza rozdziela ich oddziały albo oddziały choćby jednego z nich są w sektorze burzy.',
  'storm.cards':
    'Od 2. rundy, gdy odległość jest już znana, a burza jeszcze nie ruszyła, można zagrać kartę „Kontrola pogody”, a po niej „Rodowe atomówki”.',
}
