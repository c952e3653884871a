// Battle plans: what a plan is worth against everything the opponent may do, and the best one still possible.

import type { ClassicState } from '@sietch/classic'
import {
  DEFENSE_AGAINST,
  isStronghold,
  LEADERS_OF,
  type LeaderId,
  STRONGHOLDS,
  strengthOf,
  type TerritoryId,
} from '@sietch/classic/content'
import { availableLeaders, player } from '@sietch/classic/table'
import { type Option, type Seat, targetId, targetNumber } from '@sietch/kernel'
import { cardGain } from './cards.ts'
import {
  type BattleFrame,
  battleOf,
  type Card,
  type Defense,
  defenseOf,
  type Foe,
  foeOf,
  type Leader,
  type Plan,
  strengthFrom,
  type Weapon,
  weaponOf,
} from './foe.ts'
import { holdingsOf, standing } from './holdings.ts'
import { dialOf, groupIn } from './strength.ts'
import { armyWorth, spiceWorth, WEIGHTS } from './weights.ts'
import { whim } from './whim.ts'

/** What is at stake for one side. */
type Stake = {
  readonly seat: Seat
  readonly aggressor: boolean
  readonly territory: TerritoryId
  /** What it is worth to win the place instead of losing it. */
  readonly prize: number
  readonly tokens: number
  readonly alive: number
  readonly spice: number
  /** Spice that may buy strength; nothing where strength is free. */
  readonly purse: number
  readonly pays: boolean
}

function stakeOf(s: ClassicState, frame: BattleFrame, seat: Seat): Stake {
  const side = frame.seats[0] === seat ? 0 : 1
  const p = player(s, seat)
  const { forces, elite } = groupIn(p, frame.territory)
  let alive = p.reserves.forces + p.reserves.elite
  for (const stack of p.stacks) alive += stack.forces + stack.elite
  const pays = s.advanced && p.faction !== 'fremen'
  return {
    seat,
    aggressor: side === 0,
    territory: frame.territory,
    prize: prizeOf(s, frame, seat),
    tokens: forces + elite,
    alive,
    spice: p.spice,
    purse: pays ? p.spice : 0,
    pays,
  }
}

const LEAST_PRIZE = 0.08

function prizeOf(s: ClassicState, { territory, seats }: BattleFrame, seat: Seat): number {
  if (!isStronghold(territory)) {
    let lying = 0
    for (const { part, n } of s.spice) if (part.startsWith(`${territory}/`)) lying += n
    const { spice } = player(s, seat)
    return LEAST_PRIZE + spiceWorth(spice + lying) - spiceWorth(spice)
  }
  const now = holdingsOf(s)
  const index = STRONGHOLDS.indexOf(territory)
  const held = (by: Seat) =>
    now.map((chances, at) => (at === index ? chances.map((_, one) => (one === by ? 1 : 0)) : chances))
  const [one, two] = seats
  return LEAST_PRIZE + standing(s, seat, held(seat)) - standing(s, seat, held(one === seat ? two : one))
}

type Own = {
  readonly dial: number
  readonly leader: Leader
  readonly weapon: Card
  readonly defense: Card
}

/** The tokens that a dial costs, at least. */
const lossesOf = ({ pays, purse, tokens }: Stake, dial: number): number =>
  Math.min(tokens, pays ? Math.max(dial, 2 * dial - purse) : dial)

const isKilled = (weapon: Weapon, defense: Defense): boolean =>
  weapon !== 'none' && (weapon === 'lasgun' || DEFENSE_AGAINST[weapon] !== defense)

/** The value of a plan over everything it may face. */
function worthOf(s: ClassicState, stake: Stake, foe: Foe, own: Own): number {
  const leader = strengthFrom(own.leader)
  const [weapon, defense] = [weaponOf(own.weapon), defenseOf(own.defense)]
  const risk = own.leader === 'none' || own.leader === 'cheap-hero' ? 0 : traitorRisk(s, stake, own.leader)
  const lost = lossesOf(stake, own.dial)
  const army = armyWorth(stake.alive)
  const afterWin = armyWorth(stake.alive - lost) - army
  const afterLoss = armyWorth(stake.alive - stake.tokens) - army
  const leaderCost = WEIGHTS.leader * leader * (own.leader === 'none' ? 0 : 1)
  const cards = cardCost(s, stake.seat, own)
  const bought = stake.pays ? spiceWorth(stake.spice) - spiceWorth(Math.max(0, stake.spice - own.dial)) : 0
  const betrayal = afterLoss - leaderCost - cards
  if (foe.isBetrayed) return stake.prize + spiceWorth(stake.spice + foe.leader) - spiceWorth(stake.spice)
  let sum = 0
  for (const against of foe.weapons) {
    for (const guard of foe.defenses) {
      const odds = against.odds * guard.odds
      if (odds === 0) continue
      const hasLasgun = weapon === 'lasgun' || against.is === 'lasgun'
      if (hasLasgun && (defense === 'shield' || guard.is === 'shield')) {
        sum += odds * (afterLoss - leaderCost - cards + stake.prize / 3)
        continue
      }
      const falls = own.leader !== 'none' && isKilled(against.is, defense)
      const strikes = isKilled(weapon, guard.is)
      const spoils = (strikes ? foe.leader : 0) + (falls ? leader : 0)
      const won = stake.prize + afterWin + spiceWorth(stake.spice + spoils) - spiceWorth(stake.spice)
      const total = own.dial + (falls ? 0 : leader)
      for (const { is: dial, odds: part } of foe.dials) {
        const other = dial + (strikes ? 0 : foe.leader)
        const wins = stake.aggressor ? total >= other : total > other
        const result = (wins ? won : afterLoss - cards) - (falls ? leaderCost : 0)
        sum += odds * part * (result + (strikes ? WEIGHTS.trouble * foe.leader : 0))
      }
    }
  }
  return (1 - risk) * sum + risk * betrayal - bought
}

