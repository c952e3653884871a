// A state that a viewer cannot tell from the real one: everything hidden is dealt again, consistent with what the
// viewer knows. Spice and hand sizes follow from public payments and cards, so they stay as they are.

import {
  draw,
  fork,
  imagineSealed,
  pick,
  type Rng,
  redeal,
  type Seat,
  shuffle,
  type Viewer,
} from '@sietch/kernel'
import { clone } from './clone.ts'
import { LAST_ROUND } from './content/factions.ts'
import { FIRST_STORM_DIALS, STORM_DECK, STORM_DIALS } from './content/storm.ts'
import { treacheryKind } from './content/treachery.ts'
import type { LeaderId, TreacheryId } from './content/types.ts'
import { hooks, seatWith } from './factions/index.ts'
import type { Answer, BattleFrame, Frame, Side } from './frames.ts'
import { captorOf, uncertainLeaders } from './hidden.ts'
import { karamaCards } from './interrupts.ts'
import { bindAnswer, answers as prescienceAnswers } from './rules/answers.ts'
import { callable } from './rules/battle.ts'
import { eligible } from './rules/capture.ts'
import { availableLeaders } from './rules/leaders.ts'
import { choosePlan, planOptions, stepOf } from './rules/plan.ts'
import { means } from './rules/support.ts'
import { areAllied, type ClassicState, player, removeOne } from './state.ts'

type AuctionFrame = Extract<Frame, { kind: 'auction' }>

export function imagine(s: ClassicState, viewer: Viewer, rng: Rng): ClassicState {
  const other = clone(s)
  other.rng = fork(rng)
  for (let owner = 0; owner < other.players.length; owner++) shuffleLeaders(other, owner, viewer, rng)
  dealTraitors(other, viewer, rng)
  dealTreachery(other, viewer, rng)
  dealSpice(other, viewer, rng)
  imagineSecrets(other, viewer, rng)
  for (const frame of other.stack) imagineFrame(other, frame, viewer, rng)
  return other
}

const isAmong = (seats: readonly Seat[], viewer: Viewer): boolean =>
  viewer !== 'spectator' && seats.includes(viewer)

/** Few know which of a player's leaders were taken: the possible ones are dealt again. */
function shuffleLeaders(s: ClassicState, owner: Seat, viewer: Viewer, rng: Rng): void {
  const unsure = uncertainLeaders(s, owner, viewer)
  if (unsure.length === 0) return
  for (const fought of new Set(unsure.map((leader) => leader.fought))) {
    const group = unsure.filter((leader) => leader.fought === fought)
    const places = shuffle(rng, group.map(({ place }) => place).sort())
    for (const [index, leader] of group.entries()) {
      const place = places[index] ?? leader.place
      leader.deaths += Number(place === 'hidden') - Number(leader.place === 'hidden')
      leader.place = place
    }
  }
  const captured = player(s, owner).leaders.filter(({ place }) => place === 'captured')
  for (const p of s.players) {
    p.captives = p.captives.map((captive) =>
      captive.owner === owner ? { owner, leader: captured.shift()?.id ?? captive.leader } : captive,
    )
  }
}

/** VIS-5, VIS-6: known are called traitors and those the viewer was dealt. */
function dealTraitors(s: ClassicState, viewer: Viewer, rng: Rng): void {
  const zones: LeaderId[][] = [s.traitorDeck]
  for (const [seat, p] of s.players.entries()) {
    if (seat === viewer) continue
    p.traitors = p.traitors.filter((leader) => !p.revealedTraitors.includes(leader))
    zones.push(p.traitors, p.returned)
  }
  redeal(rng, zones)
  for (const [seat, p] of s.players.entries()) {
    if (seat !== viewer) p.traitors.push(...p.revealedTraitors)
  }
}

/** VIS-3, VIS-8 to VIS-10. */
function dealTreachery(s: ClassicState, viewer: Viewer, rng: Rng): void {
  const seen = s.known.filter(({ to }) => isAmong(to, viewer))
  const onSale = isAmong(s.rowSeen, viewer) ? s.row.shift() : undefined
  const zones: TreacheryId[][] = [s.treacheryDeck, s.row]
  for (const [seat, { hand }] of s.players.entries()) {
    if (seat === viewer) continue
    for (const { holder, card } of seen) if (holder === seat) removeOne(hand, card)
    zones.push(hand)
  }
  redeal(rng, zones)
  for (const [seat] of s.players.entries()) {
    if (seat !== viewer)
      keepAnnouncement(
        s,
        seat,
        zones,
        seen.some((known) => known.holder === seat && known.card === 'cheap-hero'),
      )
  }
  keepPledge(s, viewer, zones)
  for (const { holder, card } of seen) if (holder !== viewer) player(s, holder).hand.push(card)
  if (onSale !== undefined) s.row.unshift(onSale)
  // What others know about hands that were dealt again is no longer true.
  s.known = s.known.map((known) => retell(s, known, viewer))
}

