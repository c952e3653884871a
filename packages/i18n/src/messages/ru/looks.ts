// What is said beside the things on the table, in Russian.

export const looks = {
  'page.look.choose': 'Выбрать',
  'page.look.left': 'очки убеждения: {had} → {left}',
  'page.hand.none': 'В руке нет карт',
  'page.hand.revealed': 'Вы уже раскрыли карты. Новые придут в следующем раунде',
  'page.reveal.left':
    '{n, plural, one {Осталось # очко} few {Осталось # очка} other {Осталось # очков}} убеждения',
  'page.reveal.strength': 'боевая сила {n}',
  'page.reveal.cards': 'карты',
  'page.reveal.spent': 'потрачено на карты',
  'page.reveal.troops': 'отряды',
  'page.reveal.swords': 'мечи',
  'page.reveal.no-units': 'в конфликте нет отрядов',
  'page.reveal.acquired': 'Куплено',
  'page.news.count': '{n} из {n}',
  'page.news.open': 'Открыть журнал',
}
