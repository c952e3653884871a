// The names of components and the words of the rulebooks, by kind and id. A box adds a folder with one file for each
// language; what a language leaves out does not compile.

import { coreOf, type Language, type Voice } from '../language.ts'
import { en as bloodlinesEn } from './bloodlines/en.ts'
import { pl as bloodlinesPl } from './bloodlines/pl.ts'
import { ru as bloodlinesRu } from './bloodlines/ru.ts'
import { uk as bloodlinesUk } from './bloodlines/uk.ts'
import { en as classicEn } from './classic/en.ts'
import { pl as classicPl } from './classic/pl.ts'
import { ru as classicRu } from './classic/ru.ts'
import { uk as classicUk } from './classic/uk.ts'
import { en as imperiumEn } from './imperium/en.ts'
import { pl as imperiumPl } from './imperium/pl.ts'
import { ru as imperiumRu } from './imperium/ru.ts'
import { uk as imperiumUk } from './imperium/uk.ts'
import { en as termsEn } from './terms/en.ts'
import { pl as termsPl } from './terms/pl.ts'
import { ru as termsRu } from './terms/ru.ts'
import { uk as termsUk } from './terms/uk.ts'
import { en as uprisingEn } from './uprising/en.ts'
import { pl as uprisingPl } from './uprising/pl.ts'
import { ru as uprisingRu } from './uprising/ru.ts'
import { uk as uprisingUk } from './uprising/uk.ts'

/** The same kinds and ids as in English. */
export type SameKeys<English> = {
  readonly [Kind in keyof English]: { readonly [Id in keyof English[Kind]]: string }
}

type Names = { readonly [kind: string]: { readonly [id: string]: string } }
type Shelf = { readonly [L in Language]: Names }

const terms: Shelf = { en: termsEn, ru: termsRu, uk: termsUk, pl: termsPl }
const imperium: Shelf = { en: imperiumEn, ru: imperiumRu, uk: imperiumUk, pl: imperiumPl }
const uprising: Shelf = { en: uprisingEn, ru: uprisingRu, uk: uprisingUk, pl: uprisingPl }
const bloodlines: Shelf = { en: bloodlinesEn, ru: bloodlinesRu, uk: bloodlinesUk, pl: bloodlinesPl }
const classic: Shelf = { en: classicEn, ru: classicRu, uk: classicUk, pl: classicPl }

/** Where a game looks for names: with its core box first, then with the boxes it can be mixed with. */
const SHELVES: { readonly [core: string]: readonly Shelf[] } = {
  imperium: [imperium, bloodlines, terms],
  uprising: [uprising, bloodlines, imperium, terms],
  classic: [classic],
}

/** A component of the base box whose id the core box has too. */
const OF_BASE = 'base/'

/** Kinds whose things are called like those of others: an Influence track like its Faction. */
const LIKE: { readonly [kind: string]: readonly string[] } = {
  icon: ['faction'],
  track: ['faction'],
  control: ['space'],
  tag: ['space'],
  hagal: ['space'],
  rival: ['leader'],
  trophy: ['conflict', 'objective'],
  'spice-card': ['territory'],
  unit: ['term'],
  sideboard: ['term'],
}

/** All names of a kind, by their ids. */
export const namesOf = ({ language, box }: Voice, kind: string): { readonly [id: string]: string } =>
  Object.assign({}, ...(SHELVES[coreOf(box)] ?? []).toReversed().map((shelf) => shelf[language][kind]))

/** Nothing where no box of the core game has such a thing. */
export function findName({ language, box }: Voice, kind: string, id: string): string | undefined {
  const isOfBase = id.startsWith(OF_BASE)
  const plainId = isOfBase ? id.slice(OF_BASE.length) : id
  for (const shelf of isOfBase ? [imperium] : (SHELVES[coreOf(box)] ?? [])) {
    for (const like of [kind, ...(LIKE[kind] ?? [])]) {
      const name = shelf[language][like]?.[plainId]
      if (name !== undefined) return name
    }
  }
  return undefined
}

export function nameOf(voice: Voice, kind: string, id: string): string {
  const name = findName(voice, kind, id)
  if (name === undefined) throw new Error(`there is no name for the ${kind} "${id}" in ${voice.box}`)
  return name
}
