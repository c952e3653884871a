// What a player may expect to do but cannot now, and why. The table shows it in grey with the reason.

import type { Closed, Decision, Target } from '@sietch/kernel'
import { canPay, shortOf } from '../effects/costs.ts'
import { canDo } from '../effects/language.ts'
import type { Condition, Effect, Item, Source } from '../effects/types.ts'
import { priceOf } from '../pieces/acquire.ts'
import { distinct } from '../pieces/cards.ts'
import { holds } from '../pieces/conditions.ts'
import { cardOf, content, type ImperiumState, player, type TurnFrame, turnOf } from '../state.ts'
import { closedSpaces, type Obstacle } from './agent-options.ts'

export type Reason =
  | Obstacle
  | { readonly why: 'no-agents' }
  | { readonly why: 'no-icons' }
  | { readonly why: 'persuasion'; readonly n: number; readonly has: number }
  | { readonly why: 'condition'; readonly condition: Condition }
  | { readonly why: 'timing'; readonly timings: readonly string[] }
  | { readonly why: 'nothing-to-do' }

type ClosedHere = Closed & { readonly reason: Reason }

export function closed(s: ImperiumState, { kind }: Decision): ClosedHere[] {
  const turn = turnOf(s)
  if (turn === undefined || !kind.startsWith('turn-')) return []
  return [...closedMoves(s, turn), ...closedIntrigue(s, turn)]
}

function closedMoves(s: ImperiumState, turn: TurnFrame): ClosedHere[] {
  switch (turn.stage) {
    case 'start':
      return closedAgents(s, turn)
    case 'agent':
      return turn.items.flatMap((item) => closedItem(s, turn, item))
    default:
      return [...turn.items.flatMap((item) => closedItem(s, turn, item)), ...closedOffers(s, turn)]
  }
}

function closedAgents(s: ImperiumState, turn: TurnFrame): ClosedHere[] {
  const { hand, agents } = player(s, turn.seat)
  const cards = distinct(hand).filter((id) => !cardOf(s, id).sendsAnywhere)
  const closedCard = (id: string, why: 'no-icons' | 'no-agents'): ClosedHere => ({
    targets: [{ kind: 'card', id }],
    reason: { why },
  })
  const iconless = cards
    .filter((id) => cardOf(s, id).icons.length === 0)
    .map((id) => closedCard(id, 'no-icons'))
  if (agents === 0) return cards.map((id) => closedCard(id, 'no-agents'))
  const spaces = closedSpaces(s, turn).map(({ card, space, obstacle }) => {
    const targets: Target[] = [
      { kind: 'card', id: card },
      { kind: 'space', id: space },
    ]
    return { targets, reason: obstacle }
  })
  return [...iconless, ...spaces]
}

/** A pending effect that cannot be resolved now. */
function closedItem(s: ImperiumState, { seat }: TurnFrame, { source, effect }: Item): ClosedHere[] {
  if (canDo(s, seat, source, effect)) return []
  return [{ targets: [{ kind: source.kind, id: source.id }], reason: reasonFor(s, seat, source, effect) }]
}

function reasonFor(s: ImperiumState, seat: number, source: Source, effect: Effect): Reason {
  if (effect.do === 'when' && !holds(s, seat, effect.condition, source)) {
    return { why: 'condition', condition: effect.condition }
  }
  const cost =
    effect.do === 'pay' && !canPay(s, seat, effect.cost, source) ? shortOf(s, seat, effect.cost) : undefined
  return cost ?? { why: 'nothing-to-do' }
}

function closedOffers(s: ImperiumState, turn: TurnFrame): ClosedHere[] {
  const { persuasion, setAside } = player(s, turn.seat)
  const reserve = Object.keys(s.reserve).filter((card) => (s.reserve[card] ?? 0) > 0)
  return distinct([...s.row, ...reserve, ...setAside]).flatMap((id): ClosedHere[] => {
    const price = priceOf(cardOf(s, id), setAside.includes(id) ? 'aside' : 'row', turn)
    if (price === undefined || price <= persuasion) return []
    return [{ targets: [{ kind: 'card', id }], reason: { why: 'persuasion', n: price, has: persuasion } }]
  })
}

function closedIntrigue(s: ImperiumState, { seat, fresh }: TurnFrame): ClosedHere[] {
  return distinct(player(s, seat).intrigue).flatMap((id): ClosedHere[] => {
    const { plays } = content(s).intrigue(id)
    const target = { kind: 'intrigue', id }
    const now = plays.filter(({ timing }) => timing === 'plot' || (timing === 'turn-start' && fresh))
    if (now.length === 0) {
      return [{ targets: [target], reason: { why: 'timing', timings: plays.map(({ timing }) => timing) } }]
    }
    const source: Source = { kind: 'intrigue', id }
    return now.flatMap((play): ClosedHere[] => {
      if (play.condition !== undefined && !holds(s, seat, play.condition, source)) {
        return [{ targets: [target], reason: { why: 'condition', condition: play.condition } }]
      }
      const cost =
        play.cost === undefined || canPay(s, seat, play.cost, source)
          ? undefined
          : shortOf(s, seat, play.cost)
      return cost === undefined ? [] : [{ targets: [target], reason: cost }]
    })
  })
}
