// The page's words in the language of the settings.

import { type Words, words } from '@sietch/i18n/page'
import { useSettings } from './settings.ts'

export const useWords = (): Words => words(useSettings().language)
