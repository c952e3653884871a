// Spice is collected, in Ukrainian.

import type { Told } from '../../outline.ts'
import type { collection as outline } from '../outline/collection.ts'

export const collection: Told<typeof outline> = {
  'collection.rate':
    'Кожен ваш загін збирає 2 прянощів у своєму секторі своєї території або 3, якщо в цю мить у вас є загін в Арракіні чи Карфазі.',
  'collection.rest':
    'Більше, ніж лежить, зібрати не можна; решта чекає наступних раундів. Загони в іншому секторі тієї самої території не збирають нічого.',
  'collection.stay':
    'Прянощі збираються самі, але за бажання їх можна залишити лежати. Загони лишаються на місці.',
}
