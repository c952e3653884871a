// Phase 3, Combat: the Combat Intrigue loop, who gets which reward, and what comes after (IMP-CBT, IMP-TIE).

import { popFrame, pushFrame, type Seat, type Tell } from '@sietch/kernel'
import { printedAt } from '../content/printed.ts'
import { tellOpen } from '../events.ts'
import { seatAfter, turnOrder } from '../pieces/order.ts'
import { takeConflictCard } from '../pieces/trophies.ts'
import { spoilReward } from '../rivals/combat.ts'
import { giveRival, isFaceless } from '../rivals/give.ts'
import {
  content,
  currentConflict,
  type Frame,
  type ImperiumState,
  isRival,
  type Kind,
  player,
  strength,
  unitsOf,
} from '../state.ts'
import { intrigueOrPass, playIntrigue } from './intrigue.ts'
import { type Reward, rewardsFor } from './places.ts'

/** SOL-HAG-06: Rivals play no Intrigue cards. */
const takesPart = (s: ImperiumState, seat: Seat): boolean => unitsOf(s, seat) > 0 && !isRival(s, seat)

/** Asked while Intrigue cards are held, whatever they are: a silent pass would tell that none can be played. */
const askHolder = (s: ImperiumState, seat: Seat, kind: string) => [
  { seat, kind, ...(player(s, seat).intrigue.length > 0 ? ({ ask: true } as const) : {}) },
]

/** IMP-CBT-02 to IMP-CBT-06, algorithm 12.2: round the table until all participants pass one after another. */
export const combat: Kind<'combat'> = {
  step(s, frame) {
    const participants = s.players.filter((_, seat) => takesPart(s, seat)).length
    if (frame.passes >= participants) {
      popFrame(s, frame)
      const left = rewards(s)
      pushFrame(s, { kind: 'rewards', left, winner: left.find(({ place }) => place === 1)?.seat ?? null })
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

export const rewards = (s: ImperiumState): Reward[] =>
  rewardsFor(
    s.players.map((_, seat) => strength(s, seat)),
    turnOrder(s),
    content(s).box.thirdRewardFrom,
  )

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
    if (place === 1 && !isRival(s, seat) && hasCardsForWinners(s)) pushFrame(s, { kind: 'won', seat })
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

/** Uprising has none of its own: nothing to ask its winners, and nothing to hide by asking. */
const hasCardsForWinners = (s: ImperiumState): boolean =>
  content(s).box.intrigue.some(({ plays }) => plays.some(({ timing }) => timing === 'won'))

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

/** IMP-CBT-11, UPR-WRM-01: troops go to supply, sandworms and what else came from the bank to the bank; strength to 0. */
function cleanUpConflict(s: ImperiumState, tell: Tell): void {
  for (const p of s.players) {
    p.supply += p.conflict
    p.conflict = 0
    p.worms = 0
    p.swords = 0
    for (const { id, returnsTo } of content(s).otherUnits) {
      const unit = p.units?.[id]
      if (unit === undefined) continue
      if (returnsTo === 'supply') unit.supply += unit.conflict
      unit.conflict = 0
    }
  }
  tellOpen(tell, 'conflict-over', {})
}
