// Where on the classic Dune table an option's target is.

import type { Closed, Option, Target } from '@sietch/kernel'
import type { Placed, PlaceId } from '../table/selection.ts'

/** What is visible on the table: the map with the players around it, and the viewer's own cards. */
export const BOARD_ZONES = ['part', 'territory', 'seat', 'hand']

const ANSWERS = ['accept', 'decline', 'pledge-kept', 'pledge-broken']

/** How many of something, and against which of several players in one place, is said in words. */
export function placed(option: Option): Placed {
  const [first] = option.targets
  // A proposal is answered where it is shown.
  if (ANSWERS.includes(option.verb)) return { option, places: [] }
  const told = first?.kind === 'number' ? [] : option.verb === 'fight' ? [first] : option.targets
  return { option, places: told.flatMap((target) => (target && placeOf(option.verb, target)) ?? []) }
}

function placeOf(verb: string, { kind, id }: Target): PlaceId | undefined {
  if (id === 'none') return undefined
  switch (kind) {
    case 'part':
    case 'territory':
    case 'seat':
    case 'leader':
    case 'faction':
    case 'spice-card':
      return `${kind}:${id}`
    case 'treachery':
      // A card someone is asked about is in no visible hand.
      return verb === 'card' ? `treachery:${id}` : `hand:${id}`
    default:
      return undefined
  }
}

export const closedPlaces = ({ targets }: Closed): readonly PlaceId[] =>
  targets.flatMap((target) => placeOf('', target) ?? [])
