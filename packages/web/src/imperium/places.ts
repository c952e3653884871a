// Where on the Imperium table an option's target is.

import type { ImperiumView } from '@sietch/imperium'
import type { Closed, Option, Target } from '@sietch/kernel'
import { type Placed, type PlaceId, partsOf } from '../table/selection.ts'

export const placed = (option: Option): Placed => ({
  option,
  places: SAID.includes(option.verb)
    ? []
    : option.targets.flatMap((target) => placeOf(option.verb, target) ?? []),
})

/** Offered only in words, whatever they name. */
const SAID = ['resolve', 'reveal', 'reinforce']

/** Which Ally a Commander does it for is asked in words, beside what was picked: panels are far from the board. */
const FOR_ALLY = ['agent', 'intrigue']

/** The spot of a target; undefined for what is said in words: numbers, prices, ways to play. */
function placeOf(verb: string, { kind, id, at }: Target): PlaceId | undefined {
  switch (kind) {
    case 'card':
      return `${zoneOf(verb, at)}:${id}`
    case 'space':
      // Duncan Idaho's Agent in the Conflict stands on no space.
      return id === 'conflict' ? undefined : `space:${id}`
    case 'skill':
    case 'tech':
    case 'navigation':
    case 'faction':
    case 'intrigue':
    case 'contract':
    case 'leader':
    case 'trophy':
      return `${kind}:${id}`
    case 'seat':
      return FOR_ALLY.includes(verb) ? undefined : `seat:${id}`
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
  if (verb === 'acquire' || verb === 'set-aside' || verb === 'throne')
    return at === 'aside' || at === 'throne' ? at : 'offer'
  return at ?? 'hand'
}

/** A contract that is not on offer: one's own, or one just revealed. */
export function isBeside({ contractMarket, ownContracts }: ImperiumView, place: PlaceId): boolean {
  const { zone, id } = partsOf(place)
  return zone === 'contract' && !contractMarket.includes(id) && !ownContracts.includes(id)
}
