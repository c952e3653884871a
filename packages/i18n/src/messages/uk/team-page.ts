// The game of teams at the table, in Ukrainian.

import type { teamPage as en } from '../en/team-page.ts'
import type { Translated } from '../messages.ts'

export const teamPage: Translated<typeof en> = {
  'page.team.commander': 'Командувач',
  'page.team.ally': 'Союзник',
  'page.team.activated': 'Активація: {name}',
  'page.team.throne': 'Ряд Престолу',
  'page.team.throne.none': 'Карт ще немає',
  'page.team.throne.only': 'Із Ряду Престолу купує лише команда, яку веде {leader}',
  'page.team.throne.not-fremen': 'Карту Фрименів не можна перемістити до Ряду Престолу',
  'page.team.advised': 'Радимо цій команді',
  'page.team.advised.other': 'Радимо іншій команді',
  'page.team.not-advised': 'Не радимо для шістьох гравців',
  'page.prompt.team.activate': '{card} → {space}: якого союзника активувати?',
  'page.prompt.team.deploy': '{name} → {space}: скільки загонів?',
  'page.prompt.team.deploy.reveal': '{name} розкриває карти: скільки загонів?',
  'page.prompt.team.reinforced': 'Підкріплення ({name}): скільки нових загонів ви розгортаєте?',
  'page.prompt.team.reinforce': 'Підкріплення: {first}, решта — {second}',
  'page.prompt.team.trade': 'Обмін із {name_instrumental}: що ви віддаєте?',
  'page.prompt.team.gift': '{name} віддає вам {gift}. Що віддаєте ви?',
  'page.prompt.team.gift.nothing': '{name} нічого не віддає. Що віддаєте ви?',
  'page.prompt.team.contribute': '«{card}» ({name}): скільки прянощів внесете?',
  'page.prompt.team.concede': 'Нічия з {name_instrumental}: поступитися вищою нагородою?',
  'page.prompt.team.reveal': 'Розкрити карти ► {name}',
  'page.combat.concedes':
    '{who, select, you {Ви поступаєтеся} other {{name} поступається}} вищим місцем {to_dative}',
  'page.prompt.team.for': 'гравець: {name}',
  'page.wait.deploy': '{name} вирішує, чи розгортати загони',
  'page.wait.retreat': '{name} вирішує, чи відступати',
  'page.wait.trade-gift': '{name} вирішує, що віддати під час обміну',
  'page.wait.contribute': '{name} вирішує, скільки прянощів внести',
  'page.wait.concede': '{name} вирішує, чи поступитися місцем',
  'page.wait.spy': '{name} розміщує шпигуна',
  'page.wait.in-turn': 'Ходить {commander}; вибирає {name}',
  'page.setup.needed': 'Обов’язковий за такої кількості гравців: {n}.',
  'page.option.throneRow': 'Ряд Престолу',
  'page.option.throneRow.never': 'Лише картами',
  'page.option.throneRow.start': 'Одна карта на початку гри',
  'page.option.throneRow.rounds': 'Одна карта на початку кожного раунду',
}
