// Phase 6: player turns in storm order, each a shipment and then a move (DUN-SHM, FAC-ATR-4, FAC-GUI-50, DUN-ALY-9).

import { type Option, popFrame, pushFrame, type Seat, type Tell, targetId } from '@sietch/kernel'
import { flipLoneAdvisors } from '../advisors.ts'
import { decisionAtLeisure } from '../anytime.ts'
import { bare, ofCard, ofWord } from '../choices.ts'
import type { PartId, TerritoryId, TreacheryId } from '../content/types.ts'
import { mayDeal } from '../deals.ts'
import { tellOpen, tellSecret } from '../events.ts'
import { seatWith } from '../factions/index.ts'
import { areAdvisors, fightersIn, killAll } from '../forces.ts'
import type { Frame, PlayerTurnFrame } from '../frames.ts'
import { isStopped, karamaCards, offerStop, playKarama, wasStopped } from '../interrupts.ts'
import {
  alliesOf,
  type ClassicState,
  type Kind,
  type Player,
  player,
  removeOne,
  stormOrder,
} from '../state.ts'
import { couldHold, playCard } from '../treachery.ts'
import { canMove, moveSources, newMove } from './movement.ts'
import { hasShippable, newShip, paysForShipments, paysFullPrice, shipmentOptions } from './ship.ts'
import { newSupport } from './support.ts'

type ShipmentFrame = Extract<Frame, { kind: 'shipment' }>

export const newShipment = (s: ClassicState): ShipmentFrame => ({
  kind: 'shipment',
  stage: 'look',
  left: stormOrder(s),
  acted: [],
  asked: false,
  looked: false,
})

export const shipment: Kind<'shipment'> = {
  step(s, frame, tell) {
    if (frame.stage === 'look') {
      const seer = seatWith(s, 'looksAtSpice')
      if (!frame.looked && seer !== undefined) {
        frame.looked = true
        if (offerStop(s, seer, 'atr-spice-look')) return true
      }
      if (seer !== undefined && !wasStopped(s, seer, 'atr-spice-look')) lookAtSpice(s, seer, tell)
      frame.stage = 'turns'
      return true
    }
    flipLoneAdvisors(s, tell)
    return nextTurn(s, frame, tell)
  },
}

/** FAC-ATR-4. */
function lookAtSpice(s: ClassicState, seat: Seat, tell: Tell): void {
  const card = s.spiceDeck[s.spiceDeck.length - 1]
  if (card === undefined) return
  s.spiceSeen = [seat]
  tellSecret(tell, 'spice-looked', { seat }, [seat], { card })
}

/** DUN-SHM-1; FAC-GUI-50: a player who can act out of order is asked before every turn, and once after the last. */
function nextTurn(s: ClassicState, frame: ShipmentFrame, tell: Tell): boolean {
  const [next] = frame.left
  if (next === undefined) {
    popFrame(s, frame)
    return true
  }
  const free = seatWith(s, 'actsOutOfOrder')
  if (free === undefined || !frame.left.includes(free) || isStopped(s, free, 'gui-any-order')) {
    takeTurn(s, frame, next)
    return true
  }
  const other = frame.left.find((seat) => seat !== free)
  if (!frame.asked) {
    frame.asked = true
    pushFrame(s, newOutOfOrder(s, free, isLate(s, frame, free) ? other : next))
    return true
  }
  if (other !== undefined) takeTurn(s, frame, other)
  else {
    // AMB-57: after the last other player it acts or forfeits, and must still leave its allies.
    removeOne(frame.left, free)
    leaveAllies(s, free, null, tell)
  }
  return true
}

function takeTurn(s: ClassicState, frame: ShipmentFrame, seat: Seat): void {
  removeOne(frame.left, seat)
  frame.asked = false
  frame.acted.push(seat)
  pushFrame(s, {
    kind: 'player-turn',
    seat,
    stage: 'support',
    guildPrice: false,
    moves: 1,
    mustLeave: null,
  })
}

const shipmentOf = (s: ClassicState): ShipmentFrame => {
  for (const frame of s.stack) if (frame.kind === 'shipment') return frame
  throw new Error('nobody is shipping')
}

