// Lady Jessica: a troop becomes a memory, and all memories come back as cards (UPR-CLR-10); the one makes no sense
// without the other.

import { tellOpen } from '../../events.ts'
import { useMemories } from '../../pieces/visit.ts'
import { player } from '../../state.ts'
import { text } from '../glyph.ts'
import { always, type EffectKind, itsName, never, noParts } from '../kind.ts'

export const memory: EffectKind<'memory'> = {
  perform(s, { seat }, tell) {
    const p = player(s, seat)
    if (p.supply === 0) return
    p.supply--
    p.memories++
    tellOpen(tell, 'memory', { seat })
  },
  can: always,
  isOptional: never,
  isImmediate: never,
  asks: never,
  shows: never,
  concernsInfluence: never,
  parts: noParts,
  words: itsName,
  phrase: (_, { verb }) => verb('memory'),
  glyphs: text,
}

export const otherMemories: EffectKind<'other-memories'> = {
  perform: (s, { seat }, tell) => useMemories(s, seat, tell),
  can: always,
  isOptional: never,
  isImmediate: never,
  asks: never,
  shows: always,
  concernsInfluence: never,
  parts: noParts,
  words: itsName,
  phrase: (_, { verb }) => verb('other-memories'),
  glyphs: text,
}
