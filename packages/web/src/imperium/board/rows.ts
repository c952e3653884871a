// What is printed on a board space, as rows of icons: each way to pay with what it buys.

import {
  costGlyphs,
  type Effect,
  type Glyph,
  glyphs,
  type ImperiumView,
  type Price,
  type Space,
} from '@sietch/imperium'
import type { Viewer } from '@sietch/kernel'

export function rowsOf(space: Space, view: ImperiumView, viewer: Viewer): readonly (readonly Glyph[])[] {
  const { prices, effects, onReveal = [] } = space
  const common = effects.flatMap((effect) => drawn(effect, view, viewer))
  const [only, another] = prices
  const rows =
    another === undefined && only !== undefined
      ? [exchange(cost(only, space, view), [...only.effects.flatMap(glyphs), ...common])]
      : [common, ...prices.map((price) => exchange(cost(price, space, view), price.effects.flatMap(glyphs)))]
  const later: Glyph[] =
    onReveal.length === 0 ? [] : [{ glyph: 'reveal' }, { glyph: 'colon' }, ...onReveal.flatMap(glyphs)]
  return [...rows, later].filter((row) => row.length > 0)
}

const exchange = (paid: readonly Glyph[], bought: readonly Glyph[]): Glyph[] =>
  paid.length === 0 ? [...bought] : bought.length === 0 ? [] : [...paid, { glyph: 'arrow' }, ...bought]

/** A Swordmaster makes the next ones cheaper. */
function cost(
  { cost: printed }: Price,
  { cheaperAfterSwordmaster: less = 0 }: Space,
  { players }: ImperiumView,
): Glyph[] {
  const isCheaper = printed.solari !== undefined && players.some(({ swordmaster }) => swordmaster)
  return costGlyphs(isCheaper ? { ...printed, solari: (printed.solari ?? 0) - less } : printed)
}

/** Of two effects, the one the viewer would get; harvesting nothing but the bonus spice needs no icon. */
function drawn(effect: Effect, { players }: ImperiumView, viewer: Viewer): Glyph[] {
  if (effect.do === 'either' && effect.condition.is === 'council-seat') {
    const hasSeat = viewer !== 'spectator' && players[viewer]?.council === true
    return glyphs(hasSeat ? effect.yes : effect.no)
  }
  return glyphs(effect).filter(({ glyph, n }) => glyph !== 'harvest' || n !== 0)
}
