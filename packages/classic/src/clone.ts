// A copy that shares nothing that changes. Written by hand: bots clone states by the hundred thousand.

import { cloneSealed } from '@sietch/kernel'
import type { BattleFrame, Frame, Picker } from './frames.ts'
import type { ClassicState, Player } from './state.ts'

export function clone(s: ClassicState): ClassicState {
  return {
    ...s,
    rng: { ...s.rng },
    players: s.players.map(clonePlayer),
    alliances: s.alliances.map((alliance) => alliance.slice()),
    spice: s.spice.map((pile) => ({ ...pile })),
    spiceDeck: s.spiceDeck.slice(),
    spiceDiscards: [s.spiceDiscards[0].slice(), s.spiceDiscards[1].slice()],
    spiceSeen: s.spiceSeen.slice(),
    treacheryDeck: s.treacheryDeck.slice(),
    treacheryDiscard: s.treacheryDiscard.slice(),
    removed: s.removed.slice(),
    row: s.row.slice(),
    rowSeen: s.rowSeen.slice(),
    known: s.known.slice(),
    traitorDeck: s.traitorDeck.slice(),
    kwisatz: { ...s.kwisatz },
    stopped: s.stopped.slice(),
    deals: s.deals.slice(),
    stack: s.stack.map(cloneFrame),
  }
}

const clonePlayer = (p: Player): Player => ({
  ...p,
  stacks: p.stacks.map((stack) => ({ ...stack })),
  reserves: { ...p.reserves },
  tanks: { ...p.tanks },
  advisors: p.advisors.slice(),
  landed: p.landed.slice(),
  leaders: p.leaders.map((leader) => ({ ...leader })),
  captives: p.captives.slice(),
  hand: p.hand.slice(),
  traitors: p.traitors.slice(),
  returned: p.returned.slice(),
  revealedTraitors: p.revealedTraitors.slice(),
  passing: { ...p.passing },
})

const clonePicker = (picker: Picker | null): Picker | null =>
  picker === null ? null : { ...picker, taken: picker.taken.map((group) => ({ ...group })) }

function cloneFrame(frame: Frame): Frame {
  switch (frame.kind) {
    case 'traitors':
      return { ...frame, picks: cloneSealed(frame.picks) }
    case 'storm':
      return { ...frame, dials: cloneSealed(frame.dials) }
    case 'window':
      return { ...frame, answers: cloneSealed(frame.answers) }
    case 'blow':
      return { ...frame, rides: frame.rides.slice(), lateRides: frame.lateRides.slice() }
    case 'worm':
      return { ...frame, asked: frame.asked.slice(), spared: frame.spared.slice() }
    case 'nexus':
      return {
        ...frame,
        waiting: frame.waiting.slice(),
        proposals: frame.proposals.slice(),
        proposed: frame.proposed.slice(),
        broken: frame.broken.slice(),
      }
    case 'charity':
    case 'support':
    case 'wartime':
      return { ...frame, left: frame.left.slice() } as Frame
    case 'bidding':
      return { ...frame, out: frame.out.slice() }
    case 'auction':
      return { ...frame, passed: frame.passed.slice() }
    case 'revival':
      return {
        ...frame,
        left: frame.left.map((one) => ({ ...one })),
        grants: frame.grants.map((one) => ({ ...one })),
      }
    case 'shipment':
      return { ...frame, left: frame.left.slice(), acted: frame.acted.slice() }
    case 'ship':
      return { ...frame, picker: clonePicker(frame.picker), windows: frame.windows.slice() }
    case 'move':
      return { ...frame, picker: clonePicker(frame.picker) }
    case 'battle':
      return cloneBattle(frame)
    default:
      return { ...frame }
  }
}

const cloneBattle = (frame: BattleFrame): BattleFrame => ({
  ...frame,
  windows: frame.windows.slice(),
  locks: [{ ...frame.locks[0] }, { ...frame.locks[1] }],
  promises: [frame.promises[0].slice(), frame.promises[1].slice()],
  plans: [{ ...frame.plans[0] }, { ...frame.plans[1] }],
  committed: [frame.committed[0], frame.committed[1]],
  seenBy: frame.seenBy.slice(),
  calls: cloneSealed(frame.calls),
  owed: { ...frame.owed },
})
