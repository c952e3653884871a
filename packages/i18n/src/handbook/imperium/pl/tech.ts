// The Tech module: acquiring tiles and using them, in Polish.

import type { Told } from '../../outline.ts'
import type { tech as outline } from '../outline/tech.ts'

export const tech: Told<typeof outline> = {
  'tech.setup':
    'Moduł Technologie dodaje 18 płytek w Ambasadzie Ixian – trzy możliwie równe stosy z odkrytą wierzchnią – 2 karty Imperium, 2 karty intryg i liderkę Kotę Odax z Ix. Łączy się z każdą podstawką i z KHOAM.',
  'tech.removed': 'Płytka „Transportowce KHOAM” jest używana tylko z modułem KHOAM.',
  'tech.removed-base':
    'W grze podstawowej nie używa się pięciu płytek: „Zaawansowana analiza danych”, „Zakazana broń”, „Flota ornitopterów”, „Panoptikon” i „Drony szpiegowskie”.',
  'tech.acquire':
    'Płytkę pozyskujesz tylko dzięki ikonie „Pozyskaj technologię”. Ambasada Ixian daje ją w każdej turze z agentem wysłanym na pole Landsraadu: jedną płytkę, dobrowolnie, w dowolnej kolejności z innymi efektami tury.',
  'tech.pay':
    'Wybierz wierzchnią płytkę stosu, zapłać jej koszt w przyprawie (nie mniej niż 0) i trzymaj ją odkrytą; następną w stosie się odkrywa. Pusty stos zostaje pusty. Płytek możesz mieć dowolnie wiele.',
  'tech.discount':
    'Z miejscem w Wysokiej Radzie każda płytka kosztuje o 1 przyprawę mniej, nawet w turze jego zajęcia. Ikona zniżki pozwala pozyskać płytkę o kolejną 1 taniej, ale dwóch takich ikon nie łączy się przy jednej płytce.',
  'tech.acquire-effect':
    'Płytka pokazuje koszt, czasem efekt pozyskania (raz, po odkryciu następnej płytki) i zdolność. Zagrywając kartę intrygi dla pozyskania technologii, musisz pozyskać płytkę.',
  'tech.use':
    'Zdolność działa, kiedy mówi płytka; gdy nie podano czasu, w jednej z twoich tur. Płytki z odwróceniem używasz w swojej turze raz na rundę: zakrywasz ją, a na początku następnej rundy odkrywasz.',
  'tech.kota':
    'Kota Odax z Ix może wybrać swoją tajną płytkę zawsze, gdy wolno pozyskać płytkę, o 1 przyprawę taniej ponad inne zniżki. Do tego czasu nie jest jedną z jej płytek.',
  'tech.tiles':
    '„Zakazana broń”: wybierając 3 siły, musisz stracić 1 punkt wpływu tam, gdzie go masz. „Kule świętojańskie”: zdobądź 1 dowolny punkt wpływu; odtąd możesz zawsze oglądać wierzchnią kartę swojej talii.',
  'tech.ornithopter-fleet':
    'Z „Flotą ornitopterów” wszystkie twoje ikony walki, także uniwersalne, są ornitopterami; para może powstać od razu. Karty intryg „Krysnóż” i „Skoczek pustynny” nie dają wtedy punktu.',
}
