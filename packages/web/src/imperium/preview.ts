// What an option costs and brings, as icons: shown before it is chosen.

import {
  type Content,
  type Cost,
  costGlyphs,
  type Glyph,
  glyphs,
  playAt,
  priceAt,
  resolvedBy,
} from '@sietch/imperium'
import type { Option, Target, Viewer } from '@sietch/kernel'
import { glyphsFor } from './instead-of-worms.ts'
import { commanderPrice, type Table, techPrice, visitCost } from './prices.ts'

const ARROW: Glyph = { glyph: 'arrow' }

/** A cost and what it buys; without a cost, only the gain. */
const exchange = (cost: readonly Glyph[], gain: readonly Glyph[]): Glyph[] =>
  cost.length === 0 ? [...gain] : [...cost, ARROW, ...gain]

const find = ({ targets }: Option, kind: string): Target | undefined =>
  targets.find((target) => target.kind === kind)

export function previewOf(table: Table, viewer: Viewer, option: Option): Glyph[] {
  const { content } = table
  const id = (kind: string): string => String(find(option, kind)?.id)
  switch (option.verb) {
    case 'agent':
      return visit(table, viewer, option)
    case 'resolve':
      return pending(table, viewer, option)
    case 'acquire':
      return find(option, 'card') === undefined ? [] : purchase(content, id('card'))
    case 'intrigue':
      return intrigue(content, option)
    case 'start':
      return (content.card(id('card')).start ?? []).flatMap(glyphs)
    case 'tech':
      return tile(table, viewer, id('tech'))
    case 'keep-tech':
      return content.tech(id('tech')).acquire.flatMap(glyphs)
    case 'contract':
    case 'complete':
      return reward(content, id('contract'), option.verb === 'contract')
    case 'lay':
      return content.navigation(id('navigation')).effects.flatMap(glyphs)
    default:
      return []
  }
}

function visit(table: Table, viewer: Viewer, option: Option): Glyph[] {
  const { content } = table
  const space = content.space(String(find(option, 'space')?.id))
  const card = content.card(String(find(option, 'card')?.id))
  const price = priceAt(space, find(option, 'price'))
  const influence: Glyph[] = space.faction === undefined ? [] : [{ glyph: `faction:${space.faction}`, n: 1 }]
  const effects = [...(price?.effects ?? []), ...space.effects, ...card.agent]
  const cost = price === undefined ? {} : visitCost(table, viewer, space, price)
  return exchange(paidGlyphs(cost), [...influence, ...effects.flatMap(glyphs)])
}

/** Zero amounts are not drawn. */
const paidGlyphs = (cost: Cost): Glyph[] => costGlyphs(cost).filter(({ n }) => n !== 0)

function pending(table: Table, viewer: Viewer, option: Option): Glyph[] {
  const found = resolvedBy(table.content, option)
  if (found === undefined) return []
  const { effect } = found
  const [only = effect, ...others] = effect.do === 'once' ? effect.effects : []
  const isCommander =
    only.do === 'recruit-commander' || (only.do === 'acquire-commander' && only.from === 'space')
  if (viewer === 'spectator') return glyphs(effect)
  if (!isCommander || others.length > 0)
    return glyphsFor(table.content, table.view.players[viewer]?.leader, effect)
  return exchange(paidGlyphs({ solari: commanderPrice(table, viewer) }), [{ glyph: 'commander' }])
}

/** Its price and its immediate effect. */
function tile(table: Table, viewer: Viewer, id: string): Glyph[] {
  const { cost, requires = {}, acquire } = table.content.tech(id)
  const spice = viewer === 'spectator' ? cost : techPrice(table, viewer, id)
  return exchange(paidGlyphs({ ...requires, spice }), [{ glyph: 'tech' }, ...acquire.flatMap(glyphs)])
}

function reward(content: Content, id: string, isTaken: boolean): Glyph[] {
  const { reward, trashesIntrigue } = content.contract(id)
  const cost = isTaken && trashesIntrigue !== undefined ? costGlyphs({ trashIntrigue: trashesIntrigue }) : []
  return exchange(cost, reward.flatMap(glyphs))
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
