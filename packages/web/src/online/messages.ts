// What the server says; docs/protocol.md tells it in words. Nothing else is known here of a match on a server.

import type { Decision, Json, Outcome, Seat, SeatKind, SeenEvent, Teams, Viewer } from '@sietch/kernel'
import type { Patch } from '@sietch/protocol'
import type { Asked } from '../table/table.ts'

export type User = {
  readonly id: string
  readonly name: string
  /** Null for a guest. */
  readonly username: string | null
}

export type ClockRule =
  | { readonly kind: 'none' }
  | { readonly kind: 'turn'; readonly seconds: number }
  | { readonly kind: 'bank'; readonly seconds: number; readonly increment: number }
  | { readonly kind: 'days'; readonly days: number }

export type TableOptions = {
  readonly clock: ClockRule
  /** When the time of a seat has run out: a bot plays on for it, or everybody waits. */
  readonly timeout: 'bot' | 'wait'
  /** The bot that plays for those who are gone. */
  readonly substitute: string
  readonly botPace: number
  readonly spectators: boolean
}

export type OnlineSeat = {
  readonly seat: Seat
  /** Nobody sits on the seat of an automa. */
  readonly kind: SeatKind
  readonly user: { readonly id: string; readonly name: string } | null
  /** With a user: the bot that plays for them. */
  readonly bot: string | null
}

export type OnlineTable = {
  readonly id: string
  readonly host: string
  readonly game: string
  readonly setup: Json
  readonly options: TableOptions
  readonly listed: boolean
  readonly status: 'open' | 'playing' | 'over'
  /** Whether the match counts for ratings: not if somebody may know the deal. */
  readonly rated: boolean
  readonly created: number
  readonly ended: number | null
  readonly seats: readonly OnlineSeat[]
  /** Null where everybody plays alone. */
  readonly teams: Teams | null
}

/** A table of mine, with whose turn it is and since when. */
export type MyTable = OnlineTable & {
  readonly waiting: readonly { readonly seat: Seat; readonly since: number }[]
}

export type NewTable = Pick<OnlineTable, 'game' | 'setup' | 'options' | 'listed'> & {
  readonly bots: readonly (string | null)[]
}

export type Said = {
  readonly id: number
  readonly user: { readonly id: string; readonly name: string }
  readonly text: string
  readonly at: number
}

/** For each seat the milliseconds left when its clock last stood still, and since when it runs. */
export type Clocks = { readonly left: readonly number[]; readonly since: readonly (number | null)[] }

/** Somebody asks to take back more than the rules let them. */
export type UndoRequest = {
  readonly seq: number
  readonly seat: Seat
  readonly steps: number
  readonly agreed: readonly Seat[]
}

/** What a match and each update of it tell. */
type Now = {
  readonly seq: number
  readonly decisions: readonly Decision[]
  readonly clocks: Clocks
  /** The time of the server. */
  readonly now: number
  readonly request: UndoRequest | null
  /** From the public view to the viewer's; in an update missing when it is what it was before. */
  readonly own?: Patch
  readonly prompt?: Asked | null
  /** What the viewer may do besides and need not. */
  readonly offer?: Asked | null
  /** So many choices the viewer may take back alone. */
  readonly undo?: number
  readonly outcome?: Outcome
  /** After the end: for each seat the way from the public view to its own. */
  readonly reveal?: readonly Patch[]
}

/** An entry of the log. It leads from `seq` to the next number. */
export type Happened = { readonly seq: number; readonly seat: Seat; readonly events: readonly SeenEvent[] }

export type Whole = Now & {
  readonly viewer: Viewer
  readonly view: Json
  readonly history: readonly Happened[]
}

export type Update = Now & {
  readonly table: string
  readonly by: Seat
  /** So many choices were taken back. */
  readonly back?: number
  readonly patch: Patch
  readonly events: readonly SeenEvent[]
}

export type HistoryPage = {
  readonly opening: readonly SeenEvent[]
  readonly history: readonly Happened[]
  readonly more: boolean
}

export type Watched = {
  readonly table: OnlineTable
  readonly viewer: Viewer
  readonly chat: readonly Said[]
  readonly match: Whole | null
}

/** Seats or status changed, in a running match also its clocks or a request. */
export type Arranged = {
  readonly table: OnlineTable
  /** Where the match is: ahead of ours, something was missed. */
  readonly seq?: number
  readonly clocks?: Clocks
  readonly now?: number
  readonly request?: UndoRequest | null
}

export type Refusal = { readonly ok: false; readonly code: string; readonly message: string }

/** What can be asked over the socket, and the answer when it is not refused. */
export type Questions = {
  readonly watch: { readonly of: { readonly since?: number }; readonly answer: Watched }
  readonly unwatch: { readonly of: object; readonly answer: object }
  readonly choose: { readonly of: { readonly seq: number; readonly key: string }; readonly answer: object }
  readonly undo: { readonly of: { readonly seq: number }; readonly answer: { readonly asked?: true } }
  readonly 'answer-undo': { readonly of: { readonly agree: boolean }; readonly answer: object }
  readonly chat: { readonly of: { readonly text: string }; readonly answer: object }
}

/** What comes unasked. */
export type News = {
  readonly update: Update
  readonly table: Arranged
  readonly chat: { readonly table: string; readonly said: Said }
  readonly closed: { readonly table: string }
  readonly rematch: { readonly table: string; readonly next: string }
}

export type GameRecord = {
  readonly game: string
  readonly games: number
  readonly wins: number
  readonly averageScore: number
  readonly personas: readonly { readonly persona: string; readonly games: number; readonly wins: number }[]
  readonly rating: { readonly ordinal: number } | null
}

type Result = {
  readonly tableId: string
  readonly game: string
  readonly players: number
  readonly place: number
  readonly score: number
  readonly persona: string | null
  readonly at: number
}

export type Profile = {
  readonly user: { readonly id: string; readonly name: string; readonly guest: boolean }
  readonly games: readonly GameRecord[]
  readonly latest: readonly Result[]
}
