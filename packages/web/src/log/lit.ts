// Highlights the places on the table that a log line is about while it is hovered. Nothing else on the page depends on
// it, so nothing re-renders.

import type { Subject } from '../ui/pointer.ts'

/** A place is called by its zone and what lies there; a large thing may have several places, told apart by a number. */
export function isAbout(place: string, { id }: Pick<Subject, 'id'>): boolean {
  const what = place.slice(place.indexOf(':') + 1)
  return what === id || (what.startsWith(id) && /^[^\p{L}\p{N}-]/u.test(what.slice(id.length)))
}

const LIT = 'data-told'

export function light(things: readonly Subject[]): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-place]')) {
    const place = element.dataset.place ?? ''
    if (things.some((thing) => isAbout(place, thing))) element.setAttribute(LIT, '')
  }
}

export function dim(): void {
  for (const element of document.querySelectorAll(`[${LIT}]`)) element.removeAttribute(LIT)
}
