// What is said beside the things on the table, in Russian.

export const looks = {
  'page.market.tile': '{name}: {cost, plural, one {# Пряность} other {# Пряности}}',
  'page.market.stack': 'в стопке {n, plural, one {# плитка} few {# плитки} other {# плиток}}',
  'page.market.commander':
    'Командир сардаукаров: {cost, plural, one {# солярий} few {# солярия} other {# соляриев}}',
  'page.look.commander':
    'Отправив сюда агента, можно заплатить {cost, plural, one {# солярий} few {# солярия} other {# соляриев}}, чтобы получить и нанять его и взять умение.',
  'page.look.choose': 'Выбрать',
  'page.look.left': 'очки убеждения: {had} → {left}',
  'page.hand.none': 'На руке нет карт',
  'page.hand.revealed': 'Вы уже раскрыли карты. Новые придут в следующем раунде',
  'page.reveal.left':
    '{n, plural, one {Осталось # очко} few {Осталось # очка} other {Осталось # очков}} убеждения',
  'page.reveal.strength': 'боевая сила {n}',
  'page.reveal.cards': 'карты',
  'page.reveal.spent': 'потрачено на карты',
  'page.reveal.troops': 'отряды',
  'page.reveal.swords': 'мечи',
  'page.reveal.no-units': 'в зоне конфликта нет отрядов',
  'page.reveal.acquired': 'Куплено',
  'page.news.count': '{n} из {n}',
  'page.news.open': 'Открыть журнал',
}
