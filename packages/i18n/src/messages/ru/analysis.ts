// The words of looking back at a match, in Russian.

import type { analysis as en } from '../en/analysis.ts'
import type { Translated } from '../messages.ts'

export const analysis: Translated<typeof en> = {
  'page.analysis': 'Разбор',
  'page.analysis.working': 'Разбираем партию…',
  'page.analysis.lost': 'Разобрать партию не удалось.',
  'page.analysis.chances': 'Вероятность победы',
  'page.analysis.accuracy': 'Точность',
  'page.analysis.turning-points': 'Переломные моменты',
  'page.analysis.none': 'Ни один выбор сам по себе не решил исход партии.',
  'page.analysis.better': 'Лучше:',
}
