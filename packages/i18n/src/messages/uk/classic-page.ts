// The page's words around the table of classic Dune, in Ukrainian.

import type { classicPage as en } from '../en/classic-page.ts'
import type { Translated } from '../messages.ts'

export const classicPage: Translated<typeof en> = {
  'page.tab.map': 'Поле',
  'page.map.nearer': 'Наблизити',
  'page.map.farther': 'Віддалити',
  'page.map.whole': 'Уся карта',

  'page.chart.strongholds': 'Твердині',
  'page.chart.forces': 'Загони на планеті',
  'page.chart.tanks': 'Загони в баках Тлейлаксу',

  'page.classic.round': 'Раунд {n} з {of}',
  'page.classic.no-cards': 'На руці немає карт підступів',
  'page.classic.kwisatz': 'Квізац Хадерах',
  'page.classic.kwisatz.losses': 'Втрати: {n} з 7',
  'page.classic.kwisatz.dead': 'Загинув',
  'page.classic.on-map': 'Загони на планеті',
  'page.classic.support': 'Прянощі для союзника',
  'page.classic.special-used': 'Власний ефект «Карами» застосовано',
  'page.classic.each': 'за кожен загін',
  'page.classic.wall-down': 'Захисний мур зруйновано',

  'page.classic.leader.ready': 'у строю',
  'page.classic.leader.fought': 'уже був бій у цьому раунді',
  'page.classic.leader.tanks': 'у баках Тлейлаксу',
  'page.classic.leader.face-down': 'у баках Тлейлаксу, долілиць',
  'page.classic.leader.hidden': 'у баках Тлейлаксу, долілиць',
  'page.classic.leader.captured': 'у полоні',
  'page.classic.leader.unknown': 'таємно: у полоні або в баках Тлейлаксу',

  'page.classic.hidden-card': 'Карта підступу долілиць',
  'page.classic.cards-left':
    '{n, plural, one {Лишилася # карта} few {Лишилося # карти} other {Лишилося # карт}}',
  'page.classic.cards': '{n, plural, one {# карта} few {# карти} other {# карт}}',
  'page.classic.bid': 'Ставка {n}',
  'page.classic.bidder.turn': 'робить ставку',
  'page.classic.bidder.passed': 'пас',

  'page.classic.plan.open': 'План прихований',
  'page.classic.plan.ready': 'План готовий',
  'page.classic.plan.total': 'Разом {n}',
  'page.classic.voice': 'Голос ({name}): {play, select, true {зіграти} other {не грати}} карту «{kind}»',
  'page.classic.prescience':
    'Ясновидіння ({name}): {part, select, dial {значення на диску} leader {лідер} weapon {зброя} other {захист}}',

  'page.classic.proposes': 'пропонує союз:',
  'page.classic.alone': 'Без союзника:',
  'page.classic.nexus.waiting': 'Ще домовляються:',
  'page.classic.storm.dials': 'обирає число',
  'page.classic.storm.dialled': 'готово',
  'page.classic.storm.sum': 'Буря зрушить на суму обох коліс.',
  'page.classic.storm.moves':
    'Буря зсувається на {n, plural, one {# сектор} few {# сектори} other {# секторів}}.',
  'page.classic.revival.most': 'Кожен — до {n} загонів. Понад безкоштовні —',
  'page.classic.revival.each': 'за загін.',
  'page.classic.revival.free': 'безкоштовно: {n}',
  'page.classic.turn.now': 'зараз',
  'page.classic.turn.done': 'готово',

  'page.classic.deals': 'Союзи й домовленості',
  'page.classic.deal.absent': 'за відхід із території «{territory}»',
  'page.classic.deal.buys-nothing': 'за відмову від нових покупок',
  'page.classic.switches': 'Про що мене питати?',
  'page.classic.switches.about': 'Де вас не питають, ви пасуєте. Ніхто цього не бачить.',
  'page.classic.switch.asked': 'питати',
  'page.classic.switch.new-card': 'не раніше нової карти',
  'page.classic.switch.never': 'ніколи',
  'page.classic.switch.wait': 'Якщо партія триває днями: чекати на мене за кожного такого питання',
  'page.classic.window.stop': 'Зупинення переваг «Карамою»',
  'page.classic.window.special': 'Власний ефект «Карами»',
  'page.classic.window.storm': 'Карти перед бурею',
  'page.classic.passing.round-end': 'без запитань до кінця раунду',
  'page.classic.passing.new-card': 'без запитань до нової карти',

  'page.classic.won.strongholds': 'Перемогу принесли твердині.',
  'page.classic.won.prediction': 'Передбачення справдилося.',
  'page.classic.won.fremen': 'Пустелю збережено до самого кінця.',
  'page.classic.won.guild': 'До кінця більше ніхто не переміг.',
  'page.classic.won.default': 'До кінця більше ніхто не переміг.',
  'page.classic.won.most-strongholds': 'Найбільше твердинь наприкінці.',

  'page.term.strongholds': 'Твердині',
  'page.term.victory': 'Близькість перемоги',
  'page.term.special': 'Особлива перемога',
  'page.term.forces': 'Загони',
  'page.term.position': 'Позиція',
  'page.term.spice': 'Прянощі',
  'page.term.leaders': 'Лідери',
  'page.term.traitors': 'Зрадники',
  'page.term.alliance': 'Союз',
}
