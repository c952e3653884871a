// Events are the facts that happened, in order. The log, the animations, the sounds and the statistics are made
// from them. What only some seats may know travels in `secret` and is cut off for everybody else.

import type { JsonObject } from './json.ts'
import type { Seat, Viewer } from './seat.ts'

export type GameEvent = {
  readonly kind: string
  readonly data: JsonObject
  readonly secret?: { readonly to: readonly Seat[]; readonly data: JsonObject }
  /** Somebody learned something that was hidden until now: there is no way back behind this event. */
  readonly reveals?: true
}

/** Rules tell events as they happen. */
export type Tell = (event: GameEvent) => void

/** What of an event reaches a viewer: the public facts, and the secret ones if they are among those told. */
export type SeenEvent = { readonly kind: string; readonly data: JsonObject }

export function seenBy(event: GameEvent, viewer: Viewer): SeenEvent {
  const told = event.secret !== undefined && viewer !== 'spectator' && event.secret.to.includes(viewer)
  return { kind: event.kind, data: told ? { ...event.data, ...event.secret?.data } : event.data }
}
