// The facts a game of classic Dune tells, each spelled in one place.

import type { JsonObject, Seat, Tell } from '@sietch/kernel'

/** A public fact. */
export const tellOpen = (tell: Tell, kind: string, data: JsonObject): void => tell({ kind, data })

/** A public fact that was hidden until now: a card turned up, a secret pick shown. */
export const tellRevealed = (tell: Tell, kind: string, data: JsonObject): void =>
  tell({ kind, data, reveals: true })

/** Everybody learns that it happened; only `to` learn what. */
export const tellSecret = (
  tell: Tell,
  kind: string,
  data: JsonObject,
  to: readonly Seat[],
  secret: JsonObject,
): void => tell({ kind, data, secret: { to, data: secret }, reveals: true })
