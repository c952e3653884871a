// What a learner has done in this browser: which lessons are finished and which puzzles solved, which puzzles were only
// shown, and where lessons that were begun were left.

import { cell, useCell } from '../cell.ts'
import type { KeptLesson } from './at.ts'

export type Progress = {
  readonly done: readonly string[]
  /** Puzzles whose answer was shown; solving one later still counts. */
  readonly shown: readonly string[]
  readonly at: { readonly [lesson: string]: KeptLesson }
}

const KEY = 'sietch.learn'

const NOTHING: Progress = { done: [], shown: [], at: {} }

const listed = (kept: unknown): readonly string[] => (Array.isArray(kept) ? kept : [])

function read(): Progress {
  try {
    const { done, shown, at } = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return { done: listed(done), shown: listed(shown), at: at ?? {} }
  } catch {
    // Unreadable progress counts as none.
    return NOTHING
  }
}

const kept = cell<Progress | null>(null)

/** Read when it is first needed: a module may be loaded where there is no browser. */
export function progress(): Progress {
  const known = kept.get()
  if (known !== null) return known
  const found = read()
  kept.set(found)
  return found
}

function change(next: Progress): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(next))
  } catch {
    // A browser without storage can still teach.
  }
  kept.set(next)
}

export const keepLesson = (id: string, at: KeptLesson): void =>
  change({ ...progress(), at: { ...progress().at, [id]: at } })

/** From then on, it starts over. */
export function finishLesson(id: string): void {
  const { done, shown, at } = progress()
  const { [id]: _, ...others } = at
  change({
    done: done.includes(id) ? done : [...done, id],
    shown: shown.filter((each) => each !== id),
    at: others,
  })
}

/** A puzzle that was solved before stays solved. */
export function showPuzzle(id: string): void {
  const { done, shown, at } = progress()
  const { [id]: _, ...others } = at
  change({ done, shown: [...done, ...shown].includes(id) ? shown : [...shown, id], at: others })
}

export const useProgress = (): Progress => useCell({ watch: kept.watch, get: progress })
