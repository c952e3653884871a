// Choices before the first round.

import type { ClassicState } from '@sietch/classic'
import {
  FACTIONS,
  type FactionId,
  factionOf,
  type LeaderId,
  type PartId,
  strengthOf,
  territoryOf,
} from '@sietch/classic/content'
import { fightersOf, player } from '@sietch/classic/table'
import { type Option, type Seat, targetId, targetNumber } from '@sietch/kernel'
import { whim } from './whim.ts'

/** Someone else's best leader. */
export const glanceAtTraitorCards = (s: ClassicState, seat: Seat, options: readonly Option[]): number[] =>
  options.map((option) => {
    const leader = targetId(option) as LeaderId
    return factionOf(leader) === player(s, seat).faction ? -1 : strengthOf(leader)
  })

/** Strong factions win early, and most games end in the middle. */
const FAVORITES: { readonly [F in FactionId]?: number } = {
  atreides: 0.5,
  harkonnen: 0.6,
  emperor: 0.5,
  fremen: 0.6,
}
const USUAL_END = 5

export const glanceAtPrediction = (s: ClassicState, _: Seat, options: readonly Option[]): number[] =>
  options.map((option, index) => {
    const id = targetId(option)
    if (typeof id === 'number') return whim(s, index) - Math.abs(id - USUAL_END) / 6
    return (FAVORITES[id as FactionId] ?? 0) + 0.5 * whim(s, index)
  })

export const glanceAtFactions = (s: ClassicState, _: Seat, options: readonly Option[]): number[] =>
  options.map((option) => whim(s, FACTIONS.indexOf(targetId(option) as FactionId)))

/** Most of the forces in the stronghold, some on the rocks from which the other sietch is near. */
const AT_START: { readonly [territory: string]: number } = { 'sietch-tabr': 6, 'false-wall-west': 4 }

export function glanceAtStartForces(_: ClassicState, __: Seat, options: readonly Option[]): number[] {
  return options.map((option) => {
    const n = targetNumber(option)
    const part = targetId(option, 1) as PartId
    if (option.verb === 'elite') return -Math.abs(n - 2)
    const wanted =
      part === 'false-wall-west/17' || part === 'sietch-tabr/14' ? AT_START[territoryOf(part)] : 0
    return -Math.abs(n - (wanted ?? 0))
  })
}

/** An advisor goes where others are strong. */
export const glanceAtStartAdvisor = (s: ClassicState, seat: Seat, options: readonly Option[]): number[] =>
  options.map((option) => {
    const territory = territoryOf(targetId(option) as PartId)
    if (territory === 'arrakeen' || territory === 'carthag') return 1
    return fightersOf(s, territory).some((other) => other !== seat) ? 0.5 : 0
  })
