// One battle from its announcement to the last decision of its winner (appendix A.4).

import {
  allIn,
  type Decision,
  number,
  type Option,
  openSealed,
  option,
  popFrame,
  type Seat,
  seal,
  type Tell,
  targetId,
  targetNumber,
} from '@sietch/kernel'
import { bare, ofCard, ofWord } from '../choices.ts'
import type { LeaderId, TreacheryId } from '../content/types.ts'
import { tellOpen, tellRevealed, tellSecret } from '../events.ts'
import { hooks, seatWith } from '../factions/index.ts'
import { total } from '../forces.ts'
import type { BattleFrame, Plan, PlanCard, PlanPart, Side, VoiceObject } from '../frames.ts'
import { isStopped, karamaCards, offerSpecial, offerStop, playKarama, wasStopped } from '../interrupts.ts'
import { areAllied, type ClassicState, type Kind, player } from '../state.ts'
import { showCard, showTo } from '../treachery.ts'
import { answers, bindAnswer } from './answers.ts'
import { captureOptions, drawCaptive, settleCaptive } from './capture.ts'
import { loseAt, losses, spread, takeLosses, whereOptions } from './losses.ts'
import {
  callerSide,
  cardsOf,
  choosePlan,
  fillIn,
  groupOn,
  hasNobody,
  isKwisatzReady,
  other,
  planOptions,
  sideOf,
  stepOf,
} from './plan.ts'
import { cardOptions, discardAfter, finish, resolve } from './resolve-battle.ts'

const SIDES: readonly Side[] = [0, 1]

export const battle: Kind<'battle'> = {
  step(s, frame, tell) {
    switch (frame.stage) {
      case 'announce':
        return announce(s, frame, tell)
      case 'voice':
      case 'prescience':
        if (powerOf(s, frame, frame.stage) !== undefined) return false
        frame.stage = frame.stage === 'voice' ? 'prescience' : 'plan'
        return true
      case 'voice-window':
        if (frame.voice !== null && wasStopped(s, frame.voice.by, powerName(frame, frame.voice.by, 'voice')))
          frame.voice = null
        frame.stage = 'prescience'
        return true
      case 'prescience-window': {
        const { prescience } = frame
        const isOff =
          prescience !== null && wasStopped(s, prescience.by, powerName(frame, prescience.by, 'prescience'))
        if (isOff) frame.prescience = null
        frame.stage = frame.prescience === null ? 'plan' : 'answer'
        return true
      }
      case 'plan':
        return reveal(s, frame, tell)
      case 'traitor':
        if (!allIn(frame.calls)) return false
        resolve(s, frame, tell)
        return true
      case 'losses':
        return takeLosses(s, frame, tell)
      case 'lose-where':
        if (total(frame.owed) > 0) return false
        frame.stage = 'cards'
        return true
      case 'cards':
        return cardOptions(frame).length > 1 ? false : discardAfter(s, frame, 'keep', tell)
      case 'capture':
        return drawCaptive(s, frame, tell)
      case 'capture-window':
        return settleCaptive(s, frame, tell)
      case 'answer':
      case 'captive':
        return false
      case 'over':
        popFrame(s, frame)
        finish(s, frame, tell)
        return true
    }
  },
  decisions,
  options,
  chosen(s, frame, { seat }, chosen, tell) {
    choose(s, frame, seat, chosen, tell)
  },
}

/** DUN-BAT-14, AMB-87: a player with no one to send says so; standing advantages can be stopped now. */
function announce(s: ClassicState, frame: BattleFrame, tell: Tell): boolean {
  const [next] = frame.windows
  if (next !== undefined) {
    frame.windows.shift()
    offerStop(s, next.owner, next.advantage)
    if (frame.windows.length === 0) frame.stage = 'voice'
    return true
  }
  frame.leaderless = [hasNobody(s, frame, 0), hasNobody(s, frame, 1)]
  for (const side of SIDES) {
    if (frame.leaderless[side]) tellRevealed(tell, 'leaderless', { seat: frame.seats[side] })
    const owner = frame.seats[side]
    const { elite, eliteWorth } = groupOn(s, frame, side)
    const { elite: advantage, fightsWithoutSpice } = hooks(s, owner)
    if (isKwisatzReady(s, owner)) frame.windows.push({ owner, advantage: 'atr-kwisatz-haderach' })
    if (elite > 0 && eliteWorth > 1 && advantage !== undefined)
      frame.windows.push({ owner, advantage: advantage.advantage })
    if (fightsWithoutSpice) frame.windows.push({ owner, advantage: 'fre-no-battle-spice' })
  }
  if (frame.windows.length === 0) frame.stage = 'voice'
  return true
}

type Power = 'voice' | 'prescience'

const powerName = (frame: BattleFrame, seat: Seat, power: Power) => {
  const isOwn = frame.seats.includes(seat)
  if (power === 'voice') return isOwn ? 'bg-voice' : 'bg-ally-voice'
  return isOwn ? 'atr-prescience' : 'atr-ally-prescience'
}

