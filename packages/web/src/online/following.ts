// A match of a server as it is followed from here: the public view that updates apply to, the viewer's own view, and
// the log. Pure functions from one moment to the next.

import type { Json, Seat, Viewer } from '@sietch/kernel'
import type { Happened, Past, Update, Whole } from '@sietch/protocol'
import { type Patch, patched } from '@sietch/protocol'
import { lookingFrom } from '../table/persons.ts'
import type { LogEntry, Snapshot } from '../table/table.ts'

export type Followed = {
  /** What everyone sees; the next patch goes on top of it. */
  readonly view: Json
  /** What the viewer's seats have been told of their own, by seat; empty for spectators. */
  readonly seats: readonly OwnSeat[]
  /** From the seat that is looked from. */
  readonly snapshot: Snapshot
  /** Choices that stand, the setup first. */
  readonly log: readonly LogEntry[]
}

type OwnSeat = Own & {
  readonly seat: Seat
  /** From the public view to the seat's; an update that does not name it leaves it as it was. */
  readonly own: Patch
}

type Own = Pick<Whole, 'prompt' | 'offer' | 'undo'>
type Now = Pick<Whole, 'seq' | 'decisions' | 'outcome' | 'reveal' | 'closes' | 'now'>
type Told = Own & Pick<Whole, 'own' | 'also'>

/** The seats from which someone follows a match. */
export const ownIn = ({ viewer, also = [] }: Pick<Whole, 'viewer' | 'also'>): readonly Seat[] =>
  viewer === 'spectator' ? [] : [viewer, ...also.map(({ seat }) => seat)]

/** What each seat is told of its own; `before` is what it knew. */
function seatsIn(own: readonly Seat[], told: Told, before: readonly OwnSeat[]): OwnSeat[] {
  return own.map((seat, index) => {
    const part = index === 0 ? told : told.also?.find((one) => one.seat === seat)
    const known = before.find((one) => one.seat === seat)
    return {
      seat,
      own: part?.own ?? known?.own ?? [],
      prompt: part?.prompt ?? null,
      offer: part?.offer ?? null,
      undo: part?.undo ?? 0,
    }
  })
}

/** From the seat that is asked, or the one that was looked from before. */
export function follow(whole: Whole, log: readonly LogEntry[], from?: Seat): Followed {
  const { view, updated = [], decisions } = whole
  const own = ownIn(whole)
  const seats = seatsIn(own, whole, [])
  const viewer = lookingFrom(own, from, decisions) ?? 'spectator'
  return { view, seats, snapshot: snapshotOf(view, seats, viewer, whole), log: withUpdates(log, updated) }
}

/** The same moment from another seat of the viewer's. */
export function followedFrom(followed: Followed, seat: Seat): Followed {
  const { view, seats, snapshot } = followed
  if (snapshot.viewer === seat || !seats.some((one) => one.seat === seat)) return followed
  // After the end everyone sees the same.
  const seen = snapshot.outcome === null ? patched(view, ownOf(seats, seat)?.own ?? []) : snapshot.view
  return { ...followed, snapshot: { ...snapshot, viewer: seat, view: seen, ...askedOf(seats, seat) } }
}

/** The log with an entry wherever newer rules took over. */
function withUpdates(log: readonly LogEntry[], updated: readonly number[]): readonly LogEntry[] {
  if (updated.length === 0) return log
  const told: LogEntry[] = updated.map((seq) => ({ seq, choice: null, events: [], isUpdate: true }))
  return [...log.filter(({ isUpdate }) => isUpdate === undefined), ...told].sort((a, b) => a.seq - b.seq)
}

/** The update must be the next one. It is seen from the same seat. */
export function moved({ view, seats: before, snapshot, log }: Followed, update: Update): Followed {
  const next = patched(view, update.patch)
  const seats = seatsIn(
    before.map(({ seat }) => seat),
    update,
    before,
  )
  return {
    view: next,
    seats,
    snapshot: snapshotOf(next, seats, snapshot.viewer, update),
    log: logAfter(log, update),
  }
}

const ownOf = (seats: readonly OwnSeat[], viewer: Viewer): OwnSeat | undefined =>
  seats.find(({ seat }) => seat === viewer)

function snapshotOf(view: Json, seats: readonly OwnSeat[], viewer: Viewer, now: Now): Snapshot {
  const own = ownOf(seats, viewer)?.own ?? []
  return {
    seq: now.seq,
    viewer,
    view: patched(view, now.reveal === undefined ? own : everybodys(now.reveal)),
    decisions: now.decisions,
    ...askedOf(seats, viewer),
    outcome: now.outcome ?? null,
    handOver: null,
    isVisiting: false,
    // The clocks of the server and of this page need not agree.
    ...(now.closes != null && { veil: { closes: now.closes - now.now + Date.now() } }),
  }
}

/** The person who chose may undo it, from any of their seats. */
const askedOf = (
  seats: readonly OwnSeat[],
  viewer: Viewer,
): Pick<Snapshot, 'asked' | 'offered' | 'canUndo'> => ({
  asked: ownOf(seats, viewer)?.prompt ?? null,
  offered: ownOf(seats, viewer)?.offer ?? null,
  canUndo: seats.some(({ undo = 0 }) => undo > 0),
})

/** A past moment: nothing can be done there. */
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
