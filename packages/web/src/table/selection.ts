// How clicks become an option. Every option is about some places of the table; what is a place of an option that fits
// what has been picked so far glows. What no place can tell apart is offered in words.

import type { Option } from '@sietch/kernel'

/** A spot of the table by name, with its zone before the colon: `hand:7`. */
export type PlaceId = string

/** The part of the table a place belongs to, and what lies there. */
export function partsOf(place: PlaceId): { readonly zone: string; readonly id: string } {
  const at = place.indexOf(':')
  return { zone: place.slice(0, at), id: place.slice(at + 1) }
}

export const zoneOf = (place: PlaceId): string => partsOf(place).zone

/** An option with those of its targets that lie on the table, in the order of the targets. */
export type Placed = { readonly option: Option; readonly places: readonly PlaceId[] }

export type Selection = {
  /** Options that fit the picked places. */
  readonly open: readonly Placed[]
  readonly lit: ReadonlySet<PlaceId>
  /** Places that do not go with what is picked, but begin something else. */
  readonly instead: ReadonlySet<PlaceId>
  /** To be chosen in words: options with no place left to click. */
  readonly menu: readonly Option[]
}

const fits = ({ places }: Placed, picked: readonly PlaceId[]): boolean =>
  picked.every((place) => places.includes(place))

export function selectionOf(options: readonly Placed[], picked: readonly PlaceId[]): Selection {
  const open = options.filter((option) => fits(option, picked))
  const left = open.map(({ option, places }) => ({
    option,
    places: places.filter((place) => !picked.includes(place)),
  }))
  return {
    open,
    lit: new Set(left.flatMap(({ places }) => places)),
    instead: new Set(picked.length === 0 ? [] : options.flatMap(({ places }) => places)),
    menu: left.filter(({ places }) => places.length === 0).map(({ option }) => option),
  }
}

export type Clicked =
  | { readonly kind: 'choose'; readonly option: Option }
  | { readonly kind: 'pick'; readonly picked: readonly PlaceId[] }

/** A click on a place: it decides once all places of one option are picked, or narrows down. */
export function clicked(
  options: readonly Placed[],
  picked: readonly PlaceId[],
  place: PlaceId,
): Clicked | undefined {
  if (picked.includes(place)) return { kind: 'pick', picked: picked.filter((other) => other !== place) }
  const now = [...picked, place]
  const { open } = selectionOf(options, now)
  const [only, another] = open
  if (only === undefined) {
    // Another beginning: the click starts anew from here.
    return picked.length > 0 ? clicked(options, [], place) : undefined
  }
  const decides = another === undefined && only.places.length === now.length
  return decides ? { kind: 'choose', option: only.option } : { kind: 'pick', picked: now }
}
