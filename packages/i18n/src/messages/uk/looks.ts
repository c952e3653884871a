// What is said beside the things on the table, in Ukrainian.

export const looks = {
  'page.market.tile': '{name}: {cost, plural, one {# прянощі} other {# прянощів}}',
  'page.market.stack': 'у стосі {n, plural, one {# плитка} few {# плитки} other {# плиток}}',
  'page.market.commander':
    'Сардаукарський офіцер: {cost, plural, one {# солярій} few {# солярії} other {# соляріїв}}',
  'page.look.commander':
    'Відправивши сюди агента, можна заплатити {cost, plural, one {# солярій} few {# солярії} other {# соляріїв}}, щоб отримати й найняти його та взяти вміння.',
  'page.look.choose': 'Вибрати',
  'page.look.left': 'очки переконливості: {had} → {left}',
  'page.hand.none': 'У руці немає карт',
  'page.hand.revealed': 'Ви вже розкрили карти. Нові прийдуть у наступному раунді',
  'page.reveal.left':
    '{n, plural, one {Лишилося # очко} few {Лишилося # очки} other {Лишилося # очок}} переконливості',
  'page.reveal.strength': 'сила {n}',
  'page.reveal.cards': 'карти',
  'page.reveal.spent': 'витрачено на карти',
  'page.reveal.troops': 'загони',
  'page.reveal.swords': 'мечі',
  'page.reveal.no-units': 'у Зоні конфлікту немає загонів',
  'page.reveal.acquired': 'Придбано',
  'page.news.count': '{n} з {n}',
  'page.news.open': 'Відкрити журнал',
}
