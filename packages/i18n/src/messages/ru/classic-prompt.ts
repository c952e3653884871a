// What is asked in classic Dune, with place, price and limit, in Russian.

export const classicPrompt = {
  'page.ask.predict': '{faction}: в каком раунде победа?',
  'page.ask.storm': 'Тайно выставьте от {least} до {most}: буря сдвинется на сумму значений обоих дисков',
  'page.ask.charity':
    'Субсидия КООАМ: у вас {has, plural, one {# Пряность} other {# Пряности}}, можно взять {n}',
  'page.ask.start': 'Разместите отряды: осталось {n}',
  'page.ask.start.elite': 'Сколько из этих отрядов особые?',
  'page.ask.bid':
    'Сделайте ставку на карту или спасуйте: {by, select, true {ставка {bid} ({name})} other {ставок ещё нет}}, у вас {has, plural, one {# Пряность} other {# Пряности}}',
  'page.ask.lent': '{said}; союзник даёт {lent}',
  'page.ask.support': 'Сколько из ваших {has} Пряности может потратить союзник?',
  'page.ask.revive':
    'Восстановление: бесплатно {free}, дальше по {price} Пряности; не больше {limit} за раунд, у вас {has}',
  'page.ask.revive-leader': 'Восстановить лидера? Цена — его боевая сила в Пряности; у вас {has}',
  'page.ask.ship':
    'Сколько отрядов высадится: {part}? {price, select, free {Бесплатно} half {По {each} Пряности, за полцены} other {По {each} Пряности}}; у вас {has}, не больше {most}',
  'page.ask.ship.elite':
    'Сколько особых отрядов высадится: {part}? {price, select, free {Бесплатно} half {По {each} Пряности, за полцены} other {По {each} Пряности}}; у вас {has}, не больше {most}',
  'page.ask.return': 'Сколько отрядов вернётся в резерв? 1 Пряность за каждые 2 отряда; не больше {most}',
  'page.ask.move': 'Сколько отрядов перебросить: {from} → {part}? Отсюда не больше {most}',
  'page.ask.move.elite': 'Сколько особых отрядов перебросить: {from} → {part}? Отсюда не больше {most}',
  'page.ask.move.to': 'Отряды: {from}. Куда перебросить?',
  'page.ask.voice': 'Голос ({name}): что приказать разыграть или не разыгрывать?',
  'page.ask.prescience': 'Предвидение ({name}): какую часть плана раскрыть?',
  'page.ask.answer':
    'Предвидение ({name}): покажите {part, select, dial {значение на диске} leader {лидера} weapon {оружие} other {защиту}}; показанное обязывает',
  'page.ask.call':
    '{traitor, select, true {{leader} — ваш предатель: раскройте его и победите без потерь} other {Против вас {leader}, это не ваш предатель}}',
  'page.ask.losses': 'Вы победили с {dial} на диске: выберите, какие отряды погибнут',
  'page.ask.lose-where': 'Погибнет отрядов: {n}. Выберите где',
  'page.ask.collect': 'Сбор Пряности. {part}: ваши отряды могут собрать {n} из {there}',
  'page.ask.offer.to': 'Договорённость: с кем?',
  'page.ask.offer.give': 'Что предложите {name_dative}?',
  'page.ask.offer.return': 'Что хотите взамен от {name_genitive}?',
  'page.ask.question.to': '«Транс правды»: кого спросите?',
  'page.ask.question.about': '«Транс правды»: о чём спросите {name_accusative}?',
  'page.ask.question.which': '«Транс правды» ({name}): {question}',
  'page.do.claim': 'Взять {n, plural, one {# Пряность} other {# Пряности}}',
  'page.do.collect': 'Собрать {n, plural, one {# Пряность} other {# Пряности}}',
  'page.do.collect-all':
    'Собрать всё ({n, plural, one {# Пряность} other {# Пряности}}) и больше не спрашивать',
  'page.do.revive':
    '{n, plural, =0 {Никого не восстанавливать} other {Восстановить {n} {price, plural, =0 {бесплатно} other {за #}}}}',
  'page.do.ship':
    '{n, plural, =0 {Этих не высаживать} other {Высадить {n} {price, plural, =0 {бесплатно} other {за #}}}}',
  'page.do.move': '{n, plural, =0 {Этих не перебрасывать} other {Перебросить #}}',
  'page.do.ship.elite':
    '{n, plural, =0 {Без особых} other {Особых: #}}; {price, plural, =0 {бесплатно} other {всего за #}}',
  'page.do.move.elite': '{n, plural, =0 {Особых не перебрасывать} other {Перебросить особых: #}}',
  'page.do.lose':
    'Потерять {n, plural, one {# отряд} few {# отряда} other {# отрядов}}{elite, plural, =0 {} one { и # особый} other { и # особых}}',
  'page.voice.verb': 'Приказ',
  'page.voice.kind': 'Вид карты',
  'page.voice.play': 'Разыграть',
  'page.voice.do-not-play': 'Не разыгрывать',
  'page.voice.command': 'Приказать',
} as const
