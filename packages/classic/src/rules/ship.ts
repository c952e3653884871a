// One shipment: where to, how many, and who comes along (DUN-SHP, FAC-GUI-2 to FAC-GUI-6, FAC-FRE-3).

import { type Option, popFrame, type Seat, type Tell, targetId } from '@sietch/kernel'
import { flip } from '../advisors.ts'
import { bare, toPart, toTerritory } from '../choices.ts'
import { FACTION, FORCES } from '../content/factions.ts'
import { inStorm, shippingPrice, territoryOf } from '../content/map.ts'
import type { PartId, TerritoryId } from '../content/types.ts'
import { tellOpen } from '../events.ts'
import { hooks, seatWith } from '../factions/index.ts'
import { addForces, alliesIn, takeForces, takeReserves, tokensIn, total } from '../forces.ts'
import type { PlayerTurnFrame, ShipFrame } from '../frames.ts'
import { isStopped, offerSpecial, offerStop, wasStopped } from '../interrupts.ts'
import { isPicked, newPicker, pickerChosen, pickerOptions, takenBy } from '../picker.ts'
import type { Advantage } from '../setup-options.ts'
import { type ClassicState, type Kind, player } from '../state.ts'
import { accompanied, intrude } from './intrusion.ts'
import { landings, mayBeAdvisors, wouldBeLost } from './landing.ts'
import { affordable, crossShipper, isHalfPrice, lender, priceOf, rateOf } from './shipping-price.ts'
import { loseHalf } from './storm.ts'
import { means, payWithSupport } from './support.ts'

type Way = ShipFrame['way']

/** The most expensive place a single token can be shipped to. */
function dearest(s: ClassicState, turn: PlayerTurnFrame, way: Way): number {
  const spice = means(s, turn.seat)
  for (const place of ['polar-sink', 'arrakeen'] as const) {
    if (affordable(rateOf(s, turn, way, place), spice) > 0) return shippingPrice(place)
  }
  return 0
}

/** Tokens that could be shipped, given enough spice: in reserve, or anywhere for a player who ships like the Guild. */
export function hasShippable(s: ClassicState, seat: Seat): boolean {
  const { reserves, stacks } = player(s, seat)
  return total(reserves) > 0 || (stacks.length > 0 && crossShipper(s, seat) !== undefined)
}

/** Could a shipment of this seat cost anything? FAC-FRE-3: reserves on the planet ship for free. */
export function paysForShipments(s: ClassicState, seat: Seat): boolean {
  if (crossShipper(s, seat) !== undefined) return hasShippable(s, seat)
  const { reserves, faction } = player(s, seat)
  return total(reserves) > 0 && !FACTION[faction].reservesOnPlanet
}

/** Would a shipment from off-planet reserves cost the regular price this turn? */
export const paysFullPrice = (s: ClassicState, turn: PlayerTurnFrame): boolean => {
  const { reserves, faction } = player(s, turn.seat)
  return total(reserves) > 0 && !FACTION[faction].reservesOnPlanet && !isHalfPrice(s, turn)
}

/** Everything a shipment of this turn can start with. */
export function shipmentOptions(s: ClassicState, turn: PlayerTurnFrame): Option[] {
  const { seat } = turn
  const options = [bare('no-shipment')]
  if (total(player(s, seat).reserves) > 0) {
    for (const { option } of landings(s, seat, 'reserves', dearest(s, turn, 'reserves'))) options.push(option)
  }
  const guild = crossShipper(s, seat)
  if (guild === undefined || means(s, seat) === 0) return options
  for (const territory of sources(s, seat)) {
    options.push(toTerritory('cross-ship', territory))
    if (guild === seat) options.push(toTerritory('return', territory))
  }
  return options
}

/** DUN-STM-6, AMB-58: territories with own tokens outside the storm. */
function sources(s: ClassicState, seat: Seat): TerritoryId[] {
  const found: TerritoryId[] = []
  for (const { part, territory } of player(s, seat).stacks) {
    if (!inStorm(part, s.storm) && !found.includes(territory)) found.push(territory)
  }
  return found
}

/** How many tokens the seat and its allies can pay for. */
const most = (s: ClassicState, turn: PlayerTurnFrame, way: Way, to: TerritoryId | null): number =>
  affordable(rateOf(s, turn, way, to), means(s, turn.seat))

