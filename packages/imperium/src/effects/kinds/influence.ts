// Influence with one Faction, or one of the player's choice.

import type { Seat } from '@sietch/kernel'
import type { TrackId } from '../../content/types.ts'
import { askForInfluence } from '../../pieces/influence.ts'
import { tracksFor } from '../../pieces/tracks.ts'
import type { ImperiumState } from '../../state.ts'
import { factionRef, isFaction, verb } from '../describe-terms.ts'
import { alternatives, one } from '../glyph.ts'
import { always, type EffectKind, type Language, never, noParts } from '../kind.ts'
import { type Mood, or, type Phrase, phrase } from '../phrase.ts'
import type { EffectOf, FactionChoice } from '../types.ts'

/** No one but a Rival gains what someone else may choose: it goes where the Rival has least (SOL-RIV-05). */
function named({ n, with: choice }: EffectOf<'influence'>, mood: Mood): Phrase {
  if (choice === 'any') return phrase(mood === 'they' ? 'influence.least' : 'influence.any', { n })
  if (choice === 'opponent-ahead') return verb('influence.opponent-ahead', mood, { n })
  if (choice === 'navigated-other') return phrase('influence.navigated-other', { n })
  return typeof choice === 'string'
    ? phrase('influence.one', { n, faction: factionRef(choice) })
    : phrase('influence.some', { n, factions: or(...choice.map(factionRef)) })
}

/** The track, if there is no choice of several. */
function onlyTrack(s: ImperiumState, seat: Seat, choice: FactionChoice): TrackId | undefined {
  const tracks = tracksFor(s, seat, choice)
  return tracks.length === 1 ? tracks[0] : undefined
}

export const influence = ({ asksAfter, goesUnasked, influenceWaits }: Language): EffectKind<'influence'> => ({
  perform: (s, { seat, source, effect: { with: choice, n } }, tell) =>
    askForInfluence(s, seat, source, tracksFor(s, seat, choice), n, tell),
  can: (s, seat, { with: choice }) => tracksFor(s, seat, choice).length > 0,
  isOptional: never,
  isImmediate(s, seat, { with: choice, n }, _, whole) {
    if (!isFaction(choice) || influenceWaits(s, seat, whole)) return false
    const track = onlyTrack(s, seat, choice)
    return track !== undefined && goesUnasked(s, seat, track, n, whole)
  },
  asks: (s, seat, { with: choice, n }) => {
    const [track, ...others] = tracksFor(s, seat, choice)
    if (track === undefined) return false
    return others.length > 0 || asksAfter(s, seat, track, n)
  },
  shows: never,
  concernsInfluence: always,
  parts: noParts,
  words: ({ n, with: choice }) => (isFaction(choice) ? `${n} influence ${choice}` : `${n} influence`),
  phrase: (effect, { verb: said, mood }) => said('gain', { what: named(effect, mood) }),
  thing: named,
  glyphs({ n, with: choice }) {
    if (choice === 'any' || choice === 'opponent-ahead' || choice === 'navigated-other')
      return one('influence', n)
    const factions = typeof choice === 'string' ? [choice] : choice
    return alternatives(factions.map((faction) => one(`faction:${faction}`, n)))
  },
})
