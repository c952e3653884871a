// Placing a spy on an observation post (UPR-SPY-02).

import { pushFrame } from '@sietch/kernel'
import { canPlaceSpy } from '../../pieces/spies.ts'
import { spacesWith } from '../describe-terms.ts'
import { alternatives, one, text } from '../glyph.ts'
import { always, type EffectKind, never, type Voice } from '../kind.ts'
import { apart, type Phrase, phrase } from '../phrase.ts'
import type { EffectOf } from '../types.ts'

function sayWhere({ at, share }: EffectOf<'spy'>, may: Voice['may']): Phrase {
  const shared = share ? 'yes' : 'no'
  if (at === 'visited') return may('spy.visited', { shared })
  if (at !== undefined) return may('spy.at', { spaces: spacesWith(at), shared })
  return share ? may('spy.shared', { n: 1 }) : may('spy', { n: 1 })
}

export const spy: EffectKind<'spy'> = {
  perform(s, { seat, source, slot, effect, picked }) {
    if (canPlaceSpy(s, seat, effect))
      pushFrame(s, { kind: 'spy', seat, source, slot, effect, optional: !picked })
  },
  can: canPlaceSpy,
  isOptional: always,
  isImmediate: never,
  asks: always,
  shows: never,
  concernsInfluence: never,
  parts: ({ afterwards = [] }) => afterwards.flatMap(({ effects }) => effects),
  words: ({ at }) => (at === undefined ? 'spy' : `spy at ${at === 'visited' ? at : at.join('/')}`),
  phrase(effect, { may, list }) {
    const then = (effect.afterwards ?? []).map(({ at, effects }) =>
      phrase('spy.then', { spaces: spacesWith(at), effects: list(effects, 'do', 'clause') }),
    )
    const where = sayWhere(effect, may)
    return then.length === 0 ? where : phrase('several', { of: apart(where, ...then) })
  },
  /** A spy anywhere or at one of some icons; more than that takes words. */
  glyphs(effect) {
    const { at, share, afterwards } = effect
    if (share && at === undefined && afterwards === undefined) return one('deep-cover')
    if (share || afterwards !== undefined || at === 'visited') return text(effect)
    return at === undefined ? one('spy') : alternatives(at.map((icon) => one(`spy:${icon}`)))
  },
}
