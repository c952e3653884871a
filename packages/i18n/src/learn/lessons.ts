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
  spies: {
    en: () => import('./spies/en.ts'),
    ru: () => import('./spies/ru.ts'),
    uk: () => import('./spies/uk.ts'),
    pl: () => import('./spies/pl.ts'),
  },
  sandworms: {
    en: () => import('./sandworms/en.ts'),
    ru: () => import('./sandworms/ru.ts'),
    uk: () => import('./sandworms/uk.ts'),
    pl: () => import('./sandworms/pl.ts'),
  },
  contracts: {
    en: () => import('./contracts/en.ts'),
    ru: () => import('./contracts/ru.ts'),
    uk: () => import('./contracts/uk.ts'),
    pl: () => import('./contracts/pl.ts'),
  },
  combat: {
    en: () => import('./combat/en.ts'),
    ru: () => import('./combat/ru.ts'),
    uk: () => import('./combat/uk.ts'),
    pl: () => import('./combat/pl.ts'),
  },
  intrigue: {
    en: () => import('./intrigue/en.ts'),
    ru: () => import('./intrigue/ru.ts'),
    uk: () => import('./intrigue/uk.ts'),
    pl: () => import('./intrigue/pl.ts'),
  },
  commanders: {
    en: () => import('./commanders/en.ts'),
    ru: () => import('./commanders/ru.ts'),
    uk: () => import('./commanders/uk.ts'),
    pl: () => import('./commanders/pl.ts'),
  },
  tech: {
    en: () => import('./tech/en.ts'),
    ru: () => import('./tech/ru.ts'),
    uk: () => import('./tech/uk.ts'),
    pl: () => import('./tech/pl.ts'),
  },
  rivals: {
    en: () => import('./rivals/en.ts'),
    ru: () => import('./rivals/ru.ts'),
    uk: () => import('./rivals/uk.ts'),
    pl: () => import('./rivals/pl.ts'),
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