/** FAC-BEN-4, FAC-BEN-6, FAC-ATR-5, FAC-ATR-8: who may use it, and on which side. */
function powerOf(
  s: ClassicState,
  frame: BattleFrame,
  power: Power,
): { readonly by: Seat; readonly side: Side } | undefined {
  const by = seatWith(s, power === 'voice' ? 'usesVoice' : 'usesPrescience')
  if (by === undefined || isStopped(s, by, powerName(frame, by, power))) return undefined
  const isFighter = frame.seats.includes(by)
  for (const side of SIDES) {
    const friend = frame.seats[other(side)]
    if (isFighter ? by === friend : areAllied(s, by, friend)) return { by, side }
  }
  return undefined
}

function decisions(s: ClassicState, frame: BattleFrame): Decision[] {
  switch (frame.stage) {
    case 'voice':
    case 'prescience': {
      const power = powerOf(s, frame, frame.stage)
      return power === undefined ? [] : [{ seat: power.by, kind: frame.stage }]
    }
    case 'answer':
      return frame.prescience === null
        ? []
        : [{ seat: frame.seats[frame.prescience.side], kind: 'answer', ask: true }]
    case 'plan':
      // The first part is always asked for, so no one learns how many choices follow.
      return SIDES.filter((side) => !frame.committed[side]).map((side) => {
        const seat = frame.seats[side]
        return frame.plans[side].dial === undefined
          ? { seat, kind: 'plan', ask: true }
          : { seat, kind: 'plan' }
      })
    case 'traitor':
      return frame.calls.waiting.map((seat) => ({
        seat,
        kind: 'traitor-call',
        ask: true,
        veiled: true,
        decline: NO_CALL,
      }))
    case 'losses':
    case 'lose-where':
    case 'cards':
      return [{ seat: frame.seats[frame.winner ?? 0], kind: frame.stage }]
    case 'captive':
      return [{ seat: frame.seats[frame.winner ?? 0], kind: 'captive' }]
    default:
      return []
  }
}

const NO_CALL = { now: 'no-call' }

export const VOICE_OBJECTS: readonly VoiceObject[] = [
  'projectile-weapon',
  'poison-weapon',
  'lasgun',
  'shield',
  'snooper',
  'cheap-hero',
  'worthless',
]

const VOICES: readonly Option[] = [
  bare('none'),
  ...VOICE_OBJECTS.flatMap((object) => [
    ofWord('play', 'treachery-kind', object),
    ofWord('do-not-play', 'treachery-kind', object),
  ]),
]

export const PLAN_PARTS: readonly PlanPart[] = ['dial', 'leader', 'weapon', 'defense']
const PRESCIENCES: readonly Option[] = [
  bare('none'),
  ...PLAN_PARTS.map((part) => ofWord('see', 'plan-part', part)),
]

function options(s: ClassicState, frame: BattleFrame, { seat }: Decision): Option[] {
  const side = sideOf(frame, seat)
  switch (frame.stage) {
    case 'voice':
      return [...VOICES]
    case 'prescience':
      return [...PRESCIENCES]
    case 'answer':
      return answers(s, frame)
    case 'plan': {
      const step = stepOf(frame.plans[side])
      if (step === undefined) return [bare('ready')]
      return [...planOptions(s, frame, side, step), ...seePlan(s, frame, side)]
    }
    case 'traitor':
      return callable(s, frame, seat) ? [bare('no-call'), bare('call')] : [bare('no-call')]
    case 'losses':
      return losses(s, frame).map(({ forces, elite }) => option('lose', number(forces), number(elite)))
    case 'lose-where':
      return whereOptions(s, frame)
    case 'cards':
      return cardOptions(frame)
    default:
      return captureOptions()
  }
}

function choose(s: ClassicState, frame: BattleFrame, seat: Seat, chosen: Option, tell: Tell): void {
  const side = sideOf(frame, seat)
  switch (frame.stage) {
    case 'voice':
      speak(s, frame, chosen, tell)
      return
    case 'prescience':
      foresee(s, frame, chosen, tell)
      return
    case 'answer':
      answer(s, frame, chosen, tell)
      return
    case 'plan':
      plan(s, frame, side, chosen)
      return
    case 'traitor':
      seal(frame.calls, seat, chosen.verb === 'call')
      return
    case 'losses':
      frame.owed = { forces: targetNumber(chosen), elite: targetNumber(chosen, 1) }
      frame.stage = 'lose-where'
      spread(s, frame, tell)
      return
    case 'lose-where':
      loseAt(s, frame, chosen, tell)
      return
    case 'cards':
      discardAfter(s, frame, chosen.verb, tell, chosen)
      return
    default:
      frame.stage = 'capture-window'
      frame.verdict = chosen.verb as 'decline' | 'kill' | 'keep'
      if (chosen.verb !== 'decline') offerStop(s, seat, 'hark-capture')
  }
}

function speak(s: ClassicState, frame: BattleFrame, chosen: Option, tell: Tell): void {
  const power = powerOf(s, frame, 'voice')
  frame.stage = 'prescience'
  if (chosen.verb === 'none' || power === undefined) return
  const object = targetId(chosen) as VoiceObject
  frame.voice = { ...power, play: chosen.verb === 'play', object }
  frame.stage = 'voice-window'
  tellOpen(tell, 'voice', { seat: power.by, target: frame.seats[power.side], play: frame.voice.play, object })
  offerStop(s, power.by, powerName(frame, power.by, 'voice'))
}

