// The games as the page shows them before any of their code is loaded.

import { type Entry, GAMES } from '@sietch/games'
import bloodlines from '../glyphs/bloodlines.svg'
import classic from '../glyphs/classic.svg'
import imperium from '../glyphs/imperium.svg'
import uprising from '../glyphs/uprising.svg'
import type { Seating } from '../table/table.ts'

/** A card on the start page; one without a glyph is text only. */
export type GameCard = {
  readonly id: string
  readonly glyph?: string
  /** The game it sets up, and the initial modules. */
  readonly game: string
  readonly modules: readonly string[]
  /** The table that one click opens, if any. It needs none of the game's code. */
  readonly atOnce?: Seating
}

const GLYPHS: { readonly [game: string]: string } = { imperium, uprising, classic }

/** Expansions, after the first game they belong to. */
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

/** The game's defaults, plus what the card adds. */
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
