// Movement, the second half of a turn, in Polish.

import type { Told } from '../../outline.ts'
import type { movement as outline } from '../outline/movement.ts'

export const movement: Told<typeof outline> = {
  'movement.group':
    'Raz na rundę możesz przesunąć dowolną liczbę swoich oddziałów jako jedną grupę z jednego terytorium na inne. Cudze oddziały w tym nie przeszkadzają.',
  'movement.range':
    'Grupa przechodzi na sąsiednie terytorium. Jeśli na początku ruchu masz oddział w Arrakin lub Kartaginie, masz ornitoptery: każda twoja grupa może przejść do 3 terytoriów.',
  'movement.ornithopters':
    'Oddziały właśnie przetransportowane do Arrakin lub Kartaginu od razu dają dostęp do ornitopterów. Burza nad miastem go nie odbiera.',
  'movement.storm':
    'Nie można wejść do sektora w burzy, wyjść z niego ani przez niego przejść. Z części terytorium leżących poza burzą można korzystać.',
  'movement.together':
    'Drogę liczy się w terytoriach, nie w sektorach. Oddziały z różnych sektorów jednego terytorium mogą iść jako jedna grupa, jeśli każdy ma drogę; wszystkie stają w jednym sektorze.',
  'movement.stronghold':
    'Nie można wejść do twierdzy ani przez nią przejść, jeśli są w niej oddziały dwóch innych graczy. Doradczynie, które tam stoją, się nie liczą, ale same też podlegają temu zakazowi.',
  'movement.same-territory':
    'Ruchem można zmienić sektor w obrębie jednego terytorium, jeśli pozwala burza. Nie zużywa to zasięgu, chyba że droga wiedzie przez inne terytoria.',
}
