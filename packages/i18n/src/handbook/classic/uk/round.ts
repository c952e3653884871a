// The round and its phases, in Ukrainian.

import type { Told } from '../../outline.ts'
import type { round as outline } from '../outline/round.ts'

export const round: Told<typeof outline> = {
  'round.phases':
    'У раунді дев’ять фаз, завжди в такому порядку: «Буря», «Викид прянощів і Нексус», «Субсидії ДАПТ», «Аукціон», «Відновлення», «Висадка й переміщення», «Бій», «Збір прянощів», «Пауза ментата». Наступна починається, коли закінчилася попередня.',
}
