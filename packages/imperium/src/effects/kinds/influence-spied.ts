// Influence with each Faction the player is spying on.

import { pushEffects } from '../../pieces/cards.ts'
import { spiedFactions } from '../../pieces/spied.ts'
import { one } from '../glyph.ts'
import { type EffectKind, itsName, never, noParts } from '../kind.ts'
import { phrase } from '../phrase.ts'
import type { Effect, EffectOf } from '../types.ts'

const named = ({ n }: EffectOf<'influence-spied'>) => phrase('influence.spied', { n })

export const influenceSpied: EffectKind<'influence-spied'> = {
  perform(s, { seat, source, effect: { n } }) {
    const gained = spiedFactions(s, seat).map((faction): Effect => ({ do: 'influence', with: faction, n }))
    pushEffects(s, seat, source, gained)
  },
  can: (s, seat) => spiedFactions(s, seat).length > 0,
  isOptional: never,
  isImmediate: never,
  concernsInfluence: never,
  parts: noParts,
  words: itsName,
  phrase: (effect, { verb }) => verb('gain', { what: named(effect) }),
  thing: named,
  glyphs: ({ n }) => [...one('influence', n), ...one('per'), ...one('spy')],
}
