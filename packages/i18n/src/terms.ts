// The words of the rulebook in a sentence, in whatever case and number they stand there: what is between the names of a
// line is searched for them, so that they can be pointed at as well.

import { coreOf, type Language, type Voice } from './language.ts'
import { namesOf } from './names/names.ts'
import type { Piece } from './pieces.ts'

/** They mean in a game what they mean everywhere, and would make a link of half the log. */
const PLAIN = ['player', 'opponent', 'winner', 'round', 'phase', 'cost', 'effect', 'lose', 'unit']

/** They are called like something greater: a phase, the end of the game, a pile. */
const ALIKE = ['intrigue-combat', 'intrigue-endgame', 'discard']

type Term = { readonly id: string; readonly stems: readonly string[] }

/** By the stem of their first word, those of more words first. */
type Index = ReadonlyMap<string, readonly Term[]>

/** A line in pieces with its terms told apart, each where it is said first. */
export function withTerms(voice: Voice, line: readonly Piece[]): readonly Piece[] {
  const index = indexOf(voice)
  const said = new Set<string>()
  return line.flatMap((piece) => (typeof piece === 'string' ? termsIn(piece, index, said, voice) : [piece]))
}

const WORD = /\p{L}+(?:['’ʼ-]\p{L}+)*/gu

function termsIn(text: string, index: Index, said: Set<string>, { language }: Voice): readonly Piece[] {
  const words = [...text.matchAll(WORD)].map(({ 0: word, index: from }) => ({
    stem: stemOf(word, language),
    from,
    until: from + word.length,
  }))
  /** The words from this one on are those of the term, with nothing but spaces between them. */
  const isAt = (at: number, { stems }: Term): boolean =>
    stems.every((stem, n) => {
      const [before, word] = [words[at + n - 1], words[at + n]]
      return word?.stem === stem && (n === 0 || text.slice(before?.until, word.from).trim() === '')
    })
  const found: Piece[] = []
  let rest = 0
  for (let at = 0; at < words.length; at++) {
    const term = index.get(words[at]?.stem ?? '')?.find((each) => isAt(at, each))
    const [first, last] = [words[at], words[at + (term?.stems.length ?? 1) - 1]]
    if (term === undefined || first === undefined || last === undefined) continue
    at += term.stems.length - 1
    if (said.has(term.id)) continue
    said.add(term.id)
    if (first.from > rest) found.push(text.slice(rest, first.from))
    found.push({ kind: 'term', id: term.id, text: text.slice(first.from, last.until) })
    rest = last.until
  }
  if (rest < text.length) found.push(text.slice(rest))
  return found
}

const made = new Map<string, Index>()

function indexOf(voice: Voice): Index {
  const key = `${voice.language} ${coreOf(voice.box)}`
  const known = made.get(key) ?? newIndex(voice)
  made.set(key, known)
  return known
}

function newIndex(voice: Voice): Index {
  const index = new Map<string, readonly Term[]>()
  for (const [id, name] of Object.entries(namesOf(voice, 'term'))) {
    if (PLAIN.includes(id) || ALIKE.includes(id) || /[()\d]/.test(name)) continue
    const stems = [...name.matchAll(WORD)].map(([word]) => stemOf(word, voice.language))
    const [first = ''] = stems
    const terms = [...(index.get(first) ?? []), { id, stems }]
    index.set(
      first,
      terms.toSorted((a, b) => b.stems.length - a.stems.length),
    )
  }
  return index
}

/** What stands behind the stem in some case or number. */
const ENDINGS: { readonly [L in Exclude<Language, 'en'>]: RegExp } = {
  ru: /(?:иями|ием|ией|иях|иев|ями|ами|ого|его|ому|ему|ыми|ими|ью|ах|ях|ам|ям|ом|ем|ём|ой|ей|ов|ев|ёв|ый|ий|ая|яя|ое|ее|ую|юю|ые|ие|ых|их|ым|им|ию|ия|ии|[аяоеёыиуюьй])$/u,
  uk: /(?:іями|ями|ами|ого|ього|ому|ьому|ими|ями|ості|істю|ість|ах|ях|ам|ям|ом|ем|єм|ою|ею|єю|ів|їв|ий|ій|ої|ьої|их|им|ові|еві|ію|ія|ії|[аяоеєиіїуюьй])$/u,
  pl: /(?:owie|ami|ach|owi|iem|iami|iach|iowi|iów|iom|ia|iu|ego|iego|emu|ymi|imi|ów|om|em|ią|ię|ie|ej|iej|ych|ich|ym|im|[aąeęioóuy])$/u,
}

/** Shorter than this nothing is taken off a word. */
const SHORTEST = 3

/** What stays of a word in every case and number, roughly. */
export function stemOf(word: string, language: Language): string {
  const lower = word.toLocaleLowerCase(language)
  if (language === 'en')
    return lower
      .replace(/ies$/, 'y')
      .replace(/(ch|sh|ss|x)es$/, '$1')
      .replace(/([^su])s$/, '$1')
  const stem = lower.replace(ENDINGS[language], '')
  if (stem.length < SHORTEST) return lower
  // Vowels that come and go, and those that change: рынок, рынке; загін, загону.
  return stem.replace(/[оеёe]([кцk])$/u, '$1').replace(/і([бвгджзклмнпрстх])$/u, 'о$1')
}
