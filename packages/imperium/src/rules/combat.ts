// Phase 3, Combat: the Combat Intrigue loop, who gets which reward, and what comes after (IMP-CBT, IMP-TIE).

import { option, popFrame, pushFrame, type Seat, type Tell } from '@sietch/kernel'
import { printedAt } from '../content/printed.ts'
import { tellOpen } from '../events.ts'
import { fire } from '../pieces/abilities.ts'
import { strength } from '../pieces/conditions.ts'
import { seatAfter, turnOrder } from '../pieces/order.ts'
import { moveTactics } from '../pieces/tactics.ts'
import { alliesInOrder, isCommander, isOpponent, release } from '../pieces/teams.ts'
import { takeConflictCard } from '../pieces/trophies.ts'
import { AGENT, troopsIn } from '../pieces/units.ts'
import { spoilReward } from '../rivals/combat.ts'
import { giveRival, isFaceless } from '../rivals/give.ts'
import {
  content,
  currentConflict,
  type Frame,
  hasUnits,
  type ImperiumState,
  isRival,
  type Kind,
  player,
} from '../state.ts'
import { intrigueOrPass, playIntrigue } from './intrigue.ts'
import { type Reward, ranksOf, rewardsFor } from './places.ts'

/** SOL-HAG-06: Rivals play no Intrigue cards. SIX-CBT-01: a Commander takes part while an Ally does. */
function takesPart(s: ImperiumState, seat: Seat): boolean {
  if (isCommander(s, seat)) return alliesInOrder(s, seat).some((ally) => hasUnits(s, ally))
  return hasUnits(s, seat) && !isRival(s, seat)
}

/** Have so many passed one after another as take part? */
function isAgreed(s: ImperiumState, passes: number): boolean {
  let participants = 0
  for (let seat = 0; seat < s.players.length && participants <= passes; seat++)
    if (takesPart(s, seat)) participants++
  return participants <= passes
}

/** Asked while Intrigue cards are held, whatever they are: a silent pass would tell that none can be played. */
const askHolder = (s: ImperiumState, seat: Seat, kind: string) => [
  { seat, kind, ...(player(s, seat).intrigue.length > 0 ? ({ ask: true } as const) : {}) },
]

/** IMP-CBT-02 to IMP-CBT-06, algorithm 12.2: round the table until all participants pass one after another. */
export const combat: Kind<'combat'> = {
  step(s, frame) {
    // Each card of a Commander is for an Ally of its own.
    release(s)
    if (isAgreed(s, frame.passes)) {
      popFrame(s, frame)
      if (s.throne === undefined) giveRewards(s, [])
      else pushFrame(s, { kind: 'concede', left: [], conceded: [], asked: [] })
      return true
    }
    if (takesPart(s, frame.seat)) return false
    goOn(s, frame)
    return true
  },
  decisions: (s, { seat }) => askHolder(s, seat, 'combat'),
  options: (s, { seat }) => intrigueOrPass(s, seat, ['combat']),
  chosen(s, frame, _, chosen, tell) {
    const { seat } = frame
    if (chosen.verb === 'intrigue') {
      frame.hasPlayed = true
      frame.passes = 0
      return playIntrigue(s, seat, chosen, tell)
    }
    if (!frame.hasPlayed) {
      frame.passes++
      tellOpen(tell, 'combat-pass', { seat })
    }
    goOn(s, frame)
  },
}

function goOn(s: ImperiumState, frame: Extract<Frame, { kind: 'combat' }>): void {
  frame.seat = seatAfter(s, frame.seat)
  frame.hasPlayed = false
}

function giveRewards(s: ImperiumState, conceded: readonly Seat[]): void {
  const left = rewards(s, conceded)
  pushFrame(s, { kind: 'rewards', left, winner: left.find(({ place }) => place === 1)?.seat ?? null })
}

/** Who concedes comes right after the other one. */
export const rewards = (s: ImperiumState, conceded: readonly Seat[] = []): Reward[] =>
  rewardsFor(strengths(s, conceded), turnOrder(s), content(s).box.thirdRewardFrom)

const strengths = (s: ImperiumState, conceded: readonly Seat[]): number[] =>
  s.players.map((_, seat) => strength(s, seat) - (conceded.includes(seat) ? CONCEDED : 0))

/** Less than the least difference there can be. */
const CONCEDED = 0.5

/**
 * SIX-CBT-01, D-89: where exactly the two Allies of one team are tied, both are asked in turn order, before any reward;
 * the first to concede does. No one is asked where it makes no difference.
 */
