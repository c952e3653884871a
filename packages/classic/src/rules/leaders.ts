// Leaders: who can be sent to battle, who dies, who comes back (DUN-BAT-13, DUN-REV-4 to DUN-REV-8, FAC-HAR-50).

import type { Seat, Tell } from '@sietch/kernel'
import type { LeaderId, TerritoryId } from '../content/types.ts'
import { tellOpen, tellSecret } from '../events.ts'
import { type ClassicState, type LeaderState, type Player, player } from '../state.ts'

/** AMB-49: the Kwisatz Haderach is revived as a leader of strength 2. */
export const KWISATZ_PRICE = 2

export function leaderOf(
  s: ClassicState,
  leader: LeaderId,
): { readonly owner: Seat; readonly state: LeaderState } {
  for (const [owner, p] of s.players.entries()) {
    for (const state of p.leaders) if (state.id === leader) return { owner, state }
  }
  throw new Error(`${leader} is not in play`)
}

/** DUN-BAT-13: alive, controlled, and not used in another territory this round. */
export function availableLeaders(s: ClassicState, seat: Seat, territory: TerritoryId): LeaderId[] {
  const { leaders, captives } = player(s, seat)
  const found: LeaderId[] = []
  for (const { id, place, fought } of leaders) {
    if (place === 'ready' && (fought === null || fought === territory)) found.push(id)
  }
  for (const { leader } of captives) {
    const { fought } = leaderOf(s, leader).state
    if (fought === null || fought === territory) found.push(leader)
  }
  return found
}

/** DUN-BAT-24, DUN-REV-7: face up the first time, face down the second. */
export function killLeader(s: ClassicState, leader: LeaderId, tell: Tell): void {
  const { owner, state } = leaderOf(s, leader)
  for (const p of s.players) p.captives = p.captives.filter((captive) => captive.leader !== leader)
  state.deaths++
  state.place = state.deaths > 1 ? 'face-down' : 'tanks'
  state.fought = null
  tellOpen(tell, 'leader-killed', { leader, owner })
  renewLeaderRevival(player(s, owner))
  freeCaptives(s, owner, tell)
}

/** FAC-HAR-52: with no leader of its own alive, a faction lets its captives go. */
function freeCaptives(s: ClassicState, seat: Seat, tell: Tell): void {
  const p = player(s, seat)
  if (p.captives.length === 0 || p.leaders.some(({ place }) => place === 'ready')) return
  for (const { leader } of [...p.captives]) giveBack(s, leader, tell)
}

/** FAC-HAR-51: a captured leader goes back to its owner. */
export function giveBack(s: ClassicState, leader: LeaderId, tell: Tell): void {
  const { owner, state } = leaderOf(s, leader)
  for (const p of s.players) p.captives = p.captives.filter((captive) => captive.leader !== leader)
  state.place = 'ready'
  tellOpen(tell, 'leader-returned', { leader, owner })
}

export function capture(s: ClassicState, seat: Seat, leader: LeaderId, keep: boolean, tell: Tell): void {
  const { owner, state } = leaderOf(s, leader)
  if (keep) {
    state.place = 'captured'
    player(s, seat).captives.push({ leader, owner })
  } else {
    state.place = 'hidden'
    state.deaths++
  }
  tellSecret(tell, 'leader-captured', { seat, owner, kept: keep }, [seat, owner], { leader })
  renewLeaderRevival(player(s, owner))
  freeCaptives(s, seat, tell)
}

/** DUN-BAT-29: after the battles everyone goes home. */
export function returnLeaders(s: ClassicState): void {
  for (const { leaders } of s.players) for (const leader of leaders) leader.fought = null
}

/**
 * AMB-23, AMB-24: once there is no leader to send, leaders may be revived until none is face up; when all others are
 * face down too, they are turned face up. Any leader who dies or is taken may have been the last one.
 */
export function renewLeaderRevival(p: Player): void {
  if (!p.leaders.some(({ place }) => place === 'ready')) {
    p.mayReviveLeaders = true
    if (!p.leaders.some(({ place }) => place === 'tanks')) {
      for (const leader of p.leaders) {
        if (leader.place === 'face-down' || leader.place === 'hidden') leader.place = 'tanks'
      }
    }
  }
  if (!p.leaders.some(({ place }) => place === 'tanks')) p.mayReviveLeaders = false
}

export function reviveLeader(s: ClassicState, seat: Seat, leader: LeaderId, tell: Tell): void {
  const state = player(s, seat).leaders.find(({ id }) => id === leader)
  if (state === undefined) throw new Error(`${leader} does not serve seat ${seat}`)
  state.place = 'ready'
  state.fought = null
  tellRevived(seat, leader, tell)
}

export const tellRevived = (seat: Seat, leader: LeaderId | 'kwisatz-haderach', tell: Tell): void =>
  tellOpen(tell, 'leader-revived', { seat, leader })

/** The leaders face up in the tanks. */
export const deadLeaders = (p: Player, faceDown: boolean): LeaderId[] =>
  p.leaders
    .filter(({ place }) => place === 'tanks' || (faceDown && (place === 'face-down' || place === 'hidden')))
    .map(({ id }) => id)
