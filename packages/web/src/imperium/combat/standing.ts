// The standings in a Conflict: what each seat fights with, how strong it is, and which reward it would earn.

import { AGENT, COMMANDER, type Content, type ImperiumEvent, ranksOf, rewardsFor } from '@sietch/imperium'
import type { Seat } from '@sietch/kernel'
import { type Circumstances, circumstancesAfter, PLAIN, skillStrength, worthOf } from './skilled.ts'

/** What one seat has in the Conflict, and what else its strength depends on. */
export type Fighter = {
  readonly troops: number
  readonly worms: number
  readonly commanders: number
  /** Duncan Idaho's. */
  readonly agents: number
  readonly swords: number
  readonly circumstances: Circumstances
  /** It fights for a team, whose Commander may give it swords before it has a unit (SIX-ACT-04). */
  readonly isInTeam: boolean
  /** To whom it has left the place that both were tied for. */
  readonly concededTo: Seat | null
}

/** By seat. */
export type Fighters = readonly Fighter[]

const IDLE: Fighter = {
  troops: 0,
  worms: 0,
  commanders: 0,
  agents: 0,
  swords: 0,
  circumstances: PLAIN,
  isInTeam: false,
  concededTo: null,
}

export const nobody = (players: number, isInTeam = false): Fighters =>
  Array.from({ length: players }, () => ({ ...IDLE, isInTeam }))

/** The fighters after something has happened. */
export function after(fighters: Fighters, event: ImperiumEvent): Fighters {
  const next = afterAll(fighters, event)
  return SETTLES.includes(event.kind) ? settled(next) : next
}

/** Events that may leave an Ally without units, or end the turn that could have brought some. */
const SETTLES: readonly ImperiumEvent['kind'][] = ['retreated', 'troops-lost', 'turn-ended']

/** SIX-ACT-04, SIX-ACT-05: once an Ally has revealed, swords without a unit are lost for good. */
function settled(fighters: Fighters): Fighters {
  const isLost = (fighter: Fighter): boolean =>
    fighter.isInTeam && fighter.circumstances.isDone && fighter.swords > 0 && !fights(fighter)
  return fighters.some(isLost)
    ? fighters.map((fighter) => (isLost(fighter) ? { ...fighter, swords: 0 } : fighter))
    : fighters
}

function afterAll(fighters: Fighters, event: ImperiumEvent): Fighters {
  const { kind, data } = event
  switch (kind) {
    case 'deployed':
      return changed(fighters, data.seat, { troops: data.n, commanders: data.commanders ?? 0 })
    case 'retreated':
      return changed(fighters, data.seat, { troops: -data.n, commanders: -(data.commanders ?? 0) })
    case 'troops-lost':
      return data.from === 'conflict'
        ? changed(fighters, data.seat, { troops: -data.n, commanders: -(data.commanders ?? 0) })
        : fighters
    case 'sandworms':
      return changed(fighters, data.seat, { worms: data.n })
    case 'agent-deployed':
      return informed(changed(fighters, data.seat, { agents: 1 }), event)
    case 'agent-recalled':
      return data.space === 'conflict'
        ? changed(fighters, data.seat, { agents: -1 })
        : informed(fighters, event)
    case 'hagal-swords':
      return changed(fighters, data.seat, { swords: data.n })
    case 'gained':
      return data.what === 'swords' ? changed(fighters, data.seat, { swords: data.n }) : fighters
    case 'conflict-over':
      return fighters.map(({ circumstances, isInTeam }) => ({ ...IDLE, circumstances, isInTeam }))
    case 'conceded':
      return fighters.map((fighter, seat) =>
        seat === data.seat ? { ...fighter, concededTo: data.to } : fighter,
      )
    default:
      return informed(fighters, event)
  }
}

type Units = Omit<Fighter, 'circumstances' | 'isInTeam' | 'concededTo'>

function changed(fighters: Fighters, seat: Seat, by: Partial<Units>): Fighters {
  const now = fighters[seat] ?? IDLE
  const next = { ...now }
  for (const kind of Object.keys(by) as (keyof Units)[]) next[kind] = now[kind] + (by[kind] ?? 0)
  return fighters.with(seat, next)
}

