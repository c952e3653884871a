// The Conflict: how strong each seat may become this round, and what its chances at a reward are worth.

import type { ImperiumState } from '@sietch/imperium'
import {
  content,
  currentConflict,
  isRival,
  type Player,
  player,
  strength,
  troopsIn,
  unitsOf,
} from '@sietch/imperium/table'
import type { Seat } from '@sietch/kernel'
import type { Appraisal } from './appraisal.ts'
import { skillsWaiting } from './commanders.ts'
import { rivalReach } from './rivals.ts'

/** An estimate of a seat's strength, and how far off it may be. */
type Reach = { readonly most: number; readonly spread: number }

const OUT: Reach = { most: 0, spread: 0 }

export type Contest = {
  readonly reaches: readonly Reach[]
  readonly rewards: readonly [number, number, number]
}

/** This round's Conflict as it looks now; undefined once its rewards are being handed out. */
export function contestOf(s: ImperiumState, appraisal: Appraisal): Contest | undefined {
  if (s.phase !== 'turns' && s.phase !== 'combat' && s.phase !== 'round-start') return undefined
  const id = currentConflict(s)
  const rewards = id === undefined ? undefined : appraisal.rewards.get(id)
  if (rewards === undefined || s.stack.some(({ kind }) => kind === 'rewards')) return undefined
  return { reaches: s.players.map((p, seat) => reachOf(s, p, seat, appraisal)), rewards }
}

function reachOf(s: ImperiumState, p: Player, seat: Seat, appraisal: Appraisal): Reach {
  const { weights, hagal, sides } = appraisal
  if (isRival(s, seat)) return rivalReach(s, seat, hagal)
  const commander = sides?.commander[seat]
  if (commander === seat) return OUT
  const units = unitsOf(s, seat)
  const agents = p.hasRevealed ? 0 : p.agents
  if (units === 0 && agents === 0) return OUT
  let most = units === 0 ? p.swords : strength(s, seat)
  most += skillsWaiting(s, seat, p)
  let spread = 0.7 + 0.8 * Math.min(3, p.intrigue.length)
  most += 0.7 * Math.min(3, p.intrigue.length)
  if (!p.hasRevealed) {
    most += swordsInHand(p, appraisal) * (1 - 0.15 * agents)
    spread += 0.5
  }
  if (agents > 0) {
    const { box, troop } = content(s)
    const troops = Math.min(troopsIn(p, 'garrison') + 1, box.fromGarrison * agents + 1)
    most += troop.strength * troops * weights.eagerness * (units > 0 ? 1 : 0.6)
    spread += 1.2 * agents
  }
  if (commander !== undefined) {
    const help = helpOf(player(s, commander), appraisal)
    most += help.most
    spread += help.spread
  }
  return { most, spread: spread * weights.spread }
}

/** The swords that the Reveal boxes in hand would bring. */
export function swordsInHand(p: Player, { swords }: Appraisal): number {
  let held = 0
  for (const card of p.hand) held += swords.get(card) ?? 0
  return held
}

/** What an Ally may expect from the Commander, who has another Ally too. */
function helpOf(p: Player, appraisal: Appraisal): Reach {
  const cards = Math.min(3, p.intrigue.length)
  let most = 0.35 * cards
  let spread = 0.4 * cards
  if (!p.hasRevealed) {
    most += 0.5 * (swordsInHand(p, appraisal) * (1 - 0.15 * p.agents) + (p.swordmaster ? 2 : 0))
    spread += 0.5 + 0.4 * p.agents
  }
  return { most, spread }
}

/**
 * What the seat can expect from the Conflict with this much more strength; with `joins` it certainly has a unit there.
 */
export function expectedReward(
  s: ImperiumState,
  { reaches, rewards }: Contest,
  seat: Seat,
  { weights }: Appraisal,
  more = 0,
  joins = false,
): number {
  const own = reaches[seat] ?? OUT
  if (own.spread === 0 && !joins) return 0
  // Chances that exactly none, one or two of the others are stronger.
  let none = 1
  let one = 0
  let two = 0
  for (const [other, reach] of reaches.entries()) {
    if (other === seat || reach.spread === 0) continue
    const ahead =
      1 / (1 + Math.exp((own.most + more - reach.most + 0.3) / (0.5 * (own.spread + reach.spread) + 0.3)))
    two = two * (1 - ahead) + one * ahead
    one = one * (1 - ahead) + none * ahead
    none *= 1 - ahead
  }
  const p = s.players[seat]
  const doubled = p !== undefined && p.worms > 0 ? 1.8 : 1
  const win = rewards[0] * doubled + trophyWorth(s, seat, weights.trophy)
  const third = s.players.length >= content(s).box.thirdRewardFrom ? rewards[2] : 0
  return weights.conflict * (none * win + (one * rewards[1] + two * third) * doubled)
}

/** The same for a whole side: a teammate's loss is no gain, an opponent's is. */
export function sideReward(
  s: ImperiumState,
  contest: Contest,
  seat: Seat,
  appraisal: Appraisal,
  more = 0,
  joins = false,
): number {
  const { sides } = appraisal
  let sum = expectedReward(s, contest, seat, appraisal, more, joins)
  if (sides === undefined) return sum
  const after =
    more === 0 && !joins ? contest : { ...contest, reaches: reachesWith(contest, seat, more, joins) }
  for (const [other, { spread }] of contest.reaches.entries()) {
    if (other === seat || spread === 0) continue
    const worth = expectedReward(s, after, other, appraisal)
    sum += sides.of[seat]?.includes(other) ? worth : -worth
  }
  return sum
}

function reachesWith({ reaches }: Contest, seat: Seat, more: number, joins: boolean): readonly Reach[] {
  const { most, spread } = reaches[seat] ?? OUT
  return reaches.with(seat, { most: most + more, spread: joins ? Math.max(spread, SURE) : spread })
}

/** How far off the estimate may be for a fighter with nothing more to send. */
const SURE = 0.5

/** UPR-BTL-02: a second face-up card with the icon makes a point. */
export function trophyWorth(s: ImperiumState, seat: Seat, worth: number): number {
  const { box, conflict } = content(s)
  if (box.objectives.length === 0) return 0
  const icon = conflict(currentConflict(s) ?? '').battleIcon
  const trophies = s.players[seat]?.trophies ?? []
  return icon !== 'wild' && trophies.some((trophy) => trophy.faceUp && trophy.icon === icon) ? 1 : worth
}
