// A visit for a page: it begins when the page opens, and ends when one leaves it.

import { words } from '@sietch/i18n/page'
import { useEffect, useState } from 'react'
import { settings } from '../app/settings.ts'
import { cell, useCell } from '../cell.ts'
import { directorFor } from '../games/useGame.ts'
import { api } from './api.ts'
import { socketLine } from './socket.ts'
import { type Visit, type VisitState, visitTable } from './visit.ts'

/** Before one has come in. */
const OUTSIDE = cell(null)

export function useVisit(id: string): { visit: Visit; state: VisitState } | null {
  const [visit, setVisit] = useState<Visit | null>(null)
  useEffect(() => {
    let hasLeft = false
    let opened: Visit | undefined
    void socketLine(id).then((line) => {
      if (hasLeft) return line.close()
      opened = visitTable(id, {
        line,
        historyFrom: (from) => api.history(id, from),
        pastAt: (seq, seat) => api.past(id, seq, seat),
        directorOf: directorFor,
        words: () => words(settings().language),
      })
      setVisit(opened)
    })
    return () => {
      hasLeft = true
      opened?.close()
      setVisit(null)
    }
  }, [id])
  const state = useCell<VisitState | null>(visit ?? OUTSIDE)
  return visit === null || state === null ? null : { visit, state }
}
