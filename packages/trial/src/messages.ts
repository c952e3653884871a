// What a server says, as a client reads it: docs/protocol.md. The server's own types are not known here, so that its
// tests read what is really sent.

import type { Decision, Option, Outcome, Seat, SeatKind, SeenEvent, Teams, Viewer } from '@sietch/kernel'
import type { Patch } from '@sietch/protocol'

export type Table = {
  readonly id: string
  readonly host: string
  readonly game: string
  readonly setup: unknown
  readonly options: Readonly<Record<string, unknown>>
  readonly listed: boolean
  readonly rated: boolean
  readonly status: 'open' | 'playing' | 'over'
  readonly before: string | null
  readonly created: number
  readonly ended: number | null
  readonly seats: readonly {
    readonly seat: Seat
    readonly kind: SeatKind
    readonly user: { readonly id: string; readonly name: string } | null
    readonly bot: string | null
  }[]
  readonly teams: Teams | null
}

/** What both a whole match and an update tell. */
type Now = {
  readonly table: string
  readonly seq: number
  readonly decisions: readonly Decision[]
  readonly clocks: { readonly left: readonly number[]; readonly since: readonly (number | null)[] }
  readonly now: number
  readonly request: {
    readonly seq: number
    readonly seat: Seat
    readonly steps: number
    readonly agreed: readonly Seat[]
  } | null
  readonly own?: Patch
  readonly prompt?: { readonly decision: Decision; readonly options: readonly Option[] } | null
  readonly offer?: { readonly decision: Decision; readonly options: readonly Option[] } | null
  readonly undo?: number
  readonly outcome?: Outcome
  readonly reveal?: readonly Patch[]
}

export type Whole = Now & {
  readonly viewer: Viewer
  readonly view: unknown
  readonly history: readonly {
    readonly seq: number
    readonly seat: Seat
    readonly events: readonly SeenEvent[]
  }[]
}

export type Update = Now & {
  readonly by: Seat
  readonly back?: number
  readonly patch: Patch
  readonly events: readonly SeenEvent[]
}

/** The least that somebody needs to play on. */
export type Prompted = {
  readonly table: string
  readonly seq: number
  readonly prompt?: { readonly options: readonly { readonly key: string }[] } | null
  readonly outcome?: unknown
}
