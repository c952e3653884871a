// The round and its phases, in Russian.

import type { Told } from '../../outline.ts'
import type { round as outline } from '../outline/round.ts'

export const round: Told<typeof outline> = {
  'round.phases':
    'В раунде девять фаз, всегда в этом порядке: «Буря», «Выброс Пряности и Схождение», «Субсидии КООАМ», «Аукцион», «Восстановление», «Высадка и переброска», «Бой», «Сбор Пряности», «Итоги». Следующая начинается, когда закончилась предыдущая.',
}
