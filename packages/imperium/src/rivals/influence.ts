// Where a Rival's Influence goes (SOL-HAG-12, SOL-RIV-05): where it has least, and what else its card says. Ties go by
// its priority list; a Rival without one lets the person choose.

import { pushFrame, type Seat, type Tell } from '@sietch/kernel'
import type { TrackId } from '../content/types.ts'
import type { EffectOf, Printed, Source } from '../effects/types.ts'
import { gainInfluence } from '../pieces/influence.ts'
import { influenceOn, tracksFor } from '../pieces/tracks.ts'
import { content, type ImperiumState, player, rivalOf } from '../state.ts'

const onTrack = (s: ImperiumState, seat: Seat, track: TrackId): number => influenceOn(player(s, seat), track)

/** By its priority list, if it has one; else as they come. */
function byPriority(s: ImperiumState, seat: Seat, tracks: readonly TrackId[]): TrackId[] {
  const priorities = rivalOf(s, seat)?.card?.priorities ?? []
  const place = (track: TrackId): number => priorities.indexOf(content(s).track(track).faction)
  return tracks.toSorted((a, b) => place(a) - place(b))
}

/** Those on which it stands lowest, or highest. */
function extreme(
  s: ImperiumState,
  seat: Seat,
  tracks: readonly TrackId[],
  which: 'least' | 'most',
): TrackId[] {
  const all = tracks.map((track) => onTrack(s, seat, track))
  const wanted = which === 'least' ? Math.min(...all) : Math.max(...all)
  return tracks.filter((track) => onTrack(s, seat, track) === wanted)
}

const hasPriorities = (s: ImperiumState, seat: Seat): boolean => rivalOf(s, seat)?.card !== undefined

/** A choice of several tracks: the one where it has least. */
export function influenceFor(
  s: ImperiumState,
  seat: Seat,
  source: Source,
  tracks: readonly TrackId[],
  n: number,
  tell: Tell,
): void {
  const tied = byPriority(s, seat, extreme(s, seat, tracks, 'least'))
  const [first] = tied
  if (first === undefined) return
  if (tied.length === 1 || hasPriorities(s, seat)) gainInfluence(s, seat, first, n, tell)
  else pushFrame(s, { kind: 'influence', seat, source, factions: tied, n })
}

/** What is printed for Rivals only. */
export function rivalInfluence(
  s: ImperiumState,
  seat: Seat,
  source: Source,
  { with: which, n }: EffectOf<'rival-influence'>,
  tell: Tell,
): void {
  const tracks = tracksFor(s, seat, 'any')
  if (typeof which === 'number') {
    const [track] = byPriority(s, seat, tracks).slice(which - 1)
    if (track !== undefined) gainInfluence(s, seat, track, n, tell)
  } else if (which === 'most') {
    const [track] = byPriority(s, seat, extreme(s, seat, tracks, 'most'))
    if (track !== undefined) gainInfluence(s, seat, track, n, tell)
  } else {
    const taking = tracks.filter((track) => takesAlliance(s, seat, track, n))
    influenceFor(s, seat, source, taking.length > 0 ? taking : tracks, n, tell)
  }
}

/** Would this much more bring the Alliance token? */
function takesAlliance(s: ImperiumState, seat: Seat, id: TrackId, n: number): boolean {
  const { top, allianceAt = Number.POSITIVE_INFINITY } = content(s).track(id)
  const reached = Math.min(top, onTrack(s, seat, id) + n)
  const holder = s.alliances[id] ?? null
  if (holder === seat || reached < allianceAt) return false
  return holder === null || reached > onTrack(s, holder, id)
}

type WithOne = Printed & { readonly effect: EffectOf<'influence'> }

const isWithOne = (printed: Printed): printed is WithOne => printed.effect.do === 'influence'

/** This many of several Factions: those where it has least. What is sure, and what someone has to choose among. */
export function leastOf(
  s: ImperiumState,
  seat: Seat,
  items: readonly Printed[],
  n: number,
): { readonly sure: readonly Printed[]; readonly tied: readonly Printed[] } | undefined {
  const all = items.filter(isWithOne)
  if (all.length < items.length) return undefined
  const trackOf = ({ effect }: WithOne): TrackId => tracksFor(s, seat, effect.with)[0] ?? ''
  const order = byPriority(s, seat, all.map(trackOf)).toSorted(
    (a, b) => onTrack(s, seat, a) - onTrack(s, seat, b),
  )
  const named = (track: TrackId) => all.filter((item) => trackOf(item) === track)
  if (hasPriorities(s, seat)) return { sure: order.slice(0, n).flatMap(named), tied: [] }
  const last = onTrack(s, seat, order[n - 1] ?? '')
  const below = order.filter((track) => onTrack(s, seat, track) < last)
  const equal = order.filter((track) => onTrack(s, seat, track) === last)
  if (below.length + equal.length === n) return { sure: [...below, ...equal].flatMap(named), tied: [] }
  return { sure: below.flatMap(named), tied: equal.flatMap(named) }
}
