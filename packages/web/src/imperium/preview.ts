// What an option costs and brings, as icons: shown before it is chosen.

import { type Content, costGlyphs, type Glyph, glyphs, playAt, priceAt, resolvedBy } from '@sietch/imperium'
import type { Option, Target } from '@sietch/kernel'

const ARROW: Glyph = { glyph: 'arrow' }

/** A cost and what it buys; without a cost only what there is to gain. */
const exchange = (cost: readonly Glyph[], gain: readonly Glyph[]): Glyph[] =>
  cost.length === 0 ? [...gain] : [...cost, ARROW, ...gain]

const find = ({ targets }: Option, kind: string): Target | undefined =>
  targets.find((target) => target.kind === kind)

export function previewOf(content: Content, option: Option): Glyph[] {
  const card = find(option, 'card')
  switch (option.verb) {
    case 'agent':
      return visit(content, option)
    case 'resolve':
      return pending(content, option)
    case 'acquire':
      return card === undefined ? [] : purchase(content, String(card.id))
    case 'intrigue':
      return intrigue(content, option)
    default:
      return []
  }
}

function visit(content: Content, option: Option): Glyph[] {
  const space = content.space(String(find(option, 'space')?.id))
  const card = content.card(String(find(option, 'card')?.id))
  const price = priceAt(space, find(option, 'price'))
  const influence: Glyph[] = space.faction === undefined ? [] : [{ glyph: `faction:${space.faction}`, n: 1 }]
  const effects = [...(price?.effects ?? []), ...space.effects, ...card.agent]
  return exchange(costGlyphs(price?.cost ?? {}), [...influence, ...effects.flatMap(glyphs)])
}

function pending(content: Content, option: Option): Glyph[] {
  const found = resolvedBy(content, option)
  return found === undefined ? [] : glyphs(found.effect)
}

function purchase(content: Content, id: string): Glyph[] {
  const { cost, acquire } = content.card(id)
  return exchange(cost === undefined ? [] : [{ glyph: 'persuasion', n: cost }], [
    { glyph: `card:${id}`, n: 1 },
    ...acquire.flatMap(glyphs),
  ])
}

function intrigue(content: Content, option: Option): Glyph[] {
  const card = content.intrigue(String(find(option, 'intrigue')?.id))
  const play = playAt(card, option)
  return play === undefined ? [] : exchange(costGlyphs(play.cost ?? {}), play.effects.flatMap(glyphs))
}
