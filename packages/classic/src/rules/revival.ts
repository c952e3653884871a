// Phase 5: forces and leaders come back from the tanks (DUN-REV, FAC-EMP-4, FAC-FRE-10, ADV-KAR-4).

import {
  type Option,
  popFrame,
  pushFrame,
  type Seat,
  type Tell,
  targetId,
  targetNumber,
} from '@sietch/kernel'
import { bare, numbers, ofCard, ofLeader, ofNumber } from '../choices.ts'
import { FACTION, MAXIMUM_REVIVAL, REVIVAL_PRICE } from '../content/factions.ts'
import { strengthOf } from '../content/leaders.ts'
import type { LeaderId, TreacheryId } from '../content/types.ts'
import { tellOpen } from '../events.ts'
import { hooks, seatWith } from '../factions/index.ts'
import { total } from '../forces.ts'
import type { Frame } from '../frames.ts'
import {
  couldPlayKarama,
  karamaCards,
  offerSpecial,
  offerStop,
  playKarama,
  wasStopped,
} from '../interrupts.ts'
import { pay } from '../spice.ts'
import { alliesOf, type ClassicState, type Kind, player, stormOrder } from '../state.ts'
import { deadLeaders, KWISATZ_PRICE, renewLeaderRevival, reviveLeader, tellRevived } from './leaders.ts'

type RevivalFrame = Extract<Frame, { kind: 'revival' }>

/** AMB-26: one starred force per round, no matter how it is revived. */
const ELITE_LIMIT = 1

export const newRevival = (): RevivalFrame => ({ kind: 'revival', stage: 'grants', left: [], grants: [] })

export const revival: Kind<'revival'> = {
  step(s, frame, tell) {
    switch (frame.stage) {
      case 'grants':
        if (frame.left.length === 0) begin(s, frame)
        return settleGrants(s, frame)
      case 'players':
        if (frame.left.length > 0) return false
        payForAllies(s, frame, tell)
        frame.stage = 'wartime'
        return true
      default: {
        popFrame(s, frame)
        const seat = seatWith(s, 'hasAdvisors')
        if (seat === undefined) return true
        const left = [...player(s, seat).advisors]
        if (left.length > 0) pushFrame(s, { kind: 'wartime', seat, left, stage: 'ask' })
        return true
      }
    }
  },
  decisions(_, { stage, grants, left }) {
    if (stage === 'grants')
      return grants
        .filter((one) => one.stage === 'ask')
        .slice(0, 1)
        .map(({ seat }) => ({ seat, kind: 'grant' }))
    return left.map(({ seat, stage: about }) =>
      about === 'forces' ? { seat, kind: 'revive', ask: true } : { seat, kind: 'revive-leader' },
    )
  },
  options(s, frame, { seat }) {
    if (frame.stage === 'grants') return grantOptions(s, frame)
    const own = frame.left.find((one) => one.seat === seat)
    if (own?.stage === 'leader')
      return [bare('no-leader'), ...leaderOptions(s, seat), ...specialOptions(s, seat)]
    return [...forceOptions(s, frame, seat), ...specialOptions(s, seat)]
  },
  chosen(s, frame, { seat }, chosen, tell) {
    if (frame.stage === 'grants') {
      grant(s, frame, chosen)
      return
    }
    if (chosen.verb === 'play') {
      playKarama(s, seat, targetId(chosen) as TreacheryId, { name: 'special', effect: 'revive' })
      return
    }
    const own = frame.left.find((one) => one.seat === seat)
    if (own === undefined) return
    if (own.stage === 'forces') {
      reviveForces(s, frame, seat, chosen, tell)
      own.stage = 'leader'
      own.revived = targetNumber(chosen) > 0
      if (leaderOptions(s, seat).length > 0) return
    } else if (chosen.verb === 'revive') {
      own.revived = true
      payAndRevive(s, seat, targetId(chosen) as LeaderId | 'kwisatz-haderach', tell)
    }
    frame.left.splice(frame.left.indexOf(own), 1)
    // D-REV-4: a player who has revived someone may still use their own Karama.
    if (own.revived) offerSpecial(s, 'revive', (one) => one === seat && couldRevive(s, seat, false))
  },
}

