// Dragging a thing by mouse, pen or finger instead of clicking it. Picking up a place selects it; dropping it on a
// highlighted place clicks that one. Things that are not places are dragged as the game says. Dropped anywhere else, or
// on Escape, the thing goes back.

import type { Option } from '@sietch/kernel'
import { useEffect, useRef } from 'react'
import { aloft, inheritedStyleOf } from '../motion/copy.ts'
import type { Drawn } from '../motion/measure.ts'
import { point } from '../ui/pointer.ts'
import { type AtTable, useTable } from './context.tsx'
import { type PlaceId, zoneOf } from './selection.ts'
import './drag.css'

/** A thing without a place of its own that can be carried somewhere, and the option that this is. */
export type Carry = {
  /** What it is taken from, and what it is laid down on, as selectors. */
  readonly from: string
  readonly to: string
  /** What is seen in the hand: the first of these. */
  readonly thing: string
  option(options: readonly Option[]): Option | undefined
}

/** What is held, before it is moved and while it is. */
type Held = { readonly element: Drawn } & (
  | { readonly place: PlaceId }
  | { readonly carry: Carry; readonly option: Option }
)

/** By which pointer, and where it went down. */
type Taken = Held & { readonly id: number; readonly x: number; readonly y: number }

/** How far a pointer moves before it is a drag and not a click; fingers are less steady. */
const FAR = { mouse: 5, touch: 10 }
const BACK = 180

export function useDrag(): void {
  const at = useTable()
  const latest = useRef(at)
  useEffect(() => {
    latest.current = at
  }, [at])
  useEffect(() => watchDrags(() => latest.current), [])
}

function watchDrags(now: () => AtTable): () => void {
  let held: Taken | null = null
  let copy: Drawn | null = null
  let under: Element | null = null

  const light = (target: Element | null) => {
    if (target === under) return
    under?.removeAttribute('data-drop')
    target?.setAttribute('data-drop', '')
    under = target
  }

  function down(event: PointerEvent): void {
    if (event.button !== 0 || !event.isPrimary) return
    const found = heldAt(event.target, now())
    held = found && { ...found, id: event.pointerId, x: event.clientX, y: event.clientY }
  }

  function move(event: PointerEvent): void {
    if (held === null || event.pointerId !== held.id) return
    const dx = event.clientX - held.x
    const dy = event.clientY - held.y
    if (copy === null) {
      if (Math.hypot(dx, dy) < (event.pointerType === 'touch' ? FAR.touch : FAR.mouse)) return
      copy = takeUp(held, now())
    }
    copy.style.translate = `${dx}px ${dy}px`
    light(targetAt(held, event.clientX, event.clientY))
  }

  function up(event: PointerEvent): void {
    if (held === null || event.pointerId !== held.id) return
    if (copy === null) {
      held = null
      return
    }
    swallowClick()
    const target = targetAt(held, event.clientX, event.clientY)
    if (target === null) return giveUp()
    copy.remove()
    const place = target.getAttribute('data-place')
    if ('option' in held) now().propose(held.option)
    else if (place !== null) now().click(place)
    forget()
  }

  /** It goes back, and nothing is picked anymore. */
  function giveUp(): void {
    if (held !== null && !('carry' in held) && copy !== null) now().cancel()
    flyBack(copy)
    forget()
  }

  function forget(): void {
    light(null)
    held = null
    copy = null
    delete document.documentElement.dataset.carries
  }

  function key(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || copy === null) return
    event.preventDefault()
    event.stopPropagation()
    giveUp()
  }

  const cancel = (event: PointerEvent) => {
    if (event.isTrusted && event.pointerId === held?.id) giveUp()
  }

  const listeners = [
    ['pointerdown', down],
    ['pointermove', move],
    ['pointerup', up],
    ['pointercancel', cancel],
    ['keydown', key],
  ] as const
  for (const [name, listener] of listeners) addEventListener(name, listener as EventListener, true)
  return () => {
    copy?.remove()
    forget()
    for (const [name, listener] of listeners) removeEventListener(name, listener as EventListener, true)
  }
}

/** What a pointer would take up here; nothing where a click would decide at once. */
function heldAt(target: EventTarget | null, at: AtTable): Held | null {
  if (!(target instanceof Element) || at.pending !== null) return null
  const { game, selection, picked, shown } = at
  const element = target.closest<Drawn>('[data-place]')
  const place = element?.getAttribute('data-place') ?? ''
  if (element !== null && game.drags?.includes(zoneOf(place))) {
    const isOpen = selection.lit.has(place) || picked.includes(place) || selection.instead.has(place)
    return isOpen && at.wouldChoose(place) === undefined ? { element, place } : null
  }
  const { asked, viewer } = shown.snapshot
  if (asked === null || shown.ahead > 0 || viewer === 'spectator') return null
  for (const carry of game.carries?.(viewer) ?? []) {
    const thing = target.closest(carry.from)?.querySelector<Drawn>(carry.thing)
    const option = carry.option(asked.options)
    if (thing && option !== undefined) return { element: thing, carry, option }
  }
  return null
}

/** The thing is in the hand: its likeness follows the pointer. */
function takeUp(held: Taken, at: AtTable): Drawn {
  const { element } = held
  // A finger that moves does not press long, and nothing is read about meanwhile.
  element.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true, pointerId: held.id }))
  point(null)
  document.documentElement.dataset.carries = ''
  const rect = element.getBoundingClientRect()
  const copy = aloft({
    element,
    rect,
    around: rect,
    style: inheritedStyleOf(element),
    isPart: false,
  })
  copy.classList.add('carried')
  // Smaller, around the pointer: what it is carried over stays in sight.
  copy.style.transformOrigin = `${held.x - rect.x}px ${held.y - rect.y}px`
  if (!('carry' in held) && !at.picked.includes(held.place)) at.click(held.place)
  return copy
}

function targetAt(held: Held, x: number, y: number): Element | null {
  const hit = document.elementFromPoint(x, y)
  if ('carry' in held) {
    return hit?.closest(held.carry.from) ? null : (hit?.closest(held.carry.to) ?? null)
  }
  const target = hit?.closest('.place.lit') ?? null
  return target?.getAttribute('data-place') === held.place ? null : target
}

/** The click after a drag is ignored. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', swallow, true))
}

function flyBack(copy: Drawn | null): void {
  if (copy === null) return
  const isCalm =
    document.documentElement.dataset.motion === 'off' ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  const flight = copy.animate({ translate: '0 0' }, { duration: isCalm ? 0 : BACK, easing: 'ease-out' })
  flight.onfinish = () => copy.remove()
  flight.oncancel = () => copy.remove()
}
