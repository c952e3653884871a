// The handbook in Ukrainian.

import type { Telling } from '../../outline.ts'
import type { outline } from '../outline/index.ts'
import { round } from './round.ts'

export const telling: Telling<typeof outline> = {
  round: { title: 'Раунд', text: round },
}
