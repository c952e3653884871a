// A match of a server as it is followed from here: the public view that updates are laid onto, the viewer's own view,
// and the log. Plain steps from one moment to the next.

import type { Json, Viewer } from '@sietch/kernel'
import type { Happened, Past, Update, Whole } from '@sietch/protocol'
import { type Patch, patched } from '@sietch/protocol'
import type { LogEntry, Snapshot } from '../table/table.ts'

export type Followed = {
  /** What everybody sees; the next patch goes on top of it. */
  readonly view: Json
  /** From there to what the viewer sees; an update that does not name it leaves it as it was. */
  readonly own: Patch
  readonly snapshot: Snapshot
  /** Choices that stand, the setup first. */
  readonly log: readonly LogEntry[]
}

type Now = Pick<Whole, 'seq' | 'decisions' | 'prompt' | 'offer' | 'undo' | 'outcome' | 'reveal'>

export function follow(whole: Whole, log: readonly LogEntry[]): Followed {
  const { view, own = [], viewer, updated = [] } = whole
  return { view, own, snapshot: snapshotOf(view, own, viewer, whole), log: withUpdates(log, updated) }
}

/** The log with an entry wherever newer rules took over. */
function withUpdates(log: readonly LogEntry[], updated: readonly number[]): readonly LogEntry[] {
  if (updated.length === 0) return log
  const told: LogEntry[] = updated.map((seq) => ({ seq, choice: null, events: [], isUpdate: true }))
  return [...log.filter(({ isUpdate }) => isUpdate === undefined), ...told].sort((a, b) => a.seq - b.seq)
}

/** The update must be the next one. */
export function moved({ view, own, snapshot, log }: Followed, update: Update): Followed {
  const next = patched(view, update.patch)
  const nextOwn = update.own ?? own
  return {
    view: next,
    own: nextOwn,
    snapshot: snapshotOf(next, nextOwn, snapshot.viewer, update),
    log: logAfter(log, update),
  }
}

function snapshotOf(view: Json, own: Patch, viewer: Viewer, now: Now): Snapshot {
  return {
    seq: now.seq,
    viewer,
    view: patched(view, now.reveal === undefined ? own : everybodys(now.reveal)),
    decisions: now.decisions,
    asked: now.prompt ?? null,
    offered: now.offer ?? null,
    canUndo: (now.undo ?? 0) > 0,
    outcome: now.outcome ?? null,
    handOver: null,
    isVisiting: false,
  }
}

/** A moment that is over: nothing can be done there. */
export const pastOf = ({ seq, viewer, view, decisions }: Past): Snapshot => ({
  seq,
  viewer,
  view,
  decisions,
  asked: null,
  offered: null,
  canUndo: false,
  outcome: null,
  handOver: null,
  isVisiting: false,
})

/** After the end nothing is hidden: what each seat alone could see is open to all. */
const everybodys = (reveal: readonly Patch[]): Patch => reveal.flat()

function logAfter(log: readonly LogEntry[], update: Update): readonly LogEntry[] {
  const { seq, by, back, events } = update
  return back === undefined ? [...log, entryOf({ seq: seq - 1, seat: by, events })] : log.slice(0, -back)
}

/** The log numbers what stands after a choice, the server what it begins with. The setup is 0. */
const entryOf = ({ seq, seat, events }: Omit<Happened, 'at'>): LogEntry => ({
  seq: seq + 1,
  choice: { seat, key: '' },
  events,
})

export const opening = (events: LogEntry['events']): LogEntry => ({ seq: 0, choice: null, events })

export const entriesOf = (history: readonly Happened[]): LogEntry[] => history.map(entryOf)

/** Every choice since the log's end is in the history, and none was taken back: it only has to be added. */
export const isWithoutGap = (since: number, { seq, history }: Whole): boolean =>
  history.length === seq - since
