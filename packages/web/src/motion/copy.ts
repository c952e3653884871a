// A likeness of a thing, to fly above everything in its stead.

/** What a thing has from those around it, and its copy would lose above everything. */
const INHERITED = ['--c', '--f', '--card', '--glyph', '--u', 'color', 'font']

export type InheritedStyle = readonly (readonly [name: string, value: string])[]

export function inheritedStyleOf(element: HTMLElement): InheritedStyle {
  const style = getComputedStyle(element)
  return INHERITED.map((name) => [name, style.getPropertyValue(name)])
}

/** A likeness that cannot be clicked, focused, read or mistaken for the thing itself. */
export function copyOf(
  element: HTMLElement,
  { x, y, width, height }: DOMRect,
  inherited: InheritedStyle,
): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement
  for (const each of [copy, ...copy.querySelectorAll<HTMLElement>('[data-move], [data-place], [id]')]) {
    for (const name of ['data-move', 'data-place', 'id']) each.removeAttribute(name)
  }
  copy.classList.remove('lit', 'picked')
  copy.setAttribute('aria-hidden', 'true')
  copy.setAttribute('inert', '')
  for (const [name, value] of inherited) copy.style.setProperty(name, value)
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
  return copy
}
