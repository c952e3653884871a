// Что спрашивается в классической «Дюне»: где, почём и сколько, по-русски.

export const classicPrompt = {
  'page.ask.predict': 'В каком раунде победит {faction}?',
  'page.ask.storm': 'Тайно выставьте от {least} до {most}: буря пройдёт сумму обоих дисков',
  'page.ask.charity': 'Субсидия КООАМ: у вас Пряности {has}, можно взять {n}',
  'page.ask.start': 'Разместите отряды: осталось {n}',
  'page.ask.start.elite': 'Сколько из этих отрядов элитные?',
  'page.ask.bid':
    'Ставка за карту или пас: {by, select, true {{name} даёт {bid}} other {ставок ещё нет}}, у вас Пряности {has}',
  'page.ask.support': 'Сколько из ваших {has} Пряности может потратить союзник?',
  'page.ask.revive':
    'Возрождение: бесплатно {free}, дальше по {price} Пряности; не больше {limit} за раунд, у вас {has}',
  'page.ask.revive-leader': 'Возродить лидера? Цена — его сила в Пряности; у вас {has}',
  'page.ask.ship':
    'Сколько отрядов высадится: {part}? {price, select, free {Бесплатно} half {По {each} Пряности, за полцены} other {По {each} Пряности}}; у вас {has}, не больше {most}',
  'page.ask.ship.elite':
    'Сколько элитных отрядов высадится: {part}? {price, select, free {Бесплатно} half {По {each} Пряности, за полцены} other {По {each} Пряности}}; у вас {has}, не больше {most}',
  'page.ask.return': 'Сколько отрядов вернётся в резерв, по 1 Пряности за двоих? Не больше {most}',
  'page.ask.move': 'Сколько отрядов пойдёт: {from} → {part}? Отсюда не больше {most}',
  'page.ask.move.elite': 'Сколько элитных отрядов пойдёт: {from} → {part}? Отсюда не больше {most}',
  'page.ask.move.to': 'Отряды: {from}. Куда идут?',
  'page.ask.voice': 'Голос ({name}): что приказать сыграть или не играть?',
  'page.ask.prescience': 'Предвидение: какую часть плана показать ({name})?',
  'page.ask.answer':
    '{name} {part, select, dial {спрашивает число на диске} leader {спрашивает лидера} weapon {спрашивает оружие} other {спрашивает защиту}}: показанное обязывает',
  'page.ask.call':
    '{traitor, select, true {{leader} — ваш предатель: объявите, и вы победите без потерь} other {Против вас {leader}, это не ваш предатель}}',
  'page.ask.losses': 'Вы победили с {dial} на диске: выберите, какие отряды погибнут',
  'page.ask.lose-where': 'Погибнет отрядов: {n}. Выберите где',
  'page.ask.collect': 'Сбор пряности. {part}: ваши отряды могут собрать {n} из {there}',
  'page.ask.offer.to': 'Сделка: с кем?',
  'page.ask.offer.give': 'Сделка, {name}: что предложите?',
  'page.ask.offer.return': 'Сделка, {name}: что хотите взамен?',
  'page.ask.question.to': '«Транс правды»: кого спросите?',
  'page.ask.question.about': '«Транс правды», {name}: о чём спросите?',
  'page.ask.question.which': '«Транс правды», {name}: {question}',
  'page.do.claim': 'Взять Пряности: {n}',
  'page.do.collect': 'Собрать Пряности: {n}',
  'page.do.collect-all': 'Собрать всё (Пряности: {n}) и больше не спрашивать',
  'page.do.revive':
    '{n, plural, =0 {Никого не возрождать} other {Возродить {n} {price, plural, =0 {бесплатно} other {за #}}}}',
  'page.do.ship':
    '{n, plural, =0 {Этих не высаживать} other {Высадить {n} {price, plural, =0 {бесплатно} other {за #}}}}',
  'page.do.move': '{n, plural, =0 {Этих не двигать} other {Двинуть #}}',
  'page.do.ship.elite':
    '{n, plural, =0 {Без элитных} other {Элитных: #}}; {price, plural, =0 {бесплатно} other {всего за #}}',
  'page.do.move.elite': '{n, plural, =0 {Элитных не двигать} other {Двинуть элитных: #}}',
  'page.do.lose':
    'Потерять {n, plural, one {# отряд} few {# отряда} other {# отрядов}}{elite, plural, =0 {} other { + элитных #}}',
  'page.voice.verb': 'Приказ',
  'page.voice.kind': 'Вид карты',
  'page.voice.play': 'Сыграть',
  'page.voice.do-not-play': 'Не играть',
  'page.voice.command': 'Приказать',
} as const
