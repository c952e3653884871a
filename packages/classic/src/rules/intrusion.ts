// Tokens that flip or come along when others arrive, and the wartime decision (FAC-BEN-3, FAC-BEN-54, FAC-BEN-60,
// FAC-BEN-61).

import { popFrame, pushFrame, type Seat, type Tell } from '@sietch/kernel'
import { flip, isInStorm } from '../advisors.ts'
import { bare } from '../choices.ts'
import { territoryOf } from '../content/map.ts'
import type { PartId, TerritoryId } from '../content/types.ts'
import { tellOpen } from '../events.ts'
import { hooks, seatWith } from '../factions/index.ts'
import {
  addForces,
  alliesIn,
  areAdvisors,
  fightersIn,
  isClosed,
  othersIn,
  takeReserves,
  tokensIn,
} from '../forces.ts'
import { isStopped, offerStop, wasStopped } from '../interrupts.ts'
import { type ClassicState, type Kind, player } from '../state.ts'

/** FAC-BEN-60: someone else has entered a territory with fighters that may become advisors. */
export function intrude(s: ClassicState, mover: Seat, territory: TerritoryId): void {
  const seat = seatWith(s, 'hasAdvisors')
  if (seat === undefined || seat === mover || fightersIn(player(s, seat), territory) === 0) return
  if (!isStopped(s, seat, 'bg-intrusion')) pushFrame(s, { kind: 'intrusion', seat, territory, stage: 'ask' })
}

export const intrusion: Kind<'intrusion'> = {
  step(s, frame, tell) {
    if (frame.stage === 'ask') return false
    popFrame(s, frame)
    if (!wasStopped(s, frame.seat, 'bg-intrusion')) flip(s, frame.seat, frame.territory, 'advisors', tell)
    return true
  },
  decisions: (_, { seat }) => [{ seat, kind: 'intrusion' }],
  options: () => [bare('stay-fighters'), bare('become-advisors')],
  chosen(s, frame, { seat }, { verb }) {
    if (verb === 'stay-fighters') {
      popFrame(s, frame)
      return
    }
    frame.stage = 'window'
    offerStop(s, seat, 'bg-intrusion')
  },
}

/** FAC-BEN-3, FAC-BEN-54: someone else has shipped from off-planet. */
export function accompanied(s: ClassicState, shipper: Seat, part: PartId): void {
  const seat = seatWith(s, 'accompanies')
  if (seat === undefined || seat === shipper || isStopped(s, seat, 'bg-accompany')) return
  if (player(s, seat).reserves.forces > 0 && places(s, seat, part).length > 0)
    pushFrame(s, { kind: 'accompany', seat, part, stage: 'ask', to: null })
}

/**
 * AMB-51, AMB-56: along with the shipment unless own fighters are there; to the Polar Sink in the basic game or as an
 * option.
 */
function places(s: ClassicState, seat: Seat, part: PartId): PartId[] {
  const p = player(s, seat)
  const found: PartId[] = []
  const asAdvisor = hooks(s, seat).accompanies === 'advisor'
  if (asAdvisor && fightersIn(p, territoryOf(part)) === 0) found.push(part)
  const toSink = !asAdvisor || (s.options.bgPolarSinkInAdvanced && !areAdvisors(p, 'polar-sink'))
  if (toSink && !found.includes('polar-sink')) found.push('polar-sink')
  return found
}

export const accompany: Kind<'accompany'> = {
  step(s, frame, tell) {
    if (frame.stage === 'ask') return false
    popFrame(s, frame)
    const { seat, part, to } = frame
    if (to !== null && !wasStopped(s, seat, 'bg-accompany')) land(s, seat, part, to, tell)
    return true
  },
  decisions: (_, { seat }) => [{ seat, kind: 'accompany' }],
  options: (s, { seat, part }) => [
    bare('decline'),
    ...places(s, seat, part).map((place) => (place === part ? bare('accompany') : bare('to-polar-sink'))),
  ],
  chosen(s, frame, { seat }, { verb }) {
    if (verb === 'decline') {
      popFrame(s, frame)
      return
    }
    frame.stage = 'window'
    frame.to = verb === 'accompany' ? frame.part : 'polar-sink'
    offerStop(s, seat, 'bg-accompany')
  },
}

function land(s: ClassicState, seat: Seat, shipped: PartId, to: PartId, tell: Tell): void {
  const p = player(s, seat)
  const territory = territoryOf(to)
  takeReserves(p, 1, 0)
  addForces(p, to, 1, 0)
  tellOpen(tell, 'accompanied', { seat, part: to })
  if (hooks(s, seat).accompanies !== 'advisor' || to !== shipped) return
  flip(s, seat, territory, 'advisors', tell)
  if (!p.landed.includes(territory)) p.landed.push(territory)
}

/** FAC-BEN-61, AMB-55: one answer per territory, for all advisors there. */
export const wartime: Kind<'wartime'> = {
  step(s, frame, tell) {
    const { seat, left } = frame
    if (frame.stage === 'window') {
      frame.stage = 'ask'
      const territory = left.shift()
      if (territory !== undefined && !wasStopped(s, seat, 'bg-battle-announce'))
        flip(s, seat, territory, 'fighters', tell)
    }
    while (left[0] !== undefined && !mayFight(s, seat, left[0])) left.shift()
    if (left.length > 0) return false
    popFrame(s, frame)
    return true
  },
  decisions: (_, { seat }) => [{ seat, kind: 'wartime' }],
  options: () => [bare('stay-advisors'), bare('become-fighters')],
  chosen(s, frame, { seat }, { verb }) {
    if (verb === 'stay-advisors') {
      frame.left.shift()
      return
    }
    frame.stage = 'window'
    offerStop(s, seat, 'bg-battle-announce')
  },
}

/** AMB-52, AMB-55. */
function mayFight(s: ClassicState, seat: Seat, territory: TerritoryId): boolean {
  const p = player(s, seat)
  if (isStopped(s, seat, 'bg-battle-announce') || tokensIn(p, territory) === 0) return false
  if (isInStorm(s, seat, territory) || alliesIn(s, seat, territory) || isClosed(s, seat, territory))
    return false
  return !(p.landed.includes(territory) && othersIn(s, seat, territory))
}
