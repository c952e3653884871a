// What is sent about a match. Everybody gets the same public view and the same patches to it; a seat also gets its
// own: the patch that turns the public view into the seat's, its events' secrets and its options.

import {
  type Closed,
  clockwiseFrom,
  type Decision,
  type GameEvent,
  type Option,
  type Outcome,
  type Prompt,
  type Seat,
  type SeenEvent,
  seats,
  seenBy,
  type Viewer,
} from '@sietch/kernel'
import { diff, type Operation, same } from '@sietch/protocol'
import { Serialized } from '../serialized.ts'
import type { Clocks } from './clock.ts'
import type { Live, UndoRequest } from './live.ts'
import type { Change } from './matches.ts'
import type { Position } from './position.ts'

type Asked = {
  readonly decision: Decision
  readonly options: readonly Option[]
  readonly closed: readonly Closed[]
}

/** What both a whole match and an update tell. */
type Now = {
  readonly table: string
  readonly seq: number
  readonly decisions: readonly Decision[]
  readonly clocks: Clocks
  /** The server's time, for the clocks. */
  readonly now: number
  readonly request: UndoRequest | null
  /** From the public view to the seat's; in an update it is missing when it is what it was before. */
  readonly own?: readonly Operation[]
  readonly prompt?: Asked | null
  /** What the seat may decide besides and need not; nobody else hears of it. */
  readonly offer?: Asked | null
  /** How many of its latest choices the seat may take back without asking. */
  readonly undo?: number
  readonly outcome?: Outcome
  /** After the end nothing is hidden: for each seat the patch from the public view to its own. */
  readonly reveal?: readonly (readonly Operation[])[]
}

export type Whole = Now & {
  readonly viewer: Viewer
  readonly view: unknown
  /** The latest that happened, as this viewer saw it. */
  readonly history: readonly Happened[]
}

export type Happened = { readonly seq: number; readonly seat: Seat; readonly events: readonly SeenEvent[] }

export type Update = Now & {
  readonly by: Seat
  /** Choices taken back. */
  readonly back?: number
  readonly patch: readonly Operation[]
  readonly events: readonly SeenEvent[]
}

type OwnPart = Pick<Update, 'own' | 'prompt' | 'offer' | 'undo' | 'events'>
/** What is the same for everybody. */
type SharedPart = Omit<Update, keyof OwnPart>

export function whole(live: Live, viewer: Viewer, history: readonly Happened[]): Whole {
  return { ...common(live), ...ownPart(live, viewer), viewer, view: live.position.publicView, history }
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

function common(live: Live): Omit<Now, keyof OwnPart> {
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

function askedOf(position: Position, prompts: readonly Prompt[], seat: Seat): Asked | null {
  const prompt = prompts.find(({ decision }) => decision.seat === seat)
  return prompt === undefined ? null : { ...prompt, closed: position.closed(prompt.decision) }
}
