// What allies may do and must not do, in Polish.

import type { Told } from '../../outline.ts'
import type { alliances as outline } from '../outline/alliances.ts'

export const alliances: Told<typeof outline> = {
  'alliances.peace': 'Sojusznicy nigdy ze sobą nie walczą.',
  'alliances.power':
    'Każda frakcja pomaga sojusznikowi na swój sposób, opisany na jej arkuszu. O użyciu tej pomocy decyduje ona sama, w bitwie najwyżej raz; niczyja zgoda nie jest potrzebna.',
  'alliances.territory':
    'Na terytorium z oddziałami sojusznika możesz wejść lub przez nie przejść, tylko jeśli na końcu tury nie zostaną tam twoje oddziały. Wyjątki to Polarna Depresja i doradczynie.',
  'alliances.sharing':
    'Jeśli nowi sojusznicy stoją na jednym terytorium, jeden musi z niego odejść w fazie Transportu i ruchu. Jeśli ten, kto działa wcześniej, został, drugi odchodzi albo traci te oddziały.',
  'alliances.storm':
    'Sojusz mogą zawrzeć także ci, których na jednym terytorium rozdziela burza. Jeśli zostaną oboje, oddziały traci tam ten, kto działa później, nawet gdy burza nie pozwalała odejść.',
  'alliances.landing':
    'Możesz wylądować przy oddziałach sojusznika, tylko jeśli potem zdołasz wyprowadzić stamtąd wszystkie swoje oddziały; ten ruch musisz wykonać.',
  'alliances.bids':
    'Sojusznik może zapłacić za twoją kartę podstępu w całości lub częściowo, do limitu, który znacie tylko wy dwoje. Najpierw wydajesz własną przyprawę.',
  'alliances.shipment':
    'Sojusznicy mogą płacić za swój transport nawzajem, w całości lub częściowo. Najpierw wydajesz własną przyprawę.',
  'alliances.no-gifts':
    'Sojusznicy dzielą się przyprawą tylko na oferty i transport: na bitwę nigdy, a na odrodzenie tylko dzięki zdolności sojuszniczej Imperatora.',
}
