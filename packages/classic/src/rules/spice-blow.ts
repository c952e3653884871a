// Phase 2: spice blows, worms (DUN-BLW, ADV-BLW, FAC-FRE-6 to FAC-FRE-10, FAC-FRE-51).

import { popFrame, pushFrame, type Seat, shuffle, type Tell, targetId } from '@sietch/kernel'
import { flipLoneAdvisors } from '../advisors.ts'
import { bare, toTerritory } from '../choices.ts'
import { inStorm, SAND } from '../content/map.ts'
import { SPICE_BLOWS } from '../content/spice.ts'
import type { SpiceCardId, TerritoryId } from '../content/types.ts'
import { tellOpen, tellRevealed } from '../events.ts'
import { seatWith } from '../factions/index.ts'
import { killAll, tokensIn } from '../forces.ts'
import type { Frame } from '../frames.ts'
import { isStopped, offerSpecial, offerStop, wasStopped } from '../interrupts.ts'
import { blowSpice, clearSpice } from '../spice.ts'
import { alliesOf, type ClassicState, type Kind, player } from '../state.ts'
import { haveAlliances } from './alliances.ts'
import { newNegotiation } from './negotiation.ts'

type BlowFrame = Extract<Frame, { kind: 'blow' }>

export const newBlow = (): BlowFrame => ({
  kind: 'blow',
  pile: 0,
  stage: 'special',
  worms: 0,
  shaiHuluds: 0,
  setAside: 0,
  rides: [],
  lateNexus: false,
  lateRides: [],
})

export const blow: Kind<'blow'> = {
  step(s, frame, tell) {
    const isLast = !s.advanced || frame.pile === 1
    switch (frame.stage) {
      case 'special':
        frame.stage = 'reveal'
        if (s.round > 1) offerSpecial(s, 'worm')
        return true
      case 'reveal':
        return reveal(s, frame, tell)
      case 'special-after':
        frame.stage = 'nexus'
        if (s.round > 1 && isLast) offerSpecial(s, 'worm')
        return true
      case 'nexus':
        frame.stage = 'rides'
        flipLoneAdvisors(s, tell)
        if (frame.worms > 0 || (isLast && frame.lateNexus)) {
          tellOpen(tell, 'nexus', {})
          if (haveAlliances(s)) pushFrame(s, newNegotiation(s, 'alliances'))
        }
        return true
      case 'rides':
        return ride(s, frame, isLast)
      default:
        if (!isLast) {
          Object.assign(frame, { pile: 1, stage: 'special', worms: 0 })
          return true
        }
        popFrame(s, frame)
        flipLoneAdvisors(s, tell)
        return true
    }
  },
}

/** ADV-BLW-5, AMB-12: all discards are shuffled when a card is needed and none is left. */
function drawSpice(s: ClassicState): SpiceCardId {
  if (s.spiceDeck.length === 0) {
    s.spiceDeck = shuffle(s.rng, [...s.spiceDiscards[0], ...s.spiceDiscards[1]])
    s.spiceDiscards = [[], []]
  }
  s.spiceSeen = []
  const card = s.spiceDeck.pop()
  if (card === undefined) throw new Error('the Spice deck and its discards are empty')
  return card
}

function reveal(s: ClassicState, frame: BlowFrame, tell: Tell): boolean {
  const card = drawSpice(s)
  const pile = s.spiceDiscards[frame.pile]
  tellRevealed(tell, 'spice-card', { card, pile: frame.pile })
  if (card !== 'shai-hulud') {
    pile.push(card)
    blowAt(s, card, tell)
    if (frame.setAside > 0) {
      for (; frame.setAside > 0; frame.setAside--) s.spiceDeck.push('shai-hulud')
      shuffle(s.rng, s.spiceDeck)
    }
    frame.stage = 'special-after'
    return true
  }
  // DUN-BLW-5: no worm comes in round 1.
  if (s.round === 1) {
    frame.setAside++
    return true
  }
  frame.worms++
  frame.shaiHuluds++
  const target = topTerritory(pile)
  pile.push(card)
  const placer = seatWith(s, 'placesWorms')
  const count = s.options.fremenExtraWormScope === 'phase' ? frame.shaiHuluds : frame.worms
  if (placer !== undefined && count > 1 && !isStopped(s, placer, 'fre-worm-place')) {
    // AMB-15: if declined, the card works as if no one could place it; that is pending beneath.
    if (frame.worms === 1 && target !== undefined) pushFrame(s, newWorm(target, false))
    pushFrame(s, { kind: 'place-worm', seat: placer, stage: 'choose', to: null, karama: false })
    return true
  }
  // DUN-BLW-7: only the first worm of a blow strikes; optionally, each may be ridden where it struck.
  if (target === undefined) return true
  if (frame.worms === 1) pushFrame(s, newWorm(target, false))
  else if (!s.advanced && s.options.rideForEachWorm) frame.rides.push(target)
  return true
}

