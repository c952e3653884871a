// Where something small lies that belongs to a thing on the page: beside it, within the window, and it stays there when
// the page moves.

import { autoUpdate, computePosition, flip, type Placement, shift, offset as spaced } from '@floating-ui/dom'

const GAP = 8
const SIDES = ['top', 'bottom', 'right', 'left'] as const

/** Above the thing unless another side is asked for; on another side where there is no room, never over the thing if
 * that can be. */
export function layBeside(small: HTMLElement, thing: Element, placement: Placement = 'top'): () => void {
  return autoUpdate(thing, small, async () => {
    const { x, y } = await computePosition(thing, small, {
      placement,
      strategy: 'fixed',
      middleware: [
        spaced(GAP),
        flip({ padding: GAP, fallbackPlacements: [...SIDES] }),
        shift({ padding: GAP, crossAxis: true }),
      ],
    })
    small.style.left = `${x}px`
    small.style.top = `${y}px`
  })
}
