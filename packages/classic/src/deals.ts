// Bribes and deals (DUN-DEA, AMB-72): spice or a promise, for nothing, for spice, for a promise, or when a condition
// comes true. Everything is public. Promised spice is set aside at once; the table can see whether a condition was met;
// for any other promise, the recipient says whether it was kept.

import { type Option, popFrame, type Seat, type Tell, targetId, targetNumber } from '@sietch/kernel'
import { bare, numbers, ofPledge, ofSeat, ofWord, toTerritory } from './choices.ts'
import { TERRITORIES } from './content/map.ts'
import type { TerritoryId } from './content/types.ts'
import { tellOpen } from './events.ts'
import { hooks } from './factions/index.ts'
import { fightersIn } from './forces.ts'
import type { Frame } from './frames.ts'
import { pay } from './spice.ts'
import {
  areAllied,
  type ClassicState,
  type Deal,
  type DealCondition,
  type Kind,
  PLEDGES,
  type Pledge,
  player,
  type SettledDeal,
} from './state.ts'

type OfferFrame = Extract<Frame, { kind: 'offer' }>

/** After this many declined offers, a seat cannot pester anyone until the phase ends. */
const MOST_REFUSALS = 3
/** The most spice that can be asked for. */
const MOST_ASKED = 20

/** DUN-DEA-1, CON-16, AMB-40: only between players who are not allied; not before the first round. */
export function mayDeal(s: ClassicState, seat: Seat): boolean {
  if (s.round === 0 || (!s.advanced && !s.options.bribesInBasic)) return false
  if (player(s, seat).refusals >= MOST_REFUSALS) return false
  for (let other = 0; other < s.players.length; other++) if (isPartner(s, seat, other)) return true
  return false
}

export const mayBribe = (s: ClassicState, seat: Seat): boolean => mayDeal(s, seat) && spareSpice(s, seat) > 0

/** What is not needed for, or promised to an ally for, something under way (AMB-20). */
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
  other !== seat && (!areAllied(s, seat, other) || (isGenerous(s, seat) && spareSpice(s, seat) > 0))

/** CON-9: a player who may pay for an ally's revival may also give spice: a gift, not a bribe. */
const isGenerous = (s: ClassicState, seat: Seat): boolean =>
  s.options.emperorGivesSpice && hooks(s, seat).paysAllyRevival !== undefined

export const newOffer = (seat: Seat): OfferFrame => ({
  kind: 'offer',
  seat,
  to: null,
  spice: 0,
  pledge: null,
  when: null,
  asks: 0,
})

/** To whom, what, and in return for what; then the other player accepts or declines. */
export const offer: Kind<'offer'> = {
  step: () => false,
  // A player who cannot pay what is asked must decline; no one learns why.
  decisions: (_, { seat, to, when }) => [
    to !== null && when !== null ? { seat: to, kind: 'deal-offered', ask: true } : { seat, kind: 'offer' },
  ],
  options(s, frame) {
    const { seat, to, when } = frame
    if (to === null) return [bare('cancel'), ...partners(s, seat).map((other) => ofSeat('deal-with', other))]
    if (isEmpty(frame)) return gifts(s, seat, to)
    if (when === null) return returns(s, frame, to)
    return frame.asks <= spareSpice(s, to) ? [bare('accept'), bare('decline')] : [bare('decline')]
  },
  chosen(s, frame, _, chosen, tell) {
    if (frame.to === null) {
      if (chosen.verb === 'cancel') popFrame(s, frame)
      else frame.to = targetNumber(chosen)
    } else if (isEmpty(frame)) {
      if (chosen.verb === 'give') frame.spice = targetNumber(chosen)
      else frame.pledge = targetId(chosen) as Pledge
    } else if (frame.when === null) {
      frame.when = returnOf(chosen)
      if (chosen.verb === 'ask-spice') frame.asks = targetNumber(chosen)
      tellOpen(tell, 'deal-offered', bargain(frame, frame.to, frame.when))
    } else {
      popFrame(s, frame)
      if (chosen.verb === 'accept') strike(s, frame, frame.to, frame.when, tell)
      else {
        player(s, frame.seat).refusals++
        tellOpen(tell, 'deal-declined', { seat: frame.seat, to: frame.to })
      }
    }
  },
}

const isEmpty = ({ spice, pledge }: OfferFrame): boolean => spice === 0 && pledge === null

/** DUN-DEA-2: spice, information, future actions; nothing is promised twice. */
function gifts(s: ClassicState, seat: Seat, to: Seat): Option[] {
  const spice = numbers('give', 1, spareSpice(s, seat))
  return areAllied(s, seat, to) ? spice : [...spice, ...pledges(s, 'promise', seat, to)]
}

const pledges = (s: ClassicState, verb: 'promise' | 'ask-promise', by: Seat, to: Seat): Option[] =>
  PLEDGES.filter((pledge) => pledgeBy(s, by, to, pledge) === undefined).map((pledge) =>
    ofWord(verb, 'pledge', pledge),
  )

