// The Combat of a round: the strengths, each card played, the places, and what they earn. Read only from the log, so
// that it can be replayed at any time.

import {
  type ConflictId,
  type HagalId,
  type ImperiumEvent,
  type ImperiumView,
  type IntrigueId,
  turnOrder,
} from '@sietch/imperium'
import type { Seat } from '@sietch/kernel'
import type { LogEntry } from '../../table/table.ts'
import { after, type Fighters, fights, nobody, type Place } from './standing.ts'
import { type Told, toldIn } from './told.ts'

type Common = {
  /** The choice that brought it, or changed it last. */
  readonly seq: number
  readonly before: Fighters
  readonly fighters: Fighters
  /** Who has passed since the last card, in this order. */
  readonly passed: readonly Seat[]
}

export type CombatStep = Common &
  (
    | { readonly kind: 'strengths' }
    /** House Hagal cards that a Rival reveals for their swords. */
    | { readonly kind: 'swords'; readonly seat: Seat; readonly cards: readonly HagalId[] }
    /** `ally`: whom a team Commander plays it for. */
    | { readonly kind: 'card'; readonly seat: Seat; readonly card: IntrigueId; readonly ally?: Seat }
    | { readonly kind: 'places' }
    | { readonly kind: 'rewards' }
  )

/** What a seat has got for its place. */
type Reward = {
  readonly seat: Seat
  readonly place: Place
  /** By a sandworm (UPR-DBL). */
  readonly isDoubled: boolean
  /** What happened to the seat until the next one got its reward. */
  readonly events: readonly ImperiumEvent[]
}

export type Combat = {
  readonly round: number
  readonly conflict: ConflictId
  /** Turn order. */
  readonly order: readonly Seat[]
  readonly steps: readonly CombatStep[]
  readonly rewards: readonly Reward[]
  /** Who has taken the Conflict card, and whether two battle icons were equal. */
  readonly taken: { readonly seat: Seat; readonly isMatched: boolean } | null
  /** Who has passed since the last card, by now. */
  readonly passed: readonly Seat[]
  readonly isOver: boolean
}

type Growing = {
  -readonly [K in keyof Combat]: Combat[K] extends readonly (infer T)[] ? T[] : Combat[K]
}

/** The current Combat or the last one; undefined before the first. */
export const combatOf = (log: readonly LogEntry[], seating: Seating): Combat | undefined =>
  combatIn(toldIn(log), seating)

/** Who sits at the table. */
type Seating = { readonly players: readonly unknown[] } & Pick<ImperiumView, 'rivals' | 'teams'>

export function combatIn(told: readonly Told[], seating: Seating): Combat | undefined {
  const begins = told.findLastIndex(
    ({ event: { kind, data } }) => kind === 'phase' && data.phase === 'combat',
  )
  if (begins < 0) return undefined
  const round = told.slice(0, begins).findLast(({ event }) => event.kind === 'round')?.event
  if (round?.kind !== 'round') return undefined
  let fighters = told
    .slice(0, begins)
    .reduce(
      (sum, { event }) => after(sum, event),
      nobody(seating.players.length, seating.teams !== undefined),
    )
  const { seq } = told[begins] as Told
  const combat: Growing = {
    round: round.data.round,
    conflict: round.data.conflict,
    order: turnOrder({ ...seating, firstPlayer: round.data.firstPlayer }),
    steps: [{ kind: 'strengths', seq, before: fighters, fighters, passed: [] }],
    rewards: [],
    taken: null,
    passed: [],
    isOver: false,
  }
  const add = (step: CombatStep) => combat.steps.push(step)
  const settle = (at: number) => {
    if (!combat.steps.some(({ kind }) => kind === 'places'))
      add({ kind: 'places', seq: at, before: fighters, fighters, passed: [...combat.passed] })
  }
  let activated: { readonly seq: number; readonly seat: Seat; readonly ally: Seat } | undefined
  for (const { seq, event } of told.slice(begins + 1)) {
    const { kind, data } = event
    if (kind === 'combat-pass')
      combat.passed = [...combat.passed.filter((seat) => seat !== data.seat), data.seat]
    if (kind === 'hagal-swords')
      add({ kind: 'swords', seq, before: fighters, fighters, passed: [], seat: data.seat, cards: data.cards })
    if (kind === 'activated') activated = { seq, seat: data.seat, ally: data.ally }
    if (kind === 'intrigue-played') {
      const { seat, card } = data
      const isForAlly = activated?.seq === seq && activated.seat === seat
      combat.passed = []
      add({
        kind: 'card',
        seq,
        before: fighters,
        fighters,
        passed: [],
        seat,
        card,
        ...(isForAlly && activated ? { ally: activated.ally } : {}),
      })
    }
    if (kind === 'conceded') settle(seq)
    if (kind === 'reward') {
      settle(seq)
      const isDoubled = (fighters[data.seat]?.worms ?? 0) > 0
      combat.rewards.push({ seat: data.seat, place: data.place as Place, isDoubled, events: [] })
      continue
    }
    if (kind === 'conflict-taken') combat.taken = { seat: data.seat, isMatched: false }
    if (kind === 'battle-icons' && combat.taken?.seat === data.seat)
      combat.taken = { ...combat.taken, isMatched: true }
    if (kind === 'conflict-over') {
      settle(seq)
      add({ kind: 'rewards', seq, before: fighters, fighters, passed: [...combat.passed] })
      combat.isOver = true
      break
    }
    const next = after(fighters, event)
    const last = combat.steps.at(-1)
    if (next !== fighters && last !== undefined)
      combat.steps[combat.steps.length - 1] = { ...last, seq, fighters: next }
    fighters = next
    const reward = combat.rewards.at(-1)
    if (reward !== undefined)
      combat.rewards[combat.rewards.length - 1] = { ...reward, events: [...reward.events, event] }
  }
  return combat
}

/** Those who may play cards, in turn order: those who fight, and the Commanders for whom they do (SIX-CBT-01). */
export function players(
  fighters: Fighters,
  order: readonly Seat[],
  { teams = [] }: Pick<ImperiumView, 'teams'>,
): readonly Seat[] {
  const fighting = participants(fighters, order)
  return order.filter(
    (seat) =>
      fighting.includes(seat) ||
      teams.some(({ commander, seats }) => commander === seat && fighting.some((one) => seats.includes(one))),
  )
}

/** Those who take part, in turn order. */
export const participants = (fighters: Fighters, order: readonly Seat[]): readonly Seat[] =>
  order.filter((seat) => {
    const fighter = fighters[seat]
    return fighter !== undefined && fights(fighter)
  })

/** A seat that has become as strong as another or stronger, and was not before. */
export type Passing = {
  readonly seat: Seat
  readonly over: Seat
  readonly strength: number
  readonly against: number
}

/** Who overtakes whom with a card: of those that matter, the highest, with the viewer first. */
export function passingOf(
  before: readonly number[],
  now: readonly number[],
  seat: Seat,
  viewer: Seat | null,
): Passing | undefined {
  const [was = 0, strength = 0] = [before[seat], now[seat]]
  const passed = now.flatMap((against, over) =>
    over !== seat && against > 0 && (before[over] ?? 0) >= was && against <= strength && strength > was
      ? [{ seat, over, strength, against }]
      : [],
  )
  return passed.find(({ over }) => over === viewer) ?? passed.toSorted((a, b) => b.against - a.against)[0]
}
