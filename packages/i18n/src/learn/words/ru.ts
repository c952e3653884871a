// The pages for learners, in Russian.

import type { Translated } from '../../messages/messages.ts'
import type { learn as en } from './en.ts'

export const learn: Translated<typeof en> = {
  'learn.title': 'Научиться играть',
  'learn.about': 'На настоящем столе, шаг за шагом. Можно пробовать всё и отменять.',
  'learn.count': 'Пройдено уроков: {n} из {of}',
  'learn.first': 'Первая партия',
  'learn.minutes': '{n, plural, one {# минута} few {# минуты} other {# минут}}',
  'learn.done': 'пройдено',
  'learn.left-at': 'вы на шаге {n}',
  'learn.step': '{n} из {of}',
  'learn.leave': 'Выйти',
  'learn.leave.about': 'Отсюда можно продолжить в любой момент',
  'learn.restart': 'Сначала',
  'learn.restart.about': 'Урок с первого шага',
  'learn.back': 'Назад',
  'learn.next': 'Дальше',
  'learn.finish': 'Готово',
  'learn.show': 'Покажите',
  'learn.take-back': 'Отменить',
  'learn.try-again': 'Ещё раз',
  'learn.aside': 'Так можно, но урок не об этом. Отмените ход и попробуйте иначе.',
  'learn.failed': 'На этот раз не вышло. Попробуйте ещё раз.',
  'learn.over': 'Отлично',
  'learn.over.first':
    'Вы сыграли целый раунд. Теперь — настоящая партия: три лёгких бота и подсказка к каждому ходу, пока вы её не выключите.',
  'learn.over.short': 'Задание выполнено.',
  'learn.over.next': 'Далее: {lesson}',
  'learn.over.all': 'Все уроки',
  'learn.play': 'Играть',
  'learn.again': 'Пройти ещё раз',
  'lesson.classic-first': 'Первая партия: «Дюна»',
  'lesson.classic-first.about': 'Один раунд Дома Атрейдесов: от бури до победы',
  'lesson.uprising-first': 'Первая партия: «Восстание»',
  'lesson.uprising-first.about': 'Один раунд: от первого агента до первых победных очков',
}
