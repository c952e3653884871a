// A visit for a page: it begins when the page opens, and ends when one leaves it.

import { words } from '@sietch/i18n/page'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { settings } from '../app/settings.ts'
import { api } from './api.ts'
import { socketLine } from './socket.ts'
import { type Visit, type VisitState, visitTable } from './visit.ts'

const nothing = () => () => {}

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
        speed: () => settings().speed,
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
  const state = useSyncExternalStore(
    useCallback((listener) => visit?.subscribe(listener) ?? nothing(), [visit]),
    () => visit?.state() ?? null,
  )
  return visit === null || state === null ? null : { visit, state }
}