function foresee(s: ClassicState, frame: BattleFrame, chosen: Option, tell: Tell): void {
  const power = powerOf(s, frame, 'prescience')
  frame.stage = 'plan'
  if (chosen.verb === 'none' || power === undefined) return
  const part = targetId(chosen) as PlanPart
  frame.prescience = { ...power, part }
  frame.stage = 'prescience-window'
  tellOpen(tell, 'prescience', { seat: power.by, target: frame.seats[power.side], part })
  offerStop(s, power.by, powerName(frame, power.by, 'prescience'))
}

/** FAC-ATR-7, VIS-26: it binds; only the asking side learns it. */
function answer(s: ClassicState, frame: BattleFrame, chosen: Option, tell: Tell): void {
  const { prescience } = frame
  if (prescience === null) return
  const { by, side, part } = prescience
  const lock: Partial<Plan> = frame.locks[side]
  const value = targetId(chosen)
  bindAnswer(lock, part, chosen)
  const asking = s.players.map((_, seat) => seat).filter((seat) => seat === by || areAllied(s, seat, by))
  if (part === 'weapon' || part === 'defense') showTo(s, frame.seats[side], value as PlanCard, asking)
  tellSecret(tell, 'answered', { seat: frame.seats[side], part }, [...asking, frame.seats[side]], {
    value,
    ...(lock.spice === undefined ? {} : { spice: lock.spice }),
  })
  frame.stage = 'plan'
}

/** ADV-KAR-3: once the other plan is made and before one's own is. */
function seePlan(s: ClassicState, frame: BattleFrame, side: Side): Option[] {
  const seat = frame.seats[side]
  if (!frame.committed[other(side)] || frame.seenBy.includes(seat)) return []
  if (hooks(s, seat).special !== 'see-plan' || player(s, seat).specialUsed) return []
  return karamaCards(s, seat).map((card) => ofCard('play', card))
}

function plan(s: ClassicState, frame: BattleFrame, side: Side, chosen: Option): void {
  if (chosen.verb === 'play') {
    playKarama(s, frame.seats[side], targetId(chosen) as TreacheryId, { name: 'special', effect: 'see-plan' })
    return
  }
  const own = frame.plans[side]
  const step = stepOf(own)
  if (step !== undefined) choosePlan(own, step, chosen)
  if (step === 'dial') fillIn(s, frame, side)
  if (stepOf(own) !== undefined) return
  frame.committed[side] = true
  const scope = s.options.atreidesKaramaScope
  if (scope === 'opponent' || frame.committed[other(side)]) return
  // AMB-67: optionally, a player who is not fighting may see the plan.
  offerSpecial(s, 'see-plan', (seat) => {
    if (frame.seats.includes(seat)) return false
    return scope === 'any' || areAllied(s, seat, frame.seats[other(side)])
  })
}

/** DUN-BAT-18: both at once; then traitors may be called. */
function reveal(s: ClassicState, frame: BattleFrame, tell: Tell): boolean {
  if (!frame.committed[0] || !frame.committed[1]) return false
  for (const side of SIDES) {
    const revealed = frame.plans[side] as Plan
    tellRevealed(tell, 'plan', { seat: frame.seats[side], ...revealed })
    for (const card of cardsOf(revealed)) showCard(s, frame.seats[side], card)
  }
  frame.stage = 'traitor'
  frame.calls = openSealed<boolean>(callers(s, frame))
  return true
}

/**
 * Everyone who might call, going by public knowledge. DUN-TRT-7, FAC-ATR-52: not against a Cheap Hero, nor with the
 * Kwisatz Haderach.
 */
function callers(s: ClassicState, frame: BattleFrame): Seat[] {
  const found: Seat[] = []
  for (const side of SIDES) {
    const { leader, kwisatz } = frame.plans[other(side)]
    if (leader === undefined || leader === 'none' || leader === 'cheap-hero' || kwisatz) continue
    const fighter = frame.seats[side]
    for (let seat = 0; seat < s.players.length; seat++) {
      const speaks = seat === fighter || (areAllied(s, seat, fighter) && hooks(s, seat).callsForAlly)
      if (speaks && couldHoldTraitor(s, seat, leader)) found.push(seat)
    }
  }
  return found
}

/** DUN-TRT-6: called cards are face up, so some seats are known to hold a different one. */
function couldHoldTraitor(s: ClassicState, seat: Seat, leader: LeaderId): boolean {
  const { traitors, revealedTraitors } = player(s, seat)
  if (revealedTraitors.includes(leader)) return true
  if (revealedTraitors.length > 0 && revealedTraitors.length === traitors.length) return false
  return !s.players.some((other) => other.revealedTraitors.includes(leader))
}

export function callable(s: ClassicState, frame: BattleFrame, seat: Seat): boolean {
  const { leader } = frame.plans[other(callerSide(s, frame, seat))]
  return player(s, seat).traitors.includes(leader as LeaderId)
}
