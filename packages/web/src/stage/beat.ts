// What happens, cut into beats: each is one thing that is shown on the stage for a while, or until the player goes on.
// Beats are plain data, made from what was told and from the views before and after it; so they are the same wherever
// a match is watched, and show nothing that the viewer may not see.
//
// A family adds a kind of beat in two places: its union of beats, `Beat<'kind', Data> | …`, with the function that makes
// it (called by `GameTable.beats`), and the component that draws its data (`beatDrawing`, which makes
// `GameTable.Beat` from a map by kind). What is forgotten does not compile. A small beat gets its buttons from the
// stage; a large one lays out `StageButtons` itself, where it wants them.

import type { Seat, SeenEvent } from '@sietch/kernel'
import { type ComponentType, createElement, type ReactNode } from 'react'
import type { PlaceId } from '../table/selection.ts'
import type { LogEntry, Snapshot } from '../table/table.ts'

export type Beat<Kind extends string = string, Data = unknown> = {
  readonly kind: Kind
  /** A beat with the key of the one before it goes on with it: the scene stays, and what it shows changes. */
  readonly key: string
  readonly data: Data
  /**
   * What it is to those who have set how much they want to see: a part of someone's turn; something great, such as a
   * battle; the look back at a round; or what a round begins with for those who want no look back.
   */
  readonly weight: 'turn' | 'great' | 'recap' | 'without-recap'
  /** In the measure of the speed that is set (`BEAT` of `pace.ts`), or until the player goes on. */
  readonly lasts: number | 'waits'
  /** What the table shows meanwhile: how it was before the choice, what came of it, or how it was in between. */
  readonly behind: 'before' | 'after' | Between
  /** A small one lies at the edge of the table, a large one over its middle. */
  readonly size: 'small' | 'large'
  /** Whose doing it is. */
  readonly seat: Seat | null
  /** Places that it talks about: they are lit meanwhile. */
  readonly lit: readonly PlaceId[]
  /** What happened, for those who ask which rules made it so; the director adds it. */
  readonly events?: readonly SeenEvent[]
}

/** The table when so many events of the choice had happened, where one choice brings much. */
export type Between = { readonly view: unknown; readonly events: number }

export type RecapBeat<Data> = Beat<'recap', Data>

/** The look back at a round, until the player goes on. */
export const recapBeat = <Data extends { readonly round: number }>(data: Data): RecapBeat<Data> => ({
  kind: 'recap',
  key: `recap:${data.round}`,
  data,
  weight: 'recap',
  lasts: 'waits',
  behind: 'after',
  size: 'large',
  seat: null,
  lit: [],
})

/** One choice with all that came of it. */
export type Happening = {
  /** All that has happened, the choice as the last entry. */
  readonly log: readonly LogEntry[]
  readonly entry: LogEntry
  readonly before: Snapshot
  readonly after: Snapshot
  /** The viewer, whose own actions are not staged. No one if no one plays, as in a replay. */
  readonly own: Seat | null
  /** That player has chosen: only the automatic results are news to them. */
  readonly isOwn: boolean
}

type Drawings<B extends Beat> = {
  readonly [K in B['kind']]: (drawn: {
    readonly data: Extract<B, { readonly kind: K }>['data']
    /** The whole beat, for those who need more than its data. */
    readonly beat: Beat
  }) => ReactNode
}

/** Draws each kind of beat by its component. */
export function beatDrawing<B extends Beat>(drawings: Drawings<B>): ComponentType<{ readonly beat: Beat }> {
  // The data belongs to the kind by which the component is found.
  const drawn: {
    readonly [kind: string]: (drawn: { readonly data: never; readonly beat: Beat }) => ReactNode
  } = drawings
  return function DrawnBeat({ beat }): ReactNode {
    const Drawing = drawn[beat.kind]
    return Drawing === undefined ? null : createElement(Drawing, { data: beat.data as never, beat })
  }
}

type At = { readonly snapshot: Snapshot; readonly log: readonly LogEntry[] }

/** A moment in the middle of what its last choice brought: nothing is asked yet. */
export function partOf<T extends At>(at: T, { view, events }: Between): T {
  const last = at.log.at(-1)
  return {
    ...at,
    snapshot: { ...at.snapshot, view, decisions: [], asked: null, offered: null, outcome: null },
    log: last === undefined ? at.log : at.log.with(-1, { ...last, events: last.events.slice(0, events) }),
  }
}

/**
 * What happened from one moment to the next; nothing where it was no single choice. Those who pass at once, as everyone
 * who is asked the same thing may, tell nothing: what came of it is the happening.
 */
export function happeningFrom(before: At | null, after: At, isReplay = false): Happening | undefined {
  if (before === null) return undefined
  const { seq, viewer } = before.snapshot
  const since = after.log.filter((entry) => entry.seq > seq)
  const isWhole = since.length > 0 && since.length === after.snapshot.seq - seq
  const told = since.filter(({ events }) => events.length > 0)
  const [entry = since.at(-1)] = told
  if (!isWhole || told.length > 1 || entry === undefined || entry.choice === null) return undefined
  const own = isReplay || viewer === 'spectator' ? null : viewer
  const isOwn = entry.choice.seat === own
  const log = after.log.slice(0, after.log.indexOf(entry) + 1)
  return { log, entry, before: before.snapshot, after: after.snapshot, own, isOwn }
}

/** What happened before anyone chose, where a match is at its beginning. */
export function beginningOf({ snapshot, log }: At): Happening | undefined {
  const [entry] = log
  if (snapshot.seq > 0 || entry === undefined || entry.choice !== null) return undefined
  const own = snapshot.viewer === 'spectator' ? null : snapshot.viewer
  return { log, entry, before: snapshot, after: snapshot, own, isOwn: false }
}

export type Wishes = {
  readonly stage: 'all' | 'rounds' | 'off'
  readonly recap: boolean
  readonly speed: 'slow' | 'normal' | 'fast' | 'instant'
}

/** Is it shown with these settings? In a hurry, only beats that wait for the viewer are shown. */
export function isWanted({ weight, lasts }: Pick<Beat, 'weight' | 'lasts'>, wishes: Wishes): boolean {
  if (wishes.speed === 'instant' && lasts !== 'waits') return false
  switch (weight) {
    case 'turn':
      return wishes.stage === 'all'
    case 'great':
      return wishes.stage !== 'off'
    case 'recap':
      return wishes.recap
    case 'without-recap':
      return wishes.stage === 'all' && !wishes.recap
  }
}
