// What visiting a Faction's space gives besides its own effects.

import type { Seat } from '@sietch/kernel'
import { holds } from '../../pieces/conditions.ts'
import { gainInfluence } from '../../pieces/influence.ts'
import { type ImperiumState, ownTurn } from '../../state.ts'
import { factionRef } from '../describe-terms.ts'
import { one } from '../glyph.ts'
import { always, type EffectKind, type Language, never, noParts } from '../kind.ts'
import type { Item } from '../types.ts'

/** IMP-INF-13: what has to make the space give more Influence comes before that Influence (Subversive Advisor). */
const mustRaiseVisit = (s: ImperiumState, seat: Seat, { source, effect }: Item): boolean =>
  effect.do === 'when' &&
  effect.effects.some((part) => part.do === 'faction-influence') &&
  holds(s, seat, effect.condition, source)

const influenceOfVisit = (s: ImperiumState, seat: Seat): number => ownTurn(s, seat)?.factionInfluence ?? 1

export const visit = ({ asksAfter, goesUnasked, influenceWaits }: Language): EffectKind<'visit'> => ({
  perform: (s, { seat, effect: { faction } }, tell) =>
    gainInfluence(s, seat, faction, influenceOfVisit(s, seat), tell),
  can: (s, seat) => !(ownTurn(s, seat)?.items.some((item) => mustRaiseVisit(s, seat, item)) ?? false),
  isOptional: never,
  isImmediate: (s, seat, { faction }, _, whole) =>
    !influenceWaits(s, seat, whole) && goesUnasked(s, seat, faction, influenceOfVisit(s, seat), whole),
  asks: (s, seat, { faction }) => asksAfter(s, seat, faction, influenceOfVisit(s, seat)),
  shows: never,
  concernsInfluence: always,
  parts: noParts,
  words: ({ faction }) => `influence ${faction}`,
  phrase: ({ faction }, { verb }) => verb('visit', { faction: factionRef(faction) }),
  glyphs: ({ faction }) => one(`faction:${faction}`, 1),
})
