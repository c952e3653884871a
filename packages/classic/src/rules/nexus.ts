// The Nexus: alliances are proposed, accepted and broken (DUN-NEX, DUN-ALY-1 to DUN-ALY-5, AMB-14).

import { popFrame, type Seat, seats, type Tell, targetNumber } from '@sietch/kernel'
import { decisionAtLeisure } from '../anytime.ts'
import { bare, optionsOf } from '../choices.ts'
import { tellOpen } from '../events.ts'
import type { Frame } from '../frames.ts'
import { ALLIANCE_VARIANTS } from '../setup-options.ts'
import { alliesOf, areAllied, type ClassicState, type Kind } from '../state.ts'

type NexusFrame = Extract<Frame, { kind: 'nexus' }>

/** DUN-SET-6, AMB-1: two persons do not ally. */
export function newNexus(s: ClassicState): NexusFrame | undefined {
  if (s.players.length === 2 || s.pairs) return undefined
  return { kind: 'nexus', waiting: seats(s.players.length), proposals: [], proposed: [], broken: [] }
}

/** So that a Nexus ends: how often a seat breaks up in it, and proposes to another while neither has changed sides. */
const BREAKS = 3
const PROPOSALS = 2

const DONE = bare('done')
const BREAK = bare('break')
const accept = optionsOf<Seat>('accept', 'seat')
const decline = optionsOf<Seat>('decline', 'seat')
const propose = optionsOf<Seat>('propose', 'seat')

export const nexus: Kind<'nexus'> = {
  step(s, frame) {
    if (frame.waiting.length > 0) return false
    popFrame(s, frame)
    return true
  },
  decisions: (s, { waiting }) => waiting.map((seat) => decisionAtLeisure(s, seat, 'nexus')),
  options(s, frame, { seat }) {
    const options = [DONE]
    if (membersWith(s, seat) > 1 && breaksLeft(frame, seat)) options.push(BREAK)
    for (const { from, to } of frame.proposals) {
      if (to === seat) options.push(accept(from), decline(from))
    }
    for (let other = 0; other < s.players.length; other++) {
      if (other === seat || !canJoin(s, seat, other)) continue
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
          haveChanged(frame, ally)
        }
        haveChanged(frame, seat)
        return
      case 'propose': {
        const to = targetNumber(chosen)
        if (!isPending(frame, seat, to)) frame.proposals.push({ from: seat, to })
        frame.proposed.push({ from: seat, to })
        tellOpen(tell, 'alliance-proposed', { seat, to })
        awaitAgain(frame, to)
        return
      }
      default: {
        join(s, targetNumber(chosen), seat, tell)
        for (const member of withAllies(s, seat)) haveChanged(frame, member)
        // What has become impossible is no longer proposed.
        keepProposals(frame, ({ from, to }) => canJoin(s, from, to))
      }
    }
  },
}

const isPending = ({ proposals }: NexusFrame, seat: Seat, other: Seat): boolean =>
  proposals.some(({ from, to }) => from === seat && to === other)

/** AMB-14: a proposal that is still being considered is not made again; one that was let go by may be. */
export function mayPropose(frame: NexusFrame, seat: Seat, other: Seat): boolean {
  const made = frame.proposed.filter(({ from, to }) => from === seat && to === other).length
  const isConsidered = isPending(frame, seat, other) && frame.waiting.includes(other)
  return made === 0 || (made < PROPOSALS && !isConsidered)
}

const breaksLeft = ({ broken }: NexusFrame, seat: Seat): boolean =>
  broken.filter((one) => one === seat).length < BREAKS

/** DUN-ALY-5: a seat in another alliance, or in none, may be asked and ask anew; what it said before is void. */
function haveChanged({ proposals, proposed }: NexusFrame, seat: Seat): void {
  for (const list of [proposals, proposed]) {
    const kept = list.filter(({ from, to }) => from !== seat && to !== seat)
    list.splice(0, list.length, ...kept)
  }
}

/** D-NEX-1: it is told, so that whoever proposed it can talk to others. */
function turnDown(frame: NexusFrame, from: Seat, seat: Seat, tell: Tell): void {
  keepProposals(frame, (one) => one.from !== from || one.to !== seat)
  tellOpen(tell, 'alliance-declined', { seat, to: from })
}

function keepProposals(
  { proposals }: NexusFrame,
  isKept: (proposal: NexusFrame['proposals'][number]) => boolean,
): void {
  const kept = proposals.filter(isKept)
  proposals.splice(0, proposals.length, ...kept)
}

/** A proposal or a break concerns the other one too. */
function awaitAgain(frame: NexusFrame, seat: Seat): void {
  if (!frame.waiting.includes(seat)) frame.waiting.push(seat)
}

function membersWith(s: ClassicState, seat: Seat): number {
  for (const alliance of s.alliances) if (alliance.includes(seat)) return alliance.length
  return 1
}

const withAllies = (s: ClassicState, seat: Seat): Seat[] => [seat, ...alliesOf(s, seat)]

function canJoin(s: ClassicState, one: Seat, other: Seat): boolean {
  return !areAllied(s, one, other) && membersWith(s, one) + membersWith(s, other) <= largestAlliance(s)
}

/** DUN-ALY-2, DUN-ALV-1 to DUN-ALV-5: how many an alliance can have. */
export const largestAlliance = (s: ClassicState): number =>
  (ALLIANCE_VARIANTS[s.options.allianceVariant - 1] ?? ALLIANCE_VARIANTS[0]).members

function join(s: ClassicState, one: Seat, other: Seat, tell: Tell): void {
  const members = [...withAllies(s, one), ...withAllies(s, other)].sort((a, b) => a - b)
  s.alliances = [
    ...s.alliances.filter((alliance) => !members.some((seat) => alliance.includes(seat))),
    members,
  ]
  tellOpen(tell, 'alliance', { seats: members })
}

/** DUN-ALY-4: alone, without consent. */
function breakUp(s: ClassicState, seat: Seat, tell: Tell): readonly Seat[] {
  const former = alliesOf(s, seat)
  s.alliances = s.alliances
    .map((alliance) => alliance.filter((member) => member !== seat))
    .filter((alliance) => alliance.length > 1)
  tellOpen(tell, 'alliance-broken', { seat, with: [...former] })
  return former
}
