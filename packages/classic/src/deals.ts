// Bribes and deals (DUN-DEA, AMB-72): spice now, or spice when a condition comes true. Everything is public; what is
// promised is set aside at once, so that it is kept. Anything else that players agree on is said aloud.

import { type Option, popFrame, type Seat, type Tell, targetId, targetNumber } from '@sietch/kernel'
import { bare, numbers, ofSeat, toTerritory } from './choices.ts'
import { TERRITORIES } from './content/map.ts'
import type { TerritoryId } from './content/types.ts'
import { tellOpen } from './events.ts'
import { hooks } from './factions/index.ts'
import { fightersIn } from './forces.ts'
import type { Frame } from './frames.ts'
import { pay } from './spice.ts'
import { areAllied, type ClassicState, type Deal, type DealCondition, type Kind, player } from './state.ts'

type OfferFrame = Extract<Frame, { kind: 'offer' }>

/** DUN-DEA-1, CON-16, AMB-40: with somebody not allied; not before the first round. */
export function mayDeal(s: ClassicState, seat: Seat): boolean {
  if (s.round === 0 || (!s.advanced && !s.options.bribesInBasic)) return false
  const { hasOffered, spice } = player(s, seat)
  if (hasOffered || spice === 0 || spareSpice(s, seat) === 0) return false
  for (let other = 0; other < s.players.length; other++) if (isPartner(s, seat, other)) return true
  return false
}

/** What is not needed for something that is under way, or promised for it to an ally (AMB-20). */
function spareSpice(s: ClassicState, seat: Seat): number {
  const { spice } = player(s, seat)
  let bound = 0
  for (const frame of s.stack) {
    switch (frame.kind) {
      case 'auction':
        bound += boundBy(s, seat, frame.bidder, frame.bid)
        break
      case 'bidding':
        if (frame.sale !== null && (frame.step === 'take' || frame.step === 'income'))
          bound += boundBy(s, seat, frame.sale.seat, frame.sale.bid)
        break
      case 'ship':
        bound += boundBy(s, seat, frame.seat, spice)
        break
      case 'battle':
        if (frame.seats.includes(seat)) bound = spice
        break
      case 'revival':
        for (const grant of frame.grants) if (grant.seat === seat && grant.kind === 'pay') bound = spice
    }
  }
  return Math.max(0, spice - bound)
}

function boundBy(s: ClassicState, seat: Seat, payer: Seat | null, price: number): number {
  if (payer === seat) return price
  return payer !== null && areAllied(s, payer, seat) ? player(s, seat).support : 0
}

const partners = (s: ClassicState, seat: Seat): Seat[] =>
  s.players.map((_, other) => other).filter((other) => isPartner(s, seat, other))

const isPartner = (s: ClassicState, seat: Seat, other: Seat): boolean =>
  other !== seat && (!areAllied(s, seat, other) || isGenerous(s, seat))

/** CON-9: who pays for an ally's revival may give spice as well: a gift, not a bribe. */
const isGenerous = (s: ClassicState, seat: Seat): boolean =>
  s.options.emperorGivesSpice && hooks(s, seat).paysAllyRevival !== undefined

/** To whom, how much, on which condition; then the other one accepts or not. */
export const offer: Kind<'offer'> = {
  step: () => false,
  decisions: (_, { seat, to, when }) => [
    to !== null && when !== null ? { seat: to, kind: 'deal-offered' } : { seat, kind: 'offer' },
  ],
  options(s, frame) {
    const { seat, to, spice, when } = frame
    if (to === null) return [bare('cancel'), ...partners(s, seat).map((other) => ofSeat('deal-with', other))]
    if (spice === 0) return numbers('give', 1, spareSpice(s, seat))
    if (when === null) return conditions(s, to)
    return [bare('accept'), bare('decline')]
  },
  chosen(s, frame, _, chosen, tell) {
    if (frame.to === null) {
      if (chosen.verb === 'cancel') popFrame(s, frame)
      else frame.to = targetNumber(chosen)
    } else if (frame.spice === 0) frame.spice = targetNumber(chosen)
    else if (frame.when === null) {
      frame.when = conditionOf(chosen)
      tellOpen(tell, 'deal-offered', {
        seat: frame.seat,
        to: frame.to,
        spice: frame.spice,
        when: shown(frame.when),
      })
    } else {
      popFrame(s, frame)
      if (chosen.verb === 'accept') strike(s, frame, tell)
      else tellOpen(tell, 'deal-declined', { seat: frame.seat, to: frame.to })
    }
  },
}

function conditions(s: ClassicState, to: Seat): Option[] {
  const options = [bare('at-once')]
  if (s.phase === 'bidding') options.push(bare('if-buys-nothing'))
  if (s.phase === 'shipment') {
    for (const territory of TERRITORIES) {
      if (fightersIn(player(s, to), territory) > 0) options.push(toTerritory('if-absent', territory))
    }
  }
  return options
}

function conditionOf(chosen: Option): DealCondition | 'now' {
  if (chosen.verb === 'if-absent') return { kind: 'absent', territory: targetId(chosen) as TerritoryId }
  return chosen.verb === 'if-buys-nothing' ? { kind: 'buys-nothing' } : 'now'
}

const shown = (when: DealCondition | 'now') => (when === 'now' ? when : { ...when })

/** DUN-DEA-3: it lies in front of the recipient's screen until the Mentat Pause. */
function strike(s: ClassicState, { seat, to, spice, when }: OfferFrame, tell: Tell): void {
  if (to === null || when === null) return
  if (areAllied(s, seat, to)) {
    pay(s, seat, to, spice, 'gift', tell)
    return
  }
  player(s, seat).spice -= spice
  tellOpen(tell, 'deal', { seat, to, spice, when: shown(when) })
  if (when === 'now') player(s, to).bribes += spice
  else s.deals.push({ from: seat, to, spice, when })
}

/** A buyer breaks the promise to buy nothing; the spice goes back. */
export function breakPromise(s: ClassicState, buyer: Seat, tell: Tell): void {
  for (const deal of [...s.deals]) {
    if (deal.when.kind === 'buys-nothing' && deal.to === buyer) conclude(s, deal, false, tell)
  }
}

/** Conditions are looked at when their phase ends. */
export function judgeDeals(s: ClassicState, phase: 'bidding' | 'shipment', tell: Tell): void {
  for (const deal of [...s.deals]) {
    if (deal.when.kind === 'buys-nothing' && phase === 'bidding') conclude(s, deal, true, tell)
    if (deal.when.kind === 'absent' && phase === 'shipment')
      conclude(s, deal, fightersIn(player(s, deal.to), deal.when.territory) === 0, tell)
  }
}

function conclude(s: ClassicState, deal: Deal, kept: boolean, tell: Tell): void {
  s.deals.splice(s.deals.indexOf(deal), 1)
  if (kept) player(s, deal.to).bribes += deal.spice
  else player(s, deal.from).spice += deal.spice
  tellOpen(tell, 'deal-concluded', { from: deal.from, to: deal.to, spice: deal.spice, kept })
}

/** DUN-MEN-1. */
export function takeBribes(s: ClassicState, tell: Tell): void {
  for (const [seat, p] of s.players.entries()) {
    if (p.bribes === 0) continue
    p.spice += p.bribes
    tellOpen(tell, 'bribes-taken', { seat, spice: p.bribes })
    p.bribes = 0
  }
}
