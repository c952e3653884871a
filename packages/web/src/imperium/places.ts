// Where on the table of the Imperium games a target of an option lies.

import type { Closed, Option, Target } from '@sietch/kernel'
import type { Placed, PlaceId } from '../table/selection.ts'

export const placed = (option: Option): Placed => ({
  option,
  places:
    option.verb === 'resolve' ? [] : option.targets.flatMap((target) => placeOf(option.verb, target) ?? []),
})

/** The spot of a target; nothing for what is told in words: numbers, prices, ways to play. */
function placeOf(verb: string, { kind, id, at }: Target): PlaceId | undefined {
  switch (kind) {
    case 'card':
      return `${zoneOf(verb, at)}:${id}`
    case 'space':
    case 'faction':
    case 'intrigue':
    case 'contract':
    case 'leader':
    case 'trophy':
    case 'seat':
      return `${kind}:${id}`
    case 'post':
      // Which spy to infiltrate with is asked in words: the Agent's space is what glows.
      return verb === 'agent' ? undefined : `post:${id}`
    default:
      return undefined
  }
}

export const closedPlaces = ({ targets, reason }: Closed): readonly PlaceId[] =>
  targets.flatMap((target) => placeOf(reason.why === 'persuasion' ? 'acquire' : '', target) ?? [])

/** `offer` is the Imperium Row with the Reserve. */
function zoneOf(verb: string, at: string | undefined): string {
  if (verb === 'acquire' || verb === 'set-aside') return at === 'aside' ? 'aside' : 'offer'
  return at ?? 'hand'
}
