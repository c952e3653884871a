// Influence tracks and Alliance tokens (IMP-INF, IMP-ALL, algorithm 12.4). The victory points they are worth are
// computed from them in state.ts.

import { pushFrame, type Seat, type Tell } from '@sietch/kernel'
import { printedAt } from '../content/printed.ts'
import type { Track, TrackId } from '../content/types.ts'
import type { Printed, Source } from '../effects/types.ts'
import { tellOpen } from '../events.ts'
import { content, type ImperiumState, isRival, player } from '../state.ts'
import { broughtBy, fire, triggersOf } from './abilities.ts'
import { pushAll } from './cards.ts'
import { completeByAlliance } from './contracts.ts'
import { noteReached } from './navigation.ts'
import { cubeOf } from './teams.ts'
import { influenceOn } from './tracks.ts'

/** IMP-INF-07: which track is asked only if there is a choice. */
export function askForInfluence(
  s: ImperiumState,
  seat: Seat,
  source: Source,
  tracks: readonly TrackId[],
  n: number,
  tell: Tell,
): void {
  const [only] = tracks
  if (tracks.length > 1) pushFrame(s, { kind: 'influence', seat, source, factions: tracks, n })
  else if (only !== undefined) gainInfluence(s, seat, only, n, tell)
}

/** Moves up point by point; what the steps give comes when the whole gain is done (IMP-INF-12). */
export function gainInfluence(s: ImperiumState, who: Seat, id: TrackId, n: number, tell: Tell): void {
  const track = content(s).track(id)
  // SIX-ACT-02: all of it is for the Ally whose cube it is.
  const seat = cubeOf(s, who, id)
  const { top, faction, allianceAt } = track
  const before = influenceOn(player(s, seat), id)
  const now = Math.min(top, before + n)
  if (now === before) return
  moveOnTrack(s, seat, id, now, tell)
  const holder = s.alliances[id]
  const takesFromTrack = holder === null && allianceAt !== undefined && now >= allianceAt
  const overtakes =
    holder !== null && holder !== undefined && holder !== seat && now > influenceOn(player(s, holder), id)
  if (takesFromTrack || overtakes) moveAlliance(s, id, seat, tell)
  // SOL-HAG-05: never what a step gives.
  if (isRival(s, seat)) return
  noteReached(s, seat, id, before, now)
  fire(s, seat, 'influence-reached', faction, before, now)
  const reached = rewardsBetween(track, before, now)
  pushAll(s, seat, reached)
}

const NOTHING: readonly Printed[] = []

/** What the steps give that are reached on the way, the lowest first. */
function rewardsBetween({ id, rewards }: Track, before: number, now: number): readonly Printed[] {
  let reached = NOTHING
  let first = 0
  for (const { at, effects } of rewards) {
    if (before < at && now >= at)
      reached = [...reached, ...printedAt({ kind: 'track', id }, 'bonus', effects, first)]
    first += effects.length
  }
  return reached
}

/** What this much more Influence would set off: what the steps give, and what abilities make of it. */
export function setOff(s: ImperiumState, who: Seat, id: TrackId, n: number): readonly Printed[] {
  const track = content(s).track(id)
  const seat = cubeOf(s, who, id)
  const before = influenceOn(player(s, seat), id)
  const after = Math.min(track.top, before + n)
  const reached = rewardsBetween(track, before, after)
  if (triggersOf(s, seat, 'influence-reached').length === 0) return reached
  return [...reached, ...broughtBy(s, seat, 'influence-reached', track.faction, before, after)]
}

/** IMP-ALL-05: a holder who falls behind hands the token on, or puts it back when no one is high enough. */
export function loseInfluence(s: ImperiumState, who: Seat, id: TrackId, tell: Tell): void {
  const seat = cubeOf(s, who, id)
  const { allianceAt = Number.POSITIVE_INFINITY } = content(s).track(id)
  const now = influenceOn(player(s, seat), id) - 1
  if (now < 0) throw new Error(`seat ${seat} has no Influence with ${id} to lose`)
  moveOnTrack(s, seat, id, now, tell)
  if (s.alliances[id] !== seat) return
  const takers = s.players.flatMap((other, taker) =>
    influenceOn(other, id) > now && influenceOn(other, id) >= allianceAt ? [taker] : [],
  )
  const [taker] = takers
  if (takers.length > 1) pushFrame(s, { kind: 'alliance', seat, faction: id, takers })
  else if (taker !== undefined) moveAlliance(s, id, taker, tell)
  else if (now < allianceAt) moveAlliance(s, id, null, tell)
}

function moveOnTrack(s: ImperiumState, seat: Seat, id: TrackId, now: number, tell: Tell): void {
  const p = player(s, seat)
  const n = now - influenceOn(p, id)
  p.influence[id] = now
  tellOpen(tell, 'influence', { seat, faction: id, n, now })
}

export function moveAlliance(s: ImperiumState, faction: TrackId, to: Seat | null, tell: Tell): void {
  const holder = s.alliances[faction] ?? null
  s.alliances[faction] = to
  tellOpen(tell, 'alliance', { faction, from: holder, to })
  if (to !== null && to !== holder) completeByAlliance(s, to, tell)
}
