// The pages for learners, in Ukrainian.

import type { Translated } from '../../messages/messages.ts'
import type { learn as en } from './en.ts'

export const learn: Translated<typeof en> = {
  'learn.title': 'Навчитися грати',
  'learn.about': 'На справжньому столі, крок за кроком. Можна пробувати все і скасовувати.',
  'learn.count': 'Пройдено уроків: {n} із {of}',
  'learn.first': 'Перша гра',
  'learn.minutes': '{n, plural, one {# хвилина} few {# хвилини} other {# хвилин}}',
  'learn.done': 'пройдено',
  'learn.left-at': 'ви на кроці {n}',
  'learn.step': '{n} із {of}',
  'learn.leave': 'Вийти',
  'learn.leave.about': 'Звідси можна продовжити будь-коли',
  'learn.restart': 'Спочатку',
  'learn.restart.about': 'Урок із першого кроку',
  'learn.back': 'Назад',
  'learn.next': 'Далі',
  'learn.finish': 'Готово',
  'learn.show': 'Покажіть',
  'learn.take-back': 'Скасувати',
  'learn.try-again': 'Ще раз',
  'learn.aside': 'Так можна, але урок не про це. Скасуйте хід і спробуйте інакше.',
  'learn.failed': 'Цього разу не вийшло. Спробуйте ще раз.',
  'learn.over': 'Чудово',
  'learn.over.first':
    'Ви зіграли цілий раунд. Тепер — справжня гра: троє легких ботів і підказка до кожного ходу, доки ви її не вимкнете.',
  'learn.over.short': 'Завдання виконано.',
  'learn.over.next': 'Далі: {lesson}',
  'learn.over.all': 'Усі уроки',
  'learn.play': 'Грати',
  'learn.again': 'Пройти ще раз',
  'lesson.classic-first': 'Перша гра: «Дюна»',
  'lesson.classic-first.about': 'Один раунд Дому Атрідів: від бурі до перемоги',
  'lesson.uprising-first': 'Перша гра: «Піднесення»',
  'lesson.uprising-first.about': 'Один раунд: від першого агента до перших переможних очок',
}
