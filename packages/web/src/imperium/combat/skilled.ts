// What strength in a Conflict may depend on besides the units there: skills of Sardaukar Commanders, and what they and
// other units ask for. Read from the log alone, as all of the Combat.

import type { Condition, Content, ImperiumEvent, SkillId, SpaceId, Unit } from '@sietch/imperium'

/** Of one seat. */
export type Circumstances = {
  readonly isRival: boolean
  readonly skills: readonly SkillId[]
  /** Where its Agents stand. */
  readonly at: readonly SpaceId[]
  readonly influence: { readonly [track: string]: number }
  readonly hasSwordmaster: boolean
  /** Skills work from the Reveal turn on (BLD-SKL-06). */
  readonly hasRevealed: boolean
  /** The Reveal turn is over. */
  readonly isDone: boolean
}

export const PLAIN: Circumstances = {
  isRival: false,
  skills: [],
  at: [],
  influence: {},
  hasSwordmaster: false,
  hasRevealed: false,
  isDone: false,
}

const without = <T>(list: readonly T[], one: T): readonly T[] => {
  const index = list.indexOf(one)
  return index < 0 ? list : list.toSpliced(index, 1)
}

/** After something has happened to the seat itself, or to the whole table. */
export function circumstancesAfter(now: Circumstances, { kind, data }: ImperiumEvent): Circumstances {
  switch (kind) {
    case 'rival':
      return { ...now, isRival: true }
    case 'skill-taken':
      return { ...now, skills: [...now.skills, data.skill] }
    case 'skill-trashed':
      return { ...now, skills: without(now.skills, data.skill) }
    case 'agent-sent':
      return {
        ...now,
        at: [...(data.from === undefined ? now.at : without(now.at, data.from)), data.space],
      }
    case 'rival-sent':
      return { ...now, at: [...now.at, data.space] }
    case 'agent-deployed':
    case 'agent-recalled':
      return { ...now, at: without(now.at, data.space) }
    case 'influence':
      return { ...now, influence: { ...now.influence, [data.faction]: data.now } }
    case 'swordmaster':
      return { ...now, hasSwordmaster: true }
    case 'reveal-turn':
      return { ...now, hasRevealed: true }
    case 'turn-ended':
      return now.hasRevealed === now.isDone ? now : { ...now, isDone: now.hasRevealed }
    case 'recalled':
      return { ...now, at: [], hasRevealed: false, isDone: false }
    default:
      return now
  }
}

/** What a unit is worth to the seat. */
export function worthOf(unit: Unit, now: Circumstances): number {
  if (now.isRival && unit.rivalStrength !== undefined) return unit.rivalStrength
  return unit.better !== undefined && now.hasSwordmaster ? unit.better.strength : unit.strength
}

/** What skills add while a Commander is in the Conflict. */
export function skillStrength(now: Circumstances, content: Content, hasEnemyWorm: boolean): number {
  if (!now.hasRevealed) return 0
  return now.skills
    .flatMap((id) => content.skill(id).strength)
    .reduce(
      (sum, { swords, when }) =>
        when === undefined || isMet(when, now, content, hasEnemyWorm) ? sum + swords : sum,
      0,
    )
}

function isMet(condition: Condition, now: Circumstances, content: Content, hasEnemyWorm: boolean): boolean {
  switch (condition.is) {
    case 'agent-at':
      return now.at.some((space) => content.space(space).icon === condition.icon)
    case 'influence':
      return (now.influence[condition.with] ?? 0) >= condition.n
    case 'enemy-sandworm':
      return hasEnemyWorm
    default:
      return false
  }
}
