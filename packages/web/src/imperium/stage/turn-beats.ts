// The turns of others as beats: one scene per turn, extended with every choice.

import { type ImperiumEvent, type ImperiumView, readEvent } from '@sietch/imperium'
import type { Seat, SeenEvent } from '@sietch/kernel'
import { groupsOf, indexOf, type LogGroup } from '../../log/groups.ts'
import type { Beat, Happening } from '../../stage/beat.ts'
import { stageOf } from '../../table/staging.ts'
import type { LogEntry } from '../../table/table.ts'
import type { Subject } from '../../ui/pointer.ts'
import { betweenAt } from '../rivals/between.ts'
import { isRivalSeat } from '../rivals/rivals.ts'
import { STAGING } from '../staging.ts'
import { isTold } from '../summary.ts'

export type TurnScene = {
  readonly seat: Seat
  /** Nothing before Leaders are chosen. */
  readonly leader: string | null
  /** All that is told of the turn so far. */
  readonly events: readonly SeenEvent[]
  /** What is shown large: the card that was played, those that were revealed. */
  readonly cards: readonly Subject[]
  /** What was bought. */
  readonly acquired: readonly Subject[]
  /** Whom a team Commander has activated. */
  readonly ally: Seat | null
  /** On a Reveal turn: what could be spent in all, and how strong one is in the Conflict now. */
  readonly reveal: { readonly persuasion: number; readonly strength: number } | null
}

export type TurnBeat = Beat<'turn', TurnScene>

/** How long an action, its result, and each further card are shown. */
const [DEED, MORE, CARD] = [2.6, 0.8, 0.35]

const STAGE = stageOf(STAGING, readEvent)

/** No turn has more choices than this. */
const LATEST = 120

export function turnBeats(happening: Happening): readonly TurnBeat[] {
  const { log, entry, isOwn } = happening
  if (isOwn) return []
  const view = happening.after.view as ImperiumView
  return groupsOf(log.slice(-LATEST), STAGE).flatMap((group) => {
    if (group.seat !== null && isRivalSeat(view, group.seat)) return []
    const news = group.lines.flatMap(({ seq, event }) => (seq === entry.seq && event !== null ? [event] : []))
    return news.some(isTold) ? sceneOf(happening, group, news) : []
  })
}

function sceneOf(happening: Happening, group: LogGroup, news: readonly SeenEvent[]): readonly TurnBeat[] {
  const { entry, before, after, own } = happening
  const chooser = entry.choice?.seat
  // The viewer's own turn is not staged; what others choose in it is, as between turns.
  const isTheirs = group.seat !== null && group.seat !== own
  const seat = isTheirs ? group.seat : chooser
  const all = isTheirs ? group.lines.flatMap(({ event }) => event ?? []) : news
  const events = isTheirs ? all : all.filter((event) => isDoneBy(event, seat))
  if (seat == null || (group.seat === null && isPhase(events, before.view as ImperiumView))) return []
  const read = events.map(readEvent)
  const fresh = news.map(readEvent)
  const cards = cardsOf(read)
  const activation = read.findLast(({ kind }) => kind === 'activated')
  const ally = activation?.kind === 'activated' ? activation.data.ally : null
  const scene: TurnScene = {
    seat,
    ally,
    leader: (after.view as ImperiumView).players[seat]?.leader ?? null,
    events,
    cards,
    acquired: read.flatMap(({ kind, data }): readonly Subject[] => {
      if (kind === 'acquired') return [{ kind: 'card', id: data.card }]
      return kind === 'tech-acquired' ? [{ kind: 'tech', id: data.tech }] : []
    }),
    reveal: read.some(({ kind }) => kind === 'reveal-turn')
      ? { persuasion: persuasionIn(read), strength: strengthOf(after.view as ImperiumView, ally ?? seat) }
      : null,
  }
  return [
    {
      kind: 'turn',
      key: isTheirs ? `turn:${group.key}` : `choice:${entry.seq}`,
      data: scene,
      weight: 'turn',
      lasts: fresh.some(isDeed) ? DEED + CARD * Math.max(0, cards.length - 1) : MORE,
      behind: behindOf(happening, group),
      size: 'small',
      seat,
      lit: read.flatMap(({ kind, data }) => (kind === 'agent-sent' ? [`space:${data.space}`] : [])).slice(-1),
    },
  ]
}

/** If the turn was the last of its phase, the table has already moved on; Rival turns may follow. */
function behindOf(happening: Happening, { lines }: LogGroup): TurnBeat['behind'] {
  const { entry, after } = happening
  if ((after.view as ImperiumView).rivals === undefined) return hasPhase(entry) ? 'before' : 'after'
  const last = lines.findLast(({ seq }) => seq === entry.seq)
  return last === undefined ? 'after' : betweenAt(happening, indexOf(last) + 1)
}

const DEEDS: readonly ImperiumEvent['kind'][] = [
  'agent-sent',
  'reveal-turn',
  'intrigue-played',
  'leader',
  'acquired',
  'card-started',
  'commander-acquired',
  'tech-acquired',
  'navigation-played',
]

const isDeed = ({ kind }: ImperiumEvent): boolean => DEEDS.includes(kind)

/** Between turns there are phases without a seat, which have beats of their own, and choices of single players. */
const isPhase = (events: readonly SeenEvent[], { phase }: ImperiumView): boolean =>
  events.length === 0 || phase === 'combat'

const hasPhase = ({ events }: LogEntry): boolean => events.some(({ kind }) => kind === 'phase')

const isDoneBy = ({ data }: SeenEvent, seat: Seat | undefined | null): boolean => data.seat === seat

/** The card that says the most about the turn; a Reveal turn shows all that were revealed. */
function cardsOf(events: readonly ImperiumEvent[]): readonly Subject[] {
  const revealed = events.flatMap(({ kind, data }) =>
    kind === 'reveal-turn' || kind === 'revealed' ? data.cards.map((id) => ({ kind: 'card', id })) : [],
  )
  if (revealed.length > 0) return revealed
  return events.flatMap((event): Subject[] => {
    switch (event.kind) {
      case 'agent-sent':
      case 'card-started':
        return [{ kind: 'card', id: event.data.card }]
      case 'tech-acquired':
        return [{ kind: 'tech', id: event.data.tech }]
      case 'skill-taken':
        return [{ kind: 'skill', id: event.data.skill }]
      case 'navigation-played':
        return [{ kind: 'navigation', id: event.data.card }]
      case 'intrigue-played':
        return [{ kind: 'intrigue', id: event.data.card }]
      case 'leader':
        return [{ kind: 'leader', id: event.data.leader }]
      default:
        return []
    }
  })
}

const persuasionIn = (events: readonly ImperiumEvent[]): number =>
  events.reduce(
    (sum, { kind, data }) => (kind === 'gained' && data.what === 'persuasion' ? sum + data.n : sum),
    0,
  )

const strengthOf = ({ players }: ImperiumView, seat: Seat): number => players[seat]?.strength ?? 0
