// After a random deal two players may swap their factions, if both want to (DUN-SET-3, D-SET-3).

import { popFrame, type Seat, seats, type Tell, targetNumber } from '@sietch/kernel'
import { bare, ofSeat } from '../choices.ts'
import { tellOpen } from '../events.ts'
import type { Frame } from '../frames.ts'
import { type ClassicState, type Kind, player } from '../state.ts'

type SwapFrame = Extract<Frame, { kind: 'swap-factions' }>

export const newSwapFactions = ({ players }: ClassicState): SwapFrame => ({
  kind: 'swap-factions',
  waiting: seats(players.length),
  proposals: [],
  proposed: [],
})

export const swapFactions: Kind<'swap-factions'> = {
  step(s, frame) {
    if (frame.waiting.length > 0) return false
    popFrame(s, frame)
    return true
  },
  decisions: (_, { waiting }) => waiting.map((seat) => ({ seat, kind: 'swap-factions', ask: true })),
  options(s, { proposals, proposed }, { seat }) {
    const toSeat = proposals.filter(({ to }) => to === seat)
    const open = seats(s.players.length).filter(
      (other) => other !== seat && !proposed.some(({ from, to }) => from === seat && to === other),
    )
    return [
      bare('done'),
      ...toSeat.flatMap(({ from }) => [ofSeat('accept', from), ofSeat('decline', from)]),
      ...open.map((other) => ofSeat('propose', other)),
    ]
  },
  chosen(s, frame, { seat }, chosen, tell) {
    switch (chosen.verb) {
      case 'done':
        frame.waiting.splice(frame.waiting.indexOf(seat), 1)
        for (const { from, to } of [...frame.proposals]) if (to === seat) decline(frame, from, seat, tell)
        return
      case 'decline':
        decline(frame, targetNumber(chosen), seat, tell)
        return
      case 'propose': {
        const to = targetNumber(chosen)
        frame.proposals.push({ from: seat, to })
        frame.proposed.push({ from: seat, to })
        if (!frame.waiting.includes(to)) frame.waiting.push(to)
        tellOpen(tell, 'swap-proposed', { seat, to })
        return
      }
      default:
        swap(s, frame, targetNumber(chosen), seat, tell)
    }
  },
}

function decline(frame: SwapFrame, from: Seat, seat: Seat, tell: Tell): void {
  withdraw(frame, (proposal) => proposal.from === from && proposal.to === seat)
  tellOpen(tell, 'swap-declined', { seat, to: from })
}

/** What else was proposed to or by the two meant the factions they had. */
function swap(s: ClassicState, frame: SwapFrame, from: Seat, seat: Seat, tell: Tell): void {
  const one = player(s, from)
  const other = player(s, seat)
  const { faction } = one
  one.faction = other.faction
  other.faction = faction
  withdraw(frame, (proposal) => [proposal.from, proposal.to].some((each) => each === from || each === seat))
  tellOpen(tell, 'factions-swapped', { seat, to: from, factions: [other.faction, one.faction] })
}

function withdraw(
  { proposals }: SwapFrame,
  isMeant: (proposal: SwapFrame['proposals'][number]) => boolean,
): void {
  const kept = proposals.filter((proposal) => !isMeant(proposal))
  proposals.splice(0, proposals.length, ...kept)
}
