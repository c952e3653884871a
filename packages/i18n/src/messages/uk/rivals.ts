// House Hagal and the Rivals on the page, in Ukrainian: levels and rules, each with a sentence. `box` is the core box.

import type { rivals as en } from '../en/rivals.ts'
import type { Translated } from '../messages.ts'

export const rivals: Translated<typeof en> = {
  'level.mercenary': 'Найманець',
  'level.mercenary.about':
    'Легко: Конкуренти починають без загонів, а ви отримуєте {box, select, uprising {карту інтриги} other {на 1 солярій і 1 прянощі більше}}.',
  'level.sardaukar': 'Сардаукар',
  'level.sardaukar.about':
    '{box, select, uprising {Середньо: і у вас, і в Конкурентів на початку по 3 загони.} other {Середньо: кожен Конкурент має на початку 3 загони й карту інтриги, Майстер меча приходить до нього в раунді 4, а Ментат коштує вам 5 соляріїв.}}',
  'level.mentat': 'Ментат',
  'level.mentat.about':
    '{box, select, uprising {Важко: як «Сардаукар», а ще розважлива політика, жорстока ескалація й вправне розгортання.} other {Важко: як «Сардаукар», а ще вправне розгортання, і Майстри меча приходять до Конкурентів у раунді 3.}}',
  'level.kwisatz-haderach': 'Квізац Хадерах',
  'level.kwisatz-haderach.about': 'Дуже важко: як «Ментат», і ви не можете отримати Майстра меча.',
  'rival-rule.smart-politics': 'Розважлива політика',
  'rival-rule.smart-politics.about':
    'Конкуренти оминають локації фракцій, де союз уже в них і вони попереду або де вони надто відстали, щоб його здобути.',
  'rival-rule.brutal-escalation': 'Жорстока ескалація',
  'rival-rule.brutal-escalation.about':
    'У конфлікті III кожен Конкурент розкриває заради мечів дві карти замість однієї.',
  'rival-rule.expert-deployment': 'Вправне розгортання',
  'rival-rule.expert-deployment.about':
    'У конфлікті I або II Конкурент, який значно попереду, притримує свої загони.',
  streamlined: 'Прямолінійний Конкурент',
  'streamlined.about': 'Конкурент не отримує переможних очок і не може виграти: він лише заважає вам.',
  churn: 'Оновлення Ряду Імперіуму',
  'churn.about': 'Після кожного вашого розкриття карт два кубики прибирають карти з Ряду Імперіуму.',
}
