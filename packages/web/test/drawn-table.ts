// Parts of a table as they are drawn at one moment, without a browser and without anyone who plays.

import { words } from '@sietch/i18n/page'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { TableProvider } from '../src/table/context.tsx'
import type { GameTable } from '../src/table/game.ts'
import { seatNames } from '../src/table/names.ts'
import type { LogEntry, OpenTable, Seating, Snapshot } from '../src/table/table.ts'

type At = {
  readonly game: GameTable
  readonly setup: Seating
  readonly snapshot: Snapshot
  readonly log?: readonly LogEntry[]
}

export function drawnAt({ game, setup, snapshot, log = [] }: At, children: ReactNode): string {
  const now = { snapshot, log, beat: null, ahead: 0, thinking: null, problem: null }
  const table: OpenTable = {
    id: 't',
    setup,
    subscribe: () => () => {},
    shown: () => now,
    choose() {},
    undo() {},
    takeOver() {},
    skip() {},
    skipAll() {},
    history: async () => [],
    exported: async () => '',
    close() {},
  }
  const names = seatNames(setup, words('en'))
  return renderToStaticMarkup(
    createElement(TableProvider, { table, game, names, confirms: 'none', children }),
  )
}