/** What happened changes at most what strength depends on, of one seat or of all. */
function informed(fighters: Fighters, event: ImperiumEvent): Fighters {
  const { data } = event
  const seat = 'seat' in data ? data.seat : undefined
  let isOther = false
  const next = fighters.map((fighter, index) => {
    if (seat !== undefined && seat !== index) return fighter
    const circumstances = circumstancesAfter(fighter.circumstances, event)
    if (circumstances === fighter.circumstances) return fighter
    isOther = true
    return { ...fighter, circumstances }
  })
  return isOther ? next : fighters
}

/** Takes part: with no unit there is no strength, whatever the swords (IMP-STR-03). */
export const fights = ({ troops, worms, commanders, agents }: Fighter): boolean =>
  troops + worms + commanders + agents > 0

/** What a seat's strength is made of: so many of each, and what one of them is worth. */
export function shares(fighters: Fighters, seat: Seat, content: Content) {
  const fighter = fighters[seat] ?? IDLE
  const { circumstances } = fighter
  const unit = (id: string) => content.otherUnits.find((other) => other.id === id)
  const worth = (id: string) => {
    const found = unit(id)
    return found === undefined ? 0 : worthOf(found, circumstances)
  }
  const hasEnemyWorm = fighters.some(({ worms }, other) => other !== seat && worms > 0)
  const isIn = fights(fighter)
  return {
    troops: { n: fighter.troops, each: content.troop.strength },
    worms: { n: fighter.worms, each: content.sandworm?.strength ?? 0 },
    commanders: { n: fighter.commanders, each: worth(COMMANDER) },
    agents: { n: fighter.agents, each: worth(AGENT) },
    skills: {
      n: fighter.commanders > 0 ? skillStrength(circumstances, content, hasEnemyWorm) : 0,
      each: 1,
    },
    swords: {
      n: isIn || (fighter.isInTeam && !circumstances.isDone) ? fighter.swords : 0,
      each: 1,
    },
  }
}

const strengthOf = (fighters: Fighters, seat: Seat, content: Content): number =>
  Object.values(shares(fighters, seat, content)).reduce((sum, { n, each }) => sum + n * each, 0)

export const strengthsOf = (fighters: Fighters, content: Content): readonly number[] =>
  fighters.map((_, seat) => strengthOf(fighters, seat, content))

/** The place whose reward a seat gets; seats without a reward have none. */
export type Place = 1 | 2 | 3

/** By seat. A tie moves everyone in it to the next reward, so a place is the number of a reward. */
export function placesOf(
  strengths: readonly number[],
  order: readonly Seat[],
  { box }: Content,
): readonly (Place | null)[] {
  const given = new Map(
    rewardsFor(strengths, order, box.thirdRewardFrom).map(({ seat, place }) => [seat, place]),
  )
  return strengths.map((_, seat) => given.get(seat) ?? null)
}

/** Equal strengths that change who gets what: for which place, and who. */
export type Tie = { readonly place: Place; readonly seats: readonly Seat[] }

export function tiesOf(
  strengths: readonly number[],
  order: readonly Seat[],
  { box }: Content,
): readonly Tie[] {
  const [first = [], second = [], third = []] = ranksOf(strengths, order)
  const hasThird = strengths.length >= box.thirdRewardFrom
  const tied = (place: Place, seats: readonly Seat[]): readonly Tie[] =>
    seats.length > 1 ? [{ place, seats }] : []
  if (first.length > 1) return [...tied(1, first), ...(hasThird && first.length === 2 ? tied(3, second) : [])]
  if (second.length > 1) return tied(2, second)
  return hasThird ? tied(3, third) : []
}

/** How the seats stand: strengths, the rewards they would bring, and ties. */
export type Standing = {
  readonly strengths: readonly number[]
  readonly places: readonly (Place | null)[]
  readonly ties: readonly Tie[]
}

export const standingOf = (
  strengths: readonly number[],
  order: readonly Seat[],
  content: Content,
): Standing => ({
  strengths,
  places: placesOf(strengths, order, content),
  ties: tiesOf(strengths, order, content),
})

/** The same for those who fight with these. Who has conceded comes right after the other one (SIX-CBT-01). */
export function standingWith(fighters: Fighters, order: readonly Seat[], content: Content): Standing {
  const strengths = strengthsOf(fighters, content)
  const counted = strengths.map((strength, seat) =>
    fighters[seat]?.concededTo == null ? strength : strength - LESS,
  )
  return { ...standingOf(counted, order, content), strengths }
}

/** Less than the least difference there can be. */
const LESS = 0.5