export const concede: Kind<'concede'> = {
  step(s, frame) {
    if (frame.left.length > 0) return false
    const tied = nextTied(s, frame)
    if (tied !== undefined) {
      frame.asked.push(...tied)
      frame.left.push(...tied)
      return true
    }
    popFrame(s, frame)
    giveRewards(s, frame.conceded)
    return true
  },
  decisions: (_, { left: [seat = 0] }) => [{ seat, kind: 'concede' }],
  options: () => [option('concede'), option('decline')],
  chosen(_, frame, __, { verb }, tell) {
    const seat = frame.left.shift()
    if (verb !== 'concede' || seat === undefined) return
    const to = frame.asked.slice(-2).find((other) => other !== seat) ?? seat
    frame.left.length = 0
    frame.conceded.push(seat)
    tellOpen(tell, 'conceded', { seat, to })
  },
}

/** The strongest two of one team who share a place, have not been asked and would gain by it. */
function nextTied(
  s: ImperiumState,
  { asked, conceded }: Extract<Frame, { kind: 'concede' }>,
): Seat[] | undefined {
  const now = rewards(s, conceded)
  return ranksOf(strengths(s, conceded), turnOrder(s)).find(([one = 0, other = one, ...more]) => {
    if (one === other || more.length > 0 || isOpponent(s, one, other) || asked.includes(one)) return false
    return JSON.stringify(rewards(s, [...conceded, other])) !== JSON.stringify(now)
  })
}

/** IMP-CBT-13: each receiver resolves the own reward in any order; the winner may then play for the victory. */
export const rewardsFrame: Kind<'rewards'> = {
  step(s, frame, tell) {
    const next = frame.left.shift()
    if (next === undefined) {
      popFrame(s, frame)
      if (frame.winner !== null && content(s).box.objectives.length > 0)
        takeConflictCard(s, frame.winner, tell)
      cleanUpConflict(s, tell)
      return true
    }
    const { seat, place } = next
    const id = currentConflict(s) ?? ''
    tellOpen(tell, 'reward', { seat, place, conflict: id })
    if (isRival(s, seat) && isFaceless(s, seat)) {
      spoilReward(s, place, tell)
      return true
    }
    if (place === 1 && !isRival(s, seat) && content(s).hasCardsForWinners) pushFrame(s, { kind: 'won', seat })
    if (place === 1) fire(s, seat, 'conflict-won')
    const source = { kind: 'conflict', id } as const
    const reward = printedAt(source, `reward.${place - 1}`, content(s).conflict(id).rewards[place - 1] ?? [])
    // UPR-DBL: a sandworm doubles the reward, all but control of a location.
    const doubled = player(s, seat).worms > 0 ? reward.filter(({ effect }) => effect.do !== 'control') : []
    const items = [...reward, ...doubled]
    if (isRival(s, seat)) giveRival(s, seat, items)
    else pushFrame(s, { kind: 'effects', seat, items })
    return true
  },
}

/** IMP-CBT-07, IMP-CBT-14: "when you win a Conflict", after the own reward. */
export const won: Kind<'won'> = {
  step: () => false,
  decisions: (s, { seat }) => askHolder(s, seat, 'won'),
  options: (s, { seat }) => intrigueOrPass(s, seat, ['won']),
  chosen(s, frame, _, chosen, tell) {
    const { seat } = frame
    if (chosen.verb === 'intrigue') playIntrigue(s, seat, chosen, tell)
    else popFrame(s, frame)
  },
}

/** SOL-CMD-07: those of Rivals leave the game. */
function removeCommanders(s: ImperiumState, n: number): void {
  if (s.sardaukar !== undefined) s.sardaukar.removed += n
}

/** IMP-CBT-11, UPR-WRM-01: troops go to supply, sandworms and what else came from the bank to the bank; strength to 0. */
function cleanUpConflict(s: ImperiumState, tell: Tell): void {
  for (const [seat, p] of s.players.entries()) {
    const lost = troopsIn(p, 'conflict')
    p.supply += p.conflict
    p.conflict = 0
    p.worms = 0
    p.swords = 0
    for (const { id, returnsTo } of content(s).otherUnits) {
      const unit = p.units?.[id]
      if (unit === undefined) continue
      if (id === AGENT) p.agents += unit.conflict
      else if (isRival(s, seat)) removeCommanders(s, unit.conflict)
      else if (returnsTo === 'supply') unit.supply += unit.conflict
      unit.conflict = 0
    }
    // BLD-CLR-10: they are lost troops.
    moveTactics(s, seat, lost, tell)
  }
  tellOpen(tell, 'conflict-over', {})
}
