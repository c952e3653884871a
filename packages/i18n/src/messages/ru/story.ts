// What is said of the log, the menu of a table, replays and the end, in Russian.

import type { story as en } from '../en/story.ts'
import type { Translated } from '../messages.ts'

export const story: Translated<typeof en> = {
  'page.you': 'Вы',
  'page.log.details': 'Всё, что произошло',
  'page.log.look': 'Показать стол, каким он был тогда',
  'page.past.turn':
    '{n, plural, =0 {Подготовка} other {Раунд {n}}}: {who, select, you {после вашего хода} other {после хода {name_genitive}}}',
  'page.past.part': '{n, plural, =0 {Подготовка} other {Раунд {n}}}: как было тогда',
  'page.past.back': 'Вернуться к игре',
  'page.past.branch': 'Играть отсюда',
  'page.past.branch.about': 'Отсюда начнётся новая партия, эта сохранится',
  'page.matches.branch': 'ветка с раунда {n}',
  'page.menu.save': 'Сохранить в файл',
  'page.menu.save.about': 'Его можно снова открыть на начальной странице',
  'page.menu.restart': 'Начать заново',
  'page.menu.restart.about': 'Та же раздача с начала; эта партия сохранится',
  'page.menu.anew': 'Новая раздача',
  'page.menu.anew.about': 'Те же игроки, всё раздаётся заново; эта партия сохранится',
  'page.menu.leave': 'Покинуть стол',
  'page.menu.leave.about': 'Партия останется в разделе «Мои партии»',
  'page.end.won': '{count, plural, =1 {Вы победили} other {Вы победили вместе: {names}}}',
  'page.end.place': 'Вы на {place}-м месте из {of}',
  'page.end.behind': '{n, plural, one {# очко} few {# очка} other {# очков}} отставания, впереди {name}',
  'page.end.ahead': '{n, plural, one {# очко} few {# очка} other {# очков}} отрыва, следом {name}',
  'page.end.level': 'столько же очков, сколько у соперника: {name}',
  'page.end.tie': 'По {n, plural, one {# очку} few {# очка} other {# очков}}: решает {what} ({standing})',
  'page.end.tie.reveal':
    'По {n, plural, one {# очку} few {# очка} other {# очков}}, и всё остальное поровну: решает более поздний ход раскрытия ({standing})',
  'page.end.again': 'Та же раздача ещё раз',
  'page.leaders.choose': 'Выберите лидера',
  'page.leaders.wait': 'Выбор лидеров',
  'page.leaders.order': 'Места за столом',
  'page.leaders.now': 'выбирает сейчас',
  'page.leaders.now.you': 'ваш выбор',
  'page.leaders.later': 'выбирает позже',
  'page.leaders.taken': 'Занято: {name}',
  'page.leaders.yours': 'Ваш лидер',
  'page.leaders.play': 'Играть: {leader}',
  'page.leaders.pick': 'Посмотрите лидеров и выберите одного',
}
