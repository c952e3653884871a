// The results of a round: points and where they came from, the Combat, control and makers, and what is next. Read from
// the log up to the moment when the next round has begun, and from the view of that moment.

import type {
  ConflictId,
  Content,
  ImperiumEvent,
  ImperiumView,
  ScoreLine,
  Source,
  SpaceId,
} from '@sietch/imperium'
import type { Seat, Teams } from '@sietch/kernel'
import type { LogEntry } from '../../table/table.ts'
import { isSpoilerSeat } from '../rivals/rivals.ts'
import { type Combat, combatIn } from './combat.ts'
import { type Told, toldIn } from './told.ts'

export type Round = {
  readonly round: number
  /** By seat. */
  readonly players: readonly {
    readonly from: number
    readonly to: number
    readonly lines: readonly ScoreLine[]
  }[]
  readonly combat: Combat
  readonly control: readonly {
    readonly space: SpaceId
    readonly from: Seat | null
    readonly to: Seat
  }[]
  /** Spaces that got bonus spice, and how much lies there now. */
  readonly makers: readonly { readonly space: SpaceId; readonly now: number }[]
  readonly next: { readonly round: number; readonly conflict: ConflictId; readonly firstPlayer: Seat }
  /** Cards left in the Conflict deck. */
  readonly conflictsLeft: number
  readonly pointsToEnd: number
}

/** Undefined unless a round is over and the next one has begun. */
export function roundOf(log: readonly LogEntry[], view: ImperiumView, content: Content): Round | undefined {
  const { players, conflictDeck } = view
  const told = toldIn(log)
  const ends = told.findLastIndex(({ event }) => event.kind === 'round')
  const begins = told.findLastIndex(({ event }, index) => index < ends && event.kind === 'round')
  const next = told[ends]?.event
  const first = told[begins]?.event
  if (next?.kind !== 'round' || first?.kind !== 'round') return undefined
  const during = told.slice(begins + 1, ends)
  const combat = combatIn(told.slice(0, ends), view)
  if (combat === undefined) return undefined
  return {
    round: first.data.round,
    players: players.map(({ vp }, seat) => {
      if (isSpoilerSeat(view, seat)) return { from: vp, to: vp, lines: [] }
      const lines = pointsIn(during, seat, content)
      // Rivals may have had turns in the new round already.
      const to = vp - sumOf(pointsIn(told.slice(ends + 1), seat, content))
      return { from: to - sumOf(lines), to, lines }
    }),
    combat,
    control: controlIn(told.slice(0, begins), during),
    makers: during.flatMap(({ event: { kind, data } }) =>
      kind === 'bonus-spice' ? [{ space: data.space, now: data.now }] : [],
    ),
    next: next.data,
    conflictsLeft: conflictDeck,
    pointsToEnd: content.box.pointsToEnd,
  }
}

const sumOf = (lines: readonly ScoreLine[]): number => lines.reduce((sum, { points }) => sum + points, 0)

/** Where a seat's points came from and went, each source once; what came and went again is left out. */
function pointsIn(told: readonly Told[], seat: Seat, content: Content): readonly ScoreLine[] {
  const lines = new Map<string, ScoreLine>()
  for (const { event } of told) {
    for (const line of linesOf(event, seat, content)) {
      const key = `${line.kind} ${line.id}`
      lines.set(key, { ...line, points: (lines.get(key)?.points ?? 0) + line.points })
    }
  }
  return [...lines.values()].filter(({ points }) => points !== 0)
}

export function linesOf({ kind, data }: ImperiumEvent, seat: Seat, content: Content): readonly ScoreLine[] {
  switch (kind) {
    case 'gained': {
      const { kind: from, id } = data.source
      if (data.seat !== seat || data.what !== 'vp') return []
      return [{ ...scoredBy(from, id), points: data.n }]
    }
    case 'influence': {
      const { pointAt = Number.POSITIVE_INFINITY } = content.track(data.faction)
      if (data.seat !== seat) return []
      const points = Number(data.now >= pointAt) - Number(data.now - data.n >= pointAt)
      return points === 0 ? [] : [{ kind: 'influence', id: data.faction, points }]
    }
    case 'alliance': {
      const points = Number(data.to === seat) - Number(data.from === seat)
      return points === 0 ? [] : [{ kind: 'alliance', id: data.faction, points }]
    }
    case 'battle-icons':
      return data.seat === seat ? [{ kind: 'other', id: 'battle-icons', points: 1 }] : []
    default:
      return []
  }
}

/** Under what a source is written in a score. */
function scoredBy(kind: Source['kind'], id: string): Pick<ScoreLine, 'kind' | 'id'> {
  switch (kind) {
    case 'control':
      return { kind: 'space', id }
    // A Rival's points are bought with what it has collected.
    case 'hagal':
    case 'rival':
      return { kind: 'other', id: 'rival-goods' }
    default:
      return { kind, id }
  }
}

/** Locations that have another controller now. */
function controlIn(earlier: readonly Told[], during: readonly Told[]): Round['control'] {
  const controllers = (told: readonly Told[]) =>
    new Map(
      told.flatMap(({ event: { kind, data } }) => (kind === 'control' ? [[data.space, data.seat]] : [])),
    )
  const [was, now] = [controllers(earlier), controllers(during)]
  return [...now]
    .map(([space, to]) => ({ space, from: was.get(space) ?? null, to }))
    .filter(({ from, to }) => from !== to)
}

/** Who has the most points, with teams added up; all of them in a tie. */
export function leadersOf(
  { players }: Pick<Round, 'players'>,
  teams: Teams = players.map((_, seat) => [seat]),
): { readonly seats: readonly Seat[]; readonly points: number } {
  const sums = teams.map((team) => team.reduce((sum, seat) => sum + (players[seat]?.to ?? 0), 0))
  const points = Math.max(...sums)
  return { points, seats: teams.flatMap((team, index) => (sums[index] === points ? team : [])) }
}