/** A player who knows a card in a hand now knows one of the new cards. */
function retell(
  s: ClassicState,
  known: ClassicState['known'][number],
  viewer: Viewer,
): ClassicState['known'][number] {
  const { hand } = player(s, known.holder)
  if (isAmong(known.to, viewer) || hand.includes(known.card)) return known
  return { ...known, card: hand[0] ?? known.card }
}

/** AMB-88: a player who bids beyond their means holds a card to pay with. */
function keepPledge(s: ClassicState, viewer: Viewer, zones: readonly TreacheryId[][]): void {
  const frame = s.stack.find((one) => one.kind === 'auction')
  if (frame === undefined || frame.bidder === null || frame.bidder === viewer) return
  const { bidder, karama, bid } = frame
  const isKnown = s.known.some(
    ({ holder, card, to }) => holder === bidder && card === karama && isAmong(to, viewer),
  )
  if (karama === null || isKnown || bid <= means(s, bidder)) return
  const worthless = hooks(s, bidder).worthlessIsKarama === true
  swapIn(
    player(s, bidder).hand,
    zones,
    (card) => card === 'karama' || (worthless && treacheryKind(card) === 'worthless'),
  )
}

/** VIS-15: a player without a leader holds a Cheap Hero, or has declared that there is none. */
function keepAnnouncement(
  s: ClassicState,
  seat: Seat,
  zones: readonly TreacheryId[][],
  knowsHero: boolean,
): void {
  const frame = s.stack.find((one) => one.kind === 'battle')
  if (frame === undefined || frame.stage === 'announce' || !frame.seats.includes(seat)) return
  const side: Side = frame.seats[0] === seat ? 0 : 1
  if (frame.committed[0] && frame.committed[1]) return
  const { hand } = player(s, seat)
  const wants = !frame.leaderless[side]
  if (wants && (knowsHero || availableLeaders(s, seat, frame.territory).length > 0)) return
  if (wants) swapIn(hand, zones, (card) => card === 'cheap-hero')
  else while (hand.includes('cheap-hero')) if (!swapOut(hand, zones, 'cheap-hero')) break
}

/** Swaps a card in the hand for a needed one from somewhere else. */
function swapIn(
  hand: TreacheryId[],
  zones: readonly TreacheryId[][],
  isWanted: (card: TreacheryId) => boolean,
): void {
  const [given] = hand
  if (given === undefined || hand.some(isWanted)) return
  for (const zone of zones) {
    if (zone === hand) continue
    const index = zone.findIndex(isWanted)
    const wanted = zone[index]
    if (wanted === undefined) continue
    hand[0] = wanted
    zone[index] = given
    return
  }
}

function swapOut(hand: TreacheryId[], zones: readonly TreacheryId[][], card: TreacheryId): boolean {
  for (const zone of zones) {
    if (zone === hand) continue
    const index = zone.findIndex((one) => one !== card)
    const taken = zone[index]
    if (taken === undefined) continue
    zone[index] = card
    hand[hand.indexOf(card)] = taken
    return true
  }
  return false
}

/** VIS-10, VIS-11. */
function dealSpice(s: ClassicState, viewer: Viewer, rng: Rng): void {
  const top = isAmong(s.spiceSeen, viewer) ? s.spiceDeck.pop() : undefined
  redeal(rng, [s.spiceDeck])
  if (top !== undefined) s.spiceDeck.push(top)
}

/** VIS-7, VIS-13, AMB-20. */
function imagineSecrets(s: ClassicState, viewer: Viewer, rng: Rng): void {
  if (s.stormCard !== null && !isAmong(s.stormCard.seen, viewer)) {
    s.stormCard = { ...s.stormCard, value: pick(rng, STORM_DECK) }
  }
  const prophet = seatWith(s, 'predicts')
  if (s.prediction !== null && prophet !== viewer && s.won?.by !== 'prediction') {
    const factions = s.players.filter((_, seat) => seat !== prophet).map(({ faction }) => faction)
    s.prediction = { faction: pick(rng, factions), round: draw(rng, LAST_ROUND) + 1 }
  }
  const isOffering = s.stack.some(({ kind }) => kind === 'offer')
  for (const [seat, p] of s.players.entries()) {
    const isKnown = seat === viewer || (viewer !== 'spectator' && areAllied(s, seat, viewer))
    // Bids and shipments may depend on it, so it can only have been more; an offer being made depends on what is left.
    if (!isKnown && !isOffering && p.support > 0) p.support += draw(rng, Math.max(0, p.spice - p.support) + 1)
  }
}

