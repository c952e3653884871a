// Harvesting spice, and the Makers phase, in Polish.

import type { Told } from '../../outline.ts'
import type { makers as outline } from '../outline/makers.ts'

export const makers: Told<typeof outline> = {
  'makers.spaces': 'Pola stworzyciela to Wielka Równina, Basen Hagga i Basen Imperialny.',
  'makers.spaces-uprising':
    'Pola stworzyciela to Głęboka Pustynia, Basen Hagga i Basen Imperialny; w sześć osób także Erg Habbanja.',
  'makers.harvest':
    'Agent wysłany na pole stworzyciela daje wydrukowaną przyprawę i całą bonusową, która tam leży.',
  'makers.worms':
    'Na Głębokiej Pustyni i w Basenie Hagga bierzesz całą bonusową przyprawę, a potem wydrukowaną (4 lub 2) albo, mając haki stworzyciela, zamiast niej czerwie (2 lub 1). Basen Imperialny daje tylko przyprawę.',
  'makers.phase':
    'Faza Stworzycieli: na każde pole stworzyciela bez agenta dokłada się 1 bonusową przyprawę. Pole, z którego agenta wcześniej zabrano lub przywołano, jest puste.',
}
