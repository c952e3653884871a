// What a player may do at any moment, asked or not: play Truthtrance or Tleilaxu Ghola, offer a deal, say whether a
// promise was kept, change what an ally may spend in an auction, change a battle plan until the other one is done, play
// a card in a window that was passed in advance, and ask to be asked again: in windows, before spice is collected, or
// when to act (W-TRUTH, W-GHOLA, W-DEAL, D-BID-6, W-KARAMA, W-WEATHER, W-ATOMICS, D-COL-1, FAC-GUI-50). It is an
// optional decision, so no one learns of it.

import {
  type Decision,
  type Option,
  pushFrame,
  type Seat,
  type Tell,
  targetNumber,
  topFrame,
} from '@sietch/kernel'
import { bare, ofCard } from './choices.ts'
import { isOwedPledge, judgements, judgePledge, mayBribe, mayDeal, newOffer } from './deals.ts'
import type { Frame, PlayerTurnFrame } from './frames.ts'
import { lateAnswers, playLate } from './interrupts.ts'
import { standsOnSpice } from './rules/collection.ts'
import { changePlan, mayChangePlan } from './rules/plan.ts'
import { couldRevive } from './rules/revival.ts'
import { mayLimit, setSupport, supportLimits } from './rules/support.ts'
import { type ClassicState, type Player, player } from './state.ts'
import { playCard } from './treachery.ts'

/** DUN-TCH-5. */
const GHOLA_FORCES = 5

const TRUTHTRANCE = ofCard('play', 'truthtrance')
const GHOLA = ofCard('play', 'tleilaxu-ghola')
const DEAL = bare('deal')
const CHANGE_PLAN = bare('change-plan')
const ASK_AGAIN = bare('ask-again')
const ASK_TO_COLLECT = bare('ask-to-collect')
const CHOOSE_TURN = bare('choose-turn')

const made: Decision[] = []

/** The same for a seat at every moment. */
function decisionOf(seat: Seat): Decision {
  made[seat] ??= { seat, kind: 'anytime', optional: true }
  return made[seat]
}

/** The required decisions, then the optional ones. */
export function withAnytime(s: ClassicState, decisions: Decision[]): Decision[] {
  const frame = topFrame(s)
  if (decisions.length === 0 || frame === undefined || isUndisturbed(s, frame)) return decisions
  const all = [...decisions]
  for (let seat = 0; seat < s.players.length; seat++) {
    if (canAct(s, frame, seat)) all.push(decisionOf(seat))
  }
  return all
}

/** These cannot be interrupted: the table is being set up, or a card, an answer or a reveal is under way. */
function isUndisturbed({ phase }: ClassicState, frame: Frame): boolean {
  switch (frame.kind) {
    case 'free-revival':
    case 'swap':
    case 'question':
    case 'offer':
      return true
    case 'battle':
      return frame.stage === 'traitor'
    default:
      return phase === 'setup'
  }
}

/** Are there any options? Checked for every seat after every choice, so it allocates nothing. */
function canAct(s: ClassicState, frame: Frame, seat: Seat): boolean {
  const p = player(s, seat)
  return (
    isPassing(p) ||
    p.acts !== 'asked' ||
    mayDeal(s, seat) ||
    isOwedPledge(s, seat) ||
    wantsAsking(s, seat) ||
    mayChangePlan(frame, seat) ||
    p.hand.includes('truthtrance') ||
    (p.hand.includes('tleilaxu-ghola') && hasDead(s, seat)) ||
    mayLimit(s, frame, seat) ||
    (frame.kind === 'window' && lateAnswers(s, frame, seat).length > 0)
  )
}

const isPassing = ({ passing: { stop, special, storm } }: Player): boolean =>
  stop !== 'asked' || special !== 'asked' || storm !== 'asked'

/** Those whose spice would be collected automatically. */
const wantsAsking = (s: ClassicState, seat: Seat): boolean =>
  player(s, seat).collects === 'all' && standsOnSpice(s, seat)

export function anytimeOptions(s: ClassicState, seat: Seat): Option[] {
  const p = player(s, seat)
  const frame = topFrame(s)
  const options: Option[] = []
  if (frame?.kind === 'window') options.push(...lateAnswers(s, frame, seat))
  if (p.hand.includes('truthtrance')) options.push(TRUTHTRANCE)
  if (p.hand.includes('tleilaxu-ghola') && hasDead(s, seat)) options.push(GHOLA)
  if (frame !== undefined) options.push(...supportLimits(s, frame, seat))
  if (frame !== undefined && mayChangePlan(frame, seat)) options.push(CHANGE_PLAN)
  if (mayDeal(s, seat)) options.push(DEAL)
  options.push(...judgements(s, seat))
  if (isPassing(p)) options.push(ASK_AGAIN)
  if (wantsAsking(s, seat)) options.push(ASK_TO_COLLECT)
  if (p.acts !== 'asked') options.push(CHOOSE_TURN)
  return options
}

/**
 * A decision at the Nexus or on one's own turn. Anytime actions are possible only while someone is being asked, so a
 * player with cards in hand or a deal to offer is asked here even with one option left.
 */
export function decisionAtLeisure(
  s: ClassicState,
  seat: Seat,
  kind: 'nexus' | PlayerTurnFrame['stage'],
): Decision {
  const has = player(s, seat).hand.length > 0 || (kind !== 'move' && mayBribe(s, seat))
  return has ? { seat, kind, ask: true } : { seat, kind }
}

/** DUN-TCH-5, AMB-49: is there anyone a Ghola could bring back? */
export const hasDead = (s: ClassicState, seat: Seat): boolean =>
  couldRevive(s, seat, s.options.gholaTakesFaceDown)

/** Whatever follows is then pending; the required decisions are asked again afterward. */
export function chooseAnytime(s: ClassicState, seat: Seat, chosen: Option, tell: Tell): void {
  const frame = topFrame(s)
  switch (chosen) {
    case TRUTHTRANCE:
      playCard(s, seat, 'truthtrance', 'question', tell)
      pushFrame(s, { kind: 'question', seat, target: null, about: null, question: null })
      return
    case GHOLA:
      playCard(s, seat, 'tleilaxu-ghola', 'revival', tell)
      pushFrame(s, {
        kind: 'free-revival',
        seat,
        forces: GHOLA_FORCES,
        faceDown: s.options.gholaTakesFaceDown,
      })
      return
    case DEAL:
      pushFrame(s, newOffer(seat))
      return
    case ASK_AGAIN:
      player(s, seat).passing = { stop: 'asked', special: 'asked', storm: 'asked' }
      return
    case CHANGE_PLAN:
      if (frame !== undefined && mayChangePlan(frame, seat)) changePlan(frame, seat)
      return
    case ASK_TO_COLLECT:
      player(s, seat).collects = 'asked'
      return
    case CHOOSE_TURN:
      player(s, seat).acts = 'asked'
      return
    default:
      if (chosen.verb === 'support') setSupport(s, seat, targetNumber(chosen), tell)
      else if (chosen.verb === 'pledge-kept' || chosen.verb === 'pledge-broken')
        judgePledge(s, seat, chosen, tell)
      else if (frame?.kind === 'window') playLate(frame, seat, chosen)
      else throw new Error(`"${chosen.key}" cannot be done at any time`)
  }
}
