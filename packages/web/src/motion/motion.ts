// Things move from where they were to where they are. A thing that keeps its name (`data-move`) from one moment to the
// next flies there as a copy above everything, while the thing itself waits unseen in its new place.

import { copyOf, inheritedStyleOf } from './copy.ts'

type Position = { readonly element: HTMLElement; readonly rect: DOMRect; readonly around: DOMRect }

export type Positions = ReadonlyMap<string, Position>

type Flight = {
  readonly copy: HTMLElement
  readonly element: HTMLElement
  readonly to: DOMRect
  readonly animations: readonly Animation[]
}

const SHORTEST = 150
const LONGEST = 350
/** In pixels: a way shorter than this is not worth a flight. */
const NEAR = 2

const flights = new Map<string, Flight>()

/** Where everything with a name is. Names borne twice are left out. */
export function measure(root: ParentNode): Positions {
  const found = new Map<string, Position>()
  const twice = new Set<string>()
  for (const element of root.querySelectorAll<HTMLElement>('[data-move]')) {
    const name = element.getAttribute('data-move') ?? ''
    if (found.has(name)) twice.add(name)
    const rect = element.getBoundingClientRect()
    const around = (element.parentElement ?? element).getBoundingClientRect()
    if (rect.width > 0) found.set(name, { element, rect, around })
  }
  for (const name of twice) found.delete(name)
  return found
}

/** Lets everything fly that is elsewhere than it was; what is on its way goes on from where it has got to. */
export function move(root: ParentNode, before: Positions): void {
  // All is read before anything is written, so the page is laid out once.
  const moved = [...measure(root)].flatMap(([name, after]) => {
    const from = startOf(name, before.get(name), after)
    return from === undefined ? [] : [{ name, from, to: after, style: inheritedStyleOf(after.element) }]
  })
  const copies = document.createDocumentFragment()
  const departing = moved.map(({ name, from, to, style }) => {
    land(name)
    const copy = copyOf(to.element, to.rect, style)
    copies.append(copy)
    return () => flights.set(name, fly(name, to.element, copy, from, to.rect))
  })
  document.body.append(copies)
  for (const depart of departing) depart()
}

/** Where the flight of a thing begins; nothing if it stays, or is on its way there already. */
function startOf(name: string, before: Position | undefined, after: Position): DOMRect | undefined {
  const flight = flights.get(name)
  if (flight !== undefined) {
    const isOnCourse = flight.element === after.element && distance(flight.to, after.rect) < NEAR
    return isOnCourse ? undefined : flight.copy.getBoundingClientRect()
  }
  return before === undefined || isStill(before, after) ? undefined : before.rect
}

const distance = (a: DOMRect, b: DOMRect): number => Math.hypot(a.x - b.x, a.y - b.y)

/** A thing that only goes along with what it lies on does not move of its own. */
function isStill(before: Position, after: Position): boolean {
  if (before.element !== after.element) return distance(before.rect, after.rect) < NEAR
  const [x, y] = [after.around.x - before.around.x, after.around.y - before.around.y]
  return Math.hypot(after.rect.x - before.rect.x - x, after.rect.y - before.rect.y - y) < NEAR
}

/** Ends every flight at once. */
export function landAll(): void {
  for (const name of [...flights.keys()]) land(name)
}

function land(name: string): void {
  const flight = flights.get(name)
  if (flight === undefined) return
  flights.delete(name)
  for (const animation of flight.animations) animation.cancel()
  flight.copy.remove()
}

function fly(name: string, element: HTMLElement, copy: HTMLElement, from: DOMRect, to: DOMRect): Flight {
  const [x, y] = [from.x - to.x, from.y - to.y]
  const duration = Math.min(LONGEST, SHORTEST + Math.hypot(x, y) / 3)
  const flown = copy.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${from.width / to.width}, ${from.height / to.height})` },
      { transform: 'none' },
    ],
    { duration, easing: 'cubic-bezier(.3, .1, .2, 1)' },
  )
  const unseen = element.animate([{ opacity: 0 }, { opacity: 0 }], { duration })
  const flight = { copy, element, to, animations: [flown, unseen] }
  flown.onfinish = () => {
    if (flights.get(name) === flight) land(name)
  }
  return flight
}
