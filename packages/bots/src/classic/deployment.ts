// Where forces should go: shipments, moves, rides, and how many. Every place is worth how it changes the hold on the
// strongholds, plus its spice.

import { type ClassicState, classic } from '@sietch/classic'
import {
  CITIES,
  FACTION,
  inStorm,
  isOpenToStorm,
  isStronghold,
  NEIGHBORS,
  PARTS_OF,
  type PartId,
  STRONGHOLDS,
  shippingPrice,
  type TerritoryId,
  territoryOf,
} from '@sietch/classic/content'
import { areAllied, fightersIn, fightersOf, player, seatOf } from '@sietch/classic/table'
import { type Decision, type Option, type Seat, targetId, targetNumber } from '@sietch/kernel'
import { type Holdings, holdersOf, holdingsOf, standing } from './holdings.ts'
import { groupIn, strengthIn, winning } from './strength.ts'
import { armyWorth, spiceWorth, WEIGHTS } from './weights.ts'

/** Numbers of forces that are considered before the exact number is asked for. */
const GROUPS = [1, 2, 3, 4, 5, 6, 8, 10, 13, 16, 20]
/** A shipment or move that changes nothing is not made. */
const NEVER = -1
const STEP = 0.01

type Group = { readonly forces: number; readonly elite: number }

/** What all options of one decision share. */
type Survey = {
  readonly s: ClassicState
  readonly seat: Seat
  readonly holdings: Holdings
  readonly now: number
  readonly alive: number
}

function surveyOf(s: ClassicState, seat: Seat): Survey {
  const holdings = holdingsOf(s)
  const { reserves, stacks } = player(s, seat)
  let alive = reserves.forces + 2 * reserves.elite
  for (const { forces, elite } of stacks) alive += forces + 2 * elite
  return { s, seat, holdings, now: standing(s, seat, holdings), alive }
}

/** How the standing changes with different numbers of own forces in some territories. */
function change({ s, seat, holdings, now }: Survey, changes: ReadonlyMap<TerritoryId, Group>): number {
  let isChanged = false
  const changed = holdings.map((chances, index) => {
    const stronghold = STRONGHOLDS[index]
    const group = stronghold === undefined ? undefined : changes.get(stronghold)
    if (stronghold === undefined || group === undefined) return chances
    isChanged = true
    return holdersOf(s, stronghold, { seat, ...group })
  })
  return isChanged ? standing(s, seat, changed) - now : 0
}

/** What a group of forces gains where it arrives: spice and position, less losses in battle and in the storm. */
function arrival(survey: Survey, part: PartId, group: Group, here: Group): number {
  const { s, seat } = survey
  const territory = territoryOf(part)
  const tokens = group.forces + group.elite
  const rivals = fightersOf(s, territory).filter((other) => other !== seat && !areAllied(s, seat, other))
  let chance = 1
  let worth = 0
  if (rivals.length > 0 && territory !== 'polar-sink') {
    const own = strengthIn(s, seat, territory, group.forces + here.forces, group.elite + here.elite)
    let against = 0
    for (const other of rivals) {
      const { forces, elite } = groupIn(player(s, other), territory)
      const strength = strengthIn(s, other, territory, forces, elite)
      chance *= winning(own - strength)
      against += forces + 2 * elite
    }
    const all = group.forces + 2 * group.elite
    const lost = (1 - chance) * all + chance * Math.min(all, 0.7 * against)
    worth -= armyWorth(survey.alive) - armyWorth(survey.alive - lost)
  }
  const p = player(s, seat)
  const lying = s.spice.find((one) => one.part === part)?.n ?? 0
  if (lying > 0 && (s.phase === 'shipment' || s.phase === 'spice-blow')) {
    const rate = CITIES.some((city) => fightersIn(p, city) > 0) ? 3 : 2
    const before = p.stacks.find((stack) => stack.part === part)
    const already = before === undefined ? 0 : rate * (before.forces + before.elite)
    const taken = Math.min(lying, already + rate * tokens) - Math.min(lying, already)
    worth += 0.8 * chance * (spiceWorth(p.spice + taken) - spiceWorth(p.spice))
  }
  if (inStorm(part, s.storm) && isOpenToStorm(territory, s.shieldWall)) worth -= 0.05 * tokens
  else if (!isStronghold(territory) && NEIGHBORS[part].some((near) => isStronghold(territoryOf(near))))
    worth += STEP * Math.min(5, tokens)
  return worth
}

const plus = (one: Group, other: Group): Group => ({
  forces: one.forces + other.forces,
  elite: one.elite + other.elite,
})
const minus = (one: Group, other: Group): Group => ({
  forces: one.forces - other.forces,
  elite: one.elite - other.elite,
})

/** Ordinary forces go first. */
const taking = (tokens: number, from: Group): Group => ({
  forces: Math.min(tokens, from.forces),
  elite: Math.max(0, Math.min(from.elite, tokens - from.forces)),
})

const sizes = (from: Group): number[] => {
  const most = from.forces + from.elite
  const thought = GROUPS.filter((n) => n < most)
  return most > 0 ? [...thought, most] : []
}

/** The price of a force; the Guild and its allies pay half, reserves on the planet nothing. */
function priceOf(s: ClassicState, seat: Seat, territory: TerritoryId, tokens: number): number {
  if (FACTION[player(s, seat).faction].reservesOnPlanet) return 0
  const guild = seatOf(s, 'guild')
  const isHalf = guild === seat || (guild >= 0 && areAllied(s, guild, seat))
  const price = shippingPrice(territory) * tokens
  return isHalf ? Math.ceil(price / 2) : price
}

