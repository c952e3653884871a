// Influence tracks: what a step is worth, given where a seat is and who holds the Alliance.

import type { FactionChoice, ImperiumState, Track } from '@sietch/imperium'
import { content, cubeOf, influenceOn, isOpponent, player, tracksFor } from '@sietch/imperium/table'
import type { Seat } from '@sietch/kernel'
import type { Prospect } from './prospect.ts'
import type { Weights } from './weights.ts'

/** What being at `at` on a track is worth, including points and Alliance. */
export function trackWorth(
  s: ImperiumState,
  seat: Seat,
  { id, pointAt = Number.POSITIVE_INFINITY, allianceAt = Number.POSITIVE_INFINITY }: Track,
  at: number,
  weights: Weights,
  late: number,
): number {
  const holder = s.alliances[id] ?? seat
  const toBeat = holder === seat ? allianceAt - 1 : influenceOn(player(s, holder), id)
  if (at < pointAt) return at * weights.firstStep * late
  const point = 1 + (at - pointAt) * weights.safeStep * late * 0.5
  // Taking the Alliance from a teammate is no gain.
  if (holder !== seat && !isOpponent(s, seat, holder)) return point
  if (at > toBeat) return point + 1 + weights.safeStep * late
  return at === toBeat ? point + weights.thirdStep * late : point
}

/** What moving by `n` is worth on the track the player would take: the best, or for a loss the least bad. */
export function influenceWorth(prospect: Prospect, choice: FactionChoice, n: number): number {
  const { table, late } = prospect
  if (table === undefined) return n * (0.5 + 0.1 * late)
  const { s, seat } = table
  let best = Number.NEGATIVE_INFINITY
  for (const track of tracksFor(s, seat, choice))
    best = Math.max(best, stepsWorth(prospect, s, seat, track, n))
  return best === Number.NEGATIVE_INFINITY ? 0 : best
}

/** What moving by `n` is worth on every track, or on those where the player is at most this high. */
export function eachTrackWorth(prospect: Prospect, n: number, atMost = Number.POSITIVE_INFINITY): number {
  const { table, late } = prospect
  if (table === undefined) return n * (0.5 + 0.1 * late) * (Number.isFinite(atMost) ? 1 : 4)
  const { s, seat } = table
  let sum = 0
  for (const track of tracksFor(s, seat, 'any'))
    if (influenceOn(player(s, cubeOf(s, seat, track)), track) <= atMost)
      sum += stepsWorth(prospect, s, seat, track, n)
  return sum
}

/** What moving by `n` on the track is worth; for a Commander the activated Ally's cube may be the one that moves. */
export function stepsWorth(prospect: Prospect, s: ImperiumState, who: Seat, id: string, n: number): number {
  const { late, weights } = prospect
  const track = content(s).track(id)
  const seat = cubeOf(s, who, id)
  const at = influenceOn(player(s, seat), id)
  const after = Math.min(track.top, at + n)
  if (after < 0) return Number.NEGATIVE_INFINITY
  let gained =
    trackWorth(s, seat, track, after, weights, late) - trackWorth(s, seat, track, at, weights, late)
  for (const reward of track.rewards) {
    if (at < reward.at && after >= reward.at) gained += prospect.trackBonus(id, reward.at)
  }
  return gained
}
