// How likely it is that a condition holds, that a cost can be paid, and how many of something there will be: as
// printed, from experience; at the table, from the current position.

import type { AgentIcon, Condition, Cost, Counter, ImperiumState, Source, Space } from '@sietch/imperium'
import { canPay, cardsInPlay, countOf, holds, turnOf } from '@sietch/imperium/table'
import type { Prospect } from './prospect.ts'

export function chanceToPay(cost: Cost, { table, late }: Prospect, source: Source): number {
  if (table !== undefined) return canPay(table.s, table.seat, cost, source) ? 1 : 0
  const goods = (cost.solari ?? 0) / 2 + (cost.spice ?? 0) + (cost.water ?? 0) + 2 * (cost.influence ?? 0)
  return late / (1 + goods / 4)
}

/** How often a printed condition holds when its card comes up. */
const CHANCES: { readonly [K in Condition['is']]?: number } = {
  influence: 0.55,
  alliance: 0.3,
  bond: 0.45,
  'no-council-seat': 0.4,
  'maker-hooks': 0.4,
  sandworms: 0.25,
  both: 0.3,
  visited: 0.5,
  'owns-most': 0.3,
  commander: 0.5,
  tech: 0.25,
  garrison: 0.3,
  has: 0.4,
  'enemy-sandworm': 0.25,
  'navigation-slot': 0.3,
  navigated: 0.25,
  'agent-at': 0.45,
}

export function chanceOf(condition: Condition, prospect: Prospect, source: Source): number {
  const { table, sending, laying } = prospect
  if (condition.is === 'navigation-slot' && laying !== undefined) return laying === condition.n ? 1 : 0
  if (table === undefined) return CHANCES[condition.is] ?? 0.5
  const { s, seat } = table
  if (condition.is === 'both') {
    const [one, other] = condition.conditions
    return chanceOf(one, prospect, source) * chanceOf(other, prospect, source)
  }
  // What the Reveal turn will add up to is not known beforehand.
  if (condition.is === 'persuasion' && turnOf(s)?.stage !== 'reveal') return 0.5
  if (sending !== undefined) {
    // The card that sends the Agent is still in hand, so the table does not show yet what will hold.
    if (condition.is === 'visited') return isVisited(sending.space, condition.what) ? 1 : 0
    if (condition.is === 'gained-spice') return spiceAt(s, sending.space) >= (condition.n ?? 1) ? 1 : 0
    if (condition.is === 'spy-recalled') return sending.recallsSpy ? 1 : 0
    if (condition.is === 'bond' && source.kind === 'card') {
      return cardsInPlay(s, seat, condition.with) > 0 ? 1 : 0
    }
  }
  return holds(s, seat, condition, source) ? 1 : 0
}

function isVisited({ icon, maker, faction }: Space, what: 'maker' | 'faction' | AgentIcon): boolean {
  if (what === 'maker') return maker === true
  return what === 'faction' ? faction !== undefined : icon === what
}

/** The spice that visiting the space brings. */
function spiceAt(s: ImperiumState, { id, effects }: Space): number {
  let n = 0
  for (const effect of effects) {
    if (effect.do === 'harvest') n += effect.n + (s.bonusSpice[id] ?? 0)
    else if (effect.do === 'gain' && effect.what === 'spice') n += effect.n
  }
  return n
}

export function countFor(counter: Counter, { table }: Prospect): number {
  if (table === undefined) return counter.count === 'sandworms' ? 0.4 : 1.3
  const { s, seat } = table
  // It is not known yet how many of them will have given swords by then.
  return counter.count === 'sword-cards' ? 1 : countOf(s, seat, counter, { kind: 'card', id: '' })
}
