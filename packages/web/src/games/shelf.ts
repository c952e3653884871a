// The games as the page shows them before any of their code is there.

import { GAMES } from '@sietch/games'
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
}

const GLYPHS: { readonly [game: string]: string } = { imperium, uprising, classic }

/** What is played with other games, behind the one it is played with first. */
const EXPANSIONS: { readonly [game: string]: readonly GameCard[] } = {
  uprising: [{ id: 'bloodlines', glyph: bloodlines, game: 'uprising', modules: ['bloodlines'] }],
}

/** What one or two people can choose besides the game without further settings. */
export const EXPANSION_MODULES: readonly string[] = ['bloodlines', 'tech', 'choam']

export const CARDS: readonly GameCard[] = GAMES.flatMap(({ id }) => {
  const glyph = GLYPHS[id]
  const card = { id, game: id, modules: [], ...(glyph !== undefined && { glyph }) }
  return [card, ...(EXPANSIONS[id] ?? [])]
})

const [first] = GAMES.flatMap(({ id, atOnce }) => (atOnce === undefined ? [] : { id, ...atOnce }))

/** The game that is offered first. */
export const USUAL_GAME: string = (first ?? GAMES[0])?.id ?? ''

/** The table that one click opens for a person, if there is one. None of the code of the game is needed for it. */
export const AT_ONCE: Seating | undefined = first && {
  game: first.id,
  setup: first.setup,
  seats: first.bots.map((level) => ({ kind: 'bot', level })),
}

/** Those that one or two people can play against Rivals, the game that is offered first before the others. */
export const AGAINST_RIVALS: readonly string[] = GAMES.filter(({ rivals }) => rivals === true)
  .map(({ id }) => id)
  .toSorted((a, b) => Number(b === USUAL_GAME) - Number(a === USUAL_GAME))
