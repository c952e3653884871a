// CHOAM Charity, in Ukrainian.

import type { Told } from '../../outline.ts'
import type { charity as outline } from '../outline/charity.ts'

export const charity: Told<typeof outline> = {
  'charity.claim':
    'Якщо у вас 0 або 1 прянощі, ви можете взяти субсидію ДАПТ: доберіть зі сховища до 2. Якщо прянощів 2 або більше, ви нічого не отримуєте.',
  'charity.open':
    'Субсидію беруть відкрито й не більше разу за раунд: усі бачать, що у вас було не більше 1 прянощів. Хабарі перед ширмою не рахуються.',
}
