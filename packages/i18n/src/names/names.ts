// The names of components and the words of the rulebooks, by kind and id. A box adds a folder with one file for each
// language; what a language leaves out does not compile.

import type { Language } from '../language.ts'
import { en as imperiumEn } from './imperium/en.ts'
import { pl as imperiumPl } from './imperium/pl.ts'
import { ru as imperiumRu } from './imperium/ru.ts'
import { uk as imperiumUk } from './imperium/uk.ts'
import { en as termsEn } from './terms/en.ts'
import { pl as termsPl } from './terms/pl.ts'
import { ru as termsRu } from './terms/ru.ts'
import { uk as termsUk } from './terms/uk.ts'

/** The same kinds and ids as in English. */
export type SameKeys<English> = {
  readonly [Kind in keyof English]: { readonly [Id in keyof English[Kind]]: string }
}

type Names = { readonly [kind: string]: { readonly [id: string]: string } }

const byLanguage: { readonly [L in Language]: Names } = {
  en: { ...imperiumEn, ...termsEn },
  ru: { ...imperiumRu, ...termsRu },
  uk: { ...imperiumUk, ...termsUk },
  pl: { ...imperiumPl, ...termsPl },
}

/** Kinds whose things are called like those of another: an Influence track like its Faction. */
const LIKE: { readonly [kind: string]: string } = { icon: 'faction', track: 'faction', control: 'space' }

export function nameOf(language: Language, kind: string, id: string): string {
  const names = byLanguage[language]
  const name = names[kind]?.[id] ?? names[LIKE[kind] ?? '']?.[id]
  if (name === undefined) throw new Error(`there is no name for the ${kind} "${id}"`)
  return name
}
