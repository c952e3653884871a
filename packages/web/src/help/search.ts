// Finding statements by words: every word of the query begins some word of the statement, of its chapter's title or of
// the names of what it is about, whatever the accents, or is another form of it. The best come first: whole words before
// beginnings, beginnings before other forms, few words before many.

import { type Language, stemOf } from '@sietch/i18n'
import type { Chapter, Statement } from '@sietch/i18n/handbook'
import { plain } from '../catalogue/things.ts'

export type Found = { readonly statement: Statement; readonly chapter: Chapter }

/** A normalized word, and its stem, which is the same in every case and number. */
type Word = { readonly plain: string; readonly stem: string }

const WORD = /[\p{L}\p{N}]+(?:['’ʼ-][\p{L}\p{N}]+)*/gu

const wordOf = (word: string, language: Language): Word => ({
  plain: plain(word),
  stem: plain(stemOf(word, language)),
})

export const wordsIn = (text: string, language: Language): readonly Word[] =>
  (text.match(WORD) ?? []).map((word) => wordOf(word, language))

/** How well a word matches; 0 if not at all. */
export function likeness(each: Word, wanted: Word): number {
  if (each.plain === wanted.plain) return 4
  if (each.plain.startsWith(wanted.plain)) return 3
  if (each.stem === wanted.stem) return 2
  return areAlike(each.plain, wanted.plain) ? 1 : 0
}

/** The minimum common prefix of two forms of a word, and the maximum length of their endings. */
const SHARED = 4
const ENDING = 3

function areAlike(one: string, other: string): boolean {
  let shared = 0
  while (shared < one.length && one[shared] === other[shared]) shared++
  return shared >= SHARED && Math.max(one.length, other.length) - shared <= ENDING
}

/** A statement with the words that it is found by. */
export type Sought = Found & {
  readonly text: readonly Word[]
  /** Its heading, and the names of what it is about. */
  readonly above: readonly Word[]
}

export const soughtIn = (
  chapters: readonly Chapter[],
  language: Language,
  namesOf: (statement: Statement) => readonly string[],
): readonly Sought[] =>
  chapters.flatMap((chapter) =>
    chapter.statements.map((statement) => ({
      statement,
      chapter,
      text: wordsIn(statement.text, language),
      above: wordsIn([chapter.title, ...namesOf(statement)].join(' '), language),
    })),
  )

/** Everything in order if there is no search. */
export function search(all: readonly Sought[], query: string, language: Language): readonly Found[] {
  const wanted = wordsIn(query, language)
  if (wanted.length === 0) return all
  return all
    .map((found) => ({ found, score: scoreOf(found, wanted) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ found }) => found)
}

function scoreOf({ text, above }: Sought, wanted: readonly Word[]): number {
  let score = 0
  for (const word of wanted) {
    const best = (words: readonly Word[]) => Math.max(0, ...words.map((each) => likeness(each, word)))
    // A chapter that is called so is about it.
    const found = best(text) + best(above) / 2
    if (found === 0) return 0
    score += found
  }
  // Of two matches, the shorter one is more specific.
  return score + 1 / (1 + text.length)
}

/** A piece of a text, and whether it was looked for. */
type Piece = { readonly text: string; readonly isHit: boolean }

export function marked(text: string, query: string, language: Language): readonly Piece[] {
  const wanted = wordsIn(query, language)
  if (wanted.length === 0) return [{ text, isHit: false }]
  const pieces: Piece[] = []
  let from = 0
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const said = wordOf(word, language)
    if (!wanted.some((each) => likeness(said, each) > 0)) continue
    if (index > from) pieces.push({ text: text.slice(from, index), isHit: false })
    pieces.push({ text: word, isHit: true })
    from = index + word.length
  }
  if (from < text.length) pieces.push({ text: text.slice(from), isHit: false })
  return pieces
}
