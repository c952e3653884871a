// Where something small lies that belongs to a thing on the page: beside it, within the window, and it stays there when
// the page moves. What is to be kept clear, such as the question one is asked, it does not lie over if that can be.

import { autoUpdate, computePosition, flip, type Placement, shift, offset as spaced } from '@floating-ui/dom'

const GAP = 8
const SIDES = ['top', 'bottom', 'right', 'left'] as const

type Spot = { readonly x: number; readonly y: number }
type Box = Spot & { readonly width: number; readonly height: number }

/** Above the thing unless another side is asked for; on another side where there is no room, never over the thing if
 * that can be. */
export function layBeside(small: HTMLElement, thing: Element, placement: Placement = 'top'): () => void {
  return autoUpdate(thing, small, async () => {
    const { x, y } = await spotFor(small, thing, placement)
    small.style.left = `${x}px`
    small.style.top = `${y}px`
  })
}

async function spotFor(small: HTMLElement, thing: Element, placement: Placement): Promise<Spot> {
  const lay = (side: Placement, fallbackPlacements: Placement[]) =>
    computePosition(thing, small, {
      placement: side,
      strategy: 'fixed',
      middleware: [
        spaced(GAP),
        flip({ padding: GAP, fallbackPlacements }),
        shift({ padding: GAP, crossAxis: true }),
      ],
    })
  const first = await lay(placement, [...SIDES])
  const clear = document.querySelector('[data-kept-clear]')
  if (clear === null || clear.contains(thing)) return first
  const [box, kept, { width, height }] = [thing, clear, small].map((one) => one.getBoundingClientRect()) as [
    DOMRect,
    DOMRect,
    DOMRect,
  ]
  const beside = await Promise.all(SIDES.map((side) => lay(side, [])))
  // Beside what is kept clear it is further away, but near enough to see what it belongs to.
  const beyond = [kept.left - GAP - width, kept.right + GAP].map((x) => ({ x, y: first.y }))
  return (
    [first, ...beside, ...beyond].find(({ x, y }) => {
      const spot = { x, y, width, height }
      return isInWindow(spot) && !areOver(spot, box) && !areOver(spot, kept)
    }) ?? first
  )
}

const areOver = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

const isInWindow = ({ x, y, width, height }: Box): boolean =>
  x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight
