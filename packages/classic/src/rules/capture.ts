// A leader of the loser is drawn, and killed or kept (FAC-HAR-50, AMB-50).

import { type Option, pick, type Tell } from '@sietch/kernel'
import { bare } from '../choices.ts'
import type { LeaderId } from '../content/types.ts'
import { tellSecret } from '../events.ts'
import { hooks } from '../factions/index.ts'
import type { BattleFrame } from '../frames.ts'
import { isStopped, wasStopped } from '../interrupts.ts'
import { pay } from '../spice.ts'
import { type ClassicState, player } from '../state.ts'
import { capture } from './leaders.ts'
import { other } from './plan.ts'

/** What a killed captive is worth. */
const BOUNTY = 2

/** Alive, and not bound to another territory this round. */
export function eligible(s: ClassicState, frame: BattleFrame): LeaderId[] {
  const loser = frame.seats[other(frame.winner ?? 0)]
  return player(s, loser)
    .leaders.filter(
      ({ place, fought }) => place === 'ready' && (fought === null || fought === frame.territory),
    )
    .map(({ id }) => id)
}

export function drawCaptive(s: ClassicState, frame: BattleFrame, tell: Tell): boolean {
  frame.stage = 'over'
  if (frame.winner === null) return true
  const seat = frame.seats[frame.winner]
  if (!hooks(s, seat).captures || isStopped(s, seat, 'hark-capture')) return true
  const leaders = eligible(s, frame)
  if (leaders.length === 0) return true
  frame.captive = pick(s.rng, leaders)
  frame.stage = 'captive'
  tellSecret(tell, 'captive-drawn', { seat }, [seat], { leader: frame.captive })
  return true
}

export const captureOptions = (): Option[] => [bare('decline'), bare('kill'), bare('keep')]

export function settleCaptive(s: ClassicState, frame: BattleFrame, tell: Tell): boolean {
  frame.stage = 'over'
  const { captive, verdict } = frame
  if (captive === null || verdict === null || verdict === 'decline') return true
  const seat = frame.seats[frame.winner ?? 0]
  if (wasStopped(s, seat, 'hark-capture')) return true
  capture(s, seat, captive, verdict === 'keep', tell)
  if (verdict === 'kill') pay(s, 'bank', seat, BOUNTY, 'captive', tell)
  return true
}
