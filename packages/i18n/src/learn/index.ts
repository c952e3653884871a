// The words of the pages for learners and the texts of the lessons. They are fetched by those who learn: a page without a
// lesson loads none of them.

import { IntlMessageFormat } from 'intl-messageformat'
import type { Language } from '../language.ts'
import { LESSON_TEXTS } from './lessons.ts'
import type { learn as en } from './words/en.ts'

export type { LessonText } from './lessons.ts'

export type LearnId = keyof typeof en

type Args = { readonly [name: string]: string | number }

/** Says the words of the pages for learners: `w('learn.step', { n: 3, of: 12 })`. */
export type LearnWords = {
  (id: LearnId, args?: Args): string
  /** What there is no message for is nothing. */
  maybe(id: string): string | undefined
}

/** Says a text of a lesson; nothing where it has none by that name. */
export type LessonWords = (id: string, args?: Args) => string | undefined

const WORDS: {
  readonly [L in Language]: () => Promise<{ readonly learn: { readonly [Id in LearnId]: string } }>
} = {
  en: () => import('./words/en.ts'),
  ru: () => import('./words/ru.ts'),
  uk: () => import('./words/uk.ts'),
  pl: () => import('./words/pl.ts'),
}

export async function fetchLearn(language: Language): Promise<LearnWords> {
  const { learn } = await WORDS[language]()
  const w = (id: LearnId, args?: Args): string => said(learn[id], language, args)
  const has = (id: string): id is LearnId => Object.hasOwn(learn, id)
  return Object.assign(w, { maybe: (id: string) => (has(id) ? w(id) : undefined) })
}

export const isLesson = (id: string): id is keyof typeof LESSON_TEXTS => Object.hasOwn(LESSON_TEXTS, id)

export async function fetchLesson(id: string, language: Language): Promise<LessonWords> {
  if (!isLesson(id)) throw new Error(`there is no lesson "${id}"`)
  const text: { readonly [id: string]: string } = (await LESSON_TEXTS[id][language]()).text
  return (wanted, args) => {
    const message = text[wanted]
    return message === undefined ? undefined : said(message, language, args)
  }
}

const said = (message: string, language: Language, args: Args = {}): string =>
  String(new IntlMessageFormat(message, language, undefined, { ignoreTag: true }).format(args))