/** Secret picks are made again by those who could have made them. */
function imagineFrame(s: ClassicState, frame: Frame, viewer: Viewer, rng: Rng): void {
  switch (frame.kind) {
    case 'predict':
      if (frame.seat !== viewer && frame.faction !== null) frame.faction = null
      return
    case 'traitors':
      imagineSealed(frame.picks, viewer, rng, (seat) => player(s, seat).traitors)
      return
    case 'storm': {
      const { from, to } = s.round === 1 ? FIRST_STORM_DIALS : STORM_DIALS
      if (frame.dials.waiting.length > 0)
        imagineSealed(frame.dials, viewer, rng, () =>
          Array.from({ length: to - from + 1 }, (_, n) => n + from),
        )
      return
    }
    case 'window':
      imagineSealed(frame.answers, viewer, rng, (seat) => possibleAnswers(s, seat, frame))
      return
    case 'auction':
      imaginePledge(s, frame, viewer)
      imagineLimits(s, frame, viewer, rng)
      return
    case 'battle':
      imagineBattle(s, frame, viewer, rng)
  }
}

/** A seat that lets the table bid may have named any affordable price from the current bid up. */
function imagineLimits(s: ClassicState, frame: AuctionFrame, viewer: Viewer, rng: Rng): void {
  const { limits, bid } = frame
  for (const [index, { seat }] of limits.entries()) {
    if (seat === viewer) continue
    const beyond = Math.max(0, means(s, seat) - bid)
    limits[index] = { seat, most: frame.passed.includes(seat) ? bid : bid + draw(rng, beyond + 1) }
  }
}

function possibleAnswers(
  s: ClassicState,
  seat: Seat,
  { window }: Extract<Frame, { kind: 'window' }>,
): Answer[] {
  if (window.name === 'stop' || window.name === 'special') return ['pass', ...karamaCards(s, seat)]
  return player(s, seat).hand.includes(window.name) ? ['pass', window.name] : ['pass']
}

/** AMB-88: a bid beyond the bidder's means depends on a Karama, which was dealt; any other can be paid. */
function imaginePledge(s: ClassicState, frame: AuctionFrame, viewer: Viewer): void {
  const { bidder } = frame
  if (bidder === null || bidder === viewer || frame.karama === null) return
  frame.karama = null
  if (frame.bid > means(s, bidder)) frame.karama = karamaCards(s, bidder)[0] ?? null
}

function imagineBattle(s: ClassicState, frame: BattleFrame, viewer: Viewer, rng: Rng): void {
  const { winner } = frame
  if (frame.captive !== null && winner !== null && frame.seats[winner] !== viewer && captorOf(s) !== viewer) {
    const leaders = eligible(s, frame)
    if (leaders.length > 0) frame.captive = pick(rng, leaders)
  }
  if (frame.committed[0] && frame.committed[1]) {
    imagineSealed(frame.calls, viewer, rng, (seat) => (callable(s, frame, seat) ? [true, false] : [false]))
    return
  }
  for (const side of [0, 1] as const) {
    if (frame.seats[side] === viewer) continue
    imagineLock(s, frame, side, viewer, rng)
    if (isAmong(frame.seenBy, viewer) && frame.committed[side]) continue
    frame.plans[side] = {}
    if (frame.committed[side]) makePlan(s, frame, side, rng)
  }
}

/** An answer that the viewer did not hear is given again. */
function imagineLock(s: ClassicState, frame: BattleFrame, side: Side, viewer: Viewer, rng: Rng): void {
  const { prescience } = frame
  if (prescience === null || Object.keys(frame.locks[side]).length === 0) return
  const hears = viewer !== 'spectator' && (prescience.by === viewer || areAllied(s, prescience.by, viewer))
  if (hears) return
  frame.locks[side] = {}
  frame.plans[side] = {}
  bindAnswer(frame.locks[side], prescience.part, pick(rng, prescienceAnswers(s, frame)))
}

function makePlan(s: ClassicState, frame: BattleFrame, side: Side, rng: Rng): void {
  const plan = frame.plans[side]
  for (let step = stepOf(plan); step !== undefined; step = stepOf(plan)) {
    choosePlan(plan, step, pick(rng, planOptions(s, frame, side, step)))
  }
}
