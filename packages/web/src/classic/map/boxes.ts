// Boxes on the map, and how things find places where they cover nothing.

export type Point = { readonly x: number; readonly y: number }
export type Size = { readonly width: number; readonly height: number }
export type Box = {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

export const boxAround = ({ x, y }: Point, { width, height }: Size): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
})

/** How much the two overlap. */
export function shared(a: Box, b: Box): number {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return across > 0 && down > 0 ? across * down : 0
}

/** A possible place; a higher `cost` means a worse one. */
export type Choice = { readonly box: Box; readonly cost: number }

/** Worse than any place that covers nothing. */
const COVERED = 1000

/** How far it exceeds `most` does not matter. */
function covering(box: Box, others: readonly Box[], most = Number.POSITIVE_INFINITY): number {
  let sum = 0
  for (const other of others) {
    const area = shared(box, other)
    if (area > 0) sum += COVERED + area
    if (sum > most) break
  }
  return sum
}

const SWEEPS = 5

/**
 * One place for each thing, with as little overlap as possible: each takes its best in turn, and moves again while that
 * helps. Things with the fewest choices go first.
 */
export function settle<C extends Choice>(
  things: readonly (readonly C[])[],
  fixed: readonly Box[] = [],
): readonly (C | undefined)[] {
  const priced = things.map((choices) =>
    choices
      .map((choice) => ({ choice, price: choice.cost + covering(choice.box, fixed) }))
      .sort((a, b) => a.price - b.price),
  )
  const chosen: (C | undefined)[] = things.map(() => undefined)
  for (let sweep = 0, isMoving = true; isMoving && sweep < SWEEPS; sweep++) {
    isMoving = false
    priced.forEach((choices, thing) => {
      const others = chosen.flatMap((other, index) => (other && index !== thing ? other.box : []))
      let best: { readonly choice: C; readonly total: number } | undefined
      for (const { choice, price } of choices) {
        if (best !== undefined && price >= best.total) break
        const total = price + covering(choice.box, others, best && best.total - price)
        if (best === undefined || total < best.total) best = { choice, total }
      }
      if (best === undefined || best.choice === chosen[thing]) return
      chosen[thing] = best.choice
      isMoving = true
    })
  }
  return chosen
}