/** Players with something to decide: dead to bring back, or a card that could do it. */
function begin(s: ClassicState, frame: RevivalFrame): void {
  for (const seat of stormOrder(s)) {
    const p = player(s, seat)
    renewLeaderRevival(p)
    if (total(p.tanks) > 0 || mightUseSpecial(s, seat))
      frame.left.push({ seat, stage: 'forces', revived: false })
    else if (leaderOptions(s, seat).length > 0) frame.left.push({ seat, stage: 'leader', revived: false })
    const { grantsAllyRevival, paysAllyRevival } = hooks(s, seat)
    for (const ally of alliesOf(s, seat)) {
      if (total(player(s, ally).tanks) === 0) continue
      if (grantsAllyRevival !== undefined) frame.grants.push({ seat, ally, kind: 'free', n: 0, stage: 'ask' })
      if (paysAllyRevival !== undefined && p.spice >= REVIVAL_PRICE)
        frame.grants.push({ seat, ally, kind: 'pay', n: 0, stage: 'ask' })
    }
  }
}

const mightUseSpecial = (s: ClassicState, seat: Seat): boolean => {
  const p = player(s, seat)
  if (hooks(s, seat).special !== 'revive' || p.specialUsed || !couldPlayKarama(s, seat)) return false
  return p.leaders.some(({ place }) => place === 'tanks')
}

const ADVANTAGE_OF = { free: 'fre-ally-revival', pay: 'emp-ally-revival' } as const

/** Requested grants wait; given ones have been through their window. */
function settleGrants(s: ClassicState, frame: RevivalFrame): boolean {
  if (frame.grants.some(({ stage }) => stage === 'ask')) return false
  for (const one of frame.grants) {
    if (one.n > 0 && wasStopped(s, one.seat, ADVANTAGE_OF[one.kind])) one.n = 0
  }
  frame.stage = 'players'
  return true
}

function grantOptions(s: ClassicState, frame: RevivalFrame): Option[] {
  const asked = frame.grants.find(({ stage }) => stage === 'ask')
  if (asked === undefined) return []
  if (asked.kind === 'free') return [bare('grant'), bare('refuse')]
  const { paysAllyRevival = 0 } = hooks(s, asked.seat)
  const most = Math.min(paysAllyRevival, Math.floor(player(s, asked.seat).spice / REVIVAL_PRICE))
  return numbers('pay-for', 0, Math.min(most, total(player(s, asked.ally).tanks)))
}

function grant(s: ClassicState, frame: RevivalFrame, chosen: Option): void {
  const asked = frame.grants.find(({ stage }) => stage === 'ask')
  if (asked === undefined) return
  asked.stage = 'window'
  if (chosen.verb === 'grant') asked.n = hooks(s, asked.seat).grantsAllyRevival ?? 0
  if (chosen.verb === 'pay-for') asked.n = targetNumber(chosen)
  if (asked.n > 0) offerStop(s, asked.seat, ADVANTAGE_OF[asked.kind])
}

/** DUN-REV-2, FAC-FRE-10. */
export function freeFor(s: ClassicState, frame: RevivalFrame, seat: Seat): number {
  let free = FACTION[player(s, seat).faction].freeRevival
  for (const { ally, kind, n } of frame.grants) if (ally === seat && kind === 'free') free = Math.max(free, n)
  return free
}

export const priceOf = (forces: number, free: number): number => Math.max(0, forces - free) * REVIVAL_PRICE

const eliteLeft = (s: ClassicState, seat: Seat): number =>
  Math.min(player(s, seat).tanks.elite, ELITE_LIMIT - player(s, seat).eliteRevived)

/** `revive 2`; `revive-elite 2` with a starred force among them. */
function forceOptions(s: ClassicState, frame: RevivalFrame, seat: Seat): Option[] {
  const p = player(s, seat)
  const free = freeFor(s, frame, seat)
  const { freeRevivalOnly } = FACTION[p.faction]
  const options: Option[] = []
  for (let n = 0; n <= Math.min(MAXIMUM_REVIVAL, total(p.tanks)); n++) {
    if (priceOf(n, free) > p.spice || (freeRevivalOnly && n > free)) break
    if (n <= p.tanks.forces) options.push(ofNumber('revive', n))
    if (n > 0 && n - 1 <= p.tanks.forces && eliteLeft(s, seat) > 0) options.push(ofNumber('revive-elite', n))
  }
  return options
}

function reviveForces(s: ClassicState, frame: RevivalFrame, seat: Seat, chosen: Option, tell: Tell): void {
  const n = targetNumber(chosen)
  pay(s, seat, 'bank', priceOf(n, freeFor(s, frame, seat)), 'revival', tell)
  bringBack(s, seat, n, chosen.verb === 'revive-elite' ? 1 : 0, tell)
}