/** What may be asked for in return. */
function returns(s: ClassicState, { seat, pledge }: OfferFrame, to: Seat): Option[] {
  const options = [bare('at-once')]
  if (areAllied(s, seat, to)) return options
  if (s.phase === 'bidding') options.push(bare('if-buys-nothing'))
  if (s.phase === 'shipment') {
    for (const territory of TERRITORIES) {
      if (fightersIn(player(s, to), territory) > 0) options.push(toTerritory('if-absent', territory))
    }
  }
  options.push(...pledges(s, 'ask-promise', to, seat))
  if (pledge !== null) options.push(...numbers('ask-spice', 1, MOST_ASKED))
  return options
}

function returnOf(chosen: Option): DealCondition | 'now' {
  switch (chosen.verb) {
    case 'if-absent':
      return { kind: 'absent', territory: targetId(chosen) as TerritoryId }
    case 'if-buys-nothing':
      return { kind: 'buys-nothing' }
    case 'ask-promise':
      return { kind: 'pledge', pledge: targetId(chosen) as Pledge }
    default:
      return 'now'
  }
}

const bargain = ({ seat, spice, pledge, asks }: OfferFrame, to: Seat, when: DealCondition | 'now') => ({
  seat,
  to,
  spice,
  when: when === 'now' ? when : { ...when },
  ...(pledge === null ? {} : { pledge }),
  ...(asks === 0 ? {} : { asks }),
})

/** DUN-DEA-3: spice stays in front of the recipient's screen until the Mentat Pause. */
function strike(s: ClassicState, frame: OfferFrame, to: Seat, when: DealCondition | 'now', tell: Tell): void {
  const { seat, spice, pledge, asks } = frame
  if (areAllied(s, seat, to)) {
    pay(s, seat, to, spice, 'gift', tell)
    return
  }
  tellOpen(tell, 'deal', bargain(frame, to, when))
  const owe = (deal: Deal) => {
    s.deals = [...s.deals, deal]
  }
  bribe(s, to, seat, asks)
  if (pledge !== null) owe({ from: to, to: seat, spice: 0, when: { kind: 'pledge', pledge } })
  if (when === 'now') bribe(s, seat, to, spice)
  else if (when.kind === 'pledge') {
    bribe(s, seat, to, spice)
    owe({ from: seat, to, spice: 0, when })
  } else {
    player(s, seat).spice -= spice
    owe({ from: seat, to, spice, when })
  }
}

function bribe(s: ClassicState, from: Seat, to: Seat, spice: number): void {
  player(s, from).spice -= spice
  player(s, to).bribes += spice
}

/** Buying breaks a promise to buy nothing; the spice goes back. */
export function breakPromise(s: ClassicState, buyer: Seat, tell: Tell): void {
  for (const deal of s.deals) {
    if (deal.when.kind === 'buys-nothing' && deal.to === buyer) conclude(s, deal, false, tell)
  }
}

/** Conditions are checked when their phase ends. */
export function judgeDeals(s: ClassicState, phase: 'bidding' | 'shipment', tell: Tell): void {
  for (const deal of s.deals) {
    if (deal.when.kind === 'buys-nothing' && phase === 'bidding') conclude(s, deal, true, tell)
    if (deal.when.kind === 'absent' && phase === 'shipment')
      conclude(s, deal, fightersIn(player(s, deal.to), deal.when.territory) === 0, tell)
  }
}

function conclude(s: ClassicState, deal: Deal, kept: boolean, tell: Tell): void {
  s.deals = s.deals.filter((one) => one !== deal)
  s.settled = [...s.settled, { ...deal, round: s.round, kept }]
  if (kept) player(s, deal.to).bribes += deal.spice
  else player(s, deal.from).spice += deal.spice
  tellOpen(tell, 'deal-concluded', { ...deal, kept, when: { ...deal.when } })
}

/** What a player has promised another that only the other can judge. */
function pledgeBy(s: ClassicState, by: Seat, other: Seat, pledge: Pledge): Deal | undefined {
  for (const deal of s.deals) {
    const { from, to, when } = deal
    if (from === other && to === by && when.kind === 'pledge' && when.pledge === pledge) return deal
  }
  return undefined
}

/** Has anyone promised the seat something that it can judge? */
export function isOwedPledge(s: ClassicState, seat: Seat): boolean {
  for (const { from, when } of s.deals) if (from === seat && when.kind === 'pledge') return true
  return false
}

/** AMB-72: `pledge-kept 2 > no-attack`, `pledge-broken …`. */
export const judgements = (s: ClassicState, seat: Seat): Option[] =>
  s.deals.flatMap(({ from, to, when }) =>
    from === seat && when.kind === 'pledge'
      ? [ofPledge('pledge-kept', to, when.pledge), ofPledge('pledge-broken', to, when.pledge)]
      : [],
  )

export function judgePledge(s: ClassicState, seat: Seat, chosen: Option, tell: Tell): void {
  const deal = pledgeBy(s, targetNumber(chosen), seat, targetId(chosen, 1) as Pledge)
  if (deal !== undefined) conclude(s, deal, chosen.verb === 'pledge-kept', tell)
}

/** What was settled is kept until the end of the next round. */
export function forgetDeals(s: ClassicState): void {
  const isRemembered = ({ round }: SettledDeal) => round >= s.round - 1
  if (!s.settled.every(isRemembered)) s.settled = s.settled.filter(isRemembered)
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
