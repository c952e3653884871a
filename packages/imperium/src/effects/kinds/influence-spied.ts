// Influence with each Faction the player is spying on.

import { byRule } from '../../content/by-rule.ts'
import { pushAll } from '../../pieces/cards.ts'
import { spiedFactions } from '../../pieces/spied.ts'
import { one } from '../glyph.ts'
import { always, type EffectKind, itsName, type Language, never, noParts } from '../kind.ts'
import { phrase } from '../phrase.ts'
import type { EffectOf } from '../types.ts'

const named = ({ n }: EffectOf<'influence-spied'>) => phrase('influence.spied', { n })

export const influenceSpied = ({ asksWithFaction }: Language): EffectKind<'influence-spied'> => ({
  perform(s, { seat, source, effect: { n } }) {
    pushAll(
      s,
      seat,
      spiedFactions(s, seat).map((faction) => byRule(source, { do: 'influence', with: faction, n })),
    )
  },
  can: (s, seat) => spiedFactions(s, seat).length > 0,
  isOptional: never,
  isImmediate: never,
  asks: (s, seat, { n }) => spiedFactions(s, seat).some((faction) => asksWithFaction(s, seat, faction, n)),
  shows: never,
  concernsInfluence: always,
  parts: noParts,
  words: itsName,
  phrase: (effect, { verb }) => verb('gain', { what: named(effect) }),
  thing: named,
  glyphs: ({ n }) => [...one('influence', n), ...one('per'), ...one('spy')],
})
