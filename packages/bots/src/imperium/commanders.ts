// Sardaukar Commanders: what another one is worth to a seat, and what their skills add to its strength.

import type { ImperiumState } from '@sietch/imperium'
import {
  commanderPrice,
  commandersOf,
  content,
  fighterOf,
  holds,
  mayHave,
  type Player,
  player,
  skillsFor,
  turnOf,
} from '@sietch/imperium/table'
import type { Seat } from '@sietch/kernel'
import type { Prospect } from './prospect.ts'

/** How often one of them is in the Conflict, so that the skills work. */
export const IN_CONFLICT = 0.5

/** A Commander from a space, for its price, or from the bank: a troop that comes back, and a skill. */
export function commanderWorth(prospect: Prospect, from: 'space' | 'bank'): number {
  const { table, weights, left, late, price } = prospect
  const gain = weights.troop * late + weights.commander * left + skillGain(prospect)
  if (table === undefined) return gain - (from === 'space' ? 2 * price.solari : 0)
  const { s, seat } = table
  // SIX-CMD-01
  if (!mayHave(s, seat, 'sardaukar-commanders')) return 0
  if (from === 'bank') return (s.sardaukar?.bank ?? 0) > 0 ? gain : 0
  const cost = commanderPrice(s, seat)
  if (player(s, seat).solari - (prospect.sending?.solari ?? 0) < cost) return 0
  return gain + landing(prospect) - cost * price.solari
}

/** One from the seat's own supply. */
export function recruitedCommanderWorth(prospect: Prospect): number {
  const { table, weights, late, price } = prospect
  const cost = table === undefined ? 2 : commanderPrice(table.s, table.seat)
  return weights.troop * late + landing(prospect) - cost * price.solari
}

/** The best skill available. */
export function skillGain({ table, lastingWorth, price }: Prospect): number {
  if (table === undefined) return price.swords
  let best = 0
  for (const id of skillsFor(table.s, fighterOf(table.s, table.seat)))
    best = Math.max(best, lastingWorth('skill', id))
  return best
}

/** If it can be deployed right away, it brings its strength and the skills along. */
function landing({ table, sending, price }: Prospect): number {
  if (table === undefined) return 0
  const { s, seat } = table
  const turn = turnOf(s)
  const isCombat = sending?.space.combat ?? (turn?.seat === seat && turn.combat)
  return isCombat ? price.swords * (2 + skillsToCome(s, fighterOf(s, seat))) : 0
}

/** What skills will add once a Commander has joined the Conflict and the seat has revealed. */
export function skillSwords(s: ImperiumState, seat: Seat, { skills = [] }: Player): number {
  let sum = 0
  for (const id of skills) {
    for (const { swords, when } of content(s).skill(id).strength)
      if (when === undefined || holds(s, seat, when, { kind: 'skill', id })) sum += swords
  }
  return sum
}

/** What the first Commander in the Conflict adds besides its own strength. */
function skillsToCome(s: ImperiumState, seat: Seat): number {
  const p = player(s, seat)
  return commandersOf(p).conflict > 0 ? 0 : skillSwords(s, seat, p)
}

/** The skills of Commanders already in the Conflict that do not count yet. */
export function skillsWaiting(s: ImperiumState, seat: Seat, p: Player): number {
  if (p.skills === undefined || p.skills.length === 0 || commandersOf(p).conflict === 0) return 0
  const turn = turnOf(s)
  const counts = p.hasRevealed || (turn?.seat === seat && turn.stage === 'reveal')
  return counts ? 0 : skillSwords(s, seat, p)
}
