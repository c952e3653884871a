// What revealed plans lead to: traitors, explosion, weapons, totals, the winner's cards (DUN-BAT-20 to DUN-BAT-30, DUN-TRT).

import { type Option, type Seat, type Tell, targetId } from '@sietch/kernel'
import { bare, ofCard } from '../choices.ts'
import { strengthOf } from '../content/leaders.ts'
import type { TreacheryId } from '../content/types.ts'
import { tellOpen, tellRevealed } from '../events.ts'
import { hooks } from '../factions/index.ts'
import { killAll } from '../forces.ts'
import type { BattleFrame, Plan, Side } from '../frames.ts'
import { clearSpice, pay } from '../spice.ts'
import { type ClassicState, player } from '../state.ts'
import { discardCard } from '../treachery.ts'
import { giveBack, killLeader, leaderOf } from './leaders.ts'
import { callerSide, cardsOf, other } from './plan.ts'
import { isLeader, type Verdict, verdictOf } from './verdict.ts'

const SIDES: readonly Side[] = [0, 1]

const planOf = (frame: BattleFrame, side: Side): Plan => frame.plans[side] as Plan

export function resolve(s: ClassicState, frame: BattleFrame, tell: Tell): void {
  // DUN-STM-2: these two used the wheels last.
  s.dialers = [...frame.seats].sort((a, b) => a - b)
  for (const side of SIDES) {
    if (planOf(frame, side).kwisatz) s.kwisatz.usedThisRound = true
  }
  const [byAggressor, byDefender] = [isCalled(s, frame, 0, tell), isCalled(s, frame, 1, tell)]
  if (byAggressor && byDefender) bothBetrayed(s, frame, tell)
  else if (byAggressor || byDefender) betrayed(s, frame, byAggressor ? 0 : 1, tell)
  else {
    const verdict = verdictOf([planOf(frame, 0), planOf(frame, 1)])
    if (verdict.explosion) explode(s, frame, tell)
    else fight(s, frame, verdict, tell)
  }
}

/** Did someone call a traitor for this side? The called card is public from now on (DUN-TRT-6). */
function isCalled(s: ClassicState, frame: BattleFrame, side: Side, tell: Tell): boolean {
  for (const { seat, pick } of frame.calls.picks) {
    if (!pick || callerSide(s, frame, seat) !== side) continue
    const { leader } = planOf(frame, other(side))
    const { revealedTraitors } = player(s, seat)
    if (!isLeader(leader)) throw new Error(`seat ${seat} calls ${leader} a traitor`)
    if (!revealedTraitors.includes(leader)) revealedTraitors.push(leader)
    tellRevealed(tell, 'traitor', { seat, leader })
    return true
  }
  return false
}

/** All forces in the group, and the cards played; the Kwisatz Haderach counts what is lost. */
function loseAll(s: ClassicState, frame: BattleFrame, side: Side, tell: Tell): void {
  const seat = frame.seats[side]
  const lost = killAll(s, seat, frame.territory, 'battle', tell, frame.site)
  if (hooks(s, seat).hasKwisatzHaderach) s.kwisatz.losses += lost
  loseCards(s, seat, planOf(frame, side), tell)
}

function loseCards(s: ClassicState, seat: Seat, plan: Plan, tell: Tell): void {
  for (const card of cardsOf(plan)) discardCard(s, seat, card, tell)
}

/** ADV-BAT-3. */
const payBattleSpice = (s: ClassicState, frame: BattleFrame, side: Side, tell: Tell): void =>
  pay(s, frame.seats[side], 'bank', planOf(frame, side).spice, 'battle', tell)

/** DUN-TRT-5. */
function bothBetrayed(s: ClassicState, frame: BattleFrame, tell: Tell): void {
  for (const side of SIDES) {
    const { leader } = planOf(frame, side)
    payBattleSpice(s, frame, side, tell)
    loseAll(s, frame, side, tell)
    if (isLeader(leader)) killLeader(s, leader, tell)
  }
  frame.stage = 'over'
}