export const newShip = (s: ClassicState, turn: PlayerTurnFrame, to: PartId | null): ShipFrame => ({
  kind: 'ship',
  seat: turn.seat,
  way: 'reserves',
  to,
  from: null,
  picker:
    to === null
      ? null
      : newPicker(s, turn.seat, ['reserves'], most(s, turn, 'reserves', territoryOf(to)), false),
  stage: to === null ? 'to' : 'group',
  windows: [],
  offered: 0,
  asAdvisors: false,
  decided: false,
  cancelled: false,
})

export function turnOf(s: ClassicState): PlayerTurnFrame {
  for (const frame of s.stack) if (frame.kind === 'player-turn') return frame
  throw new Error('nobody takes a turn')
}

export const ship: Kind<'ship'> = {
  step(s, frame, tell) {
    switch (frame.stage) {
      case 'to':
        if (frame.way === 'cross') return false
        startGroup(s, frame)
        return true
      case 'group':
        if (frame.picker !== null && !isPicked(frame.picker)) return false
        frame.stage = 'kind'
        return true
      case 'kind':
        if (!decideKind(s, frame)) return false
        frame.stage = 'windows'
        declare(s, frame, tell)
        return true
      case 'windows':
        return passWindows(s, frame)
      case 'special':
        frame.stage = 'land'
        // ADV-KAR-6: an off-planet shipment may be canceled.
        if (isFromSpace(s, frame) && hooks(s, frame.seat).special !== 'cancel-shipment')
          offerSpecial(s, 'cancel-shipment')
        return true
      case 'land':
        frame.stage = 'accompany'
        land(s, frame, tell)
        return true
      default:
        popFrame(s, frame)
        turnOf(s).stage = 'move'
        if (!frame.cancelled && frame.to !== null && isFromSpace(s, frame))
          accompanied(s, frame.seat, frame.to)
        return true
    }
  },
  decisions: (_, { seat, stage }) => [
    { seat, kind: stage === 'to' ? 'ship-to' : stage === 'group' ? 'group' : 'arrive' },
  ],
  options(s, frame, { seat }) {
    if (frame.stage === 'to')
      return [bare('cancel'), ...crossTargets(s, frame).map((part) => toPart('to', part))]
    if (frame.stage === 'group' && frame.picker !== null) return pickerOptions(s, seat, frame.picker)
    return [bare('as-advisors'), bare('as-fighters')]
  },
  chosen(s, frame, { seat }, chosen) {
    if (chosen.verb === 'cancel') popFrame(s, frame)
    else if (frame.stage === 'to') {
      frame.to = targetId(chosen) as PartId
      startGroup(s, frame)
    } else if (frame.stage === 'group' && frame.picker !== null) pickerChosen(s, seat, frame.picker, chosen)
    else {
      frame.asAdvisors = chosen.verb === 'as-advisors'
      frame.decided = true
    }
  },
}

function crossTargets(s: ClassicState, { seat, from }: ShipFrame): PartId[] {
  return landings(s, seat, 'cross', dearest(s, turnOf(s), 'cross'), from)
    .filter(({ territory }) => territory !== from)
    .map(({ part }) => part)
}

/**
 * Tokens leave a territory: those outside the storm, as many as can be paid for and can move on if an ally is there.
 */
function startGroup(s: ClassicState, frame: ShipFrame): void {
  const { seat, from, to, way } = frame
  const p = player(s, seat)
  const parts = p.stacks
    .filter(({ part, territory }) => territory === from && !inStorm(part, s.storm))
    .map(({ part }) => part)
  const limit = most(s, turnOf(s), way, to === null ? null : territoryOf(to))
  const all = from === null ? FORCES : tokensIn(p, from)
  const mustSpare =
    to !== null && !mayBeAdvisors(s, seat, territoryOf(to)) && wouldBeLost(s, seat, to, from, all)
  frame.picker = newPicker(s, seat, parts, mustSpare ? Math.min(limit, all - 1) : limit, false)
  frame.stage = 'group'
}

/** FAC-GUI-3: what comes from off-planet reserves; FAC-FRE-4: not reserves on the planet. */
const isFromSpace = (s: ClassicState, { seat, way }: ShipFrame): boolean =>
  way === 'reserves' && !FACTION[player(s, seat).faction].reservesOnPlanet

