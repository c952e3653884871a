// The page's words in the language of the settings.

import { type Words, words } from '@sietch/i18n/page'
import { useMemo } from 'react'
import { useSettings } from './settings.ts'

export function useWords(): Words {
  const { language } = useSettings()
  return useMemo(() => words(language), [language])
}
