// A copy that shares nothing mutable. Written by hand, field by field: bots clone states by the hundred thousand.

import { cloneSealed } from '@sietch/kernel'
import type { BattleFrame, Frame, Picker } from './frames.ts'
import type { ClassicState, Forces, LeaderState, Player, Stack } from './state.ts'

export function clone(s: ClassicState): ClassicState {
  return {
    rng: { ...s.rng },
    advanced: s.advanced,
    options: s.options,
    round: s.round,
    phase: s.phase,
    storm: s.storm,
    shieldWall: s.shieldWall,
    firstPlayer: s.firstPlayer,
    dialers: s.dialers,
    players: s.players.map(clonePlayer),
    pairs: s.pairs,
    alliances: s.alliances.map((alliance) => alliance.slice()),
    bank: s.bank,
    spice: s.spice.map(({ part, n }) => ({ part, n })),
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
    stormCard: s.stormCard,
    prediction: s.prediction,
    kwisatz: { ...s.kwisatz },
    stopped: s.stopped.slice(),
    deals: s.deals,
    settled: s.settled,
    won: s.won,
    stack: s.stack.map(cloneFrame),
  }
}

const cloneForces = ({ forces, elite }: Forces): Forces => ({ forces, elite })

const cloneStack = ({ part, territory, forces, elite }: Stack): Stack => ({ part, territory, forces, elite })

const cloneLeader = ({ id, place, deaths, fought }: LeaderState): LeaderState => ({
  id,
  place,
  deaths,
  fought,
})

const clonePlayer = (p: Player): Player => ({
  faction: p.faction,
  position: p.position,
  spice: p.spice,
  bribes: p.bribes,
  stacks: p.stacks.map(cloneStack),
  reserves: cloneForces(p.reserves),
  tanks: cloneForces(p.tanks),
  advisors: p.advisors.slice(),
  landed: p.landed.slice(),
  leaders: p.leaders.map(cloneLeader),
  mayReviveLeaders: p.mayReviveLeaders,
  captives: p.captives.slice(),
  hand: p.hand.slice(),
  traitors: p.traitors.slice(),
  returned: p.returned.slice(),
  revealedTraitors: p.revealedTraitors.slice(),
  support: p.support,
  passing: { stop: p.passing.stop, special: p.passing.special, storm: p.passing.storm },
  collects: p.collects,
  acts: p.acts,
  refusals: p.refusals,
  specialUsed: p.specialUsed,
  eliteRevived: p.eliteRevived,
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
    case 'reflection':
      return { ...frame, waiting: frame.waiting.slice() }
    case 'negotiation':
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
    case 'collection':
      return { ...frame, left: frame.left.slice(), parts: frame.parts?.slice() ?? null }
    case 'bidding':
      return { ...frame, out: frame.out.slice() }
    case 'auction':
      return { ...frame, passed: frame.passed.slice(), out: frame.out.slice(), limits: frame.limits.slice() }
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
