// The page's words around the table of classic Dune, in Russian.

import type { classicPage as en } from '../en/classic-page.ts'
import type { Translated } from '../messages.ts'

export const classicPage: Translated<typeof en> = {
  'page.tab.map': 'Поле',
  'page.map.nearer': 'Приблизить',
  'page.map.farther': 'Отдалить',
  'page.map.whole': 'Вся карта',

  'page.chart.strongholds': 'Крепости',
  'page.chart.forces': 'Отряды на планете',
  'page.chart.tanks': 'Отряды в Аксолотль-баках',

  'page.classic.round': 'Раунд {n} из {of}',
  'page.classic.no-cards': 'На руке нет карт уловок',
  'page.classic.kwisatz': 'Квисатц Хадерах',
  'page.classic.kwisatz.losses': 'Потери: {n} из 7',
  'page.classic.kwisatz.dead': 'Погиб',
  'page.classic.on-map': 'Отряды на планете',
  'page.classic.support': 'Пряность для союзника',
  'page.classic.special-used': 'Свой эффект «Карамы» применён',
  'page.classic.each': 'за каждый отряд',
  'page.classic.wall-down': 'Барьерная Стена разрушена',

  'page.classic.leader.ready': 'в строю',
  'page.classic.leader.fought': 'уже был бой в этом раунде',
  'page.classic.leader.tanks': 'в Аксолотль-баках',
  'page.classic.leader.face-down': 'в Аксолотль-баках, лицом вниз',
  'page.classic.leader.hidden': 'в Аксолотль-баках, лицом вниз',
  'page.classic.leader.captured': 'в плену',
  'page.classic.leader.unknown': 'втайне: в плену или в Аксолотль-баках',

  'page.classic.hidden-card': 'Карта уловки лицом вниз',
  'page.classic.cards-left':
    '{n, plural, one {Осталась # карта} few {Осталось # карты} other {Осталось # карт}}',
  'page.classic.cards': '{n, plural, one {# карта} few {# карты} other {# карт}}',
  'page.classic.bid': 'Ставка {n}',
  'page.classic.bidder.turn': 'делает ставку',
  'page.classic.bidder.passed': 'пас',

  'page.classic.plan.open': 'План скрыт',
  'page.classic.plan.ready': 'План готов',
  'page.classic.plan.total': 'Итого {n}',
  'page.classic.voice': 'Голос ({name}): {play, select, true {сыграть} other {не играть}} карту «{kind}»',
  'page.classic.prescience':
    'Предвидение ({name}): {part, select, dial {значение на диске} leader {лидер} weapon {оружие} other {защита}}',

  'page.classic.proposes': 'предлагает союз:',
  'page.classic.alone': 'Без союзника:',
  'page.classic.nexus.waiting': 'Ещё договариваются:',
  'page.classic.storm.dials': 'выбирает число',
  'page.classic.storm.dialled': 'готово',
  'page.classic.storm.sum': 'Буря сдвинется на сумму обоих колёс.',
  'page.classic.storm.moves':
    'Буря сдвигается на {n, plural, one {# сектор} few {# сектора} other {# секторов}}.',
  'page.classic.revival.most': 'Каждый — до {n} отрядов. Сверх бесплатных —',
  'page.classic.revival.each': 'за отряд.',
  'page.classic.revival.free': 'бесплатно: {n}',
  'page.classic.turn.now': 'сейчас',
  'page.classic.turn.done': 'готово',

  'page.classic.deals': 'Союзы и сделки',
  'page.classic.deal.absent': 'за уход с территории «{territory}»',
  'page.classic.deal.buys-nothing': 'за отказ от новых покупок',
  'page.classic.switches': 'О чём меня спрашивать?',
  'page.classic.switches.about': 'Где вас не спрашивают, вы пасуете. Никто этого не видит.',
  'page.classic.switch.asked': 'спрашивать',
  'page.classic.switch.new-card': 'не раньше новой карты',
  'page.classic.switch.never': 'никогда',
  'page.classic.switch.wait': 'Если партия идёт днями: ждать меня при каждом таком вопросе',
  'page.classic.window.stop': 'Остановка преимуществ «Карамой»',
  'page.classic.window.special': 'Свой эффект «Карамы»',
  'page.classic.window.storm': 'Карты перед бурей',
  'page.classic.passing.round-end': 'без вопросов до конца раунда',
  'page.classic.passing.new-card': 'без вопросов до новой карты',

  'page.classic.won.strongholds': 'Победу принесли крепости.',
  'page.classic.won.prediction': 'Предсказание сбылось.',
  'page.classic.won.fremen': 'Пустыня сохранена до самого конца.',
  'page.classic.won.guild': 'До конца больше никто не победил.',
  'page.classic.won.default': 'До конца больше никто не победил.',
  'page.classic.won.most-strongholds': 'Больше всего крепостей в конце.',

  'page.term.strongholds': 'Крепости',
  'page.term.victory': 'Близость победы',
  'page.term.special': 'Особая победа',
  'page.term.forces': 'Отряды',
  'page.term.position': 'Позиция',
  'page.term.spice': 'Пряность',
  'page.term.leaders': 'Лидеры',
  'page.term.traitors': 'Предатели',
  'page.term.alliance': 'Союз',
}
