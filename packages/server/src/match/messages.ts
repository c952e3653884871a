// What is sent about a match. Everybody gets the same public view and the same patches to it; a seat also gets its
// own: the patch that turns the public view into the seat's, its events' secrets and its options.

import {
  clockwiseFrom,
  type GameEvent,
  type Json,
  type Prompt,
  type Seat,
  type SeenEvent,
  seats,
  seenBy,
  type Viewer,
} from '@sietch/kernel'
import { diff, type Happened, same, type Update, type Whole } from '@sietch/protocol'
import { Serialized } from '../serialized.ts'
import type { Change } from './holding.ts'
import type { Live } from './live.ts'
import type { Position } from './position.ts'

type OwnPart = Pick<Update, 'own' | 'prompt' | 'offer' | 'undo' | 'events'>
/** What is the same for everybody. */
type SharedPart = Omit<Update, keyof OwnPart>
/** What both a whole match and an update tell everybody. */
type Common = Omit<SharedPart, 'by' | 'back' | 'patch'>

export function whole(live: Live, viewer: Viewer, history: readonly Happened[]): Whole {
  // A view is plain data, whatever its game.
  const view = live.position.publicView as Json
  const { updated } = live
  const told = updated.length > 0 && { updated }
  return { ...common(live), ...ownPart(live, viewer), viewer, view, history, ...told }
}

/** The updates for those who look, whoever chose first: what is public is worked out and serialized once. */
export function updates(
  { live, seat, steps, events, before }: Change,
  isLooking: (viewer: Viewer) => boolean = () => true,
): readonly [Viewer, Serialized<Update>][] {
  const players = clockwiseFrom(seat, live.table.seats.length).filter((one) => live.table.seats[one]?.user)
  const looking = [...players, 'spectator' as const].filter(isLooking)
  if (looking.length === 0) return []
  const shared: SharedPart = {
    ...common(live),
    by: seat,
    ...(steps > 0 && { back: steps }),
    patch: diff(before.publicView, live.position.publicView),
  }
  const sharedJson = JSON.stringify(shared).slice(0, -1)
  return looking.map((viewer) => {
    const { own, ...asked } = ownPart(live, viewer)
    const isNew = viewer !== 'spectator' && !same(before.own(viewer), own)
    const rest: OwnPart = { ...asked, ...(isNew && { own }), events: seen(events, viewer) }
    return [viewer, new Serialized<Update>(`${sharedJson},${JSON.stringify(rest).slice(1)}`)]
  })
}

export const seen = (events: readonly GameEvent[], viewer: Viewer): SeenEvent[] =>
  events.map((event) => seenBy(event, viewer))

function common(live: Live): Common {
  const { position, id, seq, request } = live
  const { left, since } = live.clocks
  const { outcome } = position
  return {
    table: id,
    seq,
    decisions: position.prompts.map(({ decision: { seat, kind } }) => ({ seat, kind })),
    clocks: { left, since },
    now: Date.now(),
    request,
    ...(outcome !== undefined && {
      outcome,
      reveal: seats(live.table.seats.length).map(position.own),
    }),
  }
}

function ownPart(live: Live, viewer: Viewer): Omit<OwnPart, 'events'> {
  if (viewer === 'spectator') return {}
  const { position } = live
  return {
    own: position.own(viewer),
    prompt: askedOf(position, position.prompts, viewer),
    offer: askedOf(position, position.offers, viewer),
    undo: position.undoable(viewer),
  }
}

function askedOf(position: Position, prompts: readonly Prompt[], seat: Seat) {
  const prompt = prompts.find(({ decision }) => decision.seat === seat)
  return prompt === undefined ? null : { ...prompt, closed: position.closed(prompt.decision) }
}
