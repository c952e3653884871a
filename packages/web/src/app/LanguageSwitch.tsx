// The language of everything, each by its own name.

import { fetchWords, LANGUAGES, type Language } from '@sietch/i18n/page'
import type { ReactNode } from 'react'
import { Choice } from './Choice.tsx'
import { changeSettings, useSettings } from './settings.ts'
import { useWords } from './words.ts'

const NAMES: { readonly [L in Language]: string } = {
  en: 'English',
  ru: 'Русский',
  uk: 'Українська',
  pl: 'Polski',
}

export function LanguageSwitch({ isLabelSeen = false }: { readonly isLabelSeen?: boolean }): ReactNode {
  const w = useWords()
  const { language } = useSettings()
  return (
    <Choice
      label={w('page.settings.language')}
      isLabelSeen={isLabelSeen}
      options={LANGUAGES.map((id) => ({ id, name: NAMES[id] }))}
      value={language}
      onChange={(chosen) => void fetchWords(chosen).then(() => changeSettings({ language: chosen }))}
    />
  )
}
