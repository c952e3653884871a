// Influence tracks: what a step is worth, from where a seat stands and who holds the Alliance.

import type { Faction, FactionChoice, ImperiumState } from '@sietch/imperium'
import { FACTIONS, player } from '@sietch/imperium/table'
import type { Seat } from '@sietch/kernel'
import type { Prospect } from './prospect.ts'
import type { Weights } from './weights.ts'

const TOP = 6

/** What standing at `at` on a track is worth, points and Alliance with it. */
export function trackWorth(
  s: ImperiumState,
  seat: Seat,
  faction: Faction,
  at: number,
  weights: Weights,
  late: number,
): number {
  const holder = s.alliances[faction]
  const toBeat = holder === null || holder === seat ? 3 : player(s, holder).influence[faction]
  if (at <= 1) return at * weights.firstStep * late
  const point = 1 + (at - 2) * weights.safeStep * late * 0.5
  if (at > toBeat) return point + 1 + weights.safeStep * late
  return at === toBeat ? point + weights.thirdStep * late : point
}

/** What moving by `n` is worth on the track the player would take: the best, or for a loss the least bad. */
export function influenceWorth(prospect: Prospect, choice: FactionChoice | 'cheapest', n: number): number {
  const { table, weights, late } = prospect
  if (table === undefined) return n * (0.5 + 0.1 * late)
  let best = Number.NEGATIVE_INFINITY
  for (const faction of factionsOf(table.s, table.seat, choice)) {
    best = Math.max(best, moveWorth(prospect, table.s, table.seat, faction, n, weights))
  }
  return best === Number.NEGATIVE_INFINITY ? 0 : best
}

function moveWorth(
  prospect: Prospect,
  s: ImperiumState,
  seat: Seat,
  faction: Faction,
  n: number,
  weights: Weights,
): number {
  const { late } = prospect
  const at = player(s, seat).influence[faction]
  const after = Math.min(TOP, at + n)
  if (after < 0) return Number.NEGATIVE_INFINITY
  const gained =
    trackWorth(s, seat, faction, after, weights, late) - trackWorth(s, seat, faction, at, weights, late)
  return at < 4 && after >= 4 ? gained + prospect.trackBonus(faction) : gained
}

function factionsOf(s: ImperiumState, seat: Seat, choice: FactionChoice | 'cheapest'): readonly Faction[] {
  if (choice === 'any' || choice === 'cheapest') return FACTIONS
  if (choice === 'opponent-ahead') {
    const own = player(s, seat).influence
    return FACTIONS.filter((faction) => s.players.some(({ influence }) => influence[faction] > own[faction]))
  }
  return typeof choice === 'string' ? [choice] : choice
}
