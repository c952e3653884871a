// Things move from where they were to where they are, as events tell it: a copy flies above everything, while the thing
// itself waits hidden in its new place.

import { aloft } from './copy.ts'
import { type Drawn, type Measured, measure, type Thing } from './measure.ts'
import { type Movement, means } from './movement.ts'

type Flight = {
  readonly copy: Drawn
  readonly element: Drawn
  readonly to: DOMRect
  readonly animations: readonly Animation[]
}

const SHORTEST = 150
const LONGEST = 350
/** In pixels: shorter distances are not animated. */
const NEAR = 2
/** The maximum number of copies in flight: more would slow the page down, and no one could follow them. */
const MOST_ALOFT = 12
const EASING = 'cubic-bezier(.3, .1, .2, 1)'

const flights = new Map<string, Flight>()
/** Copies that vanish where they arrive. */
const passing = new Set<Drawn>()

/** Measures everything these movements are about before the page changes. */
export const before = (root: ParentNode, movements: readonly Movement[]): Measured =>
  measure(root, movements, [...flights.keys()])

/** Starts all flights after the change; those in flight continue from where they are. */
export function move(root: ParentNode, movements: readonly Movement[], was: Measured): void {
  // All reads come before all writes, so that layout happens once.
  const now = measure(root, movements, [...flights.keys()])
  const departures = [
    ...arrivals(movements, was, now),
    ...leaving(movements, was, now),
    ...sent(movements, was, now),
    ...turned(root, movements),
  ]
  for (const depart of departures) depart()
}

type Departure = () => void

/** Things that are on the table now and were elsewhere before. */
function arrivals(movements: readonly Movement[], was: Measured, now: Measured): Departure[] {
  return [...now.things].flatMap(([name, after]) => {
    const from = startOf(name, movements, was, after)
    if (from === undefined) return []
    return [
      () => {
        land(name)
        flights.set(name, fly(name, after, from))
      },
    ]
  })
}

/** Where a thing's flight starts; undefined if it stays, or is already on its way. */
function startOf(
  name: string,
  movements: readonly Movement[],
  was: Measured,
  after: Thing,
): DOMRect | undefined {
  const flight = flights.get(name)
  if (flight !== undefined) {
    const isOnCourse = flight.element === after.element && distance(flight.to, after.rect) < NEAR
    return isOnCourse ? undefined : flight.copy.getBoundingClientRect()
  }
  const before = was.things.get(name)
  if (before !== undefined) return isStill(before, after) ? undefined : before.rect
  const spot = was.spots.get(endOf(name, 'from', movements) ?? '')
  return spot && within(spot.rect, after.rect)
}

/** Things that are gone from the table. */
function leaving(movements: readonly Movement[], was: Measured, now: Measured): Departure[] {
  return [...was.things].flatMap(([name, thing]) => {
    if (now.things.has(name)) return []
    const to = now.spots.get(endOf(name, 'to', movements) ?? '')?.rect
    return [
      () => {
        land(name)
        if (to !== undefined) pass(thing, thing.rect, to, 0.3)
      },
    ]
  })
}

/** The first movement of a thing that has such an end. */
function endOf(name: string, end: 'from' | 'to', movements: readonly Movement[]): string | undefined {
  for (const movement of movements) {
    if ('goes' in movement && movement[end] !== undefined && means(movement.goes, name)) return movement[end]
  }
  return undefined
}

function sent(movements: readonly Movement[], was: Measured, now: Measured): Departure[] {
  return movements.flatMap((movement) => {
    if (!('sends' in movement)) return []
    const { sends, from, to, n } = movement
    const thing = now.spots.get(sends) ?? was.spots.get(sends)
    const [start, end] = [was.spots.get(from) ?? now.spots.get(from), now.spots.get(to) ?? was.spots.get(to)]
    if (thing === undefined || start === undefined || end === undefined) return []
    const way = [within(start.rect, thing.rect), within(end.rect, thing.rect)] as const
    return [() => pass(thing, ...way, 1, n)]
  })
}

function turned(root: ParentNode, movements: readonly Movement[]): Departure[] {
  return movements.flatMap((movement) => {
    if (!('turns' in movement) || movement.by === 0) return []
    const element = root.querySelector(`[data-move="${CSS.escape(movement.turns)}"]`)
    const turns = [{ rotate: `${-movement.by}deg` }, { rotate: '0deg' }]
    return [
      () =>
        void element?.animate(turns, {
          duration: LONGEST + Math.abs(movement.by) * 3,
          easing: 'ease-in-out',
        }),
    ]
  })
}

const distance = (a: DOMRect, b: DOMRect): number => Math.hypot(a.x - b.x, a.y - b.y)

/** A thing of this size in the middle of a spot. */
const within = (spot: DOMRect, { width, height }: DOMRect): DOMRect =>
  new DOMRect(spot.x + (spot.width - width) / 2, spot.y + (spot.height - height) / 2, width, height)

/** A thing that only moves along with what it is on is not animated. */
function isStill(before: Thing, after: Thing): boolean {
  if (before.element !== after.element) return distance(before.rect, after.rect) < NEAR
  const [x, y] = [after.around.x - before.around.x, after.around.y - before.around.y]
  return Math.hypot(after.rect.x - before.rect.x - x, after.rect.y - before.rect.y - y) < NEAR
}

/** Ends every flight immediately. */
export function landAll(): void {
  for (const name of [...flights.keys()]) land(name)
  for (const copy of passing) copy.remove()
  passing.clear()
}

function land(name: string): void {
  const flight = flights.get(name)
  if (flight === undefined) return
  flights.delete(name)
  for (const animation of flight.animations) animation.cancel()
  flight.copy.remove()
}

const placedAt = (rect: DOMRect, home: DOMRect): string =>
  `translate(${rect.x - home.x}px, ${rect.y - home.y}px) scale(${rect.width / home.width}, ${rect.height / home.height})`

const timeFor = (from: DOMRect, to: DOMRect): number => Math.min(LONGEST, SHORTEST + distance(from, to) / 3)

function fly(name: string, thing: Thing, from: DOMRect): Flight {
  const { element, rect: to } = thing
  const copy = aloft(thing)
  const duration = timeFor(from, to)
  const flown = copy.animate([{ transform: placedAt(from, to) }, { transform: 'none' }], {
    duration,
    easing: EASING,
  })
  const unseen = element.animate([{ opacity: 0 }, { opacity: 0 }], { duration })
  const flight = { copy, element, to, animations: [flown, unseen] }
  flown.onfinish = () => {
    if (flights.get(name) === flight) land(name)
  }
  return flight
}

/** Animates a copy, which disappears on arrival. */
function pass(thing: Thing, from: DOMRect, to: DOMRect, opacity: number, n?: number): void {
  if (flights.size + passing.size >= MOST_ALOFT) return
  const { rect: home } = thing
  const copy = aloft(thing, n)
  passing.add(copy)
  const flown = copy.animate(
    [
      { transform: placedAt(from, home), opacity: 1 },
      { transform: placedAt(to, home), opacity },
    ],
    { duration: timeFor(from, to), easing: EASING },
  )
  const gone = () => {
    passing.delete(copy)
    copy.remove()
  }
  flown.onfinish = gone
  flown.oncancel = gone
}
