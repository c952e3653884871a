// The games of the house, as the start page shows them.

import bloodlines from '../glyphs/bloodlines.svg'
import classic from '../glyphs/classic.svg'
import imperium from '../glyphs/imperium.svg'
import uprising from '../glyphs/uprising.svg'

export const GAMES = [
  { id: 'imperium', glyph: imperium },
  { id: 'uprising', glyph: uprising },
  { id: 'bloodlines', glyph: bloodlines },
  { id: 'classic', glyph: classic },
] as const

/** Those that can be played. */
export const PLAYABLE = ['imperium', 'uprising', 'classic'] as const
export type Playable = (typeof PLAYABLE)[number]

export const isPlayable = (id: string): id is Playable => PLAYABLE.some((known) => known === id)
