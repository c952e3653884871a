// What the page does when the rules tell an event: what is heard, what moves, and how the log is divided. Each family
// of games writes down one cue for each kind of event; an empty one is silent and still.

import type { Seat, SeenEvent } from '@sietch/kernel'
import type { Movement } from '../motion/movement.ts'
import type { Sound } from '../sound/tones.ts'

/** A turn of a seat, or a part between turns that may begin a round. */
type LogMark =
  /** One that `goesOn` begins nothing where it is that seat's turn already, or no one's. */
  | { readonly begins: 'turn'; readonly seat: Seat; readonly goesOn?: true }
  | { readonly begins: 'part'; readonly round?: number; readonly goesOn?: true }

type Cue<Data> = {
  readonly sound?: Sound
  moves?(data: Data): readonly Movement[]
  marks?(data: Data): LogMark | undefined
  /** It only marks a place in the log, and says nothing there. */
  readonly isUnsaid?: true
  /** It is about players before they were called by what they play. */
  readonly isOfPlayers?: true
}

export type Staging<Event extends SeenEvent> = {
  readonly [K in Event['kind']]: Cue<Extract<Event, { readonly kind: K }>['data']>
}

/** The same for those who know no game. */
export type Stage = {
  sound(event: SeenEvent): Sound | undefined
  moves(event: SeenEvent): readonly Movement[]
  marks(event: SeenEvent): LogMark | undefined
  isUnsaid(event: SeenEvent): boolean
  isOfPlayers(event: SeenEvent): boolean
}

export function stageOf<Event extends SeenEvent>(
  staging: Staging<Event>,
  read: (event: SeenEvent) => Event,
): Stage {
  // The data that is read belongs to the kind by which the cue is found.
  const cues: { readonly [kind: string]: Cue<never> } = staging
  const dataOf = (event: SeenEvent) => read(event).data as never
  return {
    sound: ({ kind }) => cues[kind]?.sound,
    moves: (event) => cues[event.kind]?.moves?.(dataOf(event)) ?? [],
    marks: (event) => cues[event.kind]?.marks?.(dataOf(event)),
    isUnsaid: ({ kind }) => cues[kind]?.isUnsaid === true,
    isOfPlayers: ({ kind }) => cues[kind]?.isOfPlayers === true,
  }
}
