// What part of the help is open: one drawer for the whole page. Buttons, explanations and the log open it at the
// relevant place.

import type { Question } from '@sietch/i18n/why'
import { cell, useCell } from '../cell.ts'

export type Section = 'now' | 'phase' | 'signs' | 'words' | 'rules' | 'keys'

/** Something to explain, and its name. */
export type Asking = { readonly title: string; readonly question: Question }

/** A part of the help, the rules from one statement on, or the answers to questions. */
export type Wanted =
  | { readonly show: 'section'; readonly section: Section }
  | { readonly show: 'statement'; readonly id: string }
  | {
      readonly show: 'answers'
      readonly title: string
      readonly asked: readonly Asking[]
      /** The part of the help where it was asked, and where one goes back to. */
      readonly from?: Section
    }

type Open = {
  readonly wanted: Wanted
  /** What is being set up; the help is about this game. */
  readonly game?: string
}

const open = cell<Open | null>(null)

export const useOpenHelp = (): Open | null => useCell(open)

export const isHelpOpen = (): boolean => open.get() !== null

export const openHelp = (wanted: Wanted = { show: 'section', section: 'now' }, game?: string): void =>
  open.set({ wanted, ...(game !== undefined && { game }) })

export const closeHelp = (): void => open.set(null)

/** Navigates within what is open. */
export function turnTo(wanted: Wanted): void {
  const now = open.get()
  if (now !== null) open.set({ ...now, wanted })
}

/** The answer to one question. */
export const askHelp = (asking: Asking, game?: string): void =>
  openHelp({ show: 'answers', title: asking.title, asked: [asking] }, game)
