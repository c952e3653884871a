// Lasting value: abilities that pay off round after round, by how often they trigger.

import type { Skill, Source } from '@sietch/imperium'
import { type Ability, RESOURCES, type TriggerName } from '@sietch/imperium/table'
import { chanceOf } from './chances.ts'
import { IN_CONFLICT } from './commanders.ts'
import type { Prospect } from './prospect.ts'
import { worthOf, worthOfAll } from './worth.ts'

/** What something brings in each round, and once at the end of the game. */
export type Lasting = { readonly round: number; readonly end: number }

/** How often per round it happens; `turn` and similar ones as often as a player has turns. */
const A_ROUND: { readonly [T in TriggerName]: number } = {
  start: 0,
  visit: 0.4,
  'opponent-visit': 0.6,
  'teammate-visit': 0.4,
  'solari-paid': 0.5,
  harvest: 0.6,
  'council-seat': 0.1,
  'influence-reached': 0.15,
  deployed: 0.4,
  reveal: 1,
  turn: 3,
  'agent-turn': 2,
  'round-start': 1,
  trashed: 0.4,
  'intrigue-drawn': 0.8,
  'spice-gained': 0.5,
  'contract-completed': 0.4,
  'conflict-won': 0.3,
  'commander-recruited': 0.3,
  'sandworm-instead': 0.2,
  endgame: 0,
}

export function lastingOf(abilities: readonly Ability[], prospect: Prospect, source: Source): Lasting {
  let round = 0
  let end = 0
  for (const ability of abilities) {
    const chance = ability.when === undefined ? 1 : chanceOf(ability.when, prospect, source)
    if (!('on' in ability)) round += chance * changeWorth(ability, prospect)
    else {
      const worth = chance * bestUse(ability, prospect, source)
      if (ability.on === 'endgame') end += worth
      else round += worth * timesOf(ability)
    }
  }
  return { round, end }
}

const timesOf = ({ on, once }: Extract<Ability, { on: TriggerName }>): number =>
  once === 'round' || once === 'game' ? Math.min(1, A_ROUND[on]) : A_ROUND[on]

/** Optional effects are used when they pay off. */
function bestUse(
  { effects, may }: Extract<Ability, { on: TriggerName }>,
  prospect: Prospect,
  source: Source,
): number {
  if (!may) return worthOfAll(effects, prospect, source)
  return effects.reduce((sum, effect) => sum + Math.max(0, worthOf(effect, prospect, source)), 0)
}

/** What a changed rule is worth in each round. */
function changeWorth(ability: Exclude<Ability, { on: TriggerName }>, { weights, price }: Prospect): number {
  switch (ability.changes) {
    case 'space-cost': {
      let saved = 0
      for (const resource of RESOURCES) saved += (ability.less[resource] ?? 0) * price[resource]
      return saved * (ability.at === 'all' ? 0.8 : 0.3)
    }
    case 'harvest':
      return -ability.less * price.spice * 0.6
    case 'card-icons':
      return ability.icons.length * weights.icon * (ability.card === undefined ? 2 : 0.5)
    case 'tech-cost':
      return ability.less * price.spice * 0.3
    case 'commander-cost':
      return ability.less * price.solari * 0.6
    case 'battle-icons':
      return weights.trophy * 0.25
    case 'contract-offer':
      return price.solari * 0.5
    case 'blocking':
    case 'requirement':
      return weights.icon * 0.5
    case 'gather':
      return -weights.icon * 0.2
    case 'deck-top':
    case 'theft':
      return weights.icon * 0.2
    case 'starting-goods':
    case 'starting-deck':
      return 0
  }
}

/** The strength a skill gives and what it brings on the Reveal turn, as often as a Commander fights. */
export function lastingSkill({ id, strength, abilities }: Skill, prospect: Prospect): Lasting {
  const source: Source = { kind: 'skill', id }
  let swords = 0
  for (const part of strength)
    swords += part.swords * (part.when === undefined ? 1 : chanceOf(part.when, prospect, source))
  const { round, end } = lastingOf(abilities, prospect, source)
  // An ability that needs a Commander already says so in its condition.
  return { round: IN_CONFLICT * swords * prospect.price.swords + round, end }
}
