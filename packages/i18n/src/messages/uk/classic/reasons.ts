// Why something is closed in classic Dune, in Ukrainian.

import type { reasons as en } from '../../en/classic/reasons.ts'
import type { Translated } from '../../messages.ts'

export const reasons: Translated<typeof en> = {
  'classic.reason.storm': 'Тут буря',
  'classic.reason.full': 'У цій твердині вже дві інші фракції',
  'classic.reason.ally': 'Тут загони вашого союзника',
  'classic.reason.too-far': 'Далі, ніж {n, plural, one {# територія} few {# території} other {# територій}}',
  'classic.reason.far-from-great-flat': 'Далі ніж за дві території від Великої рівнини',
  'classic.reason.here': 'Ваші загони вже тут',
  'classic.reason.storm-between': 'Шлях перегороджує буря',
  'classic.reason.full-between': 'Шлях перегороджує твердиня з двома іншими фракціями',
  'classic.reason.nowhere-to-go': 'Вашим загонам звідси нікуди йти',
  'classic.reason.must-leave': 'Спершу ваші загони мають піти з території «{territory}»: там ваш союзник',
  'classic.reason.no-reserves': 'У вас немає загонів у резерві',
  'classic.reason.spice': 'Коштує {n, plural, one {# прянощі} other {# прянощів}}; у вас {has}',
  'classic.reason.bid': 'Поточна ставка — {bid}; ви можете заплатити щонайбільше {has}',
  'classic.reason.revival-limit':
    'Щонайбільше {n, plural, one {# загін} few {# загони} other {# загонів}} за раунд',
  'classic.reason.free-revival-only':
    'Ви не відновлюєте загонів за плату: щонайбільше {n, plural, one {# загін} few {# загони} other {# загонів}} за раунд',
  'classic.reason.leaders-alive': 'Лідерів відновлюють лише тоді, коли вам більше нема кого послати в бій',
  'classic.reason.face-down': 'Лежить у баках долілиць: повернеться лише після інших ваших лідерів',
  'classic.reason.dead': 'У баках Тлейлаксу',
  'classic.reason.captured': 'У полоні в іншого гравця',
  'classic.reason.fought': 'У цьому раунді вже бере участь у бою на території «{territory}»',
  'classic.reason.dial': 'Ваших загонів тут вистачить щонайбільше на {n, number}',
  'classic.reason.slot': '{slot, select, weapon {Це не зброя} other {Це не захист}}',
  'classic.reason.leaderless': 'Без лідера не можна грати карт',
  'classic.reason.voice': 'Заборонено Голосом',
  'classic.reason.bound': 'Ви зобов’язані зіграти інше',
  'classic.reason.nobody-dead': 'У вас нікого немає в баках',
  'classic.reason.pledged': 'На цій карті тримається ваша ставка',
  'classic.reason.proposed': 'Ви вже запропонували союз',
  'classic.reason.alliance-full':
    'У союзі щонайбільше {n, plural, one {# учасник} few {# учасники} other {# учасників}}',
  'classic.reason.allied': 'Ви союзники',
  'classic.reason.timing.battle': 'Можна зіграти в бойовому плані',
  'classic.reason.timing.worthless': 'Непотрібна: її можна лише скинути в бойовому плані',
  'classic.reason.timing.family-atomics':
    'Можна зіграти з 2-го раунду до руху бурі, якщо ваші загони біля Захисного муру',
  'classic.reason.timing.hajr': 'Можна зіграти під час вашого переміщення',
  'classic.reason.timing.karama':
    'Можна зіграти, коли фракція застосовує перевагу, або для вашої ставки чи висадки',
  'classic.reason.timing.tleilaxu-ghola': 'Можна зіграти, коли рішення за вами',
  'classic.reason.timing.truthtrance': 'Можна зіграти, коли рішення за вами',
  'classic.reason.timing.weather-control': 'Можна зіграти з 2-го раунду до руху бурі',
}