/** Landing a group from the reserves, or from another territory for a price. */
function landing(survey: Survey, part: PartId, group: Group, price: number, from?: TerritoryId): number {
  const { s, seat } = survey
  const p = player(s, seat)
  const territory = territoryOf(part)
  const here = groupIn(p, territory)
  const changes = new Map<TerritoryId, Group>([[territory, plus(here, group)]])
  if (from !== undefined && from !== territory) changes.set(from, minus(groupIn(p, from), group))
  const cost = spiceWorth(p.spice) - spiceWorth(Math.max(0, p.spice - price))
  const tokens = group.forces + group.elite
  const sent = from === undefined ? tokens * WEIGHTS.present : 0
  return change(survey, changes) + arrival(survey, part, group, here) + sent - cost - STEP
}

function bestLanding(survey: Survey, part: PartId, source: Group, from?: TerritoryId): number {
  const { s, seat } = survey
  const territory = territoryOf(part)
  const rivals = fightersOf(s, territory).filter((other) => other !== seat)
  if (rivals.some((other) => areAllied(s, seat, other))) return NEVER
  let best = NEVER
  for (const tokens of sizes(source)) {
    const price = from === undefined ? priceOf(s, seat, territory, tokens) : 0
    if (price > player(s, seat).spice) break
    best = Math.max(best, landing(survey, part, taking(tokens, source), price, from))
  }
  return best
}

/** Is there anything in a part worth going there for? */
const isGoal = (s: ClassicState, part: PartId): boolean =>
  isStronghold(territoryOf(part)) || s.spice.some((one) => one.part === part)

export function glanceAtShipment(s: ClassicState, seat: Seat, options: readonly Option[]): number[] {
  const survey = surveyOf(s, seat)
  const { reserves } = player(s, seat)
  return options.map((option) => {
    switch (option.verb) {
      case 'ship': {
        const part = targetId(option) as PartId
        return isGoal(s, part) ? bestLanding(survey, part, reserves) : NEVER / 4
      }
      case 'cross-ship': {
        const from = targetId(option) as TerritoryId
        const group = groupIn(player(s, seat), from)
        const goals = STRONGHOLDS.filter((one) => one !== from && !isCrowded(s, seat, one))
        const parts = goals.flatMap((one): readonly PartId[] => PARTS_OF[one])
        const found = parts.map((part) => bestLanding(survey, part, group, from))
        return Math.max(NEVER, ...found) - spiceWorth(3)
      }
      case 'return':
        return NEVER / 4
      default:
        return 0
    }
  })
}

const isCrowded = (s: ClassicState, seat: Seat, territory: TerritoryId): boolean =>
  fightersOf(s, territory).filter((other) => other !== seat).length > 1

const silent = (): void => {}

/** The best move out of each territory; the rules themselves say how far it goes. */
export function glanceAtMove(s: ClassicState, decision: Decision, options: readonly Option[]): number[] {
  const { seat } = decision
  const survey = surveyOf(s, seat)
  return options.map((option) => {
    if (option.verb !== 'move') return 0
    const from = targetId(option) as TerritoryId
    const ahead = classic.clone(s)
    classic.choose(ahead, decision, option, silent)
    const group = groupIn(player(s, seat), from)
    let best = NEVER
    for (const next of classic.decisions(ahead)) {
      if (next.kind !== 'move') continue
      for (const to of classic.options(ahead, next)) {
        if (to.targets[0]?.kind !== 'part') continue
        const part = targetId(to) as PartId
        if (isGoal(s, part) || territoryOf(part) === 'polar-sink')
          best = Math.max(best, bestLanding(survey, part, group, from))
      }
    }
    return best
  })
}

type Frame = ClassicState['stack'][number]
type Travelling = Extract<Frame, { kind: 'ship' | 'move' }>

const travelling = (s: ClassicState): Travelling | undefined => {
  const frame = s.stack[s.stack.length - 1]
  return frame?.kind === 'ship' || frame?.kind === 'move' ? frame : undefined
}

/** Where a move, a ride or a shipment across the map ends. */
export function glanceAtDestination(s: ClassicState, seat: Seat, options: readonly Option[]): number[] {
  const frame = travelling(s)
  const from = frame?.from ?? undefined
  if (from === undefined) return options.map(() => 0)
  const survey = surveyOf(s, seat)
  const group = groupIn(player(s, seat), from)
  return options.map((option) => {
    // A canceled shipment across the map would only be started again.
    if (option.targets.length === 0) return option.verb === 'stay' ? 0 : NEVER * 10
    const part = targetId(option) as PartId
    if (isGoal(s, part)) return bestLanding(survey, part, group, from)
    return landing(survey, part, taking(1, group), 0, from) - STEP
  })
}

/** How many: `take 3 > carthag/11`. */
export function glanceAtGroup(s: ClassicState, seat: Seat, options: readonly Option[]): number[] {
  const frame = travelling(s)
  const to = frame?.to ?? undefined
  const picker = frame?.picker ?? undefined
  if (frame === undefined || to === undefined || picker === undefined) return options.map(() => 0)
  const survey = surveyOf(s, seat)
  const ships = frame.kind === 'ship'
  const taken = picker.taken.reduce<Group>((sum, one) => plus(sum, one), { forces: 0, elite: 0 })
  return options.map((option) => {
    const n = targetNumber(option)
    const group = plus(
      taken,
      option.verb === 'take-elite' ? { forces: 0, elite: n } : { forces: n, elite: 0 },
    )
    const tokens = group.forces + group.elite
    const price = ships ? priceOf(s, seat, territoryOf(to), tokens) : 0
    return landing(survey, to, group, price, frame.from ?? undefined)
  })
}
