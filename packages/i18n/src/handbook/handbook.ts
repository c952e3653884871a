// The handbook: the rules of a family of games as short statements for players, to be read and searched. A family and a
// language are fetched by those who read them.

import { type Family, familyOf, type Language } from '../language.ts'
import { tagsOf as classicTags } from './classic/tags.ts'
import { tagsOf as imperiumTags } from './imperium/tags.ts'
import type { Entry, Outline, Telling } from './outline.ts'

/** One rule or a few that belong together, understandable alone. Its id never changes: links lead to it. */
export type Statement = {
  readonly id: string
  readonly text: string
  /** The ids of `docs/rules` that it stands for. */
  readonly rules: readonly string[]
  /** It holds at tables that have all of these; see `holdsAt`. */
  readonly at: readonly string[]
  /** What it explains, as `kind:id`; see `isAbout`. */
  readonly about: readonly string[]
}

export type Chapter = {
  readonly id: string
  readonly title: string
  readonly statements: readonly Statement[]
}

export type Handbook = {
  readonly family: Family
  readonly language: Language
  readonly chapters: readonly Chapter[]
}

/** What is in play, as translators know it (`uprising+choam`), and for how many people. */
export type Table = { readonly box: string; readonly players: number }

type Shelf<O extends Outline> = {
  readonly outline: () => Promise<{ readonly outline: O }>
  readonly tellings: { readonly [L in Language]: () => Promise<{ readonly telling: Telling<O> }> }
}

const imperium: Shelf<typeof import('./imperium/outline/index.ts').outline> = {
  outline: () => import('./imperium/outline/index.ts'),
  tellings: {
    en: () => import('./imperium/en/index.ts'),
    ru: () => import('./imperium/ru/index.ts'),
    uk: () => import('./imperium/uk/index.ts'),
    pl: () => import('./imperium/pl/index.ts'),
  },
}

const classic: Shelf<typeof import('./classic/outline/index.ts').outline> = {
  outline: () => import('./classic/outline/index.ts'),
  tellings: {
    en: () => import('./classic/en/index.ts'),
    ru: () => import('./classic/ru/index.ts'),
    uk: () => import('./classic/uk/index.ts'),
    pl: () => import('./classic/pl/index.ts'),
  },
}

const SHELVES: { readonly [F in Family]: Shelf<Outline> } = { imperium, classic }

const TAGS: { readonly [F in Family]: (table: Table) => readonly string[] } = {
  imperium: imperiumTags,
  classic: classicTags,
}

export async function loadHandbook(family: Family, language: Language): Promise<Handbook> {
  const shelf = SHELVES[family]
  const [{ outline }, { telling }] = await Promise.all([shelf.outline(), shelf.tellings[language]()])
  const chapters = Object.entries(outline).map(([id, entries]): Chapter => {
    const told = telling[id]
    if (told === undefined) throw new Error(`the chapter "${id}" is not told in ${language}`)
    const statements = Object.entries(entries).map(([statement, entry]) =>
      statementOf(statement, entry, told.text[statement]),
    )
    return { id, title: told.title, statements }
  })
  return { family, language, chapters }
}

function statementOf(id: string, { rules, at, about }: Entry, text: string | undefined): Statement {
  if (text === undefined) throw new Error(`the statement "${id}" is not told`)
  return { id, text, rules, at: at ?? [], about: about ?? [] }
}

/** Which statements hold at this table. */
export function holdsAt(table: Table): (statement: Statement) => boolean {
  const tags = new Set(TAGS[familyOf(table.box)](table))
  return ({ at }) => at.every((tag) => tags.has(tag))
}

/** Which statements explain a thing, named as components and glossary entries are: `isAbout('phase', 'combat')`. */
export function isAbout(kind: string, id: string): (statement: Statement) => boolean {
  const topic = `${kind}:${id}`
  return ({ about }) => about.includes(topic)
}

/** Which statements stand for a rule of `docs/rules`. */
export const standsFor =
  (rule: string) =>
  ({ rules }: Statement): boolean =>
    rules.includes(rule)

export { type Family, familyOf } from '../language.ts'
