// Acquiring a tech tile (TEC-ACQ): for its price, or for less; an offer, unless an Intrigue card was played for it.

import { pushFrame } from '@sietch/kernel'
import { canAcquireAny } from '../../pieces/tech.ts'
import { player } from '../../state.ts'
import { one } from '../glyph.ts'
import { always, type EffectKind, never, noParts } from '../kind.ts'

export const acquireTech: EffectKind<'acquire-tech'> = {
  perform(s, { seat, effect: { less = 0, must = false }, picked }) {
    // Whoever has a secret tile is asked in any case: silence would tell what it costs (TEC-ACQ-14).
    if (canAcquireAny(s, seat, less) || player(s, seat).secretTech !== undefined)
      pushFrame(s, { kind: 'acquire-tech', seat, less, optional: !picked && !must })
  },
  can: (s, seat, { less = 0 }) => canAcquireAny(s, seat, less),
  isOptional: ({ must = false }) => !must,
  isImmediate: never,
  asks: always,
  shows: always,
  concernsInfluence: never,
  parts: noParts,
  words: ({ less }) => (less === undefined ? 'acquire tech' : `acquire tech -${less}`),
  phrase({ less, must }, { may, verb }) {
    const say = must ? verb : may
    return less === undefined ? say('acquire-tech') : say('acquire-tech.less', { n: less })
  },
  glyphs: ({ less }) => (less === undefined ? one('tech') : [...one('tech'), ...one('tech-discount', less)]),
}
