// The words of the pages for learners and the texts of a lesson, in the language of the settings.

import { fetchLearn, fetchLesson, type LearnWords, type LessonWords } from '@sietch/i18n/learn'
import { useEffect, useState } from 'react'
import { useSettings } from '../app/settings.ts'

/** Undefined until loaded. */
export function useLearnWords(): LearnWords | null {
  const { language } = useSettings()
  const [words, setWords] = useState<{ readonly w: LearnWords } | null>(null)
  useEffect(() => void fetchLearn(language).then((w) => setWords({ w })), [language])
  return words?.w ?? null
}

export function useLessonWords(id: string): LessonWords | null {
  const { language } = useSettings()
  const [words, setWords] = useState<{ readonly say: LessonWords } | null>(null)
  useEffect(() => void fetchLesson(id, language).then((say) => setWords({ say })), [id, language])
  return words?.say ?? null
}
