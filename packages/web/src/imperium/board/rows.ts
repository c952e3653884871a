// What is printed on a board space, as rows of icons: each way to pay with what it buys.

import {
  contentOf,
  costGlyphs,
  type Effect,
  type Glyph,
  glyphs,
  type ImperiumView,
  type Price,
  type Space,
} from '@sietch/imperium'
import type { Viewer } from '@sietch/kernel'

/**
 * What changes a space for the viewer: somebody has a Swordmaster, the viewer has a seat in the High Council, the level of a
 * solo game makes the Mentat dearer.
 */
export type Circumstances = {
  readonly isCheaper: boolean
  readonly hasSeat: boolean
  readonly mentatCost?: number | undefined
}

export const circumstances = ({ box, players, rivals }: ImperiumView, viewer: Viewer): Circumstances => ({
  isCheaper: players.some(({ swordmaster }) => swordmaster),
  hasSeat: viewer !== 'spectator' && players[viewer]?.council === true,
  mentatCost: rivals?.level == null ? undefined : contentOf(box).box.against.levels[rivals.level].mentatCost,
})

/** With the price that the level of a solo game sets. */
export const priced = (space: Space, { mentatCost }: Pick<Circumstances, 'mentatCost'>): Space =>
  space.id !== 'mentat' || mentatCost === undefined
    ? space
    : { ...space, prices: space.prices.map(({ effects }) => ({ cost: { solari: mentatCost }, effects })) }

export function rowsOf(
  space: Space,
  { isCheaper, hasSeat, mentatCost }: Circumstances,
): readonly (readonly Glyph[])[] {
  const { effects, cheaperAfterSwordmaster = 0, onReveal = [] } = space
  const { prices } = priced(space, { mentatCost })
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
