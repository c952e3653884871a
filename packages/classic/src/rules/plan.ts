// A battle plan, part by part, under the Voice, Prescience and promises (DUN-BAT-10 to DUN-BAT-18, AMB-45, AMB-46).

import { type Option, type Seat, targetId, targetNumber } from '@sietch/kernel'
import { bare, ofCard, ofLeader, ofNumber } from '../choices.ts'
import { fitsSlot, treacheryKind } from '../content/treachery.ts'
import type { TreacheryId, TreacheryKind } from '../content/types.ts'
import { hooks } from '../factions/index.ts'
import type { BattleFrame, Frame, Plan, PlanCard, PlanLeader, PlanPromise, Side } from '../frames.ts'
import { isStopped } from '../interrupts.ts'
import { areAllied, type ClassicState, player, removeOne } from '../state.ts'
import { availableLeaders } from './leaders.ts'
import { dials, dialsOf, groupOf } from './strength.ts'

/** In this order. */
const STEPS = ['dial', 'spice', 'leader', 'weapon', 'defense', 'kwisatz'] as const
export type PlanStep = (typeof STEPS)[number]

export const other = (side: Side): Side => (side === 0 ? 1 : 0)

export const sideOf = ({ seats }: BattleFrame, seat: Seat): Side => (seats[0] === seat ? 0 : 1)

/** The side a seat acts for: its own or its ally's. */
export const callerSide = (s: ClassicState, frame: BattleFrame, seat: Seat): Side => {
  if (frame.seats.includes(seat)) return sideOf(frame, seat)
  return areAllied(s, seat, frame.seats[0]) ? 0 : 1
}

export function stepOf(plan: Partial<Plan>): PlanStep | undefined {
  for (const step of STEPS) if (plan[step] === undefined) return step
  return undefined
}

export const groupOn = (s: ClassicState, frame: BattleFrame, side: Side) =>
  groupOf(s, frame.seats[side], frame.seats[other(side)], frame.site)

export function planOptions(s: ClassicState, frame: BattleFrame, side: Side, step: PlanStep): Option[] {
  const seat = frame.seats[side]
  switch (step) {
    case 'dial':
      return legalDials(s, frame, side).map((dial) => ofNumber('dial', dial))
    case 'spice':
      return legalSpice(s, frame, side, frame.plans[side].dial ?? 0).map((spice) => ofNumber('spice', spice))
    case 'leader':
      return legalLeaders(s, frame, side).map((leader) => ofLeader('leader', leader))
    case 'weapon':
    case 'defense':
      return legalCards(s, frame, side, step).map((card) => ofCard(step, card))
    case 'kwisatz':
      return canUseKwisatz(s, seat) && frame.plans[side].leader !== 'none'
        ? [bare('alone'), bare('kwisatz-haderach')]
        : [bare('alone')]
  }
}

export function choosePlan(plan: Partial<Plan>, step: PlanStep, chosen: Option): void {
  switch (step) {
    case 'dial':
      plan.dial = targetNumber(chosen)
      return
    case 'spice':
      plan.spice = targetNumber(chosen)
      return
    case 'leader':
      plan.leader = targetId(chosen) as PlanLeader
      return
    case 'weapon':
      plan.weapon = targetId(chosen) as PlanCard
      return
    case 'defense':
      plan.defense = targetId(chosen) as PlanCard
      return
    case 'kwisatz':
      plan.kwisatz = chosen.verb === 'kwisatz-haderach'
  }
}

/** Parts without a choice are filled in: spice where strength is free, the Kwisatz Haderach where there is none. */
export function fillIn(s: ClassicState, frame: BattleFrame, side: Side): void {
  const plan = frame.plans[side]
  if (!groupOn(s, frame, side).paysForStrength) plan.spice = 0
  if (!canUseKwisatz(s, frame.seats[side])) plan.kwisatz = false
}

/** FAC-ATR-50, FAC-ATR-51: active after seven losses, once a round, unless dead or stopped. */
export const isKwisatzReady = (s: ClassicState, seat: Seat): boolean =>
  hooks(s, seat).hasKwisatzHaderach === true &&
  s.kwisatz.losses >= 7 &&
  !s.kwisatz.dead &&
  !s.kwisatz.usedThisRound

export const canUseKwisatz = (s: ClassicState, seat: Seat): boolean =>
  isKwisatzReady(s, seat) && !isStopped(s, seat, 'atr-kwisatz-haderach')

/** W-TRUTH: whether a value for the part asked about matches the answer. */
export function isKept(promise: PlanPromise, value: number | PlanLeader | PlanCard): boolean {
  switch (promise.part) {
    case 'dial':
      return Number(value) >= promise.least === promise.yes
    case 'leader':
      return (value === promise.id) === promise.yes
    default:
      return (kindOf(value as PlanCard) === promise.card) === promise.yes
  }
}

function keepPromises<T extends number | PlanLeader | PlanCard>(
  { promises }: BattleFrame,
  side: Side,
  part: PlanPromise['part'],
  items: T[],
): T[] {
  let kept = items
  for (const promise of promises[side]) {
    if (promise.part === part) kept = keep(kept, (item) => isKept(promise, item))
  }
  return kept
}

/** What passes a filter, or everything if nothing does: a promise that has become impossible is not binding. */
function keep<T>(items: T[], wanted: (item: T) => boolean): T[] {
  const kept = items.filter(wanted)
  return kept.length > 0 ? kept : items
}

export function legalDials(s: ClassicState, frame: BattleFrame, side: Side): number[] {
  const all = dialsOf(groupOn(s, frame, side))
  const lock = frame.locks[side].dial
  if (lock !== undefined && all.includes(lock)) return [lock]
  return keepPromises(frame, side, 'dial', all)
}

