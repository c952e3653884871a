// The words of looking back at a match, in Ukrainian.

import type { analysis as en } from '../en/analysis.ts'
import type { Translated } from '../messages.ts'

export const analysis: Translated<typeof en> = {
  'page.analysis': 'Розбір',
  'page.analysis.working': 'Розбираємо партію…',
  'page.analysis.lost': 'Розібрати партію не вдалося.',
  'page.analysis.chances': 'Імовірність перемоги',
  'page.analysis.accuracy': 'Точність',
  'page.analysis.turning-points': 'Переломні моменти',
  'page.analysis.none': 'Жоден вибір сам собою не вирішив долі партії.',
  'page.analysis.better': 'Краще:',
}