type OutOfOrderFrame = Extract<Frame, { kind: 'out-of-order' }>

/** Has the seat let its place in the order pass? */
function isLate(s: ClassicState, { acted }: ShipmentFrame, seat: Seat): boolean {
  const order = stormOrder(s)
  return acted.some((other) => order.indexOf(other) > order.indexOf(seat))
}

/**
 * The seat before whose turn this seat is asked; none if it is the last. A seat that has said when it acts is not asked
 * when that time comes, nor when its place passes.
 */
function newOutOfOrder(s: ClassicState, seat: Seat, next: Seat = seat): OutOfOrderFrame {
  const { acts } = player(s, seat)
  const frame: OutOfOrderFrame = { kind: 'out-of-order', seat, next, stage: 'ask' }
  if (acts === 'asked' || next !== seat) return frame
  const isLast = shipmentOf(s).left.length === 1
  return { ...frame, stage: acts === 'in-place' || isLast ? 'acts' : 'passed' }
}

const ACT = bare('act')
const WAIT = bare('wait')
const WAIT_FOR_PLACE = ofWord('wait-until', 'turn', 'in-place')
const WAIT_FOR_LAST = ofWord('wait-until', 'turn', 'last')
const WAITING = { now: WAIT.key, always: WAIT_FOR_PLACE.key, until: [WAIT_FOR_LAST.key] }

/**
 * Acting early, or letting one's place pass, may be stopped by a Karama (section 11.5). Before others' turns everyone
 * sees that the seat is asked, and no one sees whether it had already said that it waits.
 */
export const outOfOrder: Kind<'out-of-order'> = {
  step(s, frame) {
    if (frame.stage === 'ask') return false
    if (frame.stage === 'passed') {
      letPass(s, frame)
      return true
    }
    popFrame(s, frame)
    const phase = shipmentOf(s)
    if (frame.stage === 'acts') {
      if (!wasStopped(s, frame.seat, 'gui-any-order')) takeTurn(s, phase, frame.seat)
    } else if (wasStopped(s, frame.seat, 'gui-any-order')) takeTurn(s, phase, frame.seat)
    return true
  },
  decisions: (_, { seat, next }) => [
    next === seat
      ? { seat, kind: 'out-of-order' }
      : { seat, kind: 'out-of-order', ask: true, veiled: true, decline: WAITING },
  ],
  options(s, { seat, next }) {
    if (player(s, seat).acts !== 'asked') return [WAIT]
    return next === seat ? [ACT, WAIT] : [ACT, WAIT, WAIT_FOR_PLACE, WAIT_FOR_LAST]
  },
  chosen(s, frame, { seat }, chosen) {
    if (chosen.verb === 'wait-until') player(s, seat).acts = targetId(chosen) as Player['acts']
    const isInPlace = frame.next === seat
    // Waiting for one's place and acting in it is what everyone does.
    if (isInPlace && chosen === WAIT) letPass(s, frame)
    else if (chosen === ACT) {
      frame.stage = 'acts'
      if (!isInPlace) offerOrder(s, seat)
    } else frame.stage = 'waits'
  },
}

function letPass(s: ClassicState, frame: OutOfOrderFrame): void {
  frame.stage = 'waits'
  offerOrder(s, frame.seat)
}

/** A seat that no one stopped from letting its place pass is free for the rest of the phase. */
function offerOrder(s: ClassicState, seat: Seat): void {
  if (!isLate(s, shipmentOf(s), seat)) offerStop(s, seat, 'gui-any-order')
}

