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

/** Does the viewer have a seat in the High Council? The space gives something else then. */
export const hasSeat = ({ players }: ImperiumView, viewer: Viewer): boolean =>
  viewer !== 'spectator' && players[viewer]?.council === true

export function rowsOf(space: Space, isSeated: boolean): readonly (readonly Glyph[])[] {
  const { prices, effects, onReveal = [] } = space
  const common = effects.flatMap((effect) => drawn(effect, isSeated))
  const [only, another] = prices
  const rows =
    another === undefined && only !== undefined
      ? [exchange(costOf(only), [...only.effects.flatMap(glyphs), ...common])]
      : [common, ...prices.map((price) => exchange(costOf(price), price.effects.flatMap(glyphs)))]
  const later: Glyph[] =
    onReveal.length === 0 ? [] : [{ glyph: 'reveal' }, { glyph: 'colon' }, ...onReveal.flatMap(glyphs)]
  return [...rows, later].filter((row) => row.length > 0)
}

function exchange(paid: readonly Glyph[], bought: readonly Glyph[]): readonly Glyph[] {
  if (paid.length === 0 || bought.length === 0) return bought
  return [...paid, { glyph: 'arrow' }, ...bought]
}

/** A cost that has become zero is not drawn. */
const costOf = ({ cost }: Price): Glyph[] => costGlyphs(cost).filter(({ n }) => n !== 0)

/** Of two effects, the one the viewer would get; harvesting nothing but the bonus spice needs no icon. */
function drawn(effect: Effect, isSeated: boolean): Glyph[] {
  if (effect.do === 'either' && effect.condition.is === 'council-seat') {
    return glyphs(isSeated ? effect.yes : effect.no)
  }
  return glyphs(effect).filter(({ glyph, n }) => glyph !== 'harvest' || n !== 0)
}
