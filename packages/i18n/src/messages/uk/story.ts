// What is said of the log, the menu of a table, replays and the end, in Ukrainian.

import type { story as en } from '../en/story.ts'
import type { Translated } from '../messages.ts'

export const story: Translated<typeof en> = {
  'page.you': 'Ви',
  'page.log.details': 'Усе, що сталося',
  'page.log.look': 'Показати стіл, яким він був тоді',
  'page.past.turn':
    '{n, plural, =0 {Приготування} other {Раунд {n}}}: {who, select, you {після вашого ходу} other {після ходу {name_genitive}}}',
  'page.past.part': '{n, plural, =0 {Приготування} other {Раунд {n}}}: як було тоді',
  'page.past.back': 'Повернутися до гри',
  'page.past.branch': 'Грати звідси',
  'page.past.branch.about': 'Звідси почнеться нова партія, ця збережеться',
  'page.matches.branch': 'гілка з раунду {n}',
  'page.menu.save': 'Зберегти у файл',
  'page.menu.save.about': 'Його можна знову відкрити на початковій сторінці',
  'page.menu.restart': 'Почати заново',
  'page.menu.restart.about': 'Та сама роздача від початку; ця партія збережеться',
  'page.menu.anew': 'Нова роздача',
  'page.menu.anew.about': 'Ті самі гравці, усе роздається заново; ця партія збережеться',
  'page.menu.leave': 'Покинути стіл',
  'page.menu.leave.about': 'Партія залишиться в розділі «Мої партії»',
  'page.end.won': '{count, plural, =1 {Ви перемогли} other {Ви перемогли разом: {names}}}',
  'page.end.place': 'Ви на {place}-му місці з {of}',
  'page.end.behind': '{n, plural, one {# очко} few {# очки} other {# очок}} відставання, попереду {name}',
  'page.end.ahead': '{n, plural, one {# очко} few {# очки} other {# очок}} відриву, слідом {name}',
  'page.end.level': 'стільки ж очок, скільки в суперника: {name}',
  'page.end.tie': 'По {n, plural, one {# очку} few {# очки} other {# очок}}: вирішує {what} ({standing})',
  'page.end.tie.reveal':
    'По {n, plural, one {# очку} few {# очки} other {# очок}}, і все інше порівну: вирішує пізніший хід розкриття ({standing})',
  'page.end.again': 'Та сама роздача ще раз',
  'page.leaders.choose': 'Виберіть лідера',
  'page.leaders.wait': 'Вибір лідерів',
  'page.leaders.order': 'Місця за столом',
  'page.leaders.now': 'вибирає зараз',
  'page.leaders.now.you': 'ваш вибір',
  'page.leaders.later': 'вибирає пізніше',
  'page.leaders.taken': 'Зайнято: {name}',
  'page.leaders.yours': 'Ваш лідер',
  'page.leaders.play': 'Грати: {leader}',
  'page.leaders.pick': 'Перегляньте лідерів і виберіть одного',
}
