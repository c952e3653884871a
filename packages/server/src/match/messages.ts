// What is sent about a match. Everybody gets the same public view and the same patches to it; a seat also gets its
// own: the patch that turns the public view into the seat's, its events' secrets and its options.

import {
  type Closed,
  type Decision,
  type GameEvent,
  type Option,
  type Outcome,
  type Seat,
  type SeenEvent,
  seats,
  seenBy,
  type Viewer,
} from '@sietch/kernel'
import type { Clocks } from './clock.ts'
import type { Live, UndoRequest } from './live.ts'
import type { Change } from './matches.ts'
import { diff, type Operation } from './patch.ts'

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
  readonly own?: readonly Operation[]
  readonly prompt?: Asked | null
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

export function whole(live: Live, viewer: Viewer, history: readonly Happened[]): Whole {
  return { ...common(live), ...ownPart(live, viewer), viewer, view: live.publicView, history }
}

/** The update for each seat with a player, and the one for spectators: what is public is worked out once. */
export function updates({ live, seat, steps, events, viewBefore }: Change): readonly [Viewer, Update][] {
  const shared = {
    ...common(live),
    by: seat,
    ...(steps > 0 && { back: steps }),
    patch: diff(viewBefore, live.publicView),
  }
  const players = live.table.seats.flatMap(({ seat: viewer, user }) => (user === null ? [] : viewer))
  return [
    ...players.map((viewer): [Viewer, Update] => [
      viewer,
      { ...shared, ...ownPart(live, viewer), events: seen(events, viewer) },
    ]),
    ['spectator', { ...shared, events: seen(events, 'spectator') }],
  ]
}

export const seen = (events: readonly GameEvent[], viewer: Viewer): SeenEvent[] =>
  events.map((event) => seenBy(event, viewer))

function common(live: Live): Now {
  const { position, id, seq, clocks, request } = live
  const { outcome } = position
  return {
    table: id,
    seq,
    decisions: position.prompts.map(({ decision: { seat, kind } }) => ({ seat, kind })),
    clocks,
    now: Date.now(),
    request,
    ...(outcome !== undefined && {
      outcome,
      reveal: seats(live.table.seats.length).map((seat) => overlay(live, seat)),
    }),
  }
}

function ownPart(live: Live, viewer: Viewer): Pick<Now, 'own' | 'prompt' | 'undo'> {
  if (viewer === 'spectator') return {}
  const { position } = live
  const prompt = position.prompts.find(({ decision }) => decision.seat === viewer)
  return {
    own: overlay(live, viewer),
    prompt: prompt === undefined ? null : { ...prompt, closed: position.closed(prompt.decision) },
    undo: position.undoable(viewer),
  }
}

const overlay = ({ publicView, position }: Live, seat: Seat): Operation[] =>
  diff(publicView, position.view(seat))
