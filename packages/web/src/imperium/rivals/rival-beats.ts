// The turns of Rivals as beats: one scene for each, with the House Hagal cards that were revealed. A person's choice
// may lead to several of them.

import {
  contentOf,
  type HagalSkip,
  type ImperiumEvent,
  type ImperiumView,
  readEvent,
  type SpaceId,
} from '@sietch/imperium'
import type { Seat, SeenEvent } from '@sietch/kernel'
import { groupsOf, indexOf, type LogGroup } from '../../log/groups.ts'
import type { Beat, Happening } from '../../stage/beat.ts'
import { stageOf } from '../../table/staging.ts'
import { STAGING } from '../staging.ts'
import { betweenAt } from './between.ts'
import { isRivalSeat } from './rivals.ts'

/** A card that was revealed, and why it sent no Agent. */
export type Drawn = {
  readonly card: string
  readonly skipped:
    | { readonly why: HagalSkip | 'no-post'; readonly space?: SpaceId; readonly needs?: Needed }
    | undefined
}

type Needed = { readonly faction: string; readonly n: number }

export type RivalScene = {
  readonly seat: Seat
  readonly rival: string | null
  readonly drawn: readonly Drawn[]
  /** Everything logged of the turn so far. */
  readonly events: readonly SeenEvent[]
}

export type RivalBeat = Beat<'rival-turn', RivalScene>

/** How long it takes to see where it goes, and each card that it does not go by. */
const [DEED, SKIPPED] = [3, 1.1]

const STAGE = stageOf(STAGING, readEvent)

/** More choices than a Rival's turn ever takes, and with them those of the round before. */
const LATEST = 120

/** Those of the round that was, and those of the round that the same choice began. */
export function rivalBeats(happening: Happening): {
  readonly now: readonly RivalBeat[]
  readonly next: readonly RivalBeat[]
} {
  const { log, entry, after } = happening
  const view = after.view as ImperiumView
  if (view.rivals === undefined) return { now: [], next: [] }
  const round = entry.events.findIndex(({ kind }) => kind === 'round')
  const found = groupsOf(log.slice(-LATEST), STAGE).flatMap((group) => {
    if (group.seat === null || !isRivalSeat(view, group.seat)) return []
    const last = group.lines.findLast(({ seq }) => seq === entry.seq)
    if (last === undefined) return []
    const count = indexOf(last) + 1
    return [{ count, beat: beatOf(happening, group, group.seat, count) }]
  })
  const isNext = ({ count }: (typeof found)[number]): boolean => round >= 0 && count > round
  return {
    now: found.filter((each) => !isNext(each)).map(({ beat }) => beat),
    next: found.filter(isNext).map(({ beat }) => beat),
  }
}

function beatOf(happening: Happening, group: LogGroup, seat: Seat, count: number): RivalBeat {
  const view = happening.after.view as ImperiumView
  const events = group.lines.flatMap(({ event }) => event ?? [])
  const read = events.map(readEvent)
  const drawn = drawnIn(read, view)
  return {
    kind: 'rival-turn',
    key: `rival:${group.key}`,
    data: { seat, rival: view.rivals?.who[seat - view.rivals.people] ?? null, drawn, events },
    weight: 'turn',
    lasts: DEED + SKIPPED * Math.max(0, drawn.length - 1),
    behind: betweenAt(happening, count),
    size: 'small',
    seat,
    lit: read.flatMap(({ kind, data }) => (kind === 'rival-sent' ? [`space:${data.space}`] : [])).slice(-1),
  }
}

const drawnIn = (events: readonly ImperiumEvent[], { box }: ImperiumView): readonly Drawn[] =>
  events.flatMap(({ kind, data }): Drawn[] => {
    switch (kind) {
      case 'hagal-skipped': {
        const { card, why, space } = data
        const needs = why === 'needs-influence' ? neededBy(box, card) : undefined
        return [{ card, skipped: { why, ...(space !== undefined && { space }), ...(needs && { needs }) } }]
      }
      case 'hagal-spy':
        return [{ card: data.card, skipped: data.post === null ? { why: 'no-post' } : undefined }]
      case 'rival-sent':
      case 'hagal-tech':
        return [{ card: data.card, skipped: undefined }]
      default:
        return []
    }
  })

/** The Influence that the card asks for. */
function neededBy(box: string, card: string): Needed | undefined {
  const needs = contentOf(box)
    .hagal(card)
    .ways.flatMap((way) => way.needs ?? [])[0]
  return needs === undefined ? undefined : { faction: needs.with, n: needs.n }
}