export const playerTurn: Kind<'player-turn'> = {
  step(s, frame, tell) {
    switch (frame.stage) {
      case 'support': {
        frame.stage = 'ship'
        if (s.alliances.length === 0 || !paysForShipments(s, frame.seat)) return true
        const support = newSupport(s, [...alliesOf(s, frame.seat)])
        if (support !== undefined) pushFrame(s, support)
        return true
      }
      case 'ship':
        // With no forces to ship and no deal to offer, only the move is left.
        if (hasShippable(s, frame.seat) || mayDeal(s, frame.seat) || !canMove(s, frame.seat, null))
          return false
        frame.stage = 'move'
        return true
      case 'move':
        if (canMove(s, frame.seat, frame.mustLeave) && (frame.moves > 0 || mightHaveHajr(s, frame)))
          return false
        frame.stage = 'end'
        return true
      default:
        popFrame(s, frame)
        endTurn(s, frame, tell)
        return true
    }
  },
  decisions: (s, { seat, stage, moves }) => [
    stage === 'move' && moves === 0
      ? { seat, kind: 'hajr', ask: true, veiled: true, decline: { now: END_TURN.key } }
      : decisionAtLeisure(s, seat, stage),
  ],
  options(s, frame) {
    return frame.stage === 'ship'
      ? [...shipmentOptions(s, frame), ...priceOptions(s, frame)]
      : moveOptions(s, frame)
  },
  chosen(s, frame, { seat }, chosen, tell) {
    switch (chosen.verb) {
      case 'no-shipment':
        frame.stage = 'move'
        return
      case 'no-move':
      case 'end-turn':
        frame.stage = 'end'
        return
      case 'play':
        playOwn(s, frame, targetId(chosen) as TreacheryId, tell)
        return
      case 'move':
        pushFrame(s, newMove(s, seat, targetId(chosen) as TerritoryId, frame.mustLeave !== null))
        return
      case 'ship':
        pushFrame(s, newShip(s, frame, targetId(chosen) as PartId))
        return
      default:
        pushFrame(s, {
          ...newShip(s, frame, null),
          way: chosen.verb === 'cross-ship' ? 'cross' : 'return',
          from: targetId(chosen) as TerritoryId,
        })
    }
  },
}

/** DUN-TCH-7 b: Karama for the Guild's price, unless that is the price anyway. */
function priceOptions(s: ClassicState, frame: PlayerTurnFrame): Option[] {
  if (!paysFullPrice(s, frame)) return []
  return karamaCards(s, frame.seat).map((card) => ofCard('play', card))
}

/** EXT-1, D-MOV-4: Hajr gives another move; it is played before the move or once its outcome is known. */
function moveOptions(s: ClassicState, { seat, mustLeave, moves }: PlayerTurnFrame): Option[] {
  const hajr = player(s, seat).hand.includes('hajr') ? [HAJR] : []
  if (moves === 0) return [END_TURN, ...hajr]
  const options = mustLeave === null ? [bare('no-move')] : []
  return [...options, ...moveSources(s, seat, mustLeave), ...hajr]
}

/** Going by public knowledge, so that being asked reveals nothing. */
const mightHaveHajr = (s: ClassicState, { seat }: PlayerTurnFrame): boolean => couldHold(s, seat, 'hajr')

const HAJR = ofCard('play', 'hajr')
const END_TURN = bare('end-turn')

function playOwn(s: ClassicState, frame: PlayerTurnFrame, card: TreacheryId, tell: Tell): void {
  if (frame.stage === 'ship') {
    playKarama(s, frame.seat, card, { name: 'price' })
    return
  }
  playCard(s, frame.seat, 'hajr', 'move', tell)
  frame.moves++
}

function endTurn(s: ClassicState, { seat, mustLeave }: PlayerTurnFrame, tell: Tell): void {
  tellOpen(tell, 'turn-over', { seat })
  for (const ally of alliesOf(s, seat)) player(s, ally).support = 0
  leaveAllies(s, seat, mustLeave, tell)
}

/** DUN-ALY-9, AMB-30: of two allies in one territory, the later one loses the forces it leaves there. */
function leaveAllies(s: ClassicState, seat: Seat, mustLeave: TerritoryId | null, tell: Tell): void {
  if (s.alliances.length === 0) return
  const { acted } = shipmentOf(s)
  const p = player(s, seat)
  const places = new Set(p.stacks.map(({ territory }) => territory))
  for (const territory of places) {
    if (territory === 'polar-sink' || areAdvisors(p, territory)) continue
    const isShared = alliesOf(s, seat).some(
      (ally) =>
        fightersIn(player(s, ally), territory) > 0 && (acted.includes(ally) || territory === mustLeave),
    )
    if (isShared) killAll(s, seat, territory, 'alliance', tell)
  }
}
