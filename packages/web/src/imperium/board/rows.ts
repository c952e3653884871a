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

/** What changes a space for the viewer: somebody has a Swordmaster, the viewer has a seat in the High Council. */
export type Circumstances = { readonly isCheaper: boolean; readonly hasSeat: boolean }

export const circumstances = ({ players }: ImperiumView, viewer: Viewer): Circumstances => ({
  isCheaper: players.some(({ swordmaster }) => swordmaster),
  hasSeat: viewer !== 'spectator' && players[viewer]?.council === true,
})

export function rowsOf(space: Space, { isCheaper, hasSeat }: Circumstances): readonly (readonly Glyph[])[] {
  const { prices, effects, cheaperAfterSwordmaster = 0, onReveal = [] } = space
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
