// What is asked in classic Dune and what can be chosen, in Ukrainian.

import type { table as en } from '../../en/classic/table.ts'
import type { Translated } from '../../messages.ts'

export const table: Translated<typeof en> = {
  'classic.reserves': 'резерв',
  'classic.part': '{territory}, сектор {sector}',
  'classic.forces': '{forces, plural, =0 {жодного загону} one {# загін} few {# загони} other {# загонів}}',
  'classic.forces.elite':
    '{forces, plural, =0 {} one {# загін і } few {# загони й } other {# загонів і }}{elite, plural, one {# загін із зірочкою} few {# загони із зірочкою} other {# загонів із зірочкою}}',
  'classic.decision.choose-faction': 'Виберіть фракцію',
  'classic.decision.predict': 'Передбачте, хто і в якому раунді переможе',
  'classic.decision.traitor': 'Виберіть зрадника, якого залишите',
  'classic.decision.start-forces': 'Розмістіть загони',
  'classic.decision.start-advisor': 'Розмістіть першу радницю',
  'classic.decision.storm-dial': 'Таємно виберіть число для бурі',
  'classic.decision.weather': 'На скільки секторів просунеться буря?',
  'classic.decision.halve': 'Які ваші загони забере буря?',
  'classic.decision.anytime': 'Це можна зробити будь-коли, але не обов’язково',
  'classic.decision.stop-window.vain': 'У вас немає «Карами»; питають усіх.',
  'classic.decision.special-window.vain': 'У вас немає «Карами»; стіл цього не знає.',
  'classic.decision.weather-control-window.vain': 'У вас немає «Керування погодою»; питають усіх.',
  'classic.decision.family-atomics-window.vain': 'У вас немає «Родової атомної зброї»; питають усіх.',
  'classic.decision.stop-window': 'Заблокувати цю перевагу «Карамою»?',
  'classic.decision.special-window': 'Застосувати унікальний ефект «Карами» своєї фракції?',
  'classic.decision.weather-control-window': 'Зіграти «Керування погодою»?',
  'classic.decision.family-atomics-window': 'Зіграти «Родову атомну зброю»?',
  'classic.decision.place-worm': 'Виберіть, де з’явиться піщаний хробак',
  'classic.decision.protect': 'Вберегти загони союзника від піщаного хробака?',
  'classic.decision.charity': 'Узяти субсидію ДАПТ?',
  'classic.decision.support': 'Скільки ваших прянощів може витратити союзник?',
  'classic.decision.bid': 'Зробіть ставку на карту підступу або спасуйте',
  'classic.decision.grant': 'Допомогти союзникові відновити загони?',
  'classic.decision.revive': 'Відновіть загони з баків Тлейлаксу',
  'classic.decision.revive-leader': 'Відновити лідера?',
  'classic.decision.free-revival': 'Безплатно відновіть лідера або загони',
  'classic.decision.wartime': 'Перевернути радниць на сторону воїнів?',
  'classic.decision.out-of-order': 'Ходити зараз чи зачекати?',
  'classic.decision.out-of-order.vain': 'Ви вже сказали, коли ходите; інші цього не знають.',
  'classic.decision.ship': 'Висадка: висадіть загони або переходьте до переміщення',
  'classic.decision.ship-to': 'Виберіть, де висадяться загони',
  'classic.decision.group': 'Скільки загонів відправити?',
  'classic.decision.arrive': 'Загони прибувають радницями чи воїнами?',
  'classic.decision.move': 'Переміщення: перемістіть групу своїх загонів',
  'classic.decision.hajr': 'Переміщення зроблено: зіграти «Гаджр» і перемістити ще раз?',
  'classic.decision.hajr.vain': 'У вас немає карти «Гаджр»; стіл цього не знає.',
  'classic.decision.ride': 'Осідлати піщаного хробака?',
  'classic.decision.intrusion': 'Прийшли чужі загони: перевернути воїнів на сторону радниць?',
  'classic.decision.accompany': 'Відправити когось у супровід, безплатно?',
  'classic.decision.collect': 'Зібрати прянощі, на яких стоять ваші загони?',

  'classic.context.stop':
    '{owner} {owner_is, select, you {хочете} other {хоче} many {хочуть}} застосувати перевагу: {advantage}',
  'classic.context.special':
    '{effect, select, see_plan {Переглянути весь план противника} revive {Безплатно відновити до 3 загонів або лідера} worm {Прикликати піщаного хробака на будь-яку піщану територію} cancel_shipment {Скасувати висадку} other {Обміняти карти підступів}}',
  'classic.context.worm':
    'Піщаний хробак з’являється на території «{territory}», де стоять {ally_is, select, you {ваші загони} other {загони {ally_genitive}}}',
  'classic.context.wartime': 'Ваші радниці на території «{territory}»',
  'classic.context.auction': '{seat} {seat_is, select, you {ставите} other {ставить} many {ставлять}} {bid}',
  'classic.context.intrusion': 'На територію «{territory}» прийшли чужі загони',
  'classic.context.accompany':
    '{seat_is, select, you {Ви висадилися} other {Висадка {seat_genitive}}}: {part}',
  'classic.context.halve':
    'Буря забирає {losses, plural, one {# загін} few {# загони} other {# загонів}}: {part}',
  'classic.context.move': 'Звідки: {from}',
  'classic.context.offering': 'Ви пропонуєте {gift}',
  'classic.context.question':
    '{seat} {seat_is, select, you {питаєте} other {питає} many {питають}}: {question}',

  'classic.option.play.faction': 'Грати: {faction}',
  'classic.option.predict.faction': '{faction}',
  'classic.option.predict.number': 'Передбачити раунд {n}',
  'classic.option.keep': 'Залишити: {leader}',
  'classic.option.place': '{part}',
  'classic.option.place.number-part':
    '{part}: {n, plural, =0 {жодного загону} one {# загін} few {# загони} other {# загонів}}',
  'classic.option.elite':
    '{part}: {n, plural, =0 {жодного загону із зірочкою} one {з них # із зірочкою} other {з них # із зірочкою}}',
  'classic.option.dial': 'Виставити {n, number}',
  'classic.option.move-storm':
    '{n, plural, =0 {Буря лишається на місці} one {Буря просувається на # сектор} few {Буря просувається на # сектори} other {Буря просувається на # секторів}}',
  'classic.option.pass': 'Пас',
  'classic.option.pass-until':
    'Пас до {until, select, card_sold {продажу цієї карти} phase_end {кінця фази} new_card {отримання нової карти} other {кінця раунду}}',
  'classic.option.ask-again': 'Знову питати, чи грати карти',
  'classic.option.ask-to-collect': 'Питати перед збором прянощів',
  'classic.option.choose-turn': 'Знову вибирати, коли ходити',
  'classic.option.play': 'Зіграти: {treachery}',
  'classic.option.play.worthless': 'Зіграти як «Караму»: {treachery}',
  'classic.option.play.treachery-advantage':
    'Зіграти карту «{treachery}», щоб заблокувати перевагу «{advantage}»',
  'classic.option.play.worthless-advantage':
    'Зіграти карту «{treachery}» як «Караму», щоб заблокувати перевагу «{advantage}»',
  'classic.option.worm': '{territory}',
  'classic.option.decline': 'Нічого не робити',
  'classic.option.protect': 'Вберегти',
  'classic.option.abandon': 'Віддати хробакові',
  'classic.option.done': 'Готово',
  'classic.option.claim': 'Узяти субсидію',
  'classic.option.charity.decline': 'Не брати субсидії',
  'classic.option.support':
    '{n, plural, =0 {Не ділитися прянощами} one {Союзникові: # прянощі} other {Союзникові: # прянощів}}',
  'classic.option.anytime.support':
    '{n, plural, =0 {Не ділитися прянощами із союзником} one {Дозволити союзникові витратити # прянощі} other {Дозволити союзникові витратити # прянощів}}',
  'classic.option.lose-elite':
    '{part}: {n, plural, =0 {не втрачати загонів із зірочкою} one {втратити # загін із зірочкою} few {втратити # загони із зірочкою} other {втратити # загонів із зірочкою}}',
  'classic.option.bid': 'Ставка {n}',
  'classic.option.up-to': 'Ставити до {n}: стіл торгується за вас',
  'classic.option.bid.number-treachery': 'Ставка {n}, оплатити картою «{treachery}»',

  'classic.decision.swap': 'Візьміть карти підступів в іншого гравця',
  'classic.option.take-from': 'Узяти карти в {seat_genitive}',
  'classic.option.swap.take': '{n, plural, one {Узяти # карту} few {Узяти # карти} other {Узяти # карт}}',
  'classic.option.give.treachery': 'Віддати: {treachery}',
  'classic.option.revive.play.karama': 'Зіграти «Караму», щоб відновити безплатно',

  'classic.option.grant': 'Дозволити союзникові безплатно відновити 3 загони',
  'classic.option.refuse': 'Не допомагати',
  'classic.option.pay-for':
    '{n, plural, =0 {Нічого не оплачувати} one {Оплатити # загін союзника} few {Оплатити # загони союзника} other {Оплатити # загонів союзника}}',
  'classic.option.revive': 'Відновити: {leader}',
  'classic.option.revive.number':
    '{n, plural, =0 {Не відновлювати загонів} one {Відновити # загін} few {Відновити # загони} other {Відновити # загонів}}',
  'classic.option.revive-elite':
    '{n, plural, one {Відновити # загін із зірочкою} few {Відновити # загони, один із них із зірочкою} other {Відновити # загонів, один із них із зірочкою}}',
  'classic.option.no-leader': 'Не відновлювати лідера',
  'classic.option.forces':
    '{n, plural, one {Відновити # загін} few {Відновити # загони} other {Відновити # загонів}}',
  'classic.option.forces-elite':
    '{n, plural, one {Відновити # загін із зірочкою} few {Відновити # загони, один із них із зірочкою} other {Відновити # загонів, один із них із зірочкою}}',
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
  'classic.option.ship.play.worthless': 'Зіграти карту «{treachery}» як «Караму», щоб висадитися за пів ціни',
  'classic.option.to': '{part}',
  'classic.option.take':
    '{part}: {n, plural, =0 {жодного загону} one {# загін} few {# загони} other {# загонів}}',
  'classic.option.take-elite':
    '{part}: {n, plural, =0 {жодного загону із зірочкою} one {# загін із зірочкою} few {# загони із зірочкою} other {# загонів із зірочкою}}',
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
