// The games as the page shows them before any of their code is there.

import { type Entry, GAMES } from '@sietch/games'
import bloodlines from '../glyphs/bloodlines.svg'
import classic from '../glyphs/classic.svg'
import imperium from '../glyphs/imperium.svg'
import uprising from '../glyphs/uprising.svg'
import type { Seating } from '../table/table.ts'

/** A card of the start page; one without a glyph is words alone. */
export type GameCard = {
  readonly id: string
  readonly glyph?: string
  /** The game that is set up from it, and what it is played with to begin with. */
  readonly game: string
  readonly modules: readonly string[]
  /** The table that one click opens for a person, if there is one. None of the code of the game is needed for it. */
  readonly atOnce?: Seating
}

const GLYPHS: { readonly [game: string]: string } = { imperium, uprising, classic }

/** What is played with other games, behind the one it is played with first. */
const EXPANSIONS: { readonly [game: string]: readonly Omit<GameCard, 'game'>[] } = {
  uprising: [{ id: 'bloodlines', glyph: bloodlines, modules: ['bloodlines'] }],
}

/** What one or two people can choose besides the game without further settings. */
export const EXPANSION_MODULES: readonly string[] = ['bloodlines', 'tech', 'choam']

export const CARDS: readonly GameCard[] = GAMES.flatMap((entry) => {
  const { id } = entry
  const glyph = GLYPHS[id]
  const card = { id, modules: [], ...(glyph !== undefined && { glyph }) }
  return [card, ...(EXPANSIONS[id] ?? [])].map((one) => ({ ...one, game: id, ...atOnce(entry, one.modules) }))
})

/** As the game wants it, with what the card brings along. */
function atOnce({ id, atOnce: table }: Entry, modules: readonly string[]): Pick<GameCard, 'atOnce'> {
  if (table === undefined) return {}
  const seats = table.bots.map((level) => ({ kind: 'bot', level }) as const)
  return { atOnce: { game: id, setup: { ...table.setup, modules }, seats } }
}

/** The game that is offered first. */
export const USUAL_GAME: string = (GAMES.find(({ isFirst }) => isFirst) ?? GAMES[0])?.id ?? ''

export const AT_ONCE: Seating | undefined = CARDS.find(({ id }) => id === USUAL_GAME)?.atOnce

/** Those that one or two people can play against Rivals, the game that is offered first before the others. */
export const AGAINST_RIVALS: readonly string[] = GAMES.filter(({ rivals }) => rivals === true)
  .map(({ id }) => id)
  .toSorted((a, b) => Number(b === USUAL_GAME) - Number(a === USUAL_GAME))
