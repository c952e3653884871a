// What is asked in classic Dune and what can be chosen, in Ukrainian.

import type { table as en } from '../../en/classic/table.ts'
import type { Translated } from '../../messages.ts'

export const table: Translated<typeof en> = {
  'classic.reserves': 'резерв',
  'classic.part': '{territory}, сектор {sector}',
  'classic.forces': '{forces, plural, =0 {жодного загону} one {# загін} few {# загони} other {# загонів}}',
  'classic.forces.elite':
    '{forces, plural, =0 {} one {# загін і } few {# загони і } other {# загонів і }}{elite, plural, one {# елітний загін} few {# елітні загони} other {# елітних загонів}}',

  'classic.decision.choose-faction': 'Оберіть фракцію',
  'classic.decision.predict': 'Передбачте, хто і в якому раунді переможе',
  'classic.decision.traitor': 'Оберіть зрадника, якого залишите',
  'classic.decision.start-forces': 'Розмістіть загони',
  'classic.decision.start-advisor': 'Розмістіть першу радницю',
  'classic.decision.storm-dial': 'Таємно оберіть число для бурі',
  'classic.decision.weather': 'На скільки секторів зрушить буря?',
  'classic.decision.halve': 'Які ваші загони забере буря?',
  'classic.decision.anytime': 'Це можна зробити будь-коли, але не обов’язково',
  'classic.decision.stop-window.vain': 'У вас немає «Карами»; питають усіх.',
  'classic.decision.special-window.vain': 'У вас немає «Карами»; стіл цього не знає.',
  'classic.decision.weather-control-window.vain': 'У вас немає «Керування погодою»; питають усіх.',
  'classic.decision.family-atomics-window.vain': 'У вас немає «Родової атомної зброї»; питають усіх.',
  'classic.decision.stop-window': 'Зупинити цю перевагу «Карамою»?',
  'classic.decision.special-window': 'Застосувати ефект «Карами» своєї фракції?',
  'classic.decision.weather-control-window': 'Зіграти «Керування погодою»?',
  'classic.decision.family-atomics-window': 'Зіграти «Родову атомну зброю»?',
  'classic.decision.place-worm': 'Оберіть, де з’явиться піщаний хробак',
  'classic.decision.protect': 'Вберегти загони союзника від піщаного хробака?',
  'classic.decision.charity': 'Взяти субсидію ДАПТ?',
  'classic.decision.support': 'Скільки ваших прянощів може витратити союзник?',
  'classic.decision.bid': 'Зробіть ставку на карту підступу або спасуйте',
  'classic.decision.grant': 'Допомогти союзникові відновити загони?',
  'classic.decision.revive': 'Відновіть загони з баків Тлейлаксу',
  'classic.decision.revive-leader': 'Відновити лідера?',
  'classic.decision.free-revival': 'Безплатно відновіть лідера або загони',
  'classic.decision.wartime': 'Чи беруться ваші радниці до зброї?',
  'classic.decision.out-of-order': 'Ходити зараз чи зачекати?',
  'classic.decision.out-of-order.vain': 'Ви вже сказали, коли ходите; інші цього не знають.',
  'classic.decision.ship': 'Висадка: висадіть загони або переходьте до переміщення',
  'classic.decision.ship-to': 'Оберіть, де висадяться загони',
  'classic.decision.group': 'Скільки загонів відправити?',
  'classic.decision.arrive': 'Загони прибувають радницями чи воїнами?',
  'classic.decision.move': 'Переміщення: перемістіть групу своїх загонів',
  'classic.decision.hajr': 'Переміщення зроблено: розіграти Гаджр і переміститися ще раз?',
  'classic.decision.hajr.vain': 'У вас немає карти Гаджр; стіл цього не знає.',
  'classic.decision.ride': 'Осідлати піщаного хробака?',
  'classic.decision.intrusion': 'Прийшли чужі: ваші воїни стають радницями?',
  'classic.decision.accompany': 'Відправити загін разом із висадкою?',
  'classic.decision.collect': 'Зібрати прянощі, на яких стоять ваші загони?',

  'classic.context.stop':
    '{owner} {owner_is, select, you {хочете} other {хоче}} застосувати перевагу: {advantage}',
  'classic.context.special':
    '{effect, select, see_plan {Побачити весь план противника} revive {Безплатно відновити до 3 загонів або лідера} worm {Покликати піщаного хробака на будь-яку піщану територію} cancel_shipment {Скасувати висадку} other {Обміняти карти підступів}}',
  'classic.context.worm':
    'Піщаний хробак з’являється на території «{territory}», де стоять {ally_is, select, you {ваші загони} other {загони гравця {ally}}}',
  'classic.context.wartime': 'Ваші радниці на території «{territory}»',
  'classic.context.auction': '{seat} {seat_is, select, you {ставите} other {ставить}} {bid}',
  'classic.context.intrusion': 'На територію «{territory}» прийшли чужі',
  'classic.context.accompany': 'Висадка: {part}',
  'classic.context.halve':
    'Буря забирає {losses, plural, one {# загін} few {# загони} other {# загонів}}: {part}',
  'classic.context.move': 'Звідки: {from}',
  'classic.context.offering': 'Ви пропонуєте {gift}',
  'classic.context.question': '{seat} {seat_is, select, you {питаєте} other {питає}}: {question}',

  'classic.option.play.faction': 'Грати: {faction}',
  'classic.option.predict.faction': '{faction}',
  'classic.option.predict.number': 'Передбачити раунд {n}',
  'classic.option.keep': 'Залишити: {leader}',
  'classic.option.place': '{part}',
  'classic.option.place.number-part':
    '{part}: {n, plural, =0 {жодного загону} one {# загін} few {# загони} other {# загонів}}',
  'classic.option.elite':
    '{part}: {n, plural, =0 {жодного елітного загону} one {з них # елітний} other {з них # елітних}}',
  'classic.option.dial': 'Виставити {n, number}',
  'classic.option.move-storm':
    '{n, plural, =0 {Буря лишається на місці} one {Буря зрушує на # сектор} few {Буря зрушує на # сектори} other {Буря зрушує на # секторів}}',
  'classic.option.pass': 'Пас',
  'classic.option.pass-until':
    'Пас до {until, select, card_sold {продажу цієї карти} phase_end {кінця фази} new_card {отримання нової карти} other {кінця раунду}}',
  'classic.option.ask-again': 'Знову питати про розіграш карт',
  'classic.option.ask-to-collect': 'Питати перед збором ваших прянощів',
  'classic.option.choose-turn': 'Знову вибирати, коли ходити',
  'classic.option.play': 'Зіграти: {treachery}',
  'classic.option.play.worthless': 'Зіграти як «Караму»: {treachery}',
  'classic.option.play.treachery-advantage': 'Зіграти: {treachery}, щоб зупинити: {advantage}',
  'classic.option.play.worthless-advantage': 'Зіграти як «Караму»: {treachery}, щоб зупинити: {advantage}',
  'classic.option.worm': '{territory}',
  'classic.option.decline': 'Нічого не робити',
  'classic.option.protect': 'Вберегти',
  'classic.option.abandon': 'Віддати хробакові',
  'classic.option.done': 'Готово',
  'classic.option.claim': 'Взяти субсидію',
  'classic.option.charity.decline': 'Не брати субсидії',
  'classic.option.support': 'Союзникові: {n}',
  'classic.option.anytime.support': 'Дозволити союзнику витратити {n} прянощів',
  'classic.option.lose-elite':
    '{part}: {n, plural, =0 {не втрачати елітних загонів} one {втратити # елітний загін} few {втратити # елітні загони} other {втратити # елітних загонів}}',
  'classic.option.bid': 'Ставка {n}',
  'classic.option.up-to': 'Ставити до {n}: стіл торгується за вас',
  'classic.option.bid.number-treachery': 'Ставка {n}, оплатити картою «{treachery}»',

  'classic.decision.swap': 'Візьміть карти підступів в іншого гравця',
  'classic.option.take-from': 'Взяти в гравця {seat}',
  'classic.option.swap.take': '{n, plural, one {Взяти # карту} few {Взяти # карти} other {Взяти # карт}}',
  'classic.option.give.treachery': 'Віддати: {treachery}',
  'classic.option.revive.play.karama': 'Зіграти «Караму», щоб відновити безплатно',

  'classic.option.grant': 'Дозволити союзникові безплатно відновити 3 загони',
  'classic.option.refuse': 'Нічого не дозволяти',
  'classic.option.pay-for':
    '{n, plural, =0 {Нічого не оплачувати} one {Оплатити # загін союзника} few {Оплатити # загони союзника} other {Оплатити # загонів союзника}}',
  'classic.option.revive': 'Відновити: {leader}',
  'classic.option.revive.number':
    '{n, plural, =0 {Не відновлювати загони} one {Відновити # загін} few {Відновити # загони} other {Відновити # загонів}}',
  'classic.option.revive-elite':
    '{n, plural, one {Відновити # елітний загін} few {Відновити # загони, один із них елітний} other {Відновити # загонів, один із них елітний}}',
  'classic.option.no-leader': 'Не відновлювати лідера',
  'classic.option.forces':
    '{n, plural, one {Відновити # загін} few {Відновити # загони} other {Відновити # загонів}}',
  'classic.option.forces-elite':
    '{n, plural, one {Відновити # елітний загін} few {Відновити # загони, один із них елітний} other {Відновити # загонів, один із них елітний}}',
  'classic.option.stay-advisors': 'Лишаються радницями',
  'classic.option.become-fighters': 'Стають воїнами',
  'classic.option.stay-fighters': 'Лишаються воїнами',
  'classic.option.become-advisors': 'Стають радницями',

  'classic.option.act': 'Ходити зараз',
  'classic.option.wait': 'Зачекати',
  'classic.option.wait-until':
    '{turn, select, last {Чекати, доки сходять усі інші, зараз і в наступних раундах} other {Чекати своєї черги, зараз і в наступних раундах}}',
  'classic.option.no-shipment': 'Не висаджуватися',
  'classic.option.ship': 'Висадитися: {part}',
  'classic.option.cross-ship': 'Перевезти з території «{territory}» на іншу',
  'classic.option.return': 'Повернути загони з території «{territory}» у резерв',
  'classic.option.ship.play.karama': 'Зіграти «Караму», щоб висадитися за пів ціни',
  'classic.option.ship.play.worthless': 'Зіграти «{treachery}» як «Караму», щоб висадитися за пів ціни',
  'classic.option.to': '{part}',
  'classic.option.take':
    '{part}: {n, plural, =0 {жодного загону} one {# загін} few {# загони} other {# загонів}}',
  'classic.option.take-elite':
    '{part}: {n, plural, =0 {жодного елітного загону} one {# елітний загін} few {# елітні загони} other {# елітних загонів}}',
  'classic.option.as-advisors': 'Радницями',
  'classic.option.as-fighters': 'Воїнами',
  'classic.option.no-move': 'Не переміщувати',
  'classic.option.end-turn': 'Завершити хід',
  'classic.option.move': 'Перемістити з території «{territory}»',
  'classic.option.stay': 'Лишитися на місці',
  'classic.option.accompany': 'Відправити радницю туди ж',
  'classic.option.accompany.decline': 'Нікого не відправляти',
  'classic.option.to-polar-sink': 'Відправити загін до Полярної западини',
  'classic.option.collect': 'Зібрати: {part}',
  'classic.option.leave': 'Лишити прянощі: {part}',
  'classic.option.collect-all': 'Зібрати все й більше не питати',
}
