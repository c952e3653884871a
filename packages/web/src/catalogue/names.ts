// What things of the catalog, and what they are filtered by, are called.

import { type Language, type Translator, translator } from '@sietch/i18n'
import { isPageId, type Words } from '@sietch/i18n/page'
import { gameName, moduleName } from '../start/said.ts'
import { BOX, GROUP, type Value } from './filters.ts'
import type { Box, Thing } from './things.ts'

const translators = new Map<string, Translator>()

/** The words of a box, put together once. */
export function wordsOfBox(language: Language, key: string): Translator {
  const known = translators.get(`${language} ${key}`) ?? translator(language, key)
  translators.set(`${language} ${key}`, known)
  return known
}

/** A module of several games also has its game in its name. */
export function boxName(w: Words, { game, module }: Box, all: readonly Box[]): string {
  if (module === undefined) return gameName(w, game)
  const isShared = all.some((other) => other.module === module && other.game !== game)
  return isShared ? `${moduleName(w, module)} (${gameName(w, game)})` : moduleName(w, module)
}

export const groupName = (w: Words, group: Thing['group']): string => w(`page.catalogue.group.${group}`)

export function facetName(w: Words, facet: string): string {
  const id = `page.catalogue.facet.${facet}`
  return isPageId(id) ? w(id) : facet
}

/** The kind of a value's name; undefined for numbers, boxes and groups. */
export const kindOf = (facet: string, { id, example }: Value): string | undefined =>
  example.marks.find((mark) => mark.facet === facet && mark.id === id)?.kind

export function valueName(
  w: Words,
  language: Language,
  boxes: readonly Box[],
  facet: string,
  value: Value,
): string {
  const { id, example } = value
  if (facet === BOX) {
    const box = boxes.find((one) => one.id === id)
    return box === undefined ? id : boxName(w, box, boxes)
  }
  if (facet === GROUP) return groupName(w, example.group)
  const kind = kindOf(facet, value)
  return kind === undefined ? id : wordsOfBox(language, example.key).name(kind, id)
}
