// The sheet of a battle plan of classic Dune, in Russian.

export const battlePlan = {
  'page.plan.title': 'Бой: {territory}',
  'page.plan.sides':
    '{side, select, aggressor {Вы нападаете} other {Вы защищаетесь}}: {own, plural, one {# отряд} few {# отряда} other {# отрядов}} против {theirs} у {name_genitive}. {side, select, aggressor {При ничьей победа ваша: побеждает агрессор.} other {При ничьей вы проиграете: побеждает агрессор.}}',
  'page.plan.aside': 'Посмотреть на стол',
  'page.plan.open': 'Открыть боевой план',
  'page.plan.is-open': 'План лежит рядом.',
  'page.plan.own': 'Ваш план: его видите только вы',
  'page.plan.fight':
    'Победа стоит {n, plural, =0 {0 отрядов} one {# отряд} few {# отряда} other {# отрядов}}; {stay, plural, =0 {не останется никого} one {останется #} other {останется #}}.',
  'page.plan.fight.choice':
    'Победа стоит от {n} до {most, plural, one {# отряда} other {# отрядов}}, на ваш выбор; останется не больше {stay}.',
  'page.plan.dial': 'Диск',
  'page.plan.half': 'Отряд с 1 Пряностью считается целиком, без неё — за половину.',
  'page.plan.spice.most': 'У вас Пряности: {n}',
  'page.plan.none': 'Нет',
  'page.plan.without.weapon': 'У вас нет карты, которую можно разыграть как оружие.',
  'page.plan.without.defense': 'У вас нет карты, которую можно разыграть как защиту.',
  'page.plan.known': 'Что вы знаете: {name}',
  'page.plan.known.forces':
    '{n, plural, one {# отряд} few {# отряда} other {# отрядов}}{elite, plural, =0 {} other { (особых: #)}}, на диске не больше {most}',
  'page.plan.known.unpaid': 'Без Пряности не больше {n}; сколько у противника Пряности, скрыто.',
  'page.plan.known.leaders': 'Могут сражаться:',
  'page.plan.known.gone': 'выбыло: {n}',
  'page.plan.known.cards':
    'Карты, которые вы там видели: {cards}{n, plural, =-1 { и, возможно, другие} =0 {, других нет} other {, ещё #}}',
  'page.plan.known.no-cards':
    '{n, plural, =-1 {Карты неизвестны} =0 {Карт нет} one {# неизвестная карта} few {# неизвестные карты} other {# неизвестных карт}}',
  'page.plan.known.traitor': 'Ваш предатель: {leaders}. Раскройте его — победите и ничего не потеряете.',
  'page.plan.shown.dial': 'Вам показали диск: {n}',
  'page.plan.shown': 'Вам показали лидера: {what}',
  'page.plan.shown.weapon': 'Вам показали оружие: {what}',
  'page.plan.shown.defense': 'Вам показали защиту: {what}',
  'page.plan.voice':
    'По велению Голоса ({name}) {to, select, you {вы} other {противник}} {play, select, true {{to, select, you {должны} other {должен}} разыграть} other {не {to, select, you {должны} other {должен}} разыгрывать}}: {kind}',
  'page.plan.what-if': 'Что, если противник выставит…',
  'page.plan.clear': 'Очистить',
  'page.plan.lock': 'Утвердить план',
  'page.plan.revealed':
    '{first, select, true {Планы раскроются, когда будут утверждены оба.} other {План противника готов: как только утвердите свой, раскроются оба.}}',
  'page.plan.locking': 'Утверждаем…',
  'page.plan.choose-leader': 'Выберите лидера',
  'page.plan.total':
    'Ваш итог: диск {dial}{leader, plural, =0 {} other { + лидер #}}{kwisatz, plural, =0 {} other { + Квисатц Хадерах #}}',
  'page.plan.if-killed': '{n}, если погибнет {leader}; нет защиты от: {kinds}',
  'page.plan.safe': '{leader}: защита от любого оружия, какое может быть у противника',
  'page.plan.if-traitor': 'Поражение, если ваш лидер — предатель противника',
  'page.plan.costs':
    '{most, plural, =0 {При победе не погибнет никто} other {При победе погибнет отрядов: {choice, select, true {от {n} до {most}} other {{most}}}}}. При поражении — все {all}.',
  'page.plan.range': 'Итог противника может быть от {least} до {most}.',
  'page.plan.pays':
    'При любом исходе потратите {n, plural, one {# Пряность} other {# Пряности}}; останется {left}.',
  'page.plan.then.won':
    '{tie, select, true {Тогда ничья {n}:{against} — ваша победа.} other {Тогда вы победите: {n} против {against}.}}',
  'page.plan.then.lost':
    '{tie, select, true {Тогда ничья {n}:{against} — ваше поражение.} other {Тогда вы проиграете: {n} против {against}.}}',
  'page.plan.then.explosion': 'Тогда Лучемёт и Щит взорвутся: все здесь потеряют всё.',
  'page.plan.then.traitor': 'Тогда лидер противника — ваш предатель: вы победите и ничего не потеряете.',
  'page.plan.then.own-dies': 'Ваш лидер погибнет.',
  'page.plan.then.their-dies': 'Лидер противника погибнет.',
  'page.plan.then.gains': 'За это вы получите {n, plural, one {# Пряность} other {# Пряности}}.',
} as const
