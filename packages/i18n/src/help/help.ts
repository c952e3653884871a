// The words of the help: the drawer with the rules, the glossary and the legend. They are fetched by those who open it.

import { IntlMessageFormat } from 'intl-messageformat'
import type { Language } from '../language.ts'
import type { help as en } from './words/en.ts'

export type HelpId = keyof typeof en

/** Says the words of the help: `h('help.found', { n: 3 })`. */
export type HelpWords = (id: HelpId, args?: { readonly [name: string]: string | number }) => string

const WORDS: {
  readonly [L in Language]: () => Promise<{ readonly help: { readonly [Id in HelpId]: string } }>
} = {
  en: () => import('./words/en.ts'),
  ru: () => import('./words/ru.ts'),
  uk: () => import('./words/uk.ts'),
  pl: () => import('./words/pl.ts'),
}

export async function fetchHelp(language: Language): Promise<HelpWords> {
  const { help } = await WORDS[language]()
  return (id, args = {}) =>
    String(new IntlMessageFormat(help[id], language, undefined, { ignoreTag: true }).format(args))
}
