// The end of a round of classic Dune, as beats: who collects how much spice and where, how far everyone is from
// winning, or who has won.

import { type ClassicEvent, type ClassicView, strongholdsNeeded } from '@sietch/classic'
import type { PartId } from '@sietch/classic/content'
import { type Seat, type SeenEvent, seats } from '@sietch/kernel'
import type { Beat, Happening } from '../../stage/beat.ts'
import { alliesOf } from '../useClassic.ts'
import { partsOf } from './parts.ts'
import { newsOf, type ScenesBeat, sceneOf } from './scene-beats.ts'

/** What a player collects: in parts of the map, and from strongholds, which pay. */
export type Collected = {
  readonly seat: Seat
  readonly from: readonly { readonly spice: number; readonly part: PartId | null }[]
}

/** How far a player or an alliance is from winning. */
type Standing = { readonly seats: readonly Seat[]; readonly strongholds: number; readonly needed: number }

export type MentatPause = {
  /** Closest to winning first. */
  readonly standings: readonly Standing[]
  /** The events about bribes. */
  readonly bribes: readonly SeenEvent[]
}

export type RoundEndBeat = Beat<'collection', readonly Collected[]> | Beat<'pause', MentatPause>

/** How long it is shown: a base time, and more per line. */
const [FIRST, EACH] = [2.2, 0.5]
const timeFor = (lines: number): number => FIRST + EACH * lines

export const roundEndBeats = (happening: Happening): readonly (RoundEndBeat | ScenesBeat)[] =>
  partsOf(happening).flatMap((part, index): readonly (RoundEndBeat | ScenesBeat)[] => {
    const events = newsOf(happening, part)
    if (part.phase === 'collection') return collectionBeats(happening, events)
    if (part.phase !== 'mentat-pause' || !part.isNew) return []
    const end = events.filter(({ kind }) => kind === 'prediction' || kind === 'won')
    return end.length > 0
      ? [sceneOf(happening, { index, phase: 'mentat-pause', events: end })]
      : [pauseBeat(happening, events)]
  })

function collectionBeats({ entry }: Happening, events: readonly ClassicEvent[]): readonly RoundEndBeat[] {
  const collected = collectedIn(events)
  if (collected.length === 0) return []
  return [
    {
      kind: 'collection',
      key: `collection:${entry.seq}`,
      data: collected,
      weight: 'turn',
      lasts: timeFor(collected.length),
      behind: 'after',
      size: 'small',
      seat: null,
      lit: collected.flatMap(({ from }) =>
        from.flatMap(({ part }) => (part === null ? [] : (`part:${part}` as const))),
      ),
    },
  ]
}

function collectedIn(events: readonly ClassicEvent[]): readonly Collected[] {
  const bySeat = new Map<Seat, { spice: number; part: PartId | null }[]>()
  const add = (seat: Seat | 'bank', spice: number, part: PartId | null) => {
    if (seat !== 'bank') bySeat.set(seat, [...(bySeat.get(seat) ?? []), { spice, part }])
  }
  for (const { kind, data } of events) {
    if (kind === 'spice-taken') add(data.to, data.spice, data.part)
    if (kind === 'spice' && data.reason === 'income') add(data.to, data.spice, null)
  }
  return [...bySeat].map(([seat, from]) => ({ seat, from }))
}

function pauseBeat({ entry, after }: Happening, events: readonly ClassicEvent[]): RoundEndBeat {
  const standings = standingsIn(after.view as ClassicView)
  return {
    kind: 'pause',
    key: `pause:${entry.seq}`,
    data: { standings, bribes: events.filter(({ kind }) => kind === 'bribes-taken') },
    weight: 'turn',
    lasts: timeFor(standings.length / 2 + events.length),
    behind: 'after',
    size: 'small',
    seat: null,
    lit: [],
  }
}

function standingsIn(view: ClassicView): readonly Standing[] {
  return seats(view.players.length)
    .map((seat) => [seat, ...alliesOf(view, seat)].sort((a, b) => a - b))
    .filter(([first], seat) => first === seat)
    .map((members) => ({
      seats: members,
      // Each is shown with what their allies hold.
      strongholds: view.players[members[0] ?? 0]?.strongholds ?? 0,
      needed: strongholdsNeeded(view, members.length),
    }))
    .sort((a, b) => a.needed - a.strongholds - (b.needed - b.strongholds))
}