/** DUN-BLW-2 to DUN-BLW-4. */
function blowAt(s: ClassicState, card: Exclude<SpiceCardId, 'shai-hulud'>, tell: Tell): void {
  const { part, amount } = SPICE_BLOWS[card]
  if (inStorm(part, s.storm)) return
  blowSpice(s, part, amount)
  tellOpen(tell, 'spice-blow', { part, spice: amount })
}

function topTerritory(pile: readonly SpiceCardId[]): Exclude<SpiceCardId, 'shai-hulud'> | undefined {
  for (let at = pile.length - 1; at >= 0; at--) {
    const card = pile[at]
    if (card !== undefined && card !== 'shai-hulud') return card
  }
  return undefined
}

const newWorm = (territory: TerritoryId, karama: boolean): Frame => ({
  kind: 'worm',
  territory,
  stage: 'start',
  asked: [],
  spared: [],
  karama,
})

/** FAC-FRE-51, ADV-KAR-5: on any sand; placing a worm from a card may be declined. */
export const placeWorm: Kind<'place-worm'> = {
  step(s, frame) {
    if (frame.stage === 'choose') return false
    const { seat, to, karama } = frame
    popFrame(s, frame)
    if (to === null) return true
    if (!karama) {
      if (wasStopped(s, seat, 'fre-worm-place')) return true
      // The worm it replaces no longer strikes.
      const beneath = s.stack[s.stack.length - 1]
      if (beneath?.kind === 'worm') s.stack.pop()
    }
    pushFrame(s, newWorm(to, karama))
    return true
  },
  decisions: (_, { seat }) => [{ seat, kind: 'place-worm' }],
  options: (_, { karama }) => (karama ? worms : [bare('decline'), ...worms]),
  chosen(s, frame, { seat }, chosen, tell) {
    frame.stage = 'window'
    if (chosen.verb === 'decline') return
    frame.to = targetId(chosen) as TerritoryId
    tellOpen(tell, 'worm-placed', { seat, territory: frame.to })
    if (!frame.karama) offerStop(s, seat, 'fre-worm-place')
  },
}

const worms = SAND.map((territory) => toTerritory('worm', territory))

/** DUN-BLW-6, FAC-FRE-6, FAC-FRE-10: it devours everyone except its riders and the allies they protect. */
export const worm: Kind<'worm'> = {
  step(s, frame, tell) {
    const { territory, asked } = frame
    const rider = seatWith(s, 'ridesWorms')
    switch (frame.stage) {
      case 'start':
        frame.stage = 'protect'
        if (rider === undefined) return true
        for (const ally of alliesOf(s, rider)) {
          if (tokensIn(player(s, ally), territory) > 0) asked.push(ally)
        }
        if (tokensIn(player(s, rider), territory) > 0) offerStop(s, rider, 'fre-worm')
        return true
      case 'protect':
        if (asked.length > 0) return false
        frame.stage = 'strike'
        if (rider !== undefined && frame.spared.length > 0) offerStop(s, rider, 'fre-ally-worm')
        return true
      default:
        popFrame(s, frame)
        strike(s, frame, rider, tell)
        return true
    }
  },
  decisions(s) {
    const rider = seatWith(s, 'ridesWorms')
    return rider === undefined ? [] : [{ seat: rider, kind: 'protect' }]
  },
  options: () => [bare('protect'), bare('abandon')],
  chosen(_, frame, __, { verb }) {
    const ally = frame.asked.shift()
    if (verb === 'protect' && ally !== undefined) frame.spared.push(ally)
  },
}

function strike(
  s: ClassicState,
  frame: Extract<Frame, { kind: 'worm' }>,
  rider: Seat | undefined,
  tell: Tell,
): void {
  const { territory, spared, karama } = frame
  tellOpen(tell, 'worm', { territory })
  clearSpice(s, territory, tell)
  const survives = rider !== undefined && !isStopped(s, rider, 'fre-worm')
  const protects = rider !== undefined && !isStopped(s, rider, 'fre-ally-worm')
  for (let seat = 0; seat < s.players.length; seat++) {
    if (seat === rider ? survives : protects && spared.includes(seat)) continue
    killAll(s, seat, territory, 'worm', tell)
  }
  const blowing = s.stack.find((one) => one.kind === 'blow')
  if (blowing === undefined) return
  if (karama) blowing.lateNexus = true
  if (!survives || tokensIn(player(s, rider), territory) === 0) return
  const rides = karama ? blowing.lateRides : blowing.rides
  rides.push(territory)
}

/** FAC-FRE-7: after the Nexus, one ride per worm whose territory still has riders. */
function ride(s: ClassicState, frame: BlowFrame, isLast: boolean): boolean {
  const rider = seatWith(s, 'ridesWorms')
  const territory = frame.rides.shift() ?? (isLast ? frame.lateRides.shift() : undefined)
  if (rider === undefined || territory === undefined) {
    frame.stage = 'next'
    return true
  }
  if (isStopped(s, rider, 'fre-worm') || tokensIn(player(s, rider), territory) === 0) return true
  pushFrame(s, {
    kind: 'move',
    seat: rider,
    by: 'ride',
    from: territory,
    to: null,
    picker: null,
    stage: 'to',
    asAdvisors: false,
    all: false,
  })
  return true
}
