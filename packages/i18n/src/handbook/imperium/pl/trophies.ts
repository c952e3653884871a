// Battle icons, and the points a pair gives, in Polish.

import type { Told } from '../../outline.ts'
import type { trophies as outline } from '../outline/trophies.ts'

export const trophies: Told<typeof outline> = {
  'trophies.icons':
    'Są trzy ikony walki: krysnóż, skoczek pustynny i ornitopter. Jedną ma twoja karta celu i liczy się ona do pary.',
  'trophies.pair':
    'Gdy wygrasz konflikt i po wszystkich nagrodach weźmiesz jego kartę, a inna twoja odkryta karta ma tę samą ikonę, zakryj obie i zdobądź 1 punkt zwycięstwa. To obowiązkowe; jedna wygrana to najwyżej jedna para.',
  'trophies.wild':
    'Uniwersalna ikona walki tworzy parę tylko na koniec gry: z jedną z trzech ikon na innej twojej odkrytej karcie, a z „Bloodlines” także z drugą uniwersalną. Zakryj obie za 1 punkt zwycięstwa.',
  'trophies.endgame-cards':
    'Karty intryg „Krysnóż”, „Skoczek pustynny” i „Ornitopter” zakrywają tylko wygrane karty konfliktu, z własną ikoną lub uniwersalną, nigdy kartę celu.',
}
