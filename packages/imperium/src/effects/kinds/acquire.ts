// Acquiring a card without Persuasion (IMP-CRD-05).

import { pushFrame } from '@sietch/kernel'
import { freeOffers } from '../../pieces/acquire.ts'
import { text } from '../glyph.ts'
import { always, type EffectKind, never, noParts } from '../kind.ts'

export const acquire: EffectKind<'acquire'> = {
  perform(s, { seat, source, effect }) {
    if (freeOffers(s, seat, effect).length > 0) pushFrame(s, { kind: 'acquire', seat, source, effect })
  },
  can: (s, seat, effect) => freeOffers(s, seat, effect).length > 0,
  isOptional: ({ optional = false }) => optional,
  isImmediate: never,
  asks: always,
  shows: never,
  concernsInfluence: never,
  parts: noParts,
  words: ({ upTo, to, from }) => `acquire ${from ?? upTo}${to === 'discard' ? '' : ` to ${to}`}`,
  phrase({ upTo, atLeast, to, optional }, { verb, may }) {
    const say = optional ? may : verb
    if (upTo === 'any') return say('acquire.from-row')
    if (upTo === 'solari') return say('acquire.for-solari', { to })
    return say(atLeast === upTo ? 'acquire.exactly' : 'acquire', { n: upTo, to })
  },
  glyphs: text,
}
