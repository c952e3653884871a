// The round and its phases, in Ukrainian.

import type { Told } from '../../outline.ts'
import type { round as outline } from '../outline/round.ts'

export const round: Told<typeof outline> = {
  'round.phases':
    'Раунд складається з п’яти фаз: «Початок раунду», «Ходи гравців», «Бій», «Видобуток» і «Відкликання».',
}
