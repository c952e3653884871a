// The words of looking back at a match, in Polish.

import type { analysis as en } from '../en/analysis.ts'
import type { Translated } from '../messages.ts'

export const analysis: Translated<typeof en> = {
  'page.analysis': 'Analiza',
  'page.analysis.working': 'Trwa analiza partii',
  'page.analysis.lost': 'Nie udało się przeanalizować partii.',
  'page.analysis.chances': 'Szansa na zwycięstwo',
  'page.analysis.accuracy': 'Dokładność',
  'page.analysis.turning-points': 'Punkty zwrotne',
  'page.analysis.none': 'Żaden pojedynczy wybór nie przesądził o wyniku.',
  'page.analysis.better': 'Lepiej:',
}
