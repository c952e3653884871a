// Which Maker space a Rival prefers, and what is printed there.

import type { Space, SpaceId } from '../content/types.ts'
import type { Effect } from '../effects/types.ts'
import { content, type ImperiumState } from '../state.ts'

export const printedSpice = (space: Space): number => amountIn(space.effects, 'harvest')
export const wormsAt = (space: Space): number => amountIn(space.effects, 'sandworm')

/** What the effect says first, whatever it is a part of. */
function amountIn(effects: readonly Effect[], kind: 'harvest' | 'sandworm'): number {
  for (const effect of effects) {
    if (effect.do === kind) return effect.n
    const inside = 'effects' in effect ? amountIn(effect.effects, kind) : 0
    if (inside > 0) return inside
  }
  return 0
}

/** The space with most bonus spice, then with most spice in all; none without any. */
export function richest(s: ImperiumState, spaces: readonly SpaceId[]): SpaceId | undefined {
  const bonus = (id: SpaceId): number => s.bonusSpice[id] ?? 0
  const printed = (id: SpaceId): number => printedSpice(content(s).space(id))
  const [best] = spaces
    .filter((id) => bonus(id) > 0)
    .toSorted((a, b) => bonus(b) - bonus(a) || printed(b) - printed(a))
  return best
}
