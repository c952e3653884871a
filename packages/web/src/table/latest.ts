// What has happened last, and how many turns of others there have been since the viewer's own last choice.

import type { Viewer } from '@sietch/kernel'
import { type LogGroup, lastChoiceOf } from '../log/groups.ts'
import type { LogEntry } from './table.ts'

/** So many are looked back at for something that can be told in one line. */
const BACK = 4

type Latest = { readonly turns: readonly LogGroup[]; readonly news: number }

export function latestOf(groups: readonly LogGroup[], log: readonly LogEntry[], viewer: Viewer): Latest {
  const last = viewer === 'spectator' ? Number.POSITIVE_INFINITY : lastChoiceOf(log, viewer)
  const isNew = ({ seat, lines }: LogGroup) =>
    seat !== null && seat !== viewer && lines.some(({ seq }) => seq > last)
  return { turns: groups.slice(-BACK), news: groups.filter(isNew).length }
}
