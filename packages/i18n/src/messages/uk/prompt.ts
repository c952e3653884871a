// What is said where something is asked, in Ukrainian.

export const prompt = {
  'page.prompt.more': 'ще {n}',
  'page.prompt.of': 'з {n}',
  'page.prompt.onward': 'Далі',
  'page.prompt.end': 'Завершити хід',
  'page.prompt.not-your-turn': 'зараз не ваш хід',
  'page.prompt.nothing-to-undo': 'немає чого скасовувати',
  'page.prompt.first': 'спершу: {what}',
  'page.prompt.lost': '{end}? {what}.',
  'page.prompt.keep': 'Ще не все',
  'page.prompt.final': 'не можна буде скасувати',
  'page.prompt.why': 'Чому',
  'page.prompt.to': '{what} → {where}',
  'page.prompt.in-turn': 'Хід {name_genitive}: {what}',
  'page.prompt.gather': 'Збір розвідданих: виберіть, якого шпигуна відкликати',
  'page.prompt.turn.no-agents': 'Ваш хід: агентів не залишилося, розкрийте карти',
  'page.prompt.turn.card': '{card}: виберіть локацію',
  'page.prompt.turn.space': '{space}: виберіть карту',
  'page.prompt.turn.agent': '{space}: застосуйте ефекти',
  'page.prompt.turn.reveal':
    'Розкриття карт: {n, plural, one {# очко} few {# очки} other {# очок}} переконливості, сила {strength}',
  'page.prompt.rival-influence': '{name} (Конкурент): виберіть фракцію, на яку він здобуде вплив',
  'page.prompt.plot-course': 'Прокладання курсу: виберіть карту навігації для слота {n}',
  'page.prompt.lose-troops':
    '{n, plural, one {Виберіть, який загін втратити} few {Виберіть по одному # загони, які втратите} other {Виберіть по одному # загонів, які втратите}}',
  'page.prompt.instead-of-worms':
    '{source}, замість {n, plural, one {піщаного хробака} other {кожного з # піщаних хробаків}}: {effects}',
  'page.prompt.rival-choose': '{name} (Конкурент): виберіть, що він зробить',
  'page.prompt.lost.persuasion':
    '{n, plural, one {Пропаде # очко} few {Пропадуть # очки} other {Пропаде # очок}} переконливості',
  'page.prompt.lost.troops': 'Можна розгорнути: {n}',
  'page.prompt.lost.effect': 'Не застосовано: {what}',
  'page.prompt.lost.agents':
    '{n, plural, one {# агент лишиться без діла} few {# агенти лишаться без діла} other {# агентів лишаться без діла}}',
  'page.prompt.dim.card': 'На карті «{card}» немає символу «{icon}»',
  'page.prompt.dim.hand': 'У руці немає карти із символом «{icon}»',
}
