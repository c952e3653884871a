// The language of everything, each by its own name.

import { fetchWords, LANGUAGES, type Language } from '@sietch/i18n/page'
import { type ReactNode, useState } from 'react'
import { Banner } from '../ui/Banner.tsx'
import { Button } from '../ui/Button.tsx'
import { Choice } from './Choice.tsx'
import { changeSettings, useSettings } from './settings.ts'
import { useWords } from './words.ts'

export const LANGUAGE_NAMES: { readonly [L in Language]: string } = {
  en: 'English',
  ru: 'Русский',
  uk: 'Українська',
  pl: 'Polski',
}

export function LanguageSwitch({ isLabelSeen = false }: { readonly isLabelSeen?: boolean }): ReactNode {
  const w = useWords()
  const { language } = useSettings()
  const [missing, setMissing] = useState<Language | null>(null)
  async function speak(chosen: Language): Promise<void> {
    setMissing(null)
    try {
      await fetchWords(chosen)
      changeSettings({ language: chosen })
    } catch {
      setMissing(chosen)
    }
  }
  return (
    <>
      <Choice
        label={w('page.settings.language')}
        isLabelSeen={isLabelSeen}
        options={LANGUAGES.map((id) => ({ id, name: LANGUAGE_NAMES[id] }))}
        value={language}
        onChange={(chosen) => void speak(chosen)}
      />
      {missing !== null && (
        <Banner text={w('page.settings.language.missing', { language: LANGUAGE_NAMES[missing] })}>
          <Button look="quiet" onClick={() => setMissing(null)}>
            {w('page.dialog.close')}
          </Button>
        </Banner>
      )}
    </>
  )
}
