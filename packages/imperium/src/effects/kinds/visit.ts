// What visiting a Faction's space gives besides its own effects.

import type { Seat } from '@sietch/kernel'
import type { TrackId } from '../../content/types.ts'
import { holds } from '../../pieces/conditions.ts'
import { askForInfluence } from '../../pieces/influence.ts'
import { tracksFor } from '../../pieces/tracks.ts'
import { type ImperiumState, ownTurn } from '../../state.ts'
import { one } from '../glyph.ts'
import { always, type EffectKind, type Language, never, noParts } from '../kind.ts'
import type { EffectOf, Item } from '../types.ts'

/** IMP-INF-13: what has to make the space give more Influence comes before that Influence (Subversive Advisor). */
const mustRaiseVisit = (s: ImperiumState, seat: Seat, { source, effect }: Item): boolean =>
  effect.do === 'when' &&
  effect.effects.some((part) => part.do === 'faction-influence') &&
  holds(s, seat, effect.condition, source)

const influenceOfVisit = (s: ImperiumState, seat: Seat): number => ownTurn(s, seat)?.factionInfluence ?? 1

/** The track of the space, or those that go by its icon. */
const tracksAt = (s: ImperiumState, seat: Seat, { faction, track }: EffectOf<'visit'>): readonly TrackId[] =>
  track === undefined ? tracksFor(s, seat, faction) : [track]

export const visit = ({ asksAfter, goesUnasked, influenceWaits }: Language): EffectKind<'visit'> => ({
  perform: (s, { seat, source, effect }, tell) =>
    askForInfluence(s, seat, source, tracksAt(s, seat, effect), influenceOfVisit(s, seat), tell),
  can: (s, seat) => !(ownTurn(s, seat)?.items.some((item) => mustRaiseVisit(s, seat, item)) ?? false),
  isOptional: never,
  isImmediate(s, seat, effect, _, whole) {
    const [track, ...others] = tracksAt(s, seat, effect)
    if (track === undefined || others.length > 0 || influenceWaits(s, seat, whole)) return false
    return goesUnasked(s, seat, track, influenceOfVisit(s, seat), whole)
  },
  asks(s, seat, effect) {
    const [track, ...others] = tracksAt(s, seat, effect)
    return others.length > 0 || (track !== undefined && asksAfter(s, seat, track, influenceOfVisit(s, seat)))
  },
  shows: never,
  concernsInfluence: always,
  parts: noParts,
  words: ({ faction }) => `influence ${faction}`,
  phrase: ({ faction, track }, { verb }) =>
    verb('visit', { faction: { kind: 'faction', id: track ?? faction } }),
  glyphs: ({ faction }) => one(`faction:${faction}`, 1),
})
