// The positions of the things and spots involved in some movements.

import { type InheritedStyle, inheritedStyleOf } from './copy.ts'
import { type Movement, means } from './movement.ts'

export type Drawn = HTMLElement | SVGElement

export type Thing = {
  readonly element: Drawn
  readonly rect: DOMRect
  /** Of what it lies on. */
  readonly around: DOMRect
  readonly style: InheritedStyle
  /** It is a part of a drawing. */
  readonly isPart: boolean
}

export type Measured = {
  readonly things: ReadonlyMap<string, Thing>
  readonly spots: ReadonlyMap<string, Thing>
}

/** `also` are things that are on their way already. */
export function measure(
  root: ParentNode,
  movements: readonly Movement[],
  also: readonly string[] = [],
): Measured {
  const going = movements.flatMap((movement) => ('goes' in movement ? [movement.goes] : []))
  return {
    things: thingsIn(root, [...going, ...also]),
    spots: spotsIn(root, new Set(movements.flatMap(spotsOf))),
  }
}

function spotsOf(movement: Movement): readonly string[] {
  if ('turns' in movement) return []
  const { from, to } = movement
  const ends = [from, to].filter((name) => name !== undefined)
  return 'sends' in movement ? [movement.sends, ...ends] : ends
}

/** Duplicate names are left out. */
function thingsIn(root: ParentNode, wanted: readonly string[]): ReadonlyMap<string, Thing> {
  const found = new Map<string, Thing>()
  if (wanted.length === 0) return found
  const twice = new Set<string>()
  for (const element of root.querySelectorAll<Drawn>('[data-move]')) {
    const name = element.getAttribute('data-move') ?? ''
    if (!wanted.some((each) => means(each, name))) continue
    if (found.has(name)) twice.add(name)
    const thing = thingOf(element)
    if (thing !== undefined) found.set(name, thing)
  }
  for (const name of twice) found.delete(name)
  return found
}

const SPOT_NAMES = ['data-spot', 'data-place', 'data-move'] as const

/** The first visible one: a spot may be shown in several places, one of them on a closed tab. */
function spotsIn(root: ParentNode, wanted: ReadonlySet<string>): ReadonlyMap<string, Thing> {
  const found = new Map<string, Thing>()
  if (wanted.size === 0) return found
  for (const element of root.querySelectorAll<Drawn>(SPOT_NAMES.map((kind) => `[${kind}]`).join())) {
    for (const kind of SPOT_NAMES) {
      const name = element.getAttribute(kind)
      if (name === null || !wanted.has(name) || found.has(name)) continue
      const thing = thingOf(element)
      if (thing !== undefined) found.set(name, thing)
    }
  }
  return found
}

function thingOf(element: Drawn): Thing | undefined {
  const rect = element.getBoundingClientRect()
  if (rect.width === 0) return undefined
  return {
    element,
    rect,
    around: (element.parentElement ?? element).getBoundingClientRect(),
    style: inheritedStyleOf(element),
    isPart: element instanceof SVGElement && element.ownerSVGElement !== null,
  }
}
