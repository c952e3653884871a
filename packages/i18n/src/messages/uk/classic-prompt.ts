// What is asked in classic Dune, with place, price and limit, in Ukrainian.

export const classicPrompt = {
  'page.ask.predict': '{faction}: у якому раунді перемога?',
  'page.ask.storm': 'Таємно виставте від {least} до {most}: буря просунеться на суму значень обох дисків',
  'page.ask.charity':
    'Субсидія ДАПТ: у вас {has, plural, one {# прянощі} other {# прянощів}}, можна взяти {n}',
  'page.ask.start': 'Розмістіть загони: залишилося {n}',
  'page.ask.start.elite': 'Скільки із цих загонів із зірочкою?',
  'page.ask.bid':
    'Зробіть ставку на карту або спасуйте: {by, select, true {ставка {bid} ({name})} other {ставок ще немає}}, у вас {has, plural, one {# прянощі} other {# прянощів}}',
  'page.ask.lent': '{said}; союзник дає {lent}',
  'page.ask.support': 'Скільки з ваших {has} прянощів може витратити союзник?',
  'page.ask.revive':
    'Відновлення: безплатно {free}, далі по {price, plural, one {# прянощі} other {# прянощів}}; не більше {limit} за раунд, у вас {has}',
  'page.ask.revive-leader': 'Відновити лідера? Ціна — його бойова сила у прянощах; у вас {has}',
  'page.ask.ship':
    'Скільки загонів висадиться: {part}? {price, select, free {Безплатно} half {По {each, plural, one {# прянощі} other {# прянощів}}, за пів ціни} other {По {each, plural, one {# прянощі} other {# прянощів}}}}; у вас {has}, не більше {most}',
  'page.ask.ship.elite':
    'Скільки загонів із зірочкою висадиться: {part}? {price, select, free {Безплатно} half {По {each, plural, one {# прянощі} other {# прянощів}}, за пів ціни} other {По {each, plural, one {# прянощі} other {# прянощів}}}}; у вас {has}, не більше {most}',
  'page.ask.return': 'Скільки загонів повернеться в резерв? 1 прянощі за кожні 2 загони; не більше {most}',
  'page.ask.move': 'Скільки загонів перемістити: {from} → {part}? Звідси не більше {most}',
  'page.ask.move.elite': 'Скільки загонів із зірочкою перемістити: {from} → {part}? Звідси не більше {most}',
  'page.ask.move.to': 'Загони: {from}. Куди перемістити?',
  'page.ask.voice': 'Голос ({name}): що наказати зіграти чи не грати?',
  'page.ask.prescience': 'Ясновидіння ({name}): яку частину плану розкрити?',
  'page.ask.answer':
    'Ясновидіння ({name}): покажіть {part, select, dial {значення на диску} leader {лідера} weapon {зброю} other {захист}}; показане зобов’язує',
  'page.ask.call':
    '{traitor, select, true {{leader} — ваш зрадник: розкрийте його й переможіть без втрат} other {Проти вас {leader}, це не ваш зрадник}}',
  'page.ask.losses': 'Ви перемогли з {dial} на диску: виберіть, які загони загинуть',
  'page.ask.lose-where': 'Загине загонів: {n}. Виберіть де',
  'page.ask.collect': 'Збір прянощів. {part}: ваші загони можуть зібрати {n} з {there}',
  'page.ask.offer.to': 'Домовленість: з ким?',
  'page.ask.offer.give': 'Що пропонуєте {name_dative}?',
  'page.ask.offer.return': 'Що хочете натомість від {name_genitive}?',
  'page.ask.question.to': '«Транс правди»: кого запитаєте?',
  'page.ask.question.about': '«Транс правди»: про що запитаєте {name_accusative}?',
  'page.ask.question.which': '«Транс правди» ({name}): {question}',
  'page.do.claim': 'Узяти {n, plural, one {# прянощі} other {# прянощів}}',
  'page.do.collect': 'Зібрати {n, plural, one {# прянощі} other {# прянощів}}',
  'page.do.collect-all': 'Зібрати все ({n, plural, one {# прянощі} other {# прянощів}}) і більше не питати',
  'page.do.revive':
    '{n, plural, =0 {Нікого не відновлювати} other {Відновити {n} {price, plural, =0 {безплатно} other {за #}}}}',
  'page.do.ship':
    '{n, plural, =0 {Цих не висаджувати} other {Висадити {n} {price, plural, =0 {безплатно} other {за #}}}}',
  'page.do.move': '{n, plural, =0 {Цих не переміщувати} other {Перемістити #}}',
  'page.do.ship.elite':
    '{n, plural, =0 {Без загонів із зірочкою} other {Із зірочкою: #}}; {price, plural, =0 {безплатно} other {разом за #}}',
  'page.do.move.elite':
    '{n, plural, =0 {Загонів із зірочкою не переміщувати} other {Перемістити із зірочкою: #}}',
  'page.do.lose':
    'Втратити {n, plural, one {# загін} few {# загони} other {# загонів}}{elite, plural, =0 {} other { та # із зірочкою}}',
  'page.voice.verb': 'Наказ',
  'page.voice.kind': 'Вид карти',
  'page.voice.play': 'Зіграти',
  'page.voice.do-not-play': 'Не грати',
  'page.voice.command': 'Наказати',
} as const
