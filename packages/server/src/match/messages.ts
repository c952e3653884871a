// What is sent about a match. Everyone gets the same public view and the same patches to it; for each of their seats, a
// player also gets the patch that turns the public view into the seat's, its options, and its events' secrets.

import {
  clockwiseFrom,
  type GameEvent,
  type Json,
  type Prompt,
  type Seat,
  type SeenEvent,
  seats,
  seenBy,
} from '@sietch/kernel'
import { diff, type Happened, same, type Update, type Whole } from '@sietch/protocol'
import { Serialized } from '../serialized.ts'
import { viewerOf } from '../table/access.ts'
import { channelsAt } from '../table/channels.ts'
import { ownSeats } from '../table/table.ts'
import { toldClocks } from './clock.ts'
import type { Change } from './holding.ts'
import type { Live } from './live.ts'
import type { Position } from './position.ts'
import { isAlone, undoableAt } from './seating.ts'
import { veilOf } from './veil.ts'

type OwnPart = Pick<Update, 'own' | 'prompt' | 'offer' | 'undo' | 'events' | 'also'>
/** What is the same for everyone. */
type SharedPart = Omit<Update, keyof OwnPart>
/** What a whole match and an update both tell everyone. */
type Common = Omit<SharedPart, 'by' | 'back' | 'patch'>

/** As seen from these seats; without any, the public part. */
export function whole(live: Live, own: readonly Seat[], history: readonly Happened[]): Whole {
  // A view is plain data in every game.
  const view = live.position.publicView as Json
  const { updated } = live
  const channels = channelsAt(live.table, live.position.allies)
  const [first, ...others] = own
  return {
    ...common(live),
    ...(channels.length > 0 && { channels }),
    ...(first !== undefined && ownPart(live, first)),
    ...(others.length > 0 && { also: others.map((seat) => ({ seat, ...ownPart(live, seat) })) }),
    viewer: viewerOf(own),
    view,
    history,
    ...(updated.length > 0 && { updated }),
  }
}

/** A player at the table; null for all spectators. */
type Looker = string | null

/** The updates for all viewers, the chooser first: the public part is computed and serialized once. */
export function updates(
  { live, seat, steps, events, before }: Change,
  isLooking: (looker: Looker) => boolean = () => true,
): readonly [Looker, Serialized<Update>][] {
  const { table } = live
  const sitting = clockwiseFrom(seat, table.seats.length).flatMap((one) => table.seats[one]?.user?.id ?? [])
  const looking = [...new Set(sitting), null].filter(isLooking)
  if (looking.length === 0) return []
  const shared: SharedPart = {
    ...common(live),
    by: seat,
    ...(steps > 0 && { back: steps }),
    patch: diff(before.publicView, live.position.publicView),
    ...newChannels(live, before),
  }
  const sharedJson = JSON.stringify(shared).slice(0, -1)
  const changed = (one: Seat) => {
    const { own, ...asked } = ownPart(live, one)
    return { ...asked, ...(!same(before.own(one), own) && { own }) }
  }
  return looking.map((looker) => {
    const seats = looker === null ? [] : ownSeats(table, looker)
    const [first, ...others] = seats
    const rest: OwnPart = {
      ...(first !== undefined && changed(first)),
      events: seen(events, seats),
      ...(others.length > 0 && { also: others.map((one) => ({ seat: one, ...changed(one) })) }),
    }
    return [looker, new Serialized<Update>(`${sharedJson},${JSON.stringify(rest).slice(1)}`)]
  })
}

/** Alliances may have been made or broken. */
function newChannels({ table, position }: Live, before: Position): Pick<Update, 'channels'> {
  if (!table.options.talk.includes('allies')) return {}
  const channels = channelsAt(table, position.allies)
  return same(channels, channelsAt(table, before.allies)) ? {} : { channels }
}

/** Someone with several seats knows what any of them was told. */
export const seen = (events: readonly GameEvent[], own: readonly Seat[]): SeenEvent[] =>
  events.map((event) =>
    seenBy(event, viewerOf([...own.filter((seat) => event.secret?.to.includes(seat)), ...own])),
  )

function common(live: Live): Common {
  const { position, id, seq, request } = live
  const { outcome } = position
  const veil = veilOf(live)
  return {
    table: id,
    seq,
    decisions: position.prompts.map(({ decision: { seat, kind } }) => ({ seat, kind })),
    clocks: toldClocks(live.clocks, live.paused),
    now: Date.now(),
    request,
    ...toldAround(live),
    closes: veil === undefined || isAlone(live.table) ? null : veil.due,
    ...(outcome !== undefined && {
      outcome,
      reveal: seats(live.table.seats.length).map(position.own),
    }),
  }
}

/** What is sent about open motions and breaks. */
export const toldAround = ({ motion, paused }: Live) => ({
  ...(motion !== null && { motion }),
  ...(paused !== null && { paused }),
})

function ownPart(live: Live, seat: Seat) {
  const { position } = live
  return {
    own: position.own(seat),
    prompt: askedOf(position, position.prompts, seat),
    offer: askedOf(position, position.offers, seat),
    undo: undoableAt(live, seat),
  }
}

function askedOf(position: Position, prompts: readonly Prompt[], seat: Seat) {
  const prompt = prompts.find(({ decision }) => decision.seat === seat)
  return prompt === undefined ? null : { ...prompt, closed: position.closed(prompt.decision) }
}
