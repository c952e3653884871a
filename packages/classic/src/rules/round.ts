// The round: nine phases in order, until someone has won (DUN-RND-1, DUN-SET-19).

import { popFrame, pushFrame, type Tell } from '@sietch/kernel'
import { PHASES, type Phase } from '../content/types.ts'
import { forgetDeals, judgeDeals } from '../deals.ts'
import { tellOpen } from '../events.ts'
import { endPassing } from '../interrupts.ts'
import type { ClassicState, Kind } from '../state.ts'
import { newBidding } from './bidding.ts'
import { newCharity } from './charity.ts'
import { newCollection } from './collection.ts'
import { returnLeaders } from './leaders.ts'
import { mentatPause } from './mentat-pause.ts'
import { newRevival } from './revival.ts'
import { newShipment } from './shipment.ts'
import { newBlow } from './spice-blow.ts'
import { newStorm } from './storm.ts'

export const round: Kind<'round'> = {
  step(s, frame, tell) {
    leave(s, tell)
    if (s.won !== null) {
      s.phase = 'over'
      popFrame(s, frame)
      return true
    }
    enter(s, following(s.phase), tell)
    return true
  },
}

const following = (phase: ClassicState['phase']): Phase =>
  PHASES[(PHASES.indexOf(phase as Phase) + 1) % PHASES.length] ?? 'storm'

function leave(s: ClassicState, tell: Tell): void {
  if (s.phase === 'bidding' || s.phase === 'shipment') judgeDeals(s, s.phase, tell)
  if (s.phase === 'battle') returnLeaders(s)
  for (const p of s.players) p.refusals = 0
  // AMB-65: a stop lasts until the phase ends.
  if (s.stopped.length > 0) s.stopped = []
  if (s.phase === 'mentat-pause') endPassing(s)
}

function enter(s: ClassicState, phase: Phase, tell: Tell): void {
  s.phase = phase
  if (phase === 'storm') startRound(s)
  tellOpen(tell, 'phase', { phase, round: s.round })
  switch (phase) {
    case 'storm':
      pushFrame(s, newStorm(s))
      return
    case 'spice-blow':
      pushFrame(s, newBlow())
      return
    case 'charity':
      pushFrame(s, newCharity(s))
      return
    case 'bidding':
      pushFrame(s, newBidding(s))
      return
    case 'revival':
      pushFrame(s, newRevival())
      return
    case 'shipment':
      pushFrame(s, newShipment(s))
      return
    case 'battle':
      pushFrame(s, { kind: 'battles', begun: false })
      return
    case 'collection':
      pushFrame(s, newCollection(s))
      return
    case 'mentat-pause':
      mentatPause(s, tell)
  }
}

/** Resets everything that is counted per round. */
function startRound(s: ClassicState): void {
  s.round++
  forgetDeals(s)
  s.kwisatz.usedThisRound = false
  for (const p of s.players) {
    p.landed = []
    p.eliteRevived = 0
    p.support = 0
  }
}