export function legalSpice(s: ClassicState, frame: BattleFrame, side: Side, dial: number): number[] {
  const legal = (dials(groupOn(s, frame, side)).get(dial) ?? [0]).sort((a, b) => a - b)
  const lock = frame.locks[side].spice
  return lock !== undefined && legal.includes(lock) ? [lock] : legal
}

/** DUN-BAT-12 to DUN-BAT-16. */
export function legalLeaders(s: ClassicState, frame: BattleFrame, side: Side): PlanLeader[] {
  const seat = frame.seats[side]
  const found: PlanLeader[] = availableLeaders(s, seat, frame.territory)
  const voice = voiceTo(frame, side)
  if (player(s, seat).hand.includes('cheap-hero')) {
    if (voice?.object !== 'cheap-hero') found.push('cheap-hero')
    else if (voice.play) return ['cheap-hero']
  }
  if (found.length === 0) return ['none']
  const lock = frame.locks[side].leader
  if (lock !== undefined && found.includes(lock)) return [lock]
  return keepPromises(frame, side, 'leader', found)
}

const voiceTo = ({ voice }: BattleFrame, side: Side) => (voice?.side === side ? voice : null)

const kindOf = (card: PlanCard): TreacheryKind | 'none' => (card === 'none' ? 'none' : treacheryKind(card))

/** DUN-BAT-15, DUN-BAT-17, AMB-34: cards in hand that fit the slot, and none. */
export function legalCards(s: ClassicState, frame: BattleFrame, side: Side, slot: Slot): PlanCard[] {
  if (frame.plans[side].leader === 'none') return ['none']
  const found = cardsFor(s, frame, side, slot)
  const lock = frame.locks[side][slot]
  if (lock !== undefined && found.includes(lock)) return [lock]
  const legal = keepPromises(frame, side, slot, obey(s, frame, side, slot, found))
  return slot === 'weapon' ? keep(legal, (weapon) => leavesDefense(s, frame, side, weapon)) : legal
}

/** A worthless card fits both slots: as a weapon it may be what was promised as a defense. */
function leavesDefense(s: ClassicState, frame: BattleFrame, side: Side, weapon: PlanCard): boolean {
  const promised = frame.promises[side].filter(({ part }) => part === 'defense')
  if (promised.length === 0) return true
  const then = withPlan(frame, side, { ...frame.plans[side], weapon })
  return legalCards(s, then, side, 'defense').some((card) =>
    promised.every((promise) => isKept(promise, card)),
  )
}

/** The battle with a different plan for one side. */
export const withPlan = (frame: BattleFrame, side: Side, plan: Partial<Plan>): BattleFrame => ({
  ...frame,
  plans: side === 0 ? [plan, frame.plans[1]] : [frame.plans[0], plan],
})

type Slot = 'weapon' | 'defense'

/** What the plan's other slot holds, if decided. */
const elsewhere = (frame: BattleFrame, side: Side, slot: Slot): PlanCard | undefined => {
  const there = slot === 'weapon' ? 'defense' : 'weapon'
  return frame.plans[side][there] ?? frame.locks[side][there]
}

/** None, and the cards in hand that fit the slot and are not in the other one. */
function cardsFor(s: ClassicState, frame: BattleFrame, side: Side, slot: Slot): PlanCard[] {
  const hand = [...player(s, frame.seats[side]).hand]
  const taken = elsewhere(frame, side, slot)
  if (taken !== undefined && taken !== 'none') removeOne(hand, taken)
  const found: PlanCard[] = ['none']
  for (const card of hand) if (fitsSlot(card, slot) && !found.includes(card)) found.push(card)
  return found
}

/** FAC-BEN-4, FAC-BEN-5: obeyed if possible; AMB-46: a worthless card in either slot. */
function obey(s: ClassicState, frame: BattleFrame, side: Side, slot: Slot, found: PlanCard[]): PlanCard[] {
  const voice = voiceTo(frame, side)
  if (voice === null) return found
  const isMeant = (card: PlanCard) => kindOf(card) === voice.object
  if (!voice.play) return found.filter((card) => !isMeant(card))
  const there = slot === 'weapon' ? 'defense' : 'weapon'
  const settled = elsewhere(frame, side, slot)
  const isMetThere =
    settled === undefined
      ? keepPromises(frame, side, there, cardsFor(s, frame, side, there)).some(isMeant)
      : isMeant(settled)
  return isMetThere ? found : keep(found, isMeant)
}

/** A finished plan may be changed until the other one is finished too, unless it has been seen (appendix A.4, ADV-KAR-3). */
export function mayChangePlan(frame: Frame, seat: Seat): frame is BattleFrame {
  if (frame.kind !== 'battle' || frame.stage !== 'plan' || !frame.seats.includes(seat)) return false
  const side = sideOf(frame, seat)
  return frame.committed[side] && !frame.committed[other(side)] && frame.seenBy.length === 0
}

export function changePlan(frame: BattleFrame, seat: Seat): void {
  const side = sideOf(frame, seat)
  frame.plans[side] = {}
  frame.committed[side] = false
}

/** DUN-BAT-14: no leader or Cheap Hero. */
export const hasNobody = (s: ClassicState, frame: BattleFrame, side: Side): boolean =>
  availableLeaders(s, frame.seats[side], frame.territory).length === 0 &&
  !player(s, frame.seats[side]).hand.includes('cheap-hero')

/** The cards a plan plays, including the Cheap Hero. */
export function cardsOf({ leader, weapon, defense }: Plan): TreacheryId[] {
  const cards: TreacheryId[] = []
  if (leader === 'cheap-hero') cards.push('cheap-hero')
  if (weapon !== 'none') cards.push(weapon)
  if (defense !== 'none') cards.push(defense)
  return cards
}
