// The game of teams at the table, in Russian.

import type { teamPage as en } from '../en/team-page.ts'
import type { Translated } from '../messages.ts'

export const teamPage: Translated<typeof en> = {
  'page.team.commander': 'Военачальник',
  'page.team.ally': 'Союзник',
  'page.team.activated': 'Активация: {name}',
  'page.team.throne': 'Рынок Престола',
  'page.team.throne.none': 'Карт пока нет',
  'page.team.throne.only': 'Покупает с рынка Престола только команда, которую ведёт {leader}',
  'page.team.throne.not-fremen': 'Карту Фрименов нельзя переместить на рынок Престола',
  'page.team.advised': 'Советуем этой команде',
  'page.team.advised.other': 'Советуем другой команде',
  'page.team.not-advised': 'Не советуем для шести игроков',
  'page.prompt.team.activate': '{card} → {space}: какого союзника активировать?',
  'page.prompt.team.deploy': '{name} → {space}: сколько отрядов?',
  'page.prompt.team.deploy.reveal': '{name} раскрывает карты: сколько отрядов?',
  'page.prompt.team.reinforced': 'Подкрепление ({name}): сколько новых отрядов вы размещаете?',
  'page.prompt.team.reinforce': 'Подкрепление: {first}, остальное — {second}',
  'page.prompt.team.trade': 'Обмен с {name_instrumental}: что вы отдаёте?',
  'page.prompt.team.gift': '{name} отдаёт вам {gift}. Что отдаёте вы?',
  'page.prompt.team.gift.nothing': '{name} ничего не отдаёт. Что отдаёте вы?',
  'page.prompt.team.contribute': '«{card}» ({name}): сколько Пряности внесёте?',
  'page.prompt.team.concede': 'Ничья с {name_instrumental}: уступить более высокую награду?',
  'page.prompt.team.reveal': 'Раскрыть карты ► {name}',
  'page.combat.concedes':
    '{who, select, you {Вы уступаете} other {{name} уступает}} более высокое место {to_dative}',
  'page.prompt.team.for': 'игрок: {name}',
  'page.wait.deploy': '{name} решает, размещать ли отряды',
  'page.wait.retreat': '{name} решает, отступать ли',
  'page.wait.trade-gift': '{name} решает, что отдать при обмене',
  'page.wait.contribute': '{name} решает, сколько Пряности внести',
  'page.wait.concede': '{name} решает, уступить ли место',
  'page.wait.spy': '{name} отправляет шпиона',
  'page.wait.in-turn': 'Ходит {commander}; выбирает {name}',
  'page.setup.needed': 'Обязателен при числе игроков: {n}.',
  'page.option.throneRow': 'Рынок Престола',
  'page.option.throneRow.never': 'Только картами',
  'page.option.throneRow.start': 'Одна карта в начале игры',
  'page.option.throneRow.rounds': 'Одна карта в начале каждого раунда',
}
