// The facts a Dune: Imperium game tells, each spelled in one place.

import type { GameEvent, Json, JsonObject, Seat, Tell } from '@sietch/kernel'
import type { Source } from './effects/types.ts'

/** A public fact. */
export const tellOpen = (tell: Tell, kind: string, data: JsonObject): void => tell({ kind, data })

/** A public fact that was hidden until now: a card turned up, a shuffled order met. */
export const tellRevealed = (tell: Tell, kind: string, data: JsonObject): void =>
  tell({ kind, data, reveals: true })

/** Everybody learns that it happened; only `to` learn what. */
export function tellSecret(
  tell: Tell,
  kind: string,
  data: JsonObject,
  to: readonly Seat[],
  secret: JsonObject,
): void {
  const event: GameEvent = { kind, data, secret: { to, data: secret }, reveals: true }
  tell(event)
}

export const from = (source: Source): Json => ({ kind: source.kind, id: source.id })
