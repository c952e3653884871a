// What the level and the rules of a game with Rivals change for people.

import { contentOf } from '../content/index.ts'
import type { Level, LevelTerms, Space } from '../content/types.ts'
import type { Cost } from '../effects/types.ts'
import type { ImperiumState } from '../state.ts'

/** A state, or what is seen of it. */
type AtLevel = {
  readonly box: ImperiumState['box']
  readonly rivals?: { readonly level: Level | null } | undefined
}

/** Solo only. */
export const levelTerms = ({ box, rivals }: AtLevel): LevelTerms | undefined =>
  rivals?.level == null ? undefined : contentOf(box).box.against.levels[rivals.level]

/** SOL-HAG-10, SOL-RIV-10: at the highest level no one but the Rivals gains a Swordmaster. */
export const isBarred = (s: ImperiumState, { once }: Space): boolean =>
  s.rivals !== undefined && once === 'swordmaster' && levelTerms(s)?.noSwordmaster === true

/** SOL-HAG-10: what a board space costs instead of what is printed there. */
export const costAtLevel = ({ id }: Space, cost: Cost, level: LevelTerms | undefined): Cost =>
  level?.spaceCosts?.[id] ?? cost
