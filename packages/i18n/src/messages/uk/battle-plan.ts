// The sheet of a battle plan of classic Dune, in Ukrainian.

export const battlePlan = {
  'page.plan.title': 'Бій: {territory}',
  'page.plan.sides':
    '{side, select, aggressor {Ви нападаєте} other {Ви захищаєтеся}}: {own, plural, one {# загін} few {# загони} other {# загонів}} проти {theirs} у {name_genitive}. {side, select, aggressor {За нічиєї перемога ваша: перемагає агресор.} other {За нічиєї ви програєте: перемагає агресор.}}',
  'page.plan.aside': 'Подивитися на стіл',
  'page.plan.open': 'Відкрити бойовий план',
  'page.plan.is-open': 'План лежить поруч.',
  'page.plan.own': 'Ваш план: його бачите лише ви',
  'page.plan.fight':
    'Перемога коштує {n, plural, =0 {0 загонів} one {# загін} few {# загони} other {# загонів}}; {stay, plural, =0 {не залишиться нікого} other {залишиться #}}.',
  'page.plan.fight.choice':
    'Перемога коштує від {n} до {most, plural, one {# загону} other {# загонів}}, на ваш вибір; залишиться не більше ніж {stay}.',
  'page.plan.dial': 'Диск',
  'page.plan.half': 'Загін, за який сплачено 1 прянощі, рахується повністю, без оплати — за половину.',
  'page.plan.spice.most': 'У вас прянощів: {n}',
  'page.plan.none': 'Немає',
  'page.plan.without.weapon': 'У вас немає карти, яку можна зіграти як зброю.',
  'page.plan.without.defense': 'У вас немає карти, яку можна зіграти як захист.',
  'page.plan.known': 'Що ви знаєте: {name}',
  'page.plan.known.forces':
    '{n, plural, one {# загін} few {# загони} other {# загонів}}{elite, plural, =0 {} other { (із зірочкою: #)}}, на диску не більше {most}',
  'page.plan.known.unpaid': 'Без прянощів не більше ніж {n}; скільки в противника прянощів, приховано.',
  'page.plan.known.leaders': 'Можуть битися:',
  'page.plan.known.gone': 'вибуло: {n}',
  'page.plan.known.cards':
    'Карти, які ви там бачили: {cards}{n, plural, =-1 { і, можливо, інші} =0 {, інших немає} other {, ще #}}',
  'page.plan.known.no-cards':
    '{n, plural, =-1 {Карти невідомі} =0 {Карт немає} one {# невідома карта} few {# невідомі карти} other {# невідомих карт}}',
  'page.plan.known.traitor': 'Ваш зрадник: {leaders}. Розкрийте його — переможете й нічого не втратите.',
  'page.plan.shown.dial': 'Вам показали диск: {n}',
  'page.plan.shown': 'Вам показали лідера: {what}',
  'page.plan.shown.weapon': 'Вам показали зброю: {what}',
  'page.plan.shown.defense': 'Вам показали захист: {what}',
  'page.plan.voice':
    'За наказом Голосу ({name}) {to, select, you {ви} other {противник}} {play, select, true {{to, select, you {мусите} other {мусить}} зіграти} other {не {to, select, you {можете} other {може}} грати}}: {kind}',
  'page.plan.what-if': 'Що, якщо противник виставить…',
  'page.plan.clear': 'Очистити',
  'page.plan.lock': 'Затвердити план',
  'page.plan.revealed':
    '{first, select, true {Плани розкриються, коли буде затверджено обидва.} other {План противника готовий: щойно затвердите свій, розкриються обидва.}}',
  'page.plan.locking': 'Затверджуємо…',
  'page.plan.choose-leader': 'Виберіть лідера',
  'page.plan.total':
    'Ваш підсумок: диск {dial}{leader, plural, =0 {} other { + лідер #}}{kwisatz, plural, =0 {} other { + Квізац Хадерах #}}',
  'page.plan.if-killed': '{n}, якщо загине {leader}; немає захисту від: {kinds}',
  'page.plan.safe': '{leader}: захист від будь-якої зброї, яка може бути в противника',
  'page.plan.if-traitor': 'Поразка, якщо ваш лідер — зрадник противника',
  'page.plan.costs':
    '{most, plural, =0 {У разі перемоги не загине ніхто} other {У разі перемоги загине загонів: {choice, select, true {від {n} до {most}} other {{most}}}}}. У разі поразки — усі {all}.',
  'page.plan.range': 'Підсумок противника може бути від {least} до {most}.',
  'page.plan.pays':
    'Хай чим скінчиться, витратите {n, plural, one {# прянощі} other {# прянощів}}; залишиться {left}.',
  'page.plan.then.won':
    '{tie, select, true {Тоді нічия {n}:{against} — ваша перемога.} other {Тоді ви переможете: {n} проти {against}.}}',
  'page.plan.then.lost':
    '{tie, select, true {Тоді нічия {n}:{against} — ваша поразка.} other {Тоді ви програєте: {n} проти {against}.}}',
  'page.plan.then.explosion': 'Тоді Лазеростріл і Щит вибухнуть: усі тут втратять усе.',
  'page.plan.then.traitor': 'Тоді лідер противника — ваш зрадник: ви переможете й нічого не втратите.',
  'page.plan.then.own-dies': 'Ваш лідер загине.',
  'page.plan.then.their-dies': 'Лідер противника загине.',
  'page.plan.then.gains': 'За це ви отримаєте {n, plural, one {# прянощі} other {# прянощів}}.',
} as const
