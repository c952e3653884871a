// Gifts within a team: they should go to the one who can use them best.

import type { ImperiumState } from '@sietch/imperium'
import { membersOf, player, RESOURCES, teamOf } from '@sietch/imperium/table'
import type { Seat } from '@sietch/kernel'
import { aimWorth } from './aims.ts'
import { type Prospect, stockWorth } from './prospect.ts'

type Resource = (typeof RESOURCES)[number]

/** How much of something a seat will have before a gift, which is not always what it has now. */
export type Holding = (seat: Seat, what: Resource) => number

/** What it is worth to the seat to have this much more of something, or less. */
function changeWorth(
  { weights, late, left, aims }: Prospect,
  s: ImperiumState,
  seat: Seat,
  what: Resource,
  has: number,
  more: number,
): number {
  const price = weights[what] * late
  const stock = stockWorth(has + more, price) - stockWorth(has, price)
  if (what !== 'solari') return stock
  const rounds = left + 0.5
  return (
    stock +
    aimWorth(s, seat, aims, weights, rounds, has + more) -
    aimWorth(s, seat, aims, weights, rounds, has)
  )
}

/** What a team gains by a gift. */
export const giftWorth = (
  prospect: Prospect,
  s: ImperiumState,
  [from, to]: readonly [Seat, Seat],
  what: Resource,
  n: number,
  holding: Holding,
): number =>
  changeWorth(prospect, s, to, what, holding(to, what), n) +
  changeWorth(prospect, s, from, what, holding(from, what), -n)

function bestGift(prospect: Prospect, s: ImperiumState, way: readonly [Seat, Seat]): number {
  const holding: Holding = (seat, what) => player(s, seat)[what]
  let best = 0
  for (const what of RESOURCES)
    for (let n = holding(way[0], what); n > 0; n--)
      best = Math.max(best, giftWorth(prospect, s, way, what, n, holding))
  return best
}

/** What a trade with that teammate may bring, both ways. */
export const exchangeWorth = (prospect: Prospect, s: ImperiumState, seat: Seat, mate: Seat): number =>
  bestGift(prospect, s, [seat, mate]) + bestGift(prospect, s, [mate, seat])

/** A trade with the teammate it helps most. */
export function tradeWorth(prospect: Prospect): number {
  const { table, late } = prospect
  if (table === undefined) return 0.05 * late
  let best = 0
  for (const mate of teamSeats(table.s, table.seat))
    if (mate !== table.seat) best = Math.max(best, exchangeWorth(prospect, table.s, table.seat, mate))
  return best
}

const teamSeats = (s: ImperiumState, seat: Seat): readonly Seat[] => {
  const team = teamOf(s, seat)
  return team === undefined ? [seat] : membersOf(team)
}

/** Spice that a team pays together for something of this value. */
export function togetherWorth(prospect: Prospect, spice: number, worth: number): number {
  const { table, price } = prospect
  if (table === undefined) return Math.max(0, worth - price.spice * spice)
  const { s, seat } = table
  return Math.max(0, worth - (sharedCost(prospect, s, teamSeats(s, seat), spice) ?? worth))
}

/**
 * What it costs if these players pay this much spice, each as little as it hurts; nothing comes of it if they have
 * less.
 */
export function sharedCost(
  { weights, late }: Prospect,
  s: ImperiumState,
  seats: readonly Seat[],
  spice: number,
): number | undefined {
  const price = weights.spice * late
  const left = seats.map((seat) => player(s, seat).spice)
  let cost = 0
  for (let n = 0; n < spice; n++) {
    const most = Math.max(0, ...left)
    if (most === 0) return undefined
    left[left.indexOf(most)] = most - 1
    cost += stockWorth(most, price) - stockWorth(most - 1, price)
  }
  return cost
}
