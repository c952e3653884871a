// A turn, or a part between turns, in one line: who, what they did, and what came of it. The stage, the log and the strip
// on a phone tell it alike; each game says what its events are to such a line.

import type { Message, Translator } from '@sietch/i18n'
import type { Seat, SeenEvent } from '@sietch/kernel'
import type { Subject } from '../ui/pointer.ts'

/** One thing that came of it: an icon with an amount or names, which words say for those who do not see it. */
export type SummaryItem = {
  /** Someone else than whose turn it is. */
  readonly seat?: Seat
  /** As the game's `Sign` draws it. */
  readonly icon: string
  /** `+2`, `−1`, `3`. */
  readonly amount?: string
  /** Things that are called by their names. */
  readonly names?: readonly Subject[]
  /** The icon, beside the mark of the seat, says all of it. */
  readonly isSign?: true
  /** All of it in words; written out where there is neither an amount nor a name. */
  readonly text: string
}

export type Summary = {
  readonly seat: Seat | null
  /** What they did, as the way from one thing to the next: a card → a place. Empty where only words tell it. */
  readonly deed: readonly Subject[]
  /** The same in words. */
  readonly text: string
  readonly items: readonly SummaryItem[]
}

/** All of it in words. */
export function summaryText({ text, items }: Summary): string {
  const came = items.map((item) => item.text).join(', ')
  return [text, came].filter((part) => part !== '').join(': ')
}

/** What was done; of several in one turn the weightiest is what the turn is about. */
export type Deed = {
  readonly is: 'deed'
  readonly weight: number
  readonly things: readonly Subject[]
  /** What stands before it when it is not what the turn is about; without one it is left out then. */
  readonly icon?: string
}

/** What came of it. Without words of its own it is told as the log tells it. */
export type Came = {
  readonly is: 'item'
  readonly seat: Seat | null
  readonly icon: string
  /** Those with the same are added up. */
  readonly key: string
  readonly n?: number
  /** What is had more or less of, and not how many there are. */
  readonly isChange?: true
  words?(n: number): Message
  readonly names?: readonly Subject[]
  readonly isSign?: true
}

type SummaryPart = Deed | Came

/** What each kind of event is to a summary; nothing where it is silent. */
export type Telling<Event extends SeenEvent> = {
  readonly [K in Event['kind']]:
    | ((data: Extract<Event, { readonly kind: K }>['data']) => SummaryPart | null)
    | null
}

export type Summarize = (
  say: Translator,
  events: readonly SeenEvent[],
  seat: Seat | null,
  names: readonly string[],
) => Summary | undefined

/** Makes summaries of a game from what its events are to them; nothing where all of it is silent. */
export const summaryOf =
  <Event extends SeenEvent>(telling: Telling<Event>, read: (event: SeenEvent) => Event): Summarize =>
  (say, events, seat, names) => {
    // The data belongs to the kind by which the telling is found.
    const tells: { readonly [kind: string]: ((data: never) => SummaryPart | null) | null } = telling
    const parts = events.flatMap((event): Told[] => {
      const { kind, data } = read(event)
      const part = tells[kind]?.(data as never) ?? null
      return part === null ? [] : [{ part, event }]
    })
    if (parts.length === 0) return undefined
    const done = parts.reduce<Told | undefined>(
      (best, told) => (told.part.is === 'deed' && weightOf(told) > weightOf(best) ? told : best),
      undefined,
    )
    const sums = new Map<string, Sum>()
    for (const told of parts) if (told !== done) add(sums, told, seat)
    return {
      seat,
      deed: done?.part.is === 'deed' ? done.part.things : [],
      text: done === undefined ? '' : say.event(done.event, names),
      // What is paid comes before what it brings.
      items: [...sums.values()]
        .sort((a, b) => Number(isCost(b.came)) - Number(isCost(a.came)))
        .map((sum) => itemOf(say, sum, seat, names)),
    }
  }

type Told = { readonly part: SummaryPart; readonly event: SeenEvent }

/** Several things of a kind that came of it, with the events that told them. */
type Sum = { readonly came: Came; readonly events: readonly SeenEvent[] }

const weightOf = (told: Told | undefined): number => (told?.part.is === 'deed' ? told.part.weight : 0)

function add(sums: Map<string, Sum>, { part, event }: Told, seat: Seat | null): void {
  const came = part.is === 'item' ? part : besides(part, seat)
  if (came === undefined) return
  const key = `${came.seat} ${came.key}`
  const known = sums.get(key)
  const n = came.n === undefined ? undefined : came.n + (known?.came.n ?? 0)
  const names = [...(known?.came.names ?? []), ...(came.names ?? [])]
  sums.set(key, {
    came: { ...came, names, ...(n !== undefined && { n }) },
    events: [...(known?.events ?? []), event],
  })
}

/** What was done besides is one of the things that came of it. */
const besides = ({ icon, things }: Deed, seat: Seat | null): Came | undefined =>
  icon === undefined ? undefined : { is: 'item', seat, icon, key: `besides ${icon}`, names: things }

const isCost = ({ n = 0, isChange }: Came): boolean => isChange === true && n < 0

function itemOf(
  say: Translator,
  { came, events }: Sum,
  seat: Seat | null,
  called: readonly string[],
): SummaryItem {
  const { icon, n, isChange, words, names = [] } = came
  const sign = isChange ? (n !== undefined && n < 0 ? '−' : '+') : ''
  const text =
    words === undefined || n === undefined
      ? events.map((event) => say.event(event, called)).join('; ')
      : `${sign}${say.phrase(words(Math.abs(n)))}`
  return {
    icon,
    text,
    ...(came.seat !== null && came.seat !== seat && { seat: came.seat }),
    ...(n !== undefined && { amount: `${sign}${Math.abs(n)}` }),
    ...(names.length > 0 && { names }),
    ...(came.isSign && { isSign: came.isSign }),
  }
}