/** From the tanks to the reserves. */
function bringBack(s: ClassicState, seat: Seat, n: number, elite: number, tell: Tell): void {
  if (n === 0) return
  const p = player(s, seat)
  p.tanks.forces -= n - elite
  p.tanks.elite -= elite
  p.reserves.forces += n - elite
  p.reserves.elite += elite
  p.eliteRevived += elite
  tellOpen(tell, 'revived', { seat, forces: n - elite, elite })
}

/** FAC-EMP-4: on top of what the ally revives itself. */
function payForAllies(s: ClassicState, { grants }: RevivalFrame, tell: Tell): void {
  for (const { seat, ally, kind, n } of grants) {
    if (kind !== 'pay') continue
    const { tanks } = player(s, ally)
    const elite = n > tanks.forces ? eliteLeft(s, ally) : 0
    const revived = Math.min(n, tanks.forces + elite, Math.floor(player(s, seat).spice / REVIVAL_PRICE))
    pay(s, seat, 'bank', revived * REVIVAL_PRICE, 'revival', tell)
    bringBack(s, ally, revived, Math.max(0, revived - tanks.forces), tell)
  }
}

/** DUN-REV-4, DUN-REV-5, AMB-49. */
function leaderOptions(s: ClassicState, seat: Seat): Option[] {
  const p = player(s, seat)
  if (!p.mayReviveLeaders) return []
  const options = deadLeaders(p, false)
    .filter((leader) => strengthOf(leader) <= p.spice)
    .map((leader) => ofLeader('revive', leader))
  if (isKwisatzDead(s, seat) && p.spice >= KWISATZ_PRICE) options.push(KWISATZ)
  return options
}

const KWISATZ = ofLeader('revive', 'kwisatz-haderach' as LeaderId)

export const isKwisatzDead = (s: ClassicState, seat: Seat): boolean =>
  hooks(s, seat).hasKwisatzHaderach === true && s.kwisatz.dead

function payAndRevive(s: ClassicState, seat: Seat, leader: LeaderId | 'kwisatz-haderach', tell: Tell): void {
  pay(s, seat, 'bank', leader === 'kwisatz-haderach' ? KWISATZ_PRICE : strengthOf(leader), 'revival', tell)
  reviveAny(s, seat, leader, tell)
}

function reviveAny(s: ClassicState, seat: Seat, leader: LeaderId | 'kwisatz-haderach', tell: Tell): void {
  if (leader !== 'kwisatz-haderach') {
    reviveLeader(s, seat, leader, tell)
    renewLeaderRevival(player(s, seat))
    return
  }
  s.kwisatz.dead = false
  tellRevived(seat, leader, tell)
}

/** ADV-KAR-4: the faction's own Karama, in addition. */
function specialOptions(s: ClassicState, seat: Seat): Option[] {
  if (hooks(s, seat).special !== 'revive' || player(s, seat).specialUsed) return []
  if (!couldRevive(s, seat, false)) return []
  return karamaCards(s, seat).map((card) => ofCard('play', card))
}

/** Is there anyone a free revival could bring back? */
export function couldRevive(s: ClassicState, seat: Seat, faceDown: boolean): boolean {
  const p = player(s, seat)
  if (p.tanks.forces > 0 || eliteLeft(s, seat) > 0 || isKwisatzDead(s, seat)) return true
  return deadLeaders(p, faceDown).length > 0
}

/** DUN-TCH-5, ADV-KAR-4: one leader, or up to this many forces, for free. */
export const freeRevival: Kind<'free-revival'> = {
  step: () => false,
  decisions: (_, { seat }) => [{ seat, kind: 'free-revival' }],
  options(s, { seat, forces, faceDown }) {
    const p = player(s, seat)
    const options = deadLeaders(p, faceDown).map((leader) => ofLeader('revive', leader))
    if (isKwisatzDead(s, seat)) options.push(KWISATZ)
    const elite = eliteLeft(s, seat)
    for (let n = 1; n <= forces; n++) {
      if (n <= p.tanks.forces) options.push(ofNumber('forces', n))
      if (elite > 0 && n - 1 <= p.tanks.forces) options.push(ofNumber('forces-elite', n))
    }
    return options.length > 0 ? options : [bare('decline')]
  },
  chosen(s, frame, { seat }, chosen, tell) {
    popFrame(s, frame)
    if (chosen.verb === 'revive') reviveAny(s, seat, targetId(chosen) as LeaderId | 'kwisatz-haderach', tell)
    else if (chosen.verb !== 'decline')
      bringBack(s, seat, targetNumber(chosen), chosen.verb === 'forces-elite' ? 1 : 0, tell)
  },
}
