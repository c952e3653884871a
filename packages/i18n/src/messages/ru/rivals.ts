// House Hagal and the Rivals on the page, in Russian: levels and rules, each with a sentence. `box` is the core box.

import type { rivals as en } from '../en/rivals.ts'
import type { Translated } from '../messages.ts'

export const rivals: Translated<typeof en> = {
  'level.mercenary': 'Наёмник',
  'level.mercenary.about':
    'Легко: оппоненты начинают без отрядов, а вы получаете {box, select, uprising {карту интриги} other {на 1 солярий и 1 Пряность больше}}.',
  'level.sardaukar': 'Сардаукар',
  'level.sardaukar.about':
    '{box, select, uprising {Средне: и у вас, и у оппонентов в начале по 3 отряда.} other {Средне: у каждого оппонента в начале 3 отряда и карта интриги, оружейник приходит к нему в раунде 4, а ментат стоит вам 5 соляриев.}}',
  'level.mentat': 'Ментат',
  'level.mentat.about':
    '{box, select, uprising {Трудно: как «Сардаукар», а ещё расчётливая политика, резкая эскалация и обдуманное размещение.} other {Трудно: как «Сардаукар», а ещё обдуманное размещение, и оружейники приходят к оппонентам в раунде 3.}}',
  'level.kwisatz-haderach': 'Квисатц Хадерах',
  'level.kwisatz-haderach.about': 'Очень трудно: как «Ментат», и вы не можете получить оружейника.',
  'rival-rule.smart-politics': 'Расчётливая политика',
  'rival-rule.smart-politics.about':
    'Оппоненты пропускают ячейки фракций, где союз уже у них и они впереди или где они слишком отстали, чтобы его получить.',
  'rival-rule.brutal-escalation': 'Резкая эскалация',
  'rival-rule.brutal-escalation.about':
    'В конфликте уровня III каждый оппонент раскрывает ради мечей две карты вместо одной.',
  'rival-rule.expert-deployment': 'Обдуманное размещение',
  'rival-rule.expert-deployment.about':
    'В конфликте уровня I или II оппонент, который сильно впереди, придерживает свои отряды.',
  streamlined: 'Неамбициозный оппонент',
  'streamlined.about': 'Оппонент не получает победных очков и не может выиграть: он только мешает вам.',
  churn: 'Обновление рынка Империи',
  'churn.about': 'После каждого вашего раскрытия карт два кубика убирают карты с рынка Империи.',
}
