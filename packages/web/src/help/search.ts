// Finding statements by words: every word of the query begins some word of the statement or of its chapter's title,
// whatever the accents, or is another form of it. The best come first: whole words before beginnings, beginnings before
// other forms, few words before many.

import type { Chapter, Statement } from '@sietch/i18n/handbook'
import { plain } from '../catalogue/things.ts'

export type Found = { readonly statement: Statement; readonly chapter: Chapter }

const WORD = /[\p{L}\p{N}]+(?:['’ʼ-][\p{L}\p{N}]+)*/gu

export const wordsIn = (text: string): readonly string[] => plain(text).match(WORD) ?? []

/** What is left of a word in every case: without the vowels and soft signs that it ends in, unless too little is left. */
function stemOf(word: string): string {
  const stem = word.replace(/[аеиоуыэюяієьaeiouyąęó]+$/, '')
  return stem.length < 3 ? word : stem
}

/** How well a word answers a wanted one; 0: not at all. */
const likeness = (each: string, word: string): number =>
  each === word ? 4 : each.startsWith(word) ? 3 : each.startsWith(stemOf(word)) ? 1 : 0

/** Everything in its order where nothing is looked for. */
export function search(chapters: readonly Chapter[], query: string): readonly Found[] {
  const wanted = wordsIn(query)
  const all = chapters.flatMap((chapter) =>
    chapter.statements.map((statement): Found => ({ statement, chapter })),
  )
  if (wanted.length === 0) return all
  return all
    .map((found) => ({ found, score: scoreOf(found, wanted) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ found }) => found)
}

function scoreOf({ statement, chapter }: Found, wanted: readonly string[]): number {
  const text = wordsIn(statement.text)
  const title = wordsIn(chapter.title)
  let score = 0
  for (const word of wanted) {
    const inText = Math.max(0, ...text.map((each) => likeness(each, word)))
    // A chapter that is called so is about it.
    const inTitle = Math.max(0, ...title.map((each) => likeness(each, word) / 2))
    if (inText + inTitle === 0) return 0
    score += inText + inTitle
  }
  // Of two that say it, the shorter one is about it.
  return score + 1 / (1 + text.length)
}

/** A piece of a text, and whether it was looked for. */
type Piece = { readonly text: string; readonly isHit: boolean }

export function marked(text: string, query: string): readonly Piece[] {
  const wanted = wordsIn(query)
  if (wanted.length === 0) return [{ text, isHit: false }]
  const pieces: Piece[] = []
  let from = 0
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!wanted.some((each) => likeness(plain(word), each) > 0)) continue
    if (index > from) pieces.push({ text: text.slice(from, index), isHit: false })
    pieces.push({ text: word, isHit: true })
    from = index + word.length
  }
  if (from < text.length) pieces.push({ text: text.slice(from), isHit: false })
  return pieces
}
