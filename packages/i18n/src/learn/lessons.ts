// The texts of the lessons, by lesson and language.

import type { Language } from '../language.ts'

type Texts = { readonly [L in Language]: () => Promise<{ readonly text: { readonly [id: string]: string } }> }

export const LESSON_TEXTS = {
  'uprising-first': {
    en: () => import('./uprising-first/en.ts'),
    ru: () => import('./uprising-first/ru.ts'),
    uk: () => import('./uprising-first/uk.ts'),
    pl: () => import('./uprising-first/pl.ts'),
  },
  'classic-first': {
    en: () => import('./classic-first/en.ts'),
    ru: () => import('./classic-first/ru.ts'),
    uk: () => import('./classic-first/uk.ts'),
    pl: () => import('./classic-first/pl.ts'),
  },
} as const satisfies { readonly [lesson: string]: Texts }

/** The texts that a lesson has. */
export type LessonText<Id extends keyof typeof LESSON_TEXTS> = keyof Awaited<
  ReturnType<(typeof LESSON_TEXTS)[Id]['en']>
>['text']
