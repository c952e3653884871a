// What the level and the rules of a game with Rivals change for people.

import type { LevelTerms, Space } from '../content/types.ts'
import type { Cost } from '../effects/types.ts'
import { content, type ImperiumState } from '../state.ts'

/** Solo only. */
export const levelTerms = (s: ImperiumState): LevelTerms | undefined =>
  s.rivals?.level == null ? undefined : content(s).box.against.levels[s.rivals.level]

/** SOL-HAG-10, SOL-RIV-10: at the highest level nobody but the Rivals gains a Swordmaster. */
export const isBarred = (s: ImperiumState, { once }: Space): boolean =>
  s.rivals !== undefined && once === 'swordmaster' && levelTerms(s)?.noSwordmaster === true

/** SOL-HAG-10: what the Mentat space costs instead. */
export function costWithRivals(s: ImperiumState, { id }: Space, cost: Cost): Cost {
  const { mentatCost } = (s.rivals && levelTerms(s)) ?? {}
  return mentatCost === undefined || id !== 'mentat' ? cost : { ...cost, solari: mentatCost }
}
