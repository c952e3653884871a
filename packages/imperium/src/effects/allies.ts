// What a team Commander cannot do alone: who does it, and what an Ally must be named for (SIX-ACT-02).

import type { Seat } from '@sietch/kernel'
import type { IntriguePlay } from '../content/types.ts'
import { fighterOf } from '../pieces/teams.ts'
import type { ImperiumState } from '../state.ts'
import type { Condition, Cost, Effect, EffectName } from './types.ts'

/** Done by whoever fights. A Commander whom an opponent's effect makes lose a troop has none and loses none. */
const FOUGHT: ReadonlySet<EffectName> = new Set<EffectName>([
  'recruit',
  'deploy',
  'deploy-from-supply',
  'sandworm',
  'skill',
  'retreat',
  'lose-troop',
])

/** What cannot begin before an Ally is named (D-82). */
const NEEDING: ReadonlySet<EffectName> = new Set<EffectName>([
  'recruit',
  'deploy',
  'deploy-from-supply',
  'sandworm',
  'skill',
  'influence',
  'influence-each',
  'influence-spied',
  'visit',
  'acquire-commander',
  'for-ally',
])

/** What of an effect is looked at. */
type Said = { readonly do: EffectName; readonly what?: unknown }

const isSwords = ({ do: name, what }: Said): boolean => name === 'gain' && what === 'swords'

/** For whom an effect of the seat is carried out. */
export const doerOf = (s: ImperiumState, seat: Seat, effect: Said): Seat =>
  s.throne !== undefined && (FOUGHT.has(effect.do) || isSwords(effect)) ? fighterOf(s, seat) : seat

export const needsAlly = (effect: Said): boolean => NEEDING.has(effect.do) || isSwords(effect)

/** Does a way to play an Intrigue card concern an Ally, wherever in it? */
export const concernsAlly = ({ condition, cost, effects }: IntriguePlay): boolean =>
  (condition !== undefined && isOfUnits(condition)) || isPaidByAlly(cost) || effects.some(isOfAlly)

function isOfAlly(effect: Effect): boolean {
  if (needsAlly(effect) || FOUGHT.has(effect.do) || effect.do === 'lose-influence') return true
  switch (effect.do) {
    case 'pay':
      return isPaidByAlly(effect.cost) || effect.effects.some(isOfAlly)
    case 'when':
      return isOfUnits(effect.condition) || effect.effects.some(isOfAlly)
    case 'either':
      return isOfUnits(effect.condition) || isOfAlly(effect.yes) || isOfAlly(effect.no)
    case 'all':
    case 'choose':
    case 'once':
      return effect.effects.some(isOfAlly)
    case 'per':
      return isOfAlly(effect.effect)
    default:
      return false
  }
}

const isPaidByAlly = (cost: Cost = {}): boolean =>
  cost.influence !== undefined ||
  cost.conflictTroops !== undefined ||
  cost.retreat !== undefined ||
  cost.loseTroops !== undefined

/** Conditions that look at the units of the activated Ally (SIX-ACT-03, D-93). */
function isOfUnits(condition: Condition): boolean {
  switch (condition.is) {
    case 'units':
    case 'sandworms':
    case 'units-deployed':
    case 'strength':
    case 'garrison':
    case 'commander':
    case 'maker-hooks':
      return true
    case 'both':
      return condition.conditions.some(isOfUnits)
    default:
      return false
  }
}
