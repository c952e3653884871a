// Notes that are kept on the server.

import { LIMITS } from '@sietch/protocol'
import { type ReactNode, useCallback } from 'react'
import { Notes } from '../table/Notes.tsx'
import { api } from './api.ts'

export function OnlineNotes({ id }: { readonly id: string }): ReactNode {
  const load = useCallback(async () => (await api.notes(id)).text, [id])
  const save = useCallback((text: string) => api.setNotes(id, text), [id])
  return <Notes load={load} save={save} most={LIMITS.notes} />
}
