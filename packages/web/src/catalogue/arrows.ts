// Arrow keys in a grid of buttons: move to the nearest one in that direction.

import type { KeyboardEvent } from 'react'

const DIRECTIONS: { readonly [key: string]: readonly [x: number, y: number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export function moveAmong(event: KeyboardEvent): void {
  const direction = DIRECTIONS[event.key]
  const from = event.target instanceof HTMLElement ? event.target : null
  const wall = from?.closest('.catalogue-things')
  if (direction === undefined || from === null || !wall) return
  const next = nearest(from, [...wall.querySelectorAll<HTMLElement>('.thing')], direction)
  if (next === undefined) return
  event.preventDefault()
  next.focus({ preventScroll: true })
  next.scrollIntoView({ block: 'nearest' })
}

/** Sideways within the row, continuing on the next; up and down to the one nearest the center. */
function nearest(
  from: HTMLElement,
  all: readonly HTMLElement[],
  [dx, dy]: readonly [number, number],
): HTMLElement | undefined {
  if (dx !== 0) return all[all.indexOf(from) + dx]
  const here = from.getBoundingClientRect()
  const middle = (rect: DOMRect) => rect.left + rect.width / 2
  let best: { element: HTMLElement; top: number; aside: number } | undefined
  for (const element of all) {
    const rect = element.getBoundingClientRect()
    const top = (rect.top - here.top) * dy
    if (top < here.height / 2) continue
    const aside = Math.abs(middle(rect) - middle(here))
    if (best === undefined || top < best.top - 4 || (top < best.top + 4 && aside < best.aside))
      best = { element, top, aside }
  }
  return best?.element
}
