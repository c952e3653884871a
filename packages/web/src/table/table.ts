// A table as the page knows it, wherever the match lives: in a worker of this browser or on a server. The page gets
// what a viewer may see, and answers with the key of an option; nothing else.

import type { Explanation, Level } from '@sietch/bots'
import type { Standing } from '@sietch/games'
import type {
  Closed,
  Decision,
  Json,
  LaidPile,
  Option,
  Outcome,
  Seat,
  SeenEvent,
  Teams,
  Viewer,
} from '@sietch/kernel'
import type { LessonAt } from '../learn/at.ts'
import type { Beat } from '../stage/beat.ts'

export type SeatSetup =
  /** Seats of the same `person` are played by one; whoever has none plays no other. */
  | { readonly kind: 'human'; readonly name: string; readonly person?: number }
  | { readonly kind: 'bot'; readonly level: Level }
  /** The rules play for it. */
  | { readonly kind: 'automa' }

/** What is played, and by whom. */
export type Seating = {
  /** The id of the rules. */
  readonly game: string
  readonly setup: Json
  readonly seats: readonly SeatSetup[]
  /** Missing where everyone plays alone. */
  readonly teams?: Teams
  /** By seat what it is called before the match; missing where all are alike. */
  readonly roles?: readonly (string | null)[]
  /** A hint is given for every choice, unasked. */
  readonly hints?: true
}

/** All it takes to start a match. */
export type TableSetup = Seating & { readonly seed: string; readonly branch?: Branch }

/** Where a match was branched off another one: after so many of its steps, in this round. */
type Branch = { readonly id: string; readonly seq: number; readonly round: number }

/** What the asked seat may choose, and what it may not. */
export type Asked = {
  readonly decision: Decision
  readonly options: readonly Option[]
  readonly closed: readonly Closed[]
}

/** One moment of a match as a viewer may see it. */
export type Snapshot = {
  /** The number of steps made before this moment. */
  readonly seq: number
  readonly viewer: Viewer
  readonly view: unknown
  /** Who chooses now, and about what: public. */
  readonly decisions: readonly Decision[]
  /** What the viewer is asked. */
  readonly asked: Asked | null
  /** What the viewer may do besides, asked or not. */
  readonly offered: Asked | null
  readonly canUndo: boolean
  readonly outcome: Outcome | null
  /** Hot seat: the device goes to this player, who has not looked yet. The view is a spectator's until then. */
  readonly handOver: Seat | null
  /** Hot seat: the viewer has taken the device without being asked, and lays it down again. */
  readonly isVisiting: boolean
  /** While a question is open that everyone is asked so that no one learns who could answer. */
  readonly veil?: Veil
}

/** A question that closes by itself: whoever says nothing until then declines. */
type Veil = {
  /** By the clock of this page. */
  readonly closes: number
  /** The answer that waits until then; it may be changed. */
  readonly kept?: string
  /** Hot seat: who may take the device to answer it. */
  readonly seats?: readonly Seat[]
}

/** Is it something that the viewer may do at any time? */
export const isOffered = (snapshot: Snapshot | null, key: string): snapshot is Snapshot =>
  snapshot?.offered?.options.some((option) => option.key === key) === true

/** What happened with one choice; the first entry is the setup's. */
export type LogEntry = {
  readonly seq: number
  /** The key is empty for a choice of someone else: it may tell what only the events' viewers may know. */
  readonly choice: { readonly seat: Seat; readonly key: string } | null
  readonly events: readonly SeenEvent[]
  /** Newer rules took over. */
  readonly isUpdate?: true
}

/** What the page shows at this moment; replaced as a whole with every change. */
export type Shown = {
  readonly snapshot: Snapshot
  readonly log: readonly LogEntry[]
  /** What is on the stage. */
  readonly beat: Beat | null
  /** Moments and beats that wait to be shown; while there are any, nothing can be chosen. */
  readonly ahead: number
  /** The match waits for the viewer, whatever the page still shows. */
  readonly isAwaited?: boolean
  /** The viewer is asked and the clock runs: what waits for the player goes on by itself before long. */
  readonly isPressed?: boolean
  /** A bot that thinks. */
  readonly thinking: { readonly seat: Seat; readonly level: Level } | null
  /** Where one is in a lesson. */
  readonly lesson?: LessonAt
  /** What was chosen is on its way, and has not arrived for a while: nothing else can be chosen. */
  readonly isSending?: boolean
  readonly problem: string | null
}

/** How everyone stood when a round was over, by seat: points, resources, Influence… Round 0 is the beginning. */
export type RoundStanding = { readonly round: number; readonly players: readonly Standing[] }

export interface OpenTable {
  readonly id: string
  readonly setup: Seating
  /** It only shows what was played: nothing can be done, nor taken back. */
  readonly isReplay?: true
  /** It was laid out in the middle of a match: its log does not begin with the setup. */
  readonly isLaidOut?: true
  /** Until the function that comes back is called. */
  subscribe(listener: () => void): () => void
  /** Nothing until the first moment has arrived. */
  shown(): Shown | null
  choose(key: string): void
  undo(): void
  /** Asks to be waited for at the question that closes by itself; without it the page waits. */
  wait?(): void
  /** Hot seat: the question that everyone is asked closes. */
  lapse?(): void
  /** Where a match takes days: is the player waited for at every such question? Sets it, if it is said. */
  isAlwaysAwaited?(wanted?: boolean): Promise<boolean>
  /**
   * Looks from this seat, of someone who has several. Hot seat: this player has the device now, asked or not; null:
   * no one has.
   */
  takeOver(seat: Seat | null): void
  /** Goes on from the beat that is shown; without one to everything that waits to be shown, at once. */
  skip(): void
  /** Shows everything at once, up to a beat that waits for the player. */
  skipAll(): void
  /** What a bot would choose; not where it would be an unfair advantage. */
  hint?(): Promise<Explanation>
  /** The table as it was after so many steps, as the viewer may see it. The table tells the problem where it fails. */
  past?(seq: number): Promise<Snapshot>
  /** Keeps a match of its own that goes on from there; not where others play along. */
  branch?(seq: number, id: string): Promise<string>
  /** How it went, round by round. */
  history(): Promise<readonly RoundStanding[]>
  /** All that was hidden after so many steps, or at the end; only when all is over. */
  laid?(seq: number | null): Promise<readonly LaidPile[]>
  /** The match as a file. */
  exported(): Promise<string>
  close(): void
}
