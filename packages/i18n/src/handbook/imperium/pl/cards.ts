// What is often asked about single cards, in Polish.

import type { Told } from '../../outline.ts'
import type { cards as outline } from '../outline/cards.ts'

export const cards: Told<typeof outline> = {
  'cards.bindu':
    '„Zawieszenie bindu” zagrywa się tylko na samym początku tury: dobierz kartę, potem możesz pominąć turę.',
  'cards.demand-respect':
    'Przyprawę z nagrody w konflikcie (lub z karty „Zwycięzca bierze wszystko”) możesz wziąć najpierw i zapłacić nią za „Żądanie szacunku”.',
  'cards.voice':
    '„Głos” zamyka pole dla następnego agenta każdego przeciwnika w tej rundzie, do twojej następnej tury. Pominięcie tury nie zwalnia, wysłanie agenta gdzie indziej – tak. Powstrzymuje też „Kwisatz Haderacha”.',
  'cards.kwisatz':
    '„Kwisatz Haderach” może wysłać agenta, który już stoi na planszy, nawet gdy nie masz innych, na dowolne pole, także zajęte lub to samo. Koszt i wymóg obowiązują; najpierw agent, potem karty; na polu walki możesz wysyłać jednostki.',
  'cards.kwisatz-once':
    '„Kwisatz Haderach” nie pozwala drugi raz użyć pola dostępnego raz na grę (Mistrz miecza, w grze podstawowej także Wysoka Rada). Zwolnione przez niego pole stworzyciela dostaje bonusową przyprawę w fazie Stworzycieli.',
  'cards.test-of-humanity':
    '„Próba człowieczeństwa”: przeciwnicy wybierają kolejno od twojej lewej, każdy to, co naprawdę może zrobić: odrzucić wybraną kartę albo stracić żołnierza z konfliktu.',
  'cards.discarded':
    'Efekt „przy odrzuceniu” („Przysługa Gildii Kosmicznej”, „Skorumpowany biurokrata”) działa tylko przy odrzuceniu z ręki: nie podczas sprzątania i nie z talii.',
  'cards.guild-envoy': '„Wysłannik Gildii” zagrany w turze agenta: musisz odrzucić kartę.',
}
