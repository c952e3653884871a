// Zooming and panning the map: by wheel, pinch, drag, double click, buttons and keys. What is under the pointer stays
// in place; names and chips keep their size on screen. The view follows keyboard focus.

import { select } from 'd3-selection'
import { type D3ZoomEvent, type ZoomBehavior, zoom, zoomTransform } from 'd3-zoom'
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { Point } from './boxes.ts'
import { EDGE } from './geometry.ts'
import { type DrawingSize, drawingSize, layoutSize } from './sizes.ts'

const NEAREST = 5
const STEP = 1.6
/** A pointer that moves this far is dragging, not clicking. */
const DRAG = 8
/** How long a click on something that can only be read may become a double click. */
const SECOND_CLICK = 250
const GLIDE = 250

const WHOLE: [[number, number], [number, number]] = [
  [-EDGE, -EDGE],
  [EDGE, EDGE],
]

const KEYS: { readonly [key: string]: 'nearer' | 'farther' | 'whole' } = {
  '+': 'nearer',
  '=': 'nearer',
  '-': 'farther',
  '0': 'whole',
}

type Seen = {
  readonly isNear: boolean
  readonly canNear: boolean
  /** The size that names and chips are laid out in. */
  readonly layout: DrawingSize
}

const SEEN_FIRST: Seen = { isNear: false, canNear: true, layout: 1 }

const isSame = (a: Seen, b: Seen): boolean =>
  a.isNear === b.isNear && a.canNear === b.canNear && a.layout === b.layout

/** `land` is the part of the drawing that grows. */
export function useZoom(drawing: RefObject<SVGSVGElement | null>, land: RefObject<SVGGElement | null>) {
  const [seen, setSeen] = useState(SEEN_FIRST)
  const pointed = useRef<[number, number]>(undefined)
  const camera = useRef<ZoomBehavior<SVGSVGElement, unknown>>(undefined)
  const fingers = useRef(new Map<number, Point>())
  const reading = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    const svg = drawing.current
    if (svg === null) return
    let size: DrawingSize = 1
    const show = () => {
      const { k } = zoomTransform(svg)
      svg.style.setProperty('--drawn', String(size / k))
      const next: Seen = { isNear: k > 1, canNear: k < NEAREST, layout: layoutSize(size, k) }
      setSeen((before) => (isSame(before, next) ? before : next))
    }
    const watch = new ResizeObserver(() => {
      size = drawingSize(svg.clientWidth, svg.clientHeight)
      show()
    })
    watch.observe(svg)
    camera.current = zoom<SVGSVGElement, unknown>()
      .extent(WHOLE)
      .translateExtent(WHOLE)
      .scaleExtent([1, NEAREST])
      .clickDistance(DRAG)
      .duration(isCalm() ? 0 : GLIDE)
      .filter((event: Event) => isMeant(event, zoomTransform(svg).k))
      .on('zoom', ({ transform, sourceEvent }: D3ZoomEvent<SVGSVGElement, unknown>) => {
        land.current?.setAttribute('transform', transform.toString())
        show()
        if (
          'TouchEvent' in window &&
          sourceEvent instanceof TouchEvent &&
          isDragged(sourceEvent, fingers.current)
        ) {
          // The map handles them now: no long press.
          for (const id of fingers.current.keys()) svg.setPointerCapture(id)
          fingers.current.clear()
        }
      })
    select(svg).call(camera.current)
    return () => {
      clearTimeout(reading.current)
      watch.disconnect()
      select(svg).on('.zoom', null)
    }
  }, [drawing, land])

  const at = () => select(drawing.current as SVGSVGElement)
  const actions = {
    nearer: (to?: [number, number]) => camera.current?.scaleBy(at(), STEP, to),
    farther: (from?: [number, number]) => camera.current?.scaleBy(at(), 1 / STEP, from),
    whole: () => camera.current?.scaleTo(at(), 1),
  }
  return {
    ...seen,
    nearer: () => actions.nearer(),
    farther: () => actions.farther(),
    whole: actions.whole,
    onKeyDown(event: KeyboardEvent) {
      const action = KEYS[event.key]
      if (action === undefined || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      actions[action](pointed.current)
    },
    handlers: {
      onPointerMove({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>) {
        const { x, y } = onDrawing({ x: clientX, y: clientY }, currentTarget)
        pointed.current = [x, y]
      },
      onPointerLeave() {
        pointed.current = undefined
      },
      onPointerDown: ({ pointerId, clientX, clientY }: PointerEvent) =>
        void fingers.current.set(pointerId, { x: clientX, y: clientY }),
      onPointerUp: ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId),
      onPointerCancel: ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId),
      onFocus({ target, currentTarget }: FocusEvent<SVGSVGElement>) {
        if (!target.matches(':focus-visible')) return
        const spot = middleOf(target, currentTarget)
        const transform = zoomTransform(currentTarget)
        const seen = transform.apply([spot.x, spot.y])
        if (Math.max(...seen.map(Math.abs)) > EDGE * 0.9) camera.current?.translateTo(at(), spot.x, spot.y)
      },
      onClickCapture(event: MouseEvent) {
        const place = event.target instanceof Element ? event.target.closest('.map-place') : null
        if (!event.isTrusted || place === null || isOpen(place)) return
        event.stopPropagation()
        clearTimeout(reading.current)
        const read = () => place.dispatchEvent(new window.MouseEvent('click', { bubbles: true }))
        if (event.detail < 2) reading.current = setTimeout(read, SECOND_CLICK)
      },
    },
  }
}

const isOpen = (place: Element): boolean => place.getAttribute('role') === 'button'

/** One finger on the unzoomed map scrolls the page; two clicks on something that can be chosen are two choices. */
function isMeant(event: Event, times: number): boolean {
  if (event.type === 'touchstart') return times > 1 || (event as TouchEvent).touches.length > 1
  if (event.type === 'dblclick') {
    const place = event.target instanceof Element ? event.target.closest('.map-place') : null
    return place === null || !isOpen(place)
  }
  return event.type === 'wheel' || (event as globalThis.MouseEvent).button === 0
}

function isDragged({ touches }: TouchEvent, begun: ReadonlyMap<number, Point>): boolean {
  const [finger] = touches
  const [start] = begun.values()
  if (finger === undefined || start === undefined) return false
  return touches.length > 1 || Math.hypot(finger.clientX - start.x, finger.clientY - start.y) >= DRAG
}

/** Where something is on the map. */
function middleOf(thing: Element, svg: SVGSVGElement): Point {
  const { left, top, width, height } = thing.getBoundingClientRect()
  const spot = onDrawing({ x: left + width / 2, y: top + height / 2 }, svg)
  const [x, y] = zoomTransform(svg).invert([spot.x, spot.y])
  return { x, y }
}

/** A screen point in drawing coordinates, at any zoom. */
const onDrawing = ({ x, y }: Point, svg: SVGSVGElement): Point =>
  new DOMPoint(x, y).matrixTransform(svg.getScreenCTM()?.inverse())

const isCalm = (): boolean =>
  document.documentElement.dataset.motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches
