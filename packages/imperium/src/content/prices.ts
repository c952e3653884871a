// How a price is told among the several of a space: `agent dagger > sell-melange > 3`.

import type { Price, Space } from './types.ts'

const amountOf = ({ cost: { solari, spice, water } }: Price): number => solari ?? spice ?? water ?? 0

/** How much of its one resource it asks for; its place, if another price of the space asks for as much. */
export function priceTag({ prices }: Space, price: Price): string | number {
  const n = amountOf(price)
  const isShared = prices.some((other) => other !== price && amountOf(other) === n)
  return isShared ? `price.${prices.indexOf(price)}` : n
}

/** The price with that tag; where there is nothing to tell apart, the only one. */
export const priceNamed = (space: Space, tag: string | number | undefined): Price | undefined =>
  tag === undefined ? space.prices[0] : space.prices.find((price) => priceTag(space, price) === tag)
