// Where what a lesson points at is on the page, and where there is room beside it.

import type { Spot } from '@sietch/games/lessons'
import { partsOf } from '../table/selection.ts'

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** Things are named by what they are to whoever chooses, moves or points. */
function selectorOf(spot: Spot): string {
  const { zone, id } = partsOf(spot)
  if (zone === 'panel' || zone === 'tool' || zone === 'option') return `[data-${zone}="${CSS.escape(id)}"]`
  const name = CSS.escape(spot)
  return `[data-place="${name}"], [data-spot="${name}"], [data-move="${name}"]`
}

/** All that is to be seen of it now; of an option that has no room in the bar, the button behind which it is. */
export function elementsAt(spot: Spot): Element[] {
  const found = seen(selectorOf(spot))
  return found.length === 0 && partsOf(spot).zone === 'option' ? seen('[data-tool="more"]') : found
}

const seen = (selector: string): Element[] =>
  [...document.querySelectorAll(selector)].filter(
    (element) => element.checkVisibility() && element.getBoundingClientRect().width > 0,
  )

const GAP = 14
const EDGE = 8

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))

const centre = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 })

const between = (least: number, wanted: number, most: number): number =>
  Math.max(least, Math.min(wanted, most))

function around(targets: readonly Box[]): Box {
  const x = Math.min(...targets.map((box) => box.x))
  const y = Math.min(...targets.map((box) => box.y))
  return {
    x,
    y,
    width: Math.max(...targets.map((box) => box.x + box.width)) - x,
    height: Math.max(...targets.map((box) => box.y + box.height)) - y,
  }
}

/** With the ring around it. */
const ringed = ({ x, y, width, height }: Box): Box => ({
  x: x - EDGE,
  y: y - EDGE,
  width: width + 2 * EDGE,
  height: height + 2 * EDGE,
})

/** How much worse it is to cover what is pointed at than to cover something else that is needed. */
const HIDDEN = 1000

/**
 * The best place for something of this size in a window: beside what it points at without covering it and, if possible,
 * without covering anything needed. With nothing to point at, it goes in the center.
 */
export function roomFor(
  size: Pick<Box, 'width' | 'height'>,
  window: Pick<Box, 'width' | 'height'>,
  targets: readonly Box[],
  needed: readonly Box[] = [],
): Pick<Box, 'x' | 'y'> {
  const right = window.width - size.width - EDGE
  const bottom = window.height - size.height - EDGE
  const inWindow = (x: number, y: number): Box => ({
    x: between(EDGE, x, right),
    y: between(EDGE, y, bottom),
    ...size,
  })
  if (targets.length === 0 && needed.length === 0)
    return inWindow((window.width - size.width) / 2, (window.height - size.height) / 2)
  const beside = (box: Box): Box[] => {
    const { x, y } = centre(box)
    const [left, top] = [x - size.width / 2, y - size.height / 2]
    const [after, under] = [box.x + box.width + GAP, box.y + box.height + GAP]
    const [before, over] = [box.x - size.width - GAP, box.y - size.height - GAP]
    return [
      [after, top],
      [before, top],
      [left, under],
      [left, over],
      [after, box.y],
      [before, box.y],
      [box.x, under],
      [box.x, over],
    ].map(([a = 0, b = 0]) => inWindow(a, b))
  }
  const all = targets.length === 0 ? [] : [around(targets), ...targets].flatMap(beside)
  const grid = [0, 0.25, 0.5, 0.75, 1].flatMap((a) =>
    [0, 0.25, 0.5, 0.75, 1].map((b) => inWindow(right * a, bottom * b)),
  )
  const goal = centre(targets[0] ?? { x: 0, y: 0, ...window })
  const cost = (box: Box): number => {
    const { x, y } = centre(box)
    const hides = targets.reduce((sum, each) => sum + overlap(box, ringed(each)), 0)
    const lies = needed.reduce((sum, each) => sum + overlap(box, each), 0)
    return hides * HIDDEN + lies + Math.hypot(x - goal.x, y - goal.y)
  }
  const [best] = [...all, ...grid].toSorted((a, b) => cost(a) - cost(b))
  return best ?? inWindow(0, 0)
}
