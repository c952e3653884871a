// Spice is collected, in Polish.

import type { Told } from '../../outline.ts'
import type { collection as outline } from '../outline/collection.ts'

export const collection: Told<typeof outline> = {
  'collection.rate':
    'Każdy twój oddział zbiera 2 przyprawy w swoim sektorze swojego terytorium albo 3, jeśli masz w tej chwili oddział w Arrakin lub Kartaginie.',
  'collection.rest':
    'Nie można zebrać więcej, niż leży; reszta czeka na następne rundy. Oddziały w innym sektorze tego samego terytorium nie zbierają nic.',
  'collection.stay':
    'Przyprawa zbiera się sama, ale jeśli chcesz, możesz ją zostawić. Oddziały pozostają na miejscu.',
}
