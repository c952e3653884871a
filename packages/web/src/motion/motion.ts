// Things move from where they were to where they are. A thing that keeps its name (`data-move`) from one moment to the
// next flies there as a copy above everything, while the thing itself waits unseen in its new place.

export type Positions = ReadonlyMap<string, DOMRect>

type Flight = { readonly copy: HTMLElement; readonly animations: readonly Animation[] }

const SHORTEST = 150
const LONGEST = 350
/** In pixels: a way shorter than this is not worth a flight. */
const NEAR = 2

const flights = new Map<string, Flight>()

/** Where everything with a name is now; what is on its way is where it has got to. Names borne twice are left out. */
export function measure(root: ParentNode): Positions {
  const found = new Map<string, DOMRect>()
  const twice = new Set<string>()
  for (const element of root.querySelectorAll<HTMLElement>('[data-move]')) {
    const name = element.dataset['move'] ?? ''
    if (found.has(name)) twice.add(name)
    const rect = (flights.get(name)?.copy ?? element).getBoundingClientRect()
    if (rect.width > 0) found.set(name, rect)
  }
  for (const name of twice) found.delete(name)
  return found
}

/** Lets everything fly that is elsewhere than it was. */
export function move(root: ParentNode, before: Positions): void {
  const copies = document.createDocumentFragment()
  const starts: (() => void)[] = []
  const seen = new Set<string>()
  const elements = [...root.querySelectorAll<HTMLElement>('[data-move]')]
  // All rectangles are read before anything is written, so the page is laid out once.
  const rects = elements.map((element) => element.getBoundingClientRect())
  for (const [index, element] of elements.entries()) {
    const name = element.dataset['move'] ?? ''
    const from = before.get(name)
    const to = rects[index]
    if (from === undefined || to === undefined || to.width === 0 || seen.has(name)) continue
    seen.add(name)
    if (Math.hypot(from.x - to.x, from.y - to.y) < NEAR) continue
    land(name)
    const copy = copyOf(element, to)
    copies.append(copy)
    starts.push(() => flights.set(name, fly(name, element, copy, from, to)))
  }
  if (starts.length === 0) return
  document.body.append(copies)
  for (const start of starts) start()
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
  const flight = { copy, animations: [flown, unseen] }
  flown.onfinish = () => {
    if (flights.get(name) === flight) land(name)
  }
  return flight
}

/** A likeness that cannot be clicked, focused, read or mistaken for the thing itself. */
function copyOf(element: HTMLElement, { x, y, width, height }: DOMRect): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement
  for (const each of [copy, ...copy.querySelectorAll<HTMLElement>('[data-move], [data-place], [id]')]) {
    for (const name of ['data-move', 'data-place', 'id']) each.removeAttribute(name)
  }
  copy.setAttribute('aria-hidden', 'true')
  copy.setAttribute('inert', '')
  const color = getComputedStyle(element).getPropertyValue('--c')
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${x}px`,
    top: `${y}px`,
    width: `${width}px`,
    height: `${height}px`,
    margin: '0',
    right: 'auto',
    bottom: 'auto',
    translate: 'none',
    transformOrigin: '0 0',
    pointerEvents: 'none',
    zIndex: '60',
  })
  if (color !== '') copy.style.setProperty('--c', color)
  return copy
}
