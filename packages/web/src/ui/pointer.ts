// What the page is showing about one thing: a tooltip at a spot, or a thing enlarged. There is one pointer and one
// reader, so there is one of each for the whole page.

import { cell, useCell } from '../cell.ts'

/** Something that can be read about: a card, a space, a word of the rulebook. */
export type Subject = { readonly kind: string; readonly id: string }

/** What is to be said of something just now: that it is closed, in words, and the word of the rules for why. */
export type Note = { readonly text: string; readonly why: string }

export type Pointed = {
  readonly subject: Subject
  readonly note: Note | undefined
  readonly at: Element
  /** By the keyboard: there is no pointer that could leave it. */
  readonly byFocus: boolean
}

export type Enlarged = {
  readonly list: readonly Subject[]
  readonly index: number
  readonly note?: Note
  /** The part of the table where it lies, if it lies on one. */
  readonly zone?: string
}

type Reading = { readonly pointed: Pointed | null; readonly enlarged: Enlarged | null }

const NOTHING: Reading = { pointed: null, enlarged: null }

const reading = cell(NOTHING)

export const readingNow = reading.get
export const useReading = (): Reading => useCell(reading)

const show = (next: Partial<Reading>): void => reading.set({ ...reading.get(), ...next })

export const point = (pointed: Pointed | null): void => {
  if (pointed !== reading.get().pointed) show({ pointed })
}

/** The table has changed: who has only a keyboard is not left with what was said of it before. */
export const leaveFocused = (): void => {
  if (reading.get().pointed?.byFocus === true) point(null)
}

export const enlarge = (enlarged: Enlarged | null): void => show({ pointed: null, enlarged })

export const isSame = (a: Subject, b: Subject): boolean => a.kind === b.kind && a.id === b.id
