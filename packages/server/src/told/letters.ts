// The text of notifications, in the recipient's language.

import { fetchWords, isPageId, type Language, words } from '@sietch/i18n/page'
import { toldWords } from '@sietch/i18n/told'
import type { Occasion } from '../store/schema.ts'
import type { Table } from '../table/table.ts'

/** A table as mentioned in a notification. */
type Place = { readonly table: string; readonly game: string; readonly line: string }

/** A notification: one line, and the tables it is about. */
export type Letter = {
  readonly kind: Occasion | 'digest'
  readonly title: string
  readonly places: readonly Place[]
  /** How many tables are not listed. */
  readonly more: number
}

const LISTED = 20

async function placeOf({ id, game, seats }: Table, userId: string, language: Language): Promise<Place> {
  await fetchWords(language)
  const word = `page.game.${game}`
  const named = isPageId(word) ? words(language)(word) : game
  const names = seats.flatMap(({ user }) => (user === null || user.id === userId ? [] : user.name))
  const others = new Intl.ListFormat(language, { type: 'unit' }).format(new Set(names))
  const line = names.length === 0 ? named : toldWords(language)('with', { game: named, names: others })
  return { table: id, game, line }
}

export async function letterOf(
  kind: Occasion | 'digest',
  tables: readonly Table[],
  userId: string,
  language: Language,
): Promise<Letter> {
  const places = await Promise.all(tables.slice(0, LISTED).map((table) => placeOf(table, userId, language)))
  const title = toldWords(language)(kind, { n: tables.length })
  return { kind, title, places, more: tables.length - places.length }
}

/** The whole notification as lines. */
export function textOf({ title, places, more }: Letter, language: Language): string {
  const rest = more === 0 ? [] : [toldWords(language)('digest.more', { n: more })]
  return [title, ...places.map(({ line }) => line), ...rest].join('\n')
}
