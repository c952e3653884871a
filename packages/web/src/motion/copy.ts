// A copy of an element that flies above everything in its place.

import type { Drawn, Thing } from './measure.ts'

/** Inherited styles that a copy would lose. */
const INHERITED = ['--c', '--f', '--h', '--h-disc', '--card', '--glyph', '--u', 'color', 'font']

export type InheritedStyle = readonly (readonly [name: string, value: string])[]

export function inheritedStyleOf(element: Drawn): InheritedStyle {
  const style = getComputedStyle(element)
  return INHERITED.map((name) => [name, style.getPropertyValue(name)])
}

/** What names a thing, lets it be found or lights it up. */
const NAMES = ['data-move', 'data-spot', 'data-place', 'id', 'role', 'tabindex', 'transform']

/**
 * A copy above everything that cannot be clicked, focused, read or mistaken for the original; `n` is the number it
 * shows.
 */
export function aloft({ element, rect, style, isPart }: Thing, n?: number): Drawn {
  const likeness = element.cloneNode(true) as Drawn
  for (const name of NAMES) likeness.removeAttribute(name)
  for (const each of likeness.querySelectorAll('[data-move], [data-spot], [data-place], [id]')) {
    for (const name of ['data-move', 'data-spot', 'data-place', 'id']) each.removeAttribute(name)
  }
  likeness.classList.remove('lit', 'picked', 'acts')
  const number = n === undefined ? null : likeness.querySelector('[data-n]')
  if (number !== null) number.textContent = String(n)
  const copy = isPart ? drawingOf(likeness) : likeness
  copy.setAttribute('aria-hidden', 'true')
  copy.setAttribute('inert', '')
  for (const [name, value] of style) copy.style.setProperty(name, value)
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${rect.x}px`,
    top: `${rect.y}px`,
    width: `${rect.width}px`,
    height: `${rect.height}px`,
    margin: '0',
    right: 'auto',
    bottom: 'auto',
    translate: 'none',
    transformOrigin: '0 0',
    pointerEvents: 'none',
    zIndex: '60',
  })
  document.body.append(copy)
  if (isPart && likeness instanceof SVGGraphicsElement) frame(copy, likeness.getBBox())
  return copy
}

/** A part of an SVG cannot be drawn on its own. */
function drawingOf(part: Drawn): SVGElement {
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  drawing.style.overflow = 'visible'
  drawing.append(part)
  return drawing
}

const frame = (drawing: Drawn, { x, y, width, height }: DOMRect): void =>
  drawing.setAttribute('viewBox', `${x} ${y} ${width} ${height}`)
