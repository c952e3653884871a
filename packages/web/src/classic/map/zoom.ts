// Coming nearer to the map and moving over it: by wheel, by two fingers, by dragging, by buttons.

import { type PointerEvent, type RefObject, useEffect, useRef, useState, type WheelEvent } from 'react'
import { EDGE } from './geometry.ts'

/** The middle of what is seen, and how many times larger than the whole map. */
type Camera = { readonly x: number; readonly y: number; readonly times: number }

const WHOLE: Camera = { x: 0, y: 0, times: 1 }
const NEAREST = 5
/** A finger that moves so far drags, and does not click. */
const DRAG = 8

/** Nothing beyond the edge of the map is shown. */
function within({ x, y, times }: Camera): Camera {
  const near = Math.min(Math.max(times, 1), NEAREST)
  const room = EDGE - EDGE / near
  const clamp = (n: number) => Math.min(Math.max(n, -room), room)
  return { x: clamp(x), y: clamp(y), times: near }
}

type Finger = { readonly x: number; readonly y: number }

export function useZoom(svg: RefObject<SVGSVGElement | null>) {
  const [look, setLook] = useState(WHOLE)
  const fingers = useRef(new Map<number, Finger>())
  const pressed = useRef<Finger | null>(null)
  const hasDragged = useRef(false)
  const unit = () => (2 * EDGE) / look.times / Math.max(1, svg.current?.getBoundingClientRect().width ?? 1)

  const nearer = (by: number) => setLook((now) => within({ ...now, times: now.times * by }))

  // React listens to the wheel passively; the page behind must not scroll.
  useEffect(() => {
    const element = svg.current
    const still = (event: Event) => event.preventDefault()
    element?.addEventListener('wheel', still, { passive: false })
    return () => element?.removeEventListener('wheel', still)
  }, [svg])

  return {
    viewBox: [
      look.x - EDGE / look.times,
      look.y - EDGE / look.times,
      (2 * EDGE) / look.times,
      (2 * EDGE) / look.times,
    ].join(' '),
    isNear: look.times > 1,
    canNear: look.times < NEAREST,
    nearer: () => nearer(1.6),
    farther: () => nearer(1 / 1.6),
    handlers: {
      onWheel: ({ deltaY }: WheelEvent) => nearer(Math.exp(-deltaY / 500)),
      onPointerDown({ pointerId, clientX, clientY }: PointerEvent) {
        fingers.current.set(pointerId, { x: clientX, y: clientY })
        pressed.current = { x: clientX, y: clientY }
        hasDragged.current = false
      },
      onPointerMove(event: PointerEvent) {
        const { pointerId, clientX, clientY } = event
        const before = fingers.current.get(pointerId)
        const start = pressed.current
        if (before === undefined || start === null) return
        if (!hasDragged.current && Math.hypot(clientX - start.x, clientY - start.y) < DRAG) return
        if (!hasDragged.current) svg.current?.setPointerCapture(pointerId)
        hasDragged.current = true
        const [other] = [...fingers.current].filter(([id]) => id !== pointerId).map(([, finger]) => finger)
        fingers.current.set(pointerId, { x: clientX, y: clientY })
        const spread =
          other === undefined
            ? 1
            : Math.hypot(clientX - other.x, clientY - other.y) /
              Math.max(1, Math.hypot(before.x - other.x, before.y - other.y))
        const step = unit() / (other === undefined ? 1 : 2)
        setLook((now) =>
          within({
            x: now.x - (clientX - before.x) * step,
            y: now.y - (clientY - before.y) * step,
            times: now.times * spread,
          }),
        )
      },
      onPointerUp: ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId),
      onPointerCancel: ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId),
      onClickCapture(event: { stopPropagation(): void }) {
        if (!hasDragged.current) return
        hasDragged.current = false
        event.stopPropagation()
      },
    },
  }
}
