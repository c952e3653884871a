// What is lost without anything for it: Influence of the player's choice (TEC-CLR-01), all of a resource.

import { pushFrame } from '@sietch/kernel'
import { cited, tellOpen } from '../../events.ts'
import { losableTracks, totalInfluence } from '../../pieces/tracks.ts'
import { player } from '../../state.ts'
import { one } from '../glyph.ts'
import { always, type EffectKind, itsName, never, noParts } from '../kind.ts'

export const loseInfluence: EffectKind<'lose-influence'> = {
  perform(s, { seat, source, effect: { n } }) {
    for (let left = Math.min(n, totalInfluence(s, seat)); left > 0; left--)
      pushFrame(s, { kind: 'lose-influence', seat, source })
  },
  can: (s, seat) => losableTracks(s, seat).length > 0,
  isOptional: never,
  isImmediate: never,
  asks: (s, seat) => losableTracks(s, seat).length > 1,
  shows: never,
  concernsInfluence: always,
  parts: noParts,
  words: itsName,
  phrase: ({ n }, { verb }) => verb('lose-influence', { n }),
  glyphs: ({ n }) => [...one('lose'), ...one('influence', n)],
}

export const loseAll: EffectKind<'lose-all'> = {
  perform(s, { seat, source, effect: { what } }, tell) {
    const p = player(s, seat)
    const n = p[what]
    p[what] = 0
    if (n > 0) tellOpen(tell, 'paid', { seat, what, n, source: cited(source) })
  },
  can: always,
  isOptional: never,
  isImmediate: never,
  asks: never,
  shows: never,
  concernsInfluence: never,
  parts: noParts,
  words: ({ what }) => `lose all ${what}`,
  phrase: ({ what }, { verb }) => verb('lose-all', { what }),
  glyphs: ({ what }) => [...one('lose'), ...one(what)],
}
