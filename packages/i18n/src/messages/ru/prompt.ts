// What is said where something is asked, in Russian.

export const prompt = {
  'page.prompt.more': 'ещё {n}',
  'page.prompt.of': 'из {n}',
  'page.prompt.onward': 'Дальше',
  'page.prompt.end': 'Завершить ход',
  'page.prompt.not-your-turn': 'сейчас не ваш ход',
  'page.prompt.nothing-to-undo': 'отменять нечего',
  'page.prompt.first': 'сначала: {what}',
  'page.prompt.lost': '{end}? {what}.',
  'page.prompt.keep': 'Ещё не всё',
  'page.prompt.final': 'нельзя будет отменить',
  'page.prompt.why': 'Почему',
  'page.prompt.to': '{what} → {where}',
  'page.prompt.in-turn': 'Ход {name_genitive}: {what}',
  'page.prompt.gather': 'Разведка: выберите, какого шпиона вернуть',
  'page.prompt.turn.no-agents': 'Ваш ход: агентов не осталось, раскройте карты',
  'page.prompt.turn.card': '{card}: выберите ячейку',
  'page.prompt.turn.space': '{space}: выберите карту',
  'page.prompt.turn.agent': '{space}: примените эффекты',
  'page.prompt.turn.reveal':
    'Раскрытие карт: {n, plural, one {# очко} few {# очка} other {# очков}} убеждения, боевая сила {strength}',
  'page.prompt.rival-influence': '{name} (оппонент): выберите фракцию, в которой он получит влияние',
  'page.prompt.plot-course': 'Прокладка курса: выберите карту навигации для слота {n}',
  'page.prompt.lose-troops':
    '{n, plural, one {Выберите, какой отряд потерять} few {Выберите по одному # отряда, которые потеряете} other {Выберите по одному # отрядов, которые потеряете}}',
  'page.prompt.instead-of-worms':
    '{source}, вместо {n, plural, one {песчаного червя} other {каждого из # песчаных червей}}: {effects}',
  'page.prompt.rival-choose': '{name} (оппонент): выберите, что он сделает',
  'page.prompt.lost.persuasion':
    '{n, plural, one {Пропадёт # очко} few {Пропадут # очка} other {Пропадёт # очков}} убеждения',
  'page.prompt.lost.troops': 'Можно разместить: {n}',
  'page.prompt.lost.effect': 'Не применено: {what}',
  'page.prompt.lost.agents':
    '{n, plural, one {# агент останется без дела} few {# агента останутся без дела} other {# агентов останутся без дела}}',
  'page.prompt.dim.card': 'На карте «{card}» нет символа «{icon}»',
  'page.prompt.dim.hand': 'На руке нет карты с символом «{icon}»',
}
