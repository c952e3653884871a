// Coming nearer to the map and moving over it: by wheel, by two fingers, by dragging, by a double click, by buttons and
// keys. Whoever goes through the map with the keyboard is followed.

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
import { EDGE, type Point } from './geometry.ts'

const NEAREST = 5
const STEP = 1.6
/** A pointer that moves so far drags, and does not click. */
const DRAG = 8
/** So long a click on what can only be read about may become a double click. */
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

/** `land` is the part of the drawing that grows. */
export function useZoom(drawing: RefObject<SVGSVGElement | null>, land: RefObject<SVGGElement | null>) {
  const [times, setTimes] = useState(1)
  const camera = useRef<ZoomBehavior<SVGSVGElement, unknown>>(undefined)
  const fingers = useRef(new Map<number, Point>())
  const reading = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    const svg = drawing.current
    if (svg === null) return
    camera.current = zoom<SVGSVGElement, unknown>()
      .extent(WHOLE)
      .translateExtent(WHOLE)
      .scaleExtent([1, NEAREST])
      .clickDistance(DRAG)
      .duration(isCalm() ? 0 : GLIDE)
      .filter((event: Event) => isMeant(event, zoomTransform(svg).k))
      .on('zoom', ({ transform, sourceEvent }: D3ZoomEvent<SVGSVGElement, unknown>) => {
        land.current?.setAttribute('transform', transform.toString())
        setTimes(transform.k)
        if (
          'TouchEvent' in window &&
          sourceEvent instanceof TouchEvent &&
          isDragged(sourceEvent, fingers.current)
        ) {
          // The map has them now: nothing is held down long.
          for (const id of fingers.current.keys()) svg.setPointerCapture(id)
          fingers.current.clear()
        }
      })
    select(svg).call(camera.current)
    return () => {
      clearTimeout(reading.current)
      select(svg).on('.zoom', null)
    }
  }, [drawing, land])

  const at = () => select(drawing.current as SVGSVGElement)
  const actions = {
    nearer: () => camera.current?.scaleBy(at(), STEP),
    farther: () => camera.current?.scaleBy(at(), 1 / STEP),
    whole: () => camera.current?.scaleTo(at(), 1),
  }
  return {
    isNear: times > 1,
    canNear: times < NEAREST,
    ...actions,
    onKeyDown(event: KeyboardEvent) {
      const action = KEYS[event.key]
      if (action === undefined || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      actions[action]()
    },
    handlers: {
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

/** One finger on the whole map scrolls the page; two clicks on what can be chosen are two choices. */
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

/** Where something lies on the map. */
function middleOf(thing: Element, svg: SVGSVGElement): Point {
  const { left, top, width, height } = thing.getBoundingClientRect()
  const spot = new DOMPoint(left + width / 2, top + height / 2).matrixTransform(svg.getScreenCTM()?.inverse())
  const [x, y] = zoomTransform(svg).invert([spot.x, spot.y])
  return { x, y }
}

const isCalm = (): boolean =>
  document.documentElement.dataset.motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches
