// A battle as logged: both plans, who won and why, and what it cost everyone. Read from the log, so that it can be
// viewed at any time.

import { type ClassicEvent, type Plan, readEvent } from '@sietch/classic'
import type { LeaderId, TerritoryId, TreacheryId } from '@sietch/classic/content'
import type { Seat } from '@sietch/kernel'
import type { LogEntry } from '../../table/table.ts'

export type FoughtSide = {
  readonly seat: Seat
  /** Undefined until the plans are revealed. */
  readonly plan: Plan | null
  /** The final total; undefined if nothing was counted. */
  readonly total: number | null
  readonly isLeaderKilled: boolean
  /** The leader was called a traitor by this seat. */
  readonly betrayedTo: Seat | null
  readonly lost: { readonly forces: number; readonly elite: number }
  readonly discarded: readonly TreacheryId[]
  /** Spice paid for forces, and gained for killed leaders. */
  readonly paid: number
  readonly gained: number
}

export type Fought = {
  readonly territory: TerritoryId
  /** The aggressor first. */
  readonly sides: readonly [FoughtSide, FoughtSide]
  readonly winner: Seat | null
  /** How it was decided; undefined until then. */
  readonly by: 'strength' | 'traitor' | 'both-traitors' | 'explosion' | null
  /** A leader of the loser was captured. */
  readonly captured: { readonly by: Seat; readonly isKept: boolean } | null
}

const side = (seat: Seat): FoughtSide => ({
  seat,
  plan: null,
  total: null,
  isLeaderKilled: false,
  betrayedTo: null,
  lost: { forces: 0, elite: 0 },
  discarded: [],
  paid: 0,
  gained: 0,
})

export const readAll = (log: readonly LogEntry[]): readonly ClassicEvent[] =>
  log.flatMap(({ events }) => events.map(readEvent))

/** The last battle of the log, unless another phase has begun since. */
export const foughtOf = (log: readonly LogEntry[]): Fought | undefined => battlesIn(readAll(log)).at(-1)

/** The battles of the latest Battle phase, even if another phase has begun since. */
export function latestBattles(log: readonly LogEntry[]): readonly Fought[] {
  const events = readAll(log)
  const begins = events.findLastIndex(({ kind, data }) => kind === 'phase' && data.phase === 'battle')
  if (begins < 0) return []
  const ends = events.findIndex(({ kind }, index) => index > begins && kind === 'phase')
  return battlesIn(events.slice(begins, ends < 0 ? events.length : ends))
}

/** The battles since the last phase began, in their order. */
function battlesIn(events: readonly ClassicEvent[]): readonly Fought[] {
  const battles: Fought[] = []
  for (const event of events) {
    if (event.kind === 'phase') battles.length = 0
    else if (event.kind === 'battle') {
      const { territory, aggressor, defender } = event.data
      battles.push({
        territory,
        sides: [side(aggressor), side(defender)],
        winner: null,
        by: null,
        captured: null,
      })
    } else {
      const last = battles.at(-1)
      if (last !== undefined) battles[battles.length - 1] = told(last, event)
    }
  }
  return battles
}

function told(battle: Fought, event: ClassicEvent): Fought {
  switch (event.kind) {
    case 'plan': {
      const { seat, ...plan } = event.data
      return changed(battle, seat, () => ({ plan }))
    }
    case 'traitor': {
      const { seat, leader } = event.data
      const betrayed = battle.sides.find(({ plan }) => plan?.leader === leader)
      const isBoth = battle.sides.some(({ betrayedTo }) => betrayedTo !== null)
      const next = changed(battle, betrayed?.seat, () => ({ betrayedTo: seat }))
      return isBoth ? { ...next, by: 'both-traitors' } : next
    }
    case 'explosion':
      return { ...battle, by: 'explosion' }
    case 'battle-won': {
      const { seat, by, totals } = event.data
      const counted = battle.sides.map((each, index) => ({ ...each, total: totals?.[index] ?? null }))
      return { ...battle, winner: seat, by, sides: counted as unknown as Fought['sides'] }
    }
    case 'leader-killed':
      return changedWhere(
        battle,
        ({ plan }) => plan !== null && isSame(plan, event.data.leader),
        () => ({ isLeaderKilled: true }),
      )
    case 'killed':
      return changed(battle, event.data.seat, ({ lost }) => ({
        lost: { forces: lost.forces + event.data.forces, elite: lost.elite + event.data.elite },
      }))
    case 'card-discarded':
      return changed(battle, event.data.seat, ({ plan, discarded }) =>
        plan === null ? {} : { discarded: [...discarded, event.data.card] },
      )
    case 'spice': {
      const { from, to, spice, reason } = event.data
      if (reason === 'battle') return changed(battle, from, ({ paid }) => ({ paid: paid + spice }))
      return reason === 'leaders' ? changed(battle, to, ({ gained }) => ({ gained: gained + spice })) : battle
    }
    case 'leader-captured':
      return { ...battle, captured: { by: event.data.seat, isKept: event.data.kept } }
    default:
      return battle
  }
}

const isSame = ({ leader }: Plan, killed: LeaderId | 'kwisatz-haderach'): boolean => leader === killed

const changed = (
  battle: Fought,
  seat: Seat | 'bank' | undefined,
  change: (side: FoughtSide) => Partial<FoughtSide>,
): Fought => changedWhere(battle, (each) => each.seat === seat, change)

function changedWhere(
  battle: Fought,
  is: (side: FoughtSide) => boolean,
  change: (side: FoughtSide) => Partial<FoughtSide>,
): Fought {
  const [first, second] = battle.sides
  const next = (each: FoughtSide): FoughtSide => (is(each) ? { ...each, ...change(each) } : each)
  return { ...battle, sides: [next(first), next(second)] }
}

/** Cards of the plan that are still in their player's hand. */
export const keptBy = ({ plan, discarded }: FoughtSide): readonly TreacheryId[] =>
  plan === null
    ? []
    : [plan.weapon, plan.defense].filter(
        (card): card is TreacheryId => card !== 'none' && !discarded.includes(card),
      )
