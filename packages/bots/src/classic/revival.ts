// What comes back from the tanks, and what is given to allies for it.

import type { ClassicState, PlayerView } from '@sietch/classic'
import { FACTION, type LeaderId, strengthOf } from '@sietch/classic/content'
import { player } from '@sietch/classic/table'
import { type Option, type Seat, targetId, targetNumber } from '@sietch/kernel'
import type { Player } from './strength.ts'
import { armyWorth, spiceWorth, WEIGHTS } from './weights.ts'

const PRICE = 2

/** What both the player and everyone looking at the seat know. */
type Army = Pick<PlayerView, 'reserves' | 'stacks' | 'tanks' | 'leaders'>

const aliveOf = (p: Army): number => {
  let alive = p.reserves.forces + 2 * p.reserves.elite
  for (const { forces, elite } of p.stacks) alive += forces + 2 * elite
  return alive
}

const leaderWorth = (p: Army, leader: string): number => {
  const ready = p.leaders.filter(({ place }) => place === 'ready').length
  const strength = leader === 'kwisatz-haderach' ? 2 : strengthOf(leader as LeaderId)
  return WEIGHTS.leader * strength * (ready < 2 ? 2 : ready < 4 ? 1 : 0.6)
}

const spent = (p: Player, spice: number): number => spiceWorth(p.spice) - spiceWorth(p.spice - spice)

export function glanceAtRevival(s: ClassicState, seat: Seat, options: readonly Option[]): number[] {
  const p = player(s, seat)
  const alive = aliveOf(p)
  const revival = s.stack.find((frame) => frame.kind === 'revival')
  let free = FACTION[p.faction].freeRevival
  for (const { ally, kind, n } of revival?.grants ?? []) {
    if (ally === seat && kind === 'free') free = Math.max(free, n)
  }
  return options.map((option) => {
    switch (option.verb) {
      case 'revive':
      case 'revive-elite': {
        const n = targetNumber(option)
        const gain = armyWorth(alive + n + (option.verb === 'revive-elite' ? 1 : 0)) - armyWorth(alive)
        return gain - spent(p, Math.min(p.spice, PRICE * Math.max(0, n - free)))
      }
      // The faction's own Karama: three forces or a leader.
      case 'play':
        return Math.min(3, p.tanks.forces) * 0.05 - 0.3
      default:
        return 0
    }
  })
}

export function glanceAtLeaderRevival(s: ClassicState, seat: Seat, options: readonly Option[]): number[] {
  const p = player(s, seat)
  return options.map((option) => {
    if (option.verb !== 'revive') return 0
    const leader = String(targetId(option))
    const price = leader === 'kwisatz-haderach' ? PRICE : strengthOf(leader as LeaderId)
    return leaderWorth(p, leader) - spent(p, price)
  })
}

export function glanceAtFreeRevival(s: ClassicState, seat: Seat, options: readonly Option[]): number[] {
  const p = player(s, seat)
  const alive = aliveOf(p)
  return options.map((option) => {
    if (option.verb === 'revive') return leaderWorth(p, String(targetId(option)))
    if (option.verb === 'decline') return 0
    const n = targetNumber(option) + (option.verb === 'forces-elite' ? 1 : 0)
    return armyWorth(alive + n) - armyWorth(alive)
  })
}

/** The most that a free revival could bring now. */
export function revivalGain(p: Army, most: number): number {
  const alive = aliveOf(p)
  let best = armyWorth(alive + Math.min(most, p.tanks.forces + p.tanks.elite)) - armyWorth(alive)
  for (const { id, place } of p.leaders) if (place === 'tanks') best = Math.max(best, leaderWorth(p, id))
  return best
}

/** Grants that cost nothing are given; those that cost spice only when there is plenty. */
export function glanceAtGrant(s: ClassicState, seat: Seat, options: readonly Option[]): number[] {
  const p = player(s, seat)
  return options.map((option) => {
    if (option.verb !== 'pay-for') return option.verb === 'grant' ? 1 : 0
    const n = targetNumber(option)
    return 0.04 * n - spent(p, PRICE * n)
  })
}
