// The fast policy: every kind of decision has its own quick evaluation.

import type { ClassicState } from '@sietch/classic'
import type { Decision, Option, Seat } from '@sietch/kernel'
import { glanceAtAccompanying, glanceAtFighting } from './advisors.ts'
import {
  glanceAtBattles,
  glanceAtCaptive,
  glanceAtCards,
  glanceAtLosses,
  glanceAtPrescience,
  glanceAtTraitors,
  glanceAtVoice,
} from './battle.ts'
import {
  glanceAtFactions,
  glanceAtPrediction,
  glanceAtStartAdvisor,
  glanceAtStartForces,
  glanceAtTraitorCards,
} from './beginning.ts'
import { glanceAtBid, glanceAtSupport } from './bidding.ts'
import { glanceAtDestination, glanceAtGroup, glanceAtMove, glanceAtShipment } from './deployment.ts'
import { glanceAtDeal, glanceAtNexus, glanceAtOffer, glanceAtQuestion } from './diplomacy.ts'
import { glanceAtSwap, glanceAtWindow } from './interrupts.ts'
import { glanceAtPlan } from './plan.ts'
import { glanceAtFreeRevival, glanceAtGrant, glanceAtLeaderRevival, glanceAtRevival } from './revival.ts'
import { glanceAtHalving, glanceAtStormDial, glanceAtWeather, glanceAtWorm } from './storm.ts'

type Glance = (s: ClassicState, seat: Seat, options: readonly Option[]) => number[]

/** Preferring some verbs is all there is to it. */
const prefer =
  (...verbs: readonly string[]): Glance =>
  (_, __, options) =>
    options.map(({ verb }) => (verbs.includes(verb) ? 1 : 0))

/** No one playing with bots wants to be asked for it again and again. */
const insistOn =
  (...verbs: readonly string[]): Glance =>
  (_, __, options) =>
    options.map(({ verb }) => (verbs.includes(verb) ? 1 : Number.NEGATIVE_INFINITY))

/** Acting after everyone else is best; the last one must not wait any longer. */
const whenToAct: Glance = (s, _, options) => {
  const turns = s.stack.find((frame) => frame.kind === 'shipment')
  const isLast = (turns?.left.length ?? 0) <= 1
  const best = isLast ? 'act' : 'wait'
  return options.map(({ verb }) => (verb === best ? 1 : 0))
}

const GLANCES: ReadonlyMap<string, Glance> = new Map([
  ['choose-faction', glanceAtFactions],
  ['swap-factions', insistOn('done')],
  ['predict', glanceAtPrediction],
  ['traitor', glanceAtTraitorCards],
  ['start-forces', glanceAtStartForces],
  ['start-advisor', glanceAtStartAdvisor],
  ['storm-dial', glanceAtStormDial],
  ['weather', glanceAtWeather],
  ['halve', glanceAtHalving],
  ['weather-control-window', glanceAtWindow],
  ['family-atomics-window', glanceAtWindow],
  ['stop-window', glanceAtWindow],
  ['special-window', glanceAtWindow],
  ['place-worm', glanceAtWorm],
  ['protect', prefer('protect')],
  ['nexus', glanceAtNexus],
  ['charity', prefer('claim')],
  ['support', glanceAtSupport],
  ['bid', glanceAtBid],
  ['swap', glanceAtSwap],
  ['grant', glanceAtGrant],
  ['revive', glanceAtRevival],
  ['revive-leader', glanceAtLeaderRevival],
  ['free-revival', glanceAtFreeRevival],
  ['out-of-order', whenToAct],
  ['ship', glanceAtShipment],
  ['ship-to', glanceAtDestination],
  ['hajr', prefer('end-turn')],
  ['ride', glanceAtDestination],
  ['group', glanceAtGroup],
  ['arrive', glanceAtFighting],
  ['intrusion', glanceAtFighting],
  ['wartime', glanceAtFighting],
  ['accompany', glanceAtAccompanying],
  ['aggressor', glanceAtBattles],
  ['voice', glanceAtVoice],
  ['prescience', glanceAtPrescience],
  ['answer', glanceAtPlan],
  ['plan', glanceAtPlan],
  ['traitor-call', glanceAtTraitors],
  ['losses', glanceAtLosses],
  ['lose-where', glanceAtLosses],
  ['cards', glanceAtCards],
  ['captive', glanceAtCaptive],
  ['collect', prefer('collect', 'collect-all')],
  ['question', glanceAtQuestion],
  ['truth', prefer('no')],
  ['offer', glanceAtOffer],
  ['deal-offered', glanceAtDeal],
])

export function glance(s: ClassicState, decision: Decision, options: readonly Option[]): number[] {
  const { seat, kind } = decision
  const scores =
    kind === 'move' ? glanceAtMoving(s, decision, options) : GLANCES.get(kind)?.(s, seat, options)
  return options.map((_, index) => scores?.[index] ?? 0)
}

/** Hajr is saved: the decision comes up again, so nothing is lost by waiting. */
const KEPT = -0.05

/** `move` asks where from, and then where to. */
function glanceAtMoving(s: ClassicState, decision: Decision, options: readonly Option[]): number[] {
  if (s.stack[s.stack.length - 1]?.kind === 'move') return glanceAtDestination(s, decision.seat, options)
  const scores = glanceAtMove(s, decision, options)
  const hajr = options.findIndex(({ key }) => key === 'play hajr')
  if (hajr < 0) return scores
  const best = Math.max(...scores.filter((_, index) => index !== hajr))
  return scores.map((score, index) => (index === hajr ? best + KEPT : score))
}
