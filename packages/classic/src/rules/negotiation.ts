// Negotiations: everyone proposes to anyone and accepts or declines what others propose, all at once, until all are
// done. Alliances are made and broken at a Nexus (DUN-NEX, DUN-ALY-1 to DUN-ALY-5, AMB-14); factions that were dealt
// are swapped before the game (DUN-SET-3, D-SET-3).

import { popFrame, type Seat, seats, type Tell, targetNumber } from '@sietch/kernel'
import { decisionAtLeisure } from '../anytime.ts'
import { bare, optionsOf } from '../choices.ts'
import { tellOpen } from '../events.ts'
import type { NegotiationFrame } from '../frames.ts'
import type { ClassicState, Kind } from '../state.ts'
import { breakUp, canJoin, isAllied, join } from './alliances.ts'
import { swapFactions } from './swap-factions.ts'

type About = NegotiationFrame['about']

export const newNegotiation = ({ players }: ClassicState, about: About): NegotiationFrame => ({
  kind: 'negotiation',
  about,
  waiting: seats(players.length),
  proposals: [],
  proposed: [],
  broken: [],
})

/**
 * Limits so that it ends: how often a seat breaks an alliance, and how often it proposes to another while neither has
 * changed sides.
 */
const BREAKS = 3
const PROPOSALS: { readonly [A in About]: number } = { alliances: 2, factions: 1 }

type Talk = { readonly seat: Seat; readonly to: Seat }

function tellProposed(about: About, talk: Talk, tell: Tell): void {
  if (about === 'alliances') tellOpen(tell, 'alliance-proposed', talk)
  else tellOpen(tell, 'swap-proposed', talk)
}

function tellDeclined(about: About, talk: Talk, tell: Tell): void {
  if (about === 'alliances') tellOpen(tell, 'alliance-declined', talk)
  else tellOpen(tell, 'swap-declined', talk)
}

const DONE = bare('done')
const BREAK = bare('break')
const accept = optionsOf<Seat>('accept', 'seat')
const decline = optionsOf<Seat>('decline', 'seat')
const propose = optionsOf<Seat>('propose', 'seat')

export const negotiation: Kind<'negotiation'> = {
  step(s, frame) {
    if (frame.waiting.length > 0) return false
    popFrame(s, frame)
    return true
  },
  decisions: (s, { about, waiting }) =>
    waiting.map((seat) =>
      about === 'alliances'
        ? decisionAtLeisure(s, seat, 'nexus')
        : { seat, kind: 'swap-factions', ask: true as const },
    ),
  options(s, frame, { seat }) {
    const options = [DONE]
    if (mayBreak(s, frame, seat)) options.push(BREAK)
    for (const { from, to } of frame.proposals) {
      if (to === seat) options.push(accept(from), decline(from))
    }
    for (let other = 0; other < s.players.length; other++) {
      if (other === seat || !isPossible(s, frame, seat, other)) continue
      if (mayPropose(frame, seat, other)) options.push(propose(other))
    }
    return options
  },
  chosen(s, frame, { seat }, chosen, tell) {
    switch (chosen.verb) {
      case 'done':
        frame.waiting.splice(frame.waiting.indexOf(seat), 1)
        for (const { from, to } of [...frame.proposals]) if (to === seat) turnDown(frame, from, seat, tell)
        return
      case 'decline':
        turnDown(frame, targetNumber(chosen), seat, tell)
        return
      case 'break':
        frame.broken.push(seat)
        for (const ally of breakUp(s, seat, tell)) {
          awaitAgain(frame, ally)
          beginAnew(frame, ally)
        }
        beginAnew(frame, seat)
        return
      case 'propose': {
        const to = targetNumber(chosen)
        if (!isPending(frame, seat, to)) frame.proposals.push({ from: seat, to })
        frame.proposed.push({ from: seat, to })
        tellProposed(frame.about, { seat, to }, tell)
        awaitAgain(frame, to)
        return
      }
      default: {
        const agreed = agree(s, frame, targetNumber(chosen), seat, tell)
        for (const member of agreed) beginAnew(frame, member)
        // Withdraws proposals that have become impossible.
        keepProposals(frame, ({ from, to }) => isPossible(s, frame, from, to))
      }
    }
  },
}

/** Whom the agreement affects. */
function agree(s: ClassicState, { about }: NegotiationFrame, from: Seat, seat: Seat, tell: Tell): Seat[] {
  if (about === 'alliances') return join(s, from, seat, tell)
  swapFactions(s, from, seat, tell)
  return [from, seat]
}

const isPossible = (s: ClassicState, { about }: NegotiationFrame, one: Seat, other: Seat): boolean =>
  about === 'factions' || canJoin(s, one, other)

function mayBreak(s: ClassicState, { about, broken }: NegotiationFrame, seat: Seat): boolean {
  if (about !== 'alliances' || !isAllied(s, seat)) return false
  let times = 0
  for (const one of broken) if (one === seat) times++
  return times < BREAKS
}

const isPending = ({ proposals }: NegotiationFrame, seat: Seat, other: Seat): boolean =>
  timesIn(proposals, seat, other) > 0

function timesIn(proposals: NegotiationFrame['proposals'], seat: Seat, other: Seat): number {
  let times = 0
  for (const { from, to } of proposals) if (from === seat && to === other) times++
  return times
}

/** AMB-14: a pending proposal is not made again; a lapsed one may be. */
export function mayPropose(frame: NegotiationFrame, seat: Seat, other: Seat): boolean {
  const made = timesIn(frame.proposed, seat, other)
  if (made === 0) return true
  return made < PROPOSALS[frame.about] && !(isPending(frame, seat, other) && frame.waiting.includes(other))
}

/**
 * Earlier answers are void for players who came to an agreement or parted. DUN-ALY-5: a player who changed sides may be
 * asked, and ask, again; factions would be swapped back and forth.
 */
function beginAnew({ about, proposals, proposed }: NegotiationFrame, seat: Seat): void {
  for (const list of about === 'alliances' ? [proposals, proposed] : [proposals]) {
    const kept = list.filter(({ from, to }) => from !== seat && to !== seat)
    list.splice(0, list.length, ...kept)
  }
}

/** D-NEX-1: it is announced, so that the proposer can turn to others. */
function turnDown(frame: NegotiationFrame, from: Seat, seat: Seat, tell: Tell): void {
  keepProposals(frame, (one) => one.from !== from || one.to !== seat)
  tellDeclined(frame.about, { seat, to: from }, tell)
}

function keepProposals(
  { proposals }: NegotiationFrame,
  isKept: (proposal: NegotiationFrame['proposals'][number]) => boolean,
): void {
  const kept = proposals.filter(isKept)
  proposals.splice(0, proposals.length, ...kept)
}

/** A proposal or a break affects the other player too. */
function awaitAgain(frame: NegotiationFrame, seat: Seat): void {
  if (!frame.waiting.includes(seat)) frame.waiting.push(seat)
}
