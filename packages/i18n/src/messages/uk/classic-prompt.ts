// Що питається в класичній «Дюні»: де, почім і скільки, українською.

export const classicPrompt = {
  'page.ask.predict': 'У якому раунді переможе {faction}?',
  'page.ask.storm': 'Таємно виставте від {least} до {most}: буря пройде суму обох дисків',
  'page.ask.charity': 'Субсидія КООАМ: у вас прянощів {has}, можна взяти {n}',
  'page.ask.start': 'Розмістіть загони: залишилося {n}',
  'page.ask.start.elite': 'Скільки із цих загонів елітні?',
  'page.ask.bid':
    'Ставка за карту або пас: {by, select, true {{name} дає {bid}} other {ставок ще немає}}, у вас прянощів {has}',
  'page.ask.support': 'Скільки з ваших {has} прянощів може витратити союзник?',
  'page.ask.revive':
    'Відродження: безкоштовно {free}, далі по {price}; не більше {limit} за раунд, у вас прянощів {has}',
  'page.ask.revive-leader': 'Відродити лідера? Ціна — його сила у прянощах; у вас {has}',
  'page.ask.ship':
    'Скільки загонів висадиться: {part}? {price, select, free {Безкоштовно} half {По {each}, за пів ціни} other {По {each}}}; у вас прянощів {has}, не більше {most}',
  'page.ask.ship.elite':
    'Скільки елітних загонів висадиться: {part}? {price, select, free {Безкоштовно} half {По {each}, за пів ціни} other {По {each}}}; у вас прянощів {has}, не більше {most}',
  'page.ask.return': 'Скільки загонів повернеться в резерв, по 1 прянощах за двох? Не більше {most}',
  'page.ask.move': 'Скільки загонів піде: {from} → {part}? Звідси не більше {most}',
  'page.ask.move.elite': 'Скільки елітних загонів піде: {from} → {part}? Звідси не більше {most}',
  'page.ask.move.to': 'Загони: {from}. Куди йдуть?',
  'page.ask.voice': 'Голос ({name}): що наказати зіграти чи не грати?',
  'page.ask.prescience': 'Ясновидіння: яку частину плану показати ({name})?',
  'page.ask.answer':
    '{name} {part, select, dial {питає число на диску} leader {питає лідера} weapon {питає зброю} other {питає захист}}: показане зобовʼязує',
  'page.ask.call':
    '{traitor, select, true {{leader} — ваш зрадник: оголосіть, і ви переможете без втрат} other {Проти вас {leader}, це не ваш зрадник}}',
  'page.ask.losses': 'Ви перемогли з {dial} на диску: виберіть, які загони загинуть',
  'page.ask.lose-where': 'Загине загонів: {n}. Виберіть де',
  'page.ask.collect': 'Збір прянощів. {part}: ваші загони можуть зібрати {n} з {there}',
  'page.ask.offer.to': 'Домовленість: з ким?',
  'page.ask.offer.give': 'Домовленість, {name}: що пропонуєте?',
  'page.ask.offer.return': 'Домовленість, {name}: що хочете натомість?',
  'page.ask.question.to': '«Транс правди»: кого запитаєте?',
  'page.ask.question.about': '«Транс правди», {name}: про що запитаєте?',
  'page.ask.question.which': '«Транс правди», {name}: {question}',
  'page.do.claim': 'Взяти прянощів: {n}',
  'page.do.collect': 'Зібрати прянощів: {n}',
  'page.do.collect-all': 'Зібрати все (прянощів: {n}) й більше не питати',
  'page.do.revive':
    '{n, plural, =0 {Нікого не відроджувати} other {Відродити {n} {price, plural, =0 {безкоштовно} other {за #}}}}',
  'page.do.ship':
    '{n, plural, =0 {Цих не висаджувати} other {Висадити {n} {price, plural, =0 {безкоштовно} other {за #}}}}',
  'page.do.move': '{n, plural, =0 {Цих не рухати} other {Рушити #}}',
  'page.do.ship.elite':
    '{n, plural, =0 {Без елітних} other {Елітних: #}}; {price, plural, =0 {безкоштовно} other {разом за #}}',
  'page.do.move.elite': '{n, plural, =0 {Елітних не рухати} other {Рушити елітних: #}}',
  'page.do.lose':
    'Втратити {n, plural, one {# загін} few {# загони} other {# загонів}}{elite, plural, =0 {} other { + елітних #}}',
  'page.voice.verb': 'Наказ',
  'page.voice.kind': 'Вид карти',
  'page.voice.play': 'Зіграти',
  'page.voice.do-not-play': 'Не грати',
  'page.voice.command': 'Наказати',
} as const
