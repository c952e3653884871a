// What board spaces, Sardaukar Commanders and tech tiles cost a player now, as far as the table shows it.

import {
  type Ability,
  COMMANDER_PRICE,
  type Content,
  type Cost,
  costAtLevel,
  type ImperiumView,
  levelTerms,
  type PlayerView,
  type Price,
  type Resource,
  type Space,
} from '@sietch/imperium'
import type { Seat, Viewer } from '@sietch/kernel'

export type Table = { readonly view: ImperiumView; readonly content: Content }

/** A board space with the viewer's current price; the same object if nothing is changed. */
export function priced(table: Table, viewer: Viewer, space: Space): Space {
  const prices = space.prices.map((price) => ({ ...price, cost: visitCost(table, viewer, space, price) }))
  const isPrinted = prices.every(({ cost }, index) =>
    RESOURCES.every((resource) => cost[resource] === space.prices[index]?.cost[resource]),
  )
  if (isPrinted) return space
  const { cheaperAfterSwordmaster, ...printed } = space
  const isCheaperLater = cheaperAfterSwordmaster !== undefined && !hasSwordmaster(table.view)
  return { ...printed, ...(isCheaperLater && { cheaperAfterSwordmaster }), prices }
}

const RESOURCES: readonly Resource[] = ['solari', 'spice', 'water']

const hasSwordmaster = ({ players }: ImperiumView): boolean => players.some(({ swordmaster }) => swordmaster)

/** To send an Agent there at one of its prices: after discounts from a Swordmaster, Leader and tiles. */
export function visitCost({ view, content }: Table, viewer: Viewer, space: Space, price: Price): Cost {
  const own = viewer === 'spectator' ? undefined : view.players[viewer]
  const { cheaperAfterSwordmaster: cheaper = 0 } = space
  const off = (own === undefined ? [] : changes(content, own, 'space-cost'))
    .filter(
      ({ at }) => at === 'all' || ('space' in at ? at.space === space.id : at.icons.includes(space.icon)),
    )
    .map(({ less }) => less)
  const less = hasSwordmaster(view) ? [{ solari: cheaper }, ...off] : off
  const cost = costAtLevel(space, price.cost, levelTerms(view))
  const paid = (resource: Resource) => {
    const { [resource]: asked } = cost
    return asked === undefined
      ? {}
      : { [resource]: Math.max(0, asked - less.reduce((sum, one) => sum + (one[resource] ?? 0), 0)) }
  }
  return { ...cost, ...paid('solari'), ...paid('spice'), ...paid('water') }
}

/** In Solari (BLD-CMD-16). */
export function commanderPrice({ view, content }: Table, seat: Seat): number {
  const own = view.players[seat]
  const less = view.turn?.seat === seat ? (view.turn.commanderDiscount ?? 0) : 0
  const off =
    own === undefined ? 0 : changes(content, own, 'commander-cost').reduce((n, each) => n + each.less, 0)
  return Math.max(0, COMMANDER_PRICE - less - off)
}

/** In spice (TEC-ACQ-06 to TEC-ACQ-10). */
export function techPrice({ view, content }: Table, seat: Seat, id: string): number {
  const own = view.players[seat]
  const isSecret = Array.isArray(own?.secretTech) && own.secretTech.includes(id)
  const off =
    own === undefined
      ? 0
      : changes(content, own, 'tech-cost').reduce((n, each) => (each.own && !isSecret ? n : n + each.less), 0)
  return Math.max(0, content.tech(id).cost - off - (view.tech?.less ?? 0))
}

type Changed<Name extends string> = Extract<Ability, { readonly changes: Name }>

/** The abilities of that kind which work for the player. */
function changes<Name extends Extract<Ability, { readonly changes: string }>['changes']>(
  content: Content,
  player: PlayerView,
  name: Name,
): readonly Changed<Name>[] {
  const { leader, tech = [] } = player
  return [
    ...(leader === null ? [] : content.leader(leader).abilities),
    ...tech.flatMap((id) => content.tech(id).abilities),
    ...content.box.sideboards.flatMap(({ abilities }) => abilities),
  ].flatMap((ability) =>
    'changes' in ability && ability.changes === name && works(ability, player)
      ? [ability as Changed<Name>]
      : [],
  )
}

/** Discounts that depend on anything but a High Council seat are ignored. */
const works = ({ when }: Ability, { council }: PlayerView): boolean =>
  when === undefined || (when.is === 'council-seat' && council)