const cardCost = (s: ClassicState, seat: Seat, { leader, weapon, defense }: Own): number => {
  let cost = 0
  for (const card of [leader === 'cheap-hero' ? leader : 'none', weapon, defense] as const) {
    if (card !== 'none') cost += cardGain(s, seat, card, [])
  }
  return cost
}

/** How likely it is that a leader is the other side's traitor: not if we hold the card, or it has been called. */
function traitorRisk(s: ClassicState, { seat }: Stake, leader: LeaderId): number {
  const frame = battleOf(s)
  if (frame === undefined) return 0
  const foe = player(s, frame.seats[0] === seat ? frame.seats[1] : frame.seats[0])
  if (foe.revealedTraitors.includes(leader)) return 1
  const { traitors, returned } = player(s, seat)
  if (traitors.includes(leader) || returned.includes(leader)) return 0
  let leaders = 0
  for (const { faction } of s.players) leaders += LEADERS_OF[faction].length
  const hidden = foe.traitors.length - foe.revealedTraitors.length
  return Math.max(0, hidden) / Math.max(1, leaders - traitors.length - returned.length)
}

const unique = <T>(items: readonly T[]): T[] => [...new Set(items)]

/** Everything a side could put into the undecided parts of its plan. */
function openParts(s: ClassicState, frame: BattleFrame, seat: Seat, plan: Plan) {
  const { hand } = player(s, seat)
  const leaders: Leader[] = availableLeaders(s, seat, frame.territory)
    .toSorted((a, b) => strengthOf(b) - strengthOf(a))
    .slice(0, 3)
  if (hand.includes('cheap-hero')) leaders.push('cheap-hero')
  const weapons = hand.filter((card) => weaponOf(card) !== 'none')
  const defenses = hand.filter((card) => defenseOf(card) !== 'none')
  return {
    leaders: plan.leader !== undefined ? [plan.leader] : leaders.length > 0 ? leaders : ['none' as const],
    weapons: plan.weapon !== undefined ? [plan.weapon] : unique<Card>(['none', ...weapons]),
    defenses: plan.defense !== undefined ? [plan.defense] : unique<Card>(['none', ...defenses]),
  }
}

/** The best of all plans that are still possible, with this dial. */
function bestPlan(
  s: ClassicState,
  frame: BattleFrame,
  stake: Stake,
  foe: Foe,
  plan: Plan,
  dial: number,
): { readonly own: Own; readonly worth: number } {
  const { leaders, weapons, defenses } = openParts(s, frame, stake.seat, plan)
  let own: Own = { dial, leader: leaders[0] ?? 'none', weapon: 'none', defense: 'none' }
  let worth = Number.NEGATIVE_INFINITY
  for (const leader of leaders) {
    for (const weapon of leader === 'none' ? (['none'] as const) : weapons) {
      for (const defense of leader === 'none' ? (['none'] as const) : defenses) {
        const candidate = { dial, leader, weapon, defense }
        const found = worthOf(s, stake, foe, candidate)
        if (found > worth) {
          worth = found
          own = candidate
        }
      }
    }
  }
  return { own, worth }
}

/** A little noise: a predictable plan is a bad plan. */
const noise = (s: ClassicState, n: number): number => (whim(s, n) - 0.5) * 0.06

/** Any part of a plan: the dial first, with the rest of the plan in mind. */
export function glanceAtPlan(s: ClassicState, seat: Seat, options: readonly Option[]): number[] {
  const frame = battleOf(s)
  if (frame === undefined) return options.map(() => 0)
  const side = frame.seats[0] === seat ? 0 : 1
  const stake = stakeOf(s, frame, seat)
  const foe = foeOf(s, frame, seat)
  const plan: Plan = { ...frame.plans[side] }
  const middle = Math.ceil(0.6 * dialOf(s, seat, stake.tokens, 0))
  const dial = plan.dial ?? middle
  const rest = options.some(({ verb }) => verb === 'dial')
    ? bestPlan(s, frame, stake, foe, plan, middle).own
    : undefined
  return options.map((option, index) => {
    switch (option.verb) {
      case 'dial':
        return (
          worthOf(s, stake, foe, {
            ...(rest ?? { leader: 'none', weapon: 'none', defense: 'none' }),
            dial: targetNumber(option),
          }) + noise(s, index)
        )
      case 'spice':
        return spiceStep(stake, dial, targetNumber(option))
      case 'leader':
        return bestPlan(s, frame, stake, foe, { ...plan, leader: targetId(option) as Leader }, dial).worth
      case 'weapon':
        return bestPlan(s, frame, stake, foe, { ...plan, weapon: targetId(option) as Card }, dial).worth
      case 'defense':
        return bestPlan(s, frame, stake, foe, { ...plan, defense: targetId(option) as Card }, dial).worth
      case 'kwisatz-haderach':
        return 0.1
      default:
        return 0
    }
  })
}

/** Spice on the dial saves forces. */
function spiceStep(stake: Stake, dial: number, spice: number): number {
  const tokens = Math.min(stake.tokens, Math.max(dial, 2 * dial - spice))
  return armyWorth(stake.alive - tokens) - spiceWorth(stake.spice) + spiceWorth(stake.spice - spice)
}
