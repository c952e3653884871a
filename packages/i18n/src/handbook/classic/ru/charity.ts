// CHOAM Charity, in Russian.

import type { Told } from '../../outline.ts'
import type { charity as outline } from '../outline/charity.ts'

export const charity: Told<typeof outline> = {
  'charity.claim':
    'Если у вас 0 или 1 Пряность, вы можете взять субсидию КООАМ: доберите из хранилища до 2. Если Пряности 2 или больше, вы ничего не получаете.',
  'charity.open':
    'Субсидию берут открыто и не больше раза за раунд: все видят, что у вас было не больше 1 Пряности. Взятки перед ширмой не считаются.',
}
