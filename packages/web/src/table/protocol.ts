// What the page and its worker say to each other.

import type { Explanation, Level } from '@sietch/bots'
import type { Analysis } from '@sietch/games'
import type { LaidPile, Seat, Viewer } from '@sietch/kernel'
import type { KeptLesson, LessonAt, LessonDeed } from '../learn/at.ts'
import type { LogEntry, RoundStanding, Snapshot } from './table.ts'

/** One moment for the page: what is to be seen, and what is new in the log. */
export type Moment = {
  readonly snapshot: Snapshot
  /** The page cuts its log at `from` and appends; so a choice that is taken back goes by the same message. */
  readonly log: { readonly from: number; readonly entries: readonly LogEntry[] }
  /** The bot that chooses next. */
  readonly thinking: { readonly seat: Seat; readonly level: Level } | null
  /** A bot made it: the page takes its time to show it. */
  readonly isBots: boolean
  /** What led to it since the one before, where one choice brought others by itself; to be shown first. */
  readonly via?: readonly Moment[]
  /** Where one is, where it is a lesson. */
  readonly lesson?: LessonAt
}

/** Why something cannot be, as a word the page has a sentence for, with the particulars. */
export type Problem = {
  readonly why: 'gone' | 'elsewhere' | 'save' | 'rules' | 'file' | 'moved-on' | 'defect'
  readonly text: string
}

/** Everything a replay needs but the moments. */
export type Replay = {
  /** The number of choices. */
  readonly length: number
  readonly log: readonly LogEntry[]
  /** Through whose eyes it is seen. */
  readonly viewer: Viewer
  /** Through whose eyes it may be seen. */
  readonly viewers: readonly Viewer[]
  /** Then it can be analysed. */
  readonly isOver: boolean
  /** With which step each round begins. */
  readonly rounds: readonly { readonly round: number; readonly seq: number }[]
}

/** How much of an analysis is done, from 0 to 1, or what came of it. */
export type Analysing = { readonly done: number } | { readonly analysis: Analysis }

/** What the page can ask the worker, and what it gets. */
export type Questions = {
  readonly hint: { readonly of: { readonly seq: number }; readonly answer: Explanation }
  readonly history: { readonly of: object; readonly answer: readonly RoundStanding[] }
  readonly replay: { readonly of: { readonly id: string }; readonly answer: Replay }
  /** Plays a match file without keeping it, seen through the eyes of a seat. */
  readonly play: {
    readonly of: { readonly text: string; readonly eyes: Seat | null }
    readonly answer: Replay
  }
  /** Works on the analysis of the match that is played back for a moment: to be asked until it is there. */
  readonly analyse: { readonly of: object; readonly answer: Analysing }
  readonly at: { readonly of: { readonly seq: number }; readonly answer: Snapshot }
  /** All that was hidden after so many steps, or at the end; of a match that is over. */
  readonly laid: {
    readonly of: { readonly seq: number | null }
    readonly answer: readonly LaidPile[]
  }
  /** The match that is played back, through the eyes of another from now on. */
  readonly through: { readonly of: { readonly viewer: Viewer }; readonly answer: Replay }
  /** The match that is open as it was, seen by whoever has the device. */
  readonly past: { readonly of: { readonly seq: number }; readonly answer: Snapshot }
  /** Keeps the match up to there as one of its own, and answers with its id. */
  readonly branch: {
    readonly of: { readonly seq: number; readonly id: string }
    readonly answer: string
  }
  /** Checks a match file, keeps it, and answers with the id of the match. */
  readonly take: { readonly of: { readonly text: string; readonly id: string }; readonly answer: string }
}

export type Question = {
  readonly [K in keyof Questions]: { readonly kind: K; readonly ask: number } & Questions[K]['of']
}[keyof Questions]

export type ToWorker =
  | { readonly kind: 'open'; readonly id: string }
  | { readonly kind: 'take-lesson'; readonly id: string; readonly kept: KeptLesson | null }
  | { readonly kind: 'learn'; readonly deed: LessonDeed }
  | { readonly kind: 'choose'; readonly seq: number; readonly key: string }
  | { readonly kind: 'undo'; readonly seq: number }
  | { readonly kind: 'lapse'; readonly seq: number }
  | { readonly kind: 'take-over'; readonly seat: Seat | null }
  | Question

export type ToPage =
  | ({ readonly kind: 'moment' } & Moment)
  | { readonly kind: 'problem'; readonly problem: Problem }
  | { readonly kind: 'answer'; readonly ask: number; readonly answer: Questions[keyof Questions]['answer'] }
  | { readonly kind: 'refusal'; readonly ask: number; readonly problem: Problem }

/** A problem as an exception, between the place that finds it and the one that tells the page. */
export class TableError extends Error {
  readonly problem: Problem
  constructor(why: Problem['why'], text = '') {
    super(text)
    this.problem = { why, text }
  }
}