/** DUN-TRT-2 to DUN-TRT-4: the caller loses nothing at all. */
function betrayed(s: ClassicState, frame: BattleFrame, winner: Side, tell: Tell): void {
  const loser = other(winner)
  const { leader } = planOf(frame, loser)
  payBattleSpice(s, frame, loser, tell)
  loseAll(s, frame, loser, tell)
  if (isLeader(leader)) {
    killLeader(s, leader, tell)
    pay(s, 'bank', frame.seats[winner], strengthOf(leader), 'leaders', tell)
  }
  bind(s, frame, winner, s.options.traitorCallerLeaderFree)
  frame.winner = winner
  frame.stage = 'capture'
  tellOpen(tell, 'battle-won', { seat: frame.seats[winner], by: 'traitor' })
}

/** DUN-TCH-1, AMB-33: no one wins, everything in the territory is lost. */
function explode(s: ClassicState, frame: BattleFrame, tell: Tell): void {
  tellOpen(tell, 'explosion', { territory: frame.territory })
  for (const side of SIDES) {
    const { leader, kwisatz } = planOf(frame, side)
    payBattleSpice(s, frame, side, tell)
    if (isLeader(leader)) killLeader(s, leader, tell)
    if (kwisatz) {
      s.kwisatz.dead = true
      tellOpen(tell, 'leader-killed', { leader: 'kwisatz-haderach', owner: frame.seats[side] })
    }
    loseCards(s, frame.seats[side], planOf(frame, side), tell)
  }
  for (let seat = 0; seat < s.players.length; seat++) {
    const lost = killAll(s, seat, frame.territory, 'explosion', tell)
    // AMB-48: only in battles it fights itself.
    if (hooks(s, seat).hasKwisatzHaderach && frame.seats.includes(seat)) s.kwisatz.losses += lost
  }
  clearSpice(s, frame.territory, tell)
  frame.stage = 'over'
}

function fight(
  s: ClassicState,
  frame: BattleFrame,
  { killed, totals, winner, spice }: Verdict,
  tell: Tell,
): void {
  tellOpen(tell, 'battle-won', { seat: frame.seats[winner], totals: [...totals], by: 'strength' })
  // The winner's losses are based on the group as it was when the plans were made.
  frame.winner = winner
  for (const side of SIDES) {
    const { leader } = planOf(frame, side)
    payBattleSpice(s, frame, side, tell)
    if (!isLeader(leader)) continue
    if (killed[side]) killLeader(s, leader, tell)
    else bind(s, frame, side, false)
  }
  pay(s, 'bank', frame.seats[winner], spice, 'leaders', tell)
  loseAll(s, frame, other(winner), tell)
  frame.stage = 'losses'
}

/** DUN-BAT-13, FAC-HAR-51: a leader that fought stays in the territory, a captured one goes home. */
function bind(s: ClassicState, frame: BattleFrame, side: Side, free: boolean): void {
  const { leader } = planOf(frame, side)
  if (isLeader(leader) && !free) leaderOf(s, leader).state.fought = frame.territory
}

/** DUN-BAT-27, AMB-32: each card is kept or discarded; a Cheap Hero goes. */
export function cardOptions(frame: BattleFrame): Option[] {
  const { weapon, defense } = planOf(frame, frame.winner ?? 0)
  const options = [bare('keep')]
  if (weapon !== 'none') options.push(ofCard('discard', weapon))
  if (defense !== 'none' && defense !== weapon) options.push(ofCard('discard', defense))
  if (weapon !== 'none' && defense !== 'none') options.push(bare('discard-both'))
  return options
}

export function discardAfter(
  s: ClassicState,
  frame: BattleFrame,
  verb: string,
  tell: Tell,
  chosen?: Option,
): boolean {
  const side = frame.winner ?? 0
  const seat = frame.seats[side]
  const { leader, weapon, defense } = planOf(frame, side)
  if (leader === 'cheap-hero') discardCard(s, seat, 'cheap-hero', tell)
  if (verb === 'discard' && chosen !== undefined) discardCard(s, seat, targetId(chosen) as TreacheryId, tell)
  if (verb === 'discard-both') {
    for (const card of [weapon, defense]) if (card !== 'none') discardCard(s, seat, card, tell)
  }
  frame.stage = 'capture'
  return true
}

/** After the battle captured leaders that fought go back to their owners (FAC-HAR-51). */
export function finish(s: ClassicState, frame: BattleFrame, tell: Tell): void {
  for (const side of SIDES) {
    const { leader } = planOf(frame, side)
    if (
      isLeader(leader) &&
      player(s, frame.seats[side]).captives.some((captive) => captive.leader === leader)
    )
      giveBack(s, leader, tell)
  }
}
