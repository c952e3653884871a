// What is printed on a board space, as rows of icons: each way to pay with what it buys.

import {
  costAtLevel,
  costGlyphs,
  type Effect,
  type Glyph,
  glyphs,
  type ImperiumView,
  type LevelTerms,
  levelTerms,
  type Price,
  type Space,
} from '@sietch/imperium'
import type { Viewer } from '@sietch/kernel'

/**
 * What changes a space for the viewer: somebody has a Swordmaster, the viewer has a seat in the High Council, the level of a
 * solo game sets another price.
 */
export type Circumstances = {
  readonly isCheaper: boolean
  readonly hasSeat: boolean
  readonly level?: LevelTerms | undefined
}

export const circumstances = (view: ImperiumView, viewer: Viewer): Circumstances => ({
  isCheaper: view.players.some(({ swordmaster }) => swordmaster),
  hasSeat: viewer !== 'spectator' && view.players[viewer]?.council === true,
  level: levelTerms(view),
})

/** With the price that the level of a solo game sets. */
export const priced = (space: Space, { level }: Pick<Circumstances, 'level'>): Space => ({
  ...space,
  prices: space.prices.map(({ cost, effects }) => ({ cost: costAtLevel(space, cost, level), effects })),
})

export function rowsOf(
  space: Space,
  { isCheaper, hasSeat, level }: Circumstances,
): readonly (readonly Glyph[])[] {
  const { effects, cheaperAfterSwordmaster = 0, onReveal = [] } = space
  const { prices } = priced(space, { level })
  const less = isCheaper ? cheaperAfterSwordmaster : 0
  const common = effects.flatMap((effect) => drawn(effect, hasSeat))
  const [only, another] = prices
  const rows =
    another === undefined && only !== undefined
      ? [exchange(cost(only, less), [...only.effects.flatMap(glyphs), ...common])]
      : [common, ...prices.map((price) => exchange(cost(price, less), price.effects.flatMap(glyphs)))]
  const later: Glyph[] =
    onReveal.length === 0 ? [] : [{ glyph: 'reveal' }, { glyph: 'colon' }, ...onReveal.flatMap(glyphs)]
  return [...rows, later].filter((row) => row.length > 0)
}

function exchange(paid: readonly Glyph[], bought: readonly Glyph[]): readonly Glyph[] {
  if (paid.length === 0 || bought.length === 0) return bought
  return [...paid, { glyph: 'arrow' }, ...bought]
}

const cost = ({ cost: { solari, ...others } }: Price, less: number): Glyph[] =>
  costGlyphs(solari === undefined ? others : { ...others, solari: solari - less })

/** Of two effects, the one the viewer would get; harvesting nothing but the bonus spice needs no icon. */
function drawn(effect: Effect, hasSeat: boolean): Glyph[] {
  if (effect.do === 'either' && effect.condition.is === 'council-seat') {
    return glyphs(hasSeat ? effect.yes : effect.no)
  }
  return glyphs(effect).filter(({ glyph, n }) => glyph !== 'harvest' || n !== 0)
}
