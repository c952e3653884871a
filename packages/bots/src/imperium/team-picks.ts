// Decisions of the team game only, at a glance: gifts, troops and contracts for an Ally, who gives way in a tie.

import type { ImperiumState } from '@sietch/imperium'
import { content, currentConflict, player, RESOURCES, rewards } from '@sietch/imperium/table'
import { type Option, type Seat, targetId, targetNumber } from '@sietch/kernel'
import { sideReward, swordsInHand, trophyWorth } from './conflict.ts'
import { exchangeWorth, giftWorth, type Holding, sharedCost } from './gifts.ts'
import { type Prospect, stockWorth } from './prospect.ts'
import { bestTroopsScore, type Situation } from './situation.ts'
import { worthOf, worthOfAll } from './worth.ts'

type FrameOf<K> = Extract<ImperiumState['stack'][number], { kind: K }>

function frameOf<K extends ImperiumState['stack'][number]['kind']>(
  { stack }: ImperiumState,
  kind: K,
): FrameOf<K> | undefined {
  const top = stack[stack.length - 1]
  return top?.kind === kind ? (top as FrameOf<K>) : undefined
}

/** The minimum gain for a gift. */
const WORTH_THE_TROUBLE = 0.01

/** What is pending is done with the Ally who is named. */
export function activateScore({ s, prospect }: Situation): number {
  const printed = frameOf(s, 'activate')?.printed
  return printed === undefined ? 0 : worthOf(printed.effect, prospect, printed.source)
}

/** What a Reveal turn brings beyond Persuasion if it is for this Ally: swords above all. */
export function revealFor(situation: Situation): number {
  const { s, seat, fighter, appraisal, prospect, contest } = situation
  const p = player(s, seat)
  const besides: Prospect = { ...prospect, price: { ...prospect.price, swords: 0 } }
  let worth = 0
  for (const id of p.hand) worth += worthOfAll(content(s).card(id).reveal, besides, { kind: 'card', id })
  if (contest === undefined) return worth
  const swords = swordsInHand(p, appraisal) + (p.swordmaster ? BONUS_SWORDS : 0)
  return (
    worth + sideReward(s, contest, fighter, appraisal, swords) - sideReward(s, contest, fighter, appraisal)
  )
}

/** SIX-SWM-01 */
const BONUS_SWORDS = 2

/** `trade 2`. */
export const tradeScore = ({ s, seat, prospect }: Situation, option: Option): number =>
  exchangeWorth(prospect, s, seat, targetNumber(option)) - WORTH_THE_TROUBLE

/** `gift spice > 2`: what the other one gives is already known, or not to be counted on yet. */
export function giftScore({ s, seat, prospect }: Situation, option: Option): number {
  const what = RESOURCES.find((resource) => resource === targetId(option))
  const frame = frameOf(s, 'trade')
  if (what === undefined || frame?.partner == null) return 0
  const to = seat === frame.seat ? frame.partner : frame.seat
  const [said] = frame.gifts
  const coming = (one: Seat, good: string): number =>
    said?.what !== good || said.what === 'intrigue' ? 0 : one === frame.seat ? -said.n : said.n
  const holding: Holding = (one, good) => player(s, one)[good] + coming(one, good)
  return giftWorth(prospect, s, [seat, to], what, targetNumber(option, 1), holding) - WORTH_THE_TROUBLE
}

/** `reinforce 2 > 1`: the rest is for the other Ally. */
export function reinforceScore(situation: Situation, option: Option): number {
  const { s, appraisal } = situation
  const ally = targetNumber(option)
  const share = targetNumber(option, 1)
  const other = appraisal.sides?.mate[ally]
  const n = frameOf(s, 'reinforce')?.n ?? share
  return (
    recruitsScore(situation, ally, share) +
    (other === undefined ? 0 : recruitsScore(situation, other, n - share))
  )
}

/** Recruits at home, or as many of them in the Conflict as is best. */
function recruitsScore(situation: Situation, ally: Seat, n: number): number {
  const { s, prospect, contest, appraisal, seat, kind } = situation
  const { garrison } = player(s, ally)
  const price = prospect.weights.troop * prospect.late
  const fighting: Situation = { s, seat, kind, fighter: ally, appraisal, prospect, contest }
  return stockWorth(garrison + n, price) - stockWorth(garrison, price) + bestTroopsScore(fighting, n)
}

/** `contribute 3`: whatever is cheapest for the team, if there is enough. */
export function contributeScore({ s, seat, prospect }: Situation, option: Option): number {
  const frame = frameOf(s, 'contribute')
  if (frame === undefined) return 0
  const { source, effect } = frame.printed
  const own = targetNumber(option)
  const missing = effect.spice - frame.given.reduce((sum, { n }) => sum + n, 0) - own
  const rest = sharedCost(prospect, s, [...frame.left.slice(1), frame.seat], missing)
  if (rest === undefined) return 0
  const paid = sharedCost(prospect, s, [seat], own) ?? 0
  return worthOfAll(effect.effects, prospect, source) - paid - rest
}

/** `assign CONTRACT > 2`: the best one, to the Ally with fewer to complete. */
export const assignScore = ({ s, appraisal }: Situation, option: Option): number =>
  (appraisal.contracts.get(String(targetId(option))) ?? 0) -
  0.05 * player(s, targetNumber(option, 1)).contracts.length

/** Whether it is better for the team that this one yields than that the other does, or no one. */
export function concedeScore(situation: Situation): number {
  const { s, seat, appraisal } = situation
  const frame = frameOf(s, 'concede')
  if (frame === undefined) return 0
  const after = (...more: Seat[]): number => spoils(situation, [...frame.conceded, ...more])
  const mate = appraisal.sides?.mate[seat]
  const otherwise = mate !== undefined && frame.left.includes(mate) ? Math.max(after(), after(mate)) : after()
  return after(seat) - otherwise
}

/** What the rewards bring to the seat's side, less what they bring to the other. */
function spoils({ s, seat, appraisal }: Situation, conceded: readonly Seat[]): number {
  const worths = appraisal.rewards.get(currentConflict(s) ?? '') ?? [0, 0, 0]
  let sum = 0
  for (const { seat: taker, place } of rewards(s, conceded)) {
    const worth =
      (worths[place - 1] ?? 0) * (player(s, taker).worms > 0 ? 1.8 : 1) +
      (place === 1 ? trophyWorth(s, taker, appraisal.weights.trophy) : 0)
    sum += appraisal.sides?.of[seat]?.includes(taker) ? worth : -worth
  }
  return sum
}
