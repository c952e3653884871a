// What people who play together have at a table besides the game: chat, clocks, and the connection state. A local table
// has a menu, and none of the rest.

import type { Seat } from '@sietch/kernel'
import { createContext, type ReactNode, use } from 'react'

/** A page that shares its place with the log. */
export type SidePage = {
  readonly id: string
  readonly name: string
  /** How much of it has not been read. */
  readonly news: number
  readonly page: ReactNode
}

export type Company = {
  readonly pages: readonly SidePage[]
  /** The page that lies open beside the table; null: the log. */
  readonly open: string | null
  show(id: string | null): void
  /** What happened around the match, told in its log where it was. */
  readonly notes: readonly { readonly id: number; readonly seq: number; readonly text: string }[]
  /** People play at once, and wait for each other. */
  readonly isLive: boolean
  /** At the end of the top bar. */
  readonly tools: ReactNode
  /** Beside the name of a player. */
  seatNote(seat: Seat): ReactNode
}

export const ALONE: Company = {
  pages: [],
  open: null,
  show() {},
  notes: [],
  isLive: false,
  tools: null,
  seatNote: () => null,
}

export const CompanyContext = createContext(ALONE)

export const useCompany = (): Company => use(CompanyContext)