/** FAC-BEN-58, AMB-51: whether tokens land as advisors; false if the player has to choose. */
function decideKind(s: ClassicState, frame: ShipFrame): boolean {
  const { seat, to, from, picker } = frame
  if (to === null || hooks(s, seat).hasAdvisors === undefined || frame.decided) return true
  const territory = territoryOf(to)
  const tokens = picker === null ? 0 : takenBy(picker)
  frame.asAdvisors = mayBeAdvisors(s, seat, territory)
  if (!frame.asAdvisors || tokensIn(player(s, seat), territory) > 0) return true
  return wouldBeLost(s, seat, to, from, tokens)
}

/** The advantages it relies on may be stopped (section 11.5), and so may the income from it. */
function declare(s: ClassicState, frame: ShipFrame, tell: Tell): void {
  const { seat, way, to, picker } = frame
  const turn = turnOf(s)
  const guild = lender(s, seat)
  const n = picker === null ? 0 : takenBy(picker)
  tellOpen(tell, 'shipping', { seat, way, forces: n, to })
  const price = priceOf(rateOf(s, turn, way, to === null ? null : territoryOf(to)), n)
  const rest = (owner: Seat, advantage: Advantage, isUsed: boolean) => {
    if (isUsed && !isStopped(s, owner, advantage)) frame.windows.push({ owner, advantage })
  }
  if (guild !== undefined && guild !== seat) rest(guild, 'gui-ally-rate', price > 0)
  if (guild === seat) {
    rest(seat, 'gui-three-ways', way !== 'reserves')
    rest(seat, 'gui-half-price', way !== 'return' && !turn.guildPrice)
  }
  rest(seat, 'fre-storm-ship', to !== null && inStorm(to, s.storm))
  const earner = earnerOf(s, frame)
  if (earner !== undefined) rest(earner, 'gui-income', price > 0)
}

/** One at a time; if an advantage is stopped, the player ships again under the normal rules. */
function passWindows(s: ClassicState, frame: ShipFrame): boolean {
  for (const { owner, advantage } of frame.windows) {
    if (advantage === 'gui-income' || !isStopped(s, owner, advantage)) continue
    popFrame(s, frame)
    return true
  }
  const next = frame.windows[frame.offered]
  if (next === undefined) frame.stage = 'special'
  else {
    frame.offered++
    offerStop(s, next.owner, next.advantage)
  }
  return true
}

/** FAC-GUI-2: paid by others for shipments, unless a Karama set the price. */
function earnerOf(s: ClassicState, { seat }: ShipFrame): Seat | undefined {
  const earner = seatWith(s, 'earnsFromShipments')
  return earner === undefined || earner === seat || turnOf(s).guildPrice ? undefined : earner
}

function land(s: ClassicState, frame: ShipFrame, tell: Tell): void {
  const { seat, way, to, picker } = frame
  // AMB-68: a canceled shipment is used up, and nothing is paid.
  if (frame.cancelled || picker === null) {
    tellOpen(tell, 'shipment-cancelled', { seat })
    return
  }
  const earner = earnerOf(s, frame)
  const isPaid = earner !== undefined && !wasStopped(s, earner, 'gui-income')
  const rate = rateOf(s, turnOf(s), way, to === null ? null : territoryOf(to))
  const price = priceOf(rate, takenBy(picker))
  payWithSupport(s, seat, isPaid ? earner : 'bank', price, 'shipment', tell)
  const p = player(s, seat)
  let forces = 0
  let elite = 0
  for (const group of picker.taken) {
    if (group.from === 'reserves') takeReserves(p, group.forces, group.elite)
    else takeForces(p, group.from, group.forces, group.elite)
    forces += group.forces
    elite += group.elite
  }
  tellOpen(tell, 'shipped', { seat, way, from: frame.from, to, forces, elite, price })
  if (to === null) {
    p.reserves.forces += forces
    p.reserves.elite += elite
    return
  }
  arrive(s, frame, to, forces, elite, tell)
}

function arrive(
  s: ClassicState,
  frame: ShipFrame,
  to: PartId,
  forces: number,
  elite: number,
  tell: Tell,
): void {
  const { seat, asAdvisors } = frame
  const p = player(s, seat)
  const territory = territoryOf(to)
  addForces(p, to, forces, elite)
  flip(s, seat, territory, asAdvisors ? 'advisors' : 'fighters', tell)
  if (asAdvisors && !p.landed.includes(territory)) p.landed.push(territory)
  if (territory !== 'polar-sink' && !asAdvisors && alliesIn(s, seat, territory))
    turnOf(s).mustLeave = territory
  if (inStorm(to, s.storm)) loseHalf(s, seat, to, { forces, elite }, tell)
  if (tokensIn(p, territory) > 0) intrude(s, seat, territory)
}
