// What a player may expect to do but cannot now, and why. The table shows it in gray with the reason.

import type { Closed, Decision, Seat, Target } from '@sietch/kernel'
import type { ContractId, IntrigueTiming } from '../content/types.ts'
import { canPay, shortOf } from '../effects/costs.ts'
import { canDo } from '../effects/language.ts'
import type { Condition, Cost, Effect, Item, Source } from '../effects/types.ts'
import { priceOf } from '../pieces/acquire.ts'
import { distinct } from '../pieces/cards.ts'
import { commanderPrice } from '../pieces/commanders.ts'
import { holds } from '../pieces/conditions.ts'
import { mayHave } from '../pieces/teams.ts'
import { canAcquireTech, techOnOffer, techPrice } from '../pieces/tech.ts'
import { isUsed } from '../pieces/uses.ts'
import { cardOf, content, type ImperiumState, player, type TurnFrame, turnOf } from '../state.ts'
import { closedSpaces, isIconless, type Obstacle } from './agent-options.ts'
import { alliesFor, isForAlly, isUsable } from './intrigue.ts'

export type Reason =
  | Obstacle
  | { readonly why: 'no-agents' }
  | { readonly why: 'no-icons' }
  | { readonly why: 'persuasion'; readonly n: number; readonly has: number }
  | { readonly why: 'condition'; readonly condition: Condition }
  | { readonly why: 'timing'; readonly timings: readonly string[] }
  | { readonly why: 'owned' }
  | { readonly why: 'face-down' }
  | { readonly why: 'nothing-to-do' }

type ClosedHere = Closed & { readonly reason: Reason }

export function closed(s: ImperiumState, { kind }: Decision): ClosedHere[] {
  const top = s.stack.at(-1)
  if (top?.kind === 'acquire-tech') return closedTiles(s, top.seat, top.less)
  if (top?.kind === 'skill') return closedSkills(s, top.seat)
  if (top?.kind === 'contract') return closedContracts(s, top.seat, s.contractMarket)
  if (top?.kind === 'reveal-contracts') return closedContracts(s, top.seat, top.contracts)
  if (top?.kind === 'combat') return closedIntrigue(s, top.seat, ['combat'])
  const turn = turnOf(s)
  if (turn === undefined || !kind.startsWith('turn-')) return []
  return [
    ...closedMoves(s, turn),
    ...closedIntrigue(s, turn.seat, turn.fresh ? ['plot', 'turn-start'] : ['plot']),
  ]
}

function closedMoves(s: ImperiumState, turn: TurnFrame): ClosedHere[] {
  switch (turn.stage) {
    case 'start':
      return [...closedAgents(s, turn), ...turn.items.flatMap((item) => closedItem(s, turn, item))]
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
    .filter((id) => isIconless(s, turn, cardOf(s, id)))
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

/** Tiles on offer that are too dear. */
const closedTiles = (s: ImperiumState, seat: Seat, less: number): ClosedHere[] =>
  techOnOffer(s, player(s, seat)).flatMap((id): ClosedHere[] => {
    if (canAcquireTech(s, seat, id, less)) return []
    const cost = { ...content(s).tech(id).requires, spice: techPrice(s, seat, id, less) }
    return [{ targets: [{ kind: 'tech', id }], reason: shortOf(s, seat, cost, { kind: 'tech', id }) }]
  })

/** BLD-CMD-04 */
const closedSkills = (s: ImperiumState, seat: Seat): ClosedHere[] =>
  distinct(s.sardaukar?.skills ?? [])
    .filter((id) => player(s, seat).skills?.includes(id))
    .map((id) => ({ targets: [{ kind: 'skill', id }], reason: { why: 'owned' } }))

/** BLD-CLR-08 */
const closedContracts = (s: ImperiumState, seat: Seat, contracts: readonly ContractId[]): ClosedHere[] =>
  distinct(contracts).flatMap((id): ClosedHere[] => {
    const source: Source = { kind: 'contract', id }
    const cost = { trashIntrigue: content(s).contract(id).trashesIntrigue ?? 0 }
    return canPay(s, seat, cost, source)
      ? []
      : [{ targets: [{ kind: 'contract', id }], reason: shortOf(s, seat, cost, source) }]
  })

/** A pending effect that cannot be resolved now. */
function closedItem(s: ImperiumState, { seat }: TurnFrame, { source, effect }: Item): ClosedHere[] {
  if (canDo(s, seat, source, effect)) return []
  return [{ targets: [{ kind: source.kind, id: source.id }], reason: reasonFor(s, seat, source, effect) }]
}

function reasonFor(s: ImperiumState, seat: number, source: Source, effect: Effect): Reason {
  if (effect.do === 'when' && !holds(s, seat, effect.condition, source)) {
    return { why: 'condition', condition: effect.condition }
  }
  if (effect.do === 'once' && source.kind === 'tech' && isUsed(s, seat, effect.ability))
    return { why: 'face-down' }
  const cost = costOf(s, seat, effect)
  return cost === undefined || canPay(s, seat, cost, source)
    ? { why: 'nothing-to-do' }
    : shortOf(s, seat, cost, source)
}

/** What an offer asks for: an arrow's cost, the price of a Commander, of the cheapest tech tile. */
function costOf(s: ImperiumState, seat: Seat, effect: Effect): Cost | undefined {
  switch (effect.do) {
    case 'pay':
      return effect.cost
    case 'once':
      return effect.effects.length === 1 && effect.effects[0] ? costOf(s, seat, effect.effects[0]) : undefined
    case 'acquire-commander':
    case 'recruit-commander':
      return { solari: commanderPrice(s, seat) }
    case 'acquire-tech': {
      const prices = techOnOffer(s, player(s, seat)).map((id) => techPrice(s, seat, id, effect.less ?? 0))
      return prices.length === 0 ? undefined : { spice: Math.min(...prices) }
    }
    default:
      return undefined
  }
}

function closedOffers(s: ImperiumState, turn: TurnFrame): ClosedHere[] {
  const { persuasion, setAside } = player(s, turn.seat)
  const throne = mayHave(s, turn.seat, 'throne-row') ? (s.throne?.row ?? []) : []
  const reserve = Object.keys(s.reserve).filter((card) => (s.reserve[card] ?? 0) > 0)
  return distinct([...s.row, ...reserve, ...setAside, ...throne]).flatMap((id): ClosedHere[] => {
    const price = priceOf(cardOf(s, id), setAside.includes(id) ? 'aside' : 'row', turn)
    if (price === undefined || price <= persuasion) return []
    return [{ targets: [{ kind: 'card', id }], reason: { why: 'persuasion', n: price, has: persuasion } }]
  })
}

function closedIntrigue(s: ImperiumState, seat: Seat, timings: readonly IntrigueTiming[]): ClosedHere[] {
  return distinct(player(s, seat).intrigue).flatMap((id): ClosedHere[] => {
    const { plays } = content(s).intrigue(id)
    const target = { kind: 'intrigue', id }
    const now = plays.filter(({ timing }) => timings.includes(timing))
    if (now.length === 0) {
      return [{ targets: [target], reason: { why: 'timing', timings: plays.map(({ timing }) => timing) } }]
    }
    const source: Source = { kind: 'intrigue', id }
    return now.flatMap((play): ClosedHere[] => {
      // D-82: for one of the Allies it may be open.
      if (isForAlly(s, seat, play) && alliesFor(s, seat, id, play).length > 0) return []
      if (play.condition !== undefined && !holds(s, seat, play.condition, source)) {
        return [{ targets: [target], reason: { why: 'condition', condition: play.condition } }]
      }
      if (play.cost !== undefined && !canPay(s, seat, play.cost, source)) {
        return [{ targets: [target], reason: shortOf(s, seat, play.cost, source) }]
      }
      // IMP-INT-11
      return play.effects.some((effect) => isUsable(s, seat, source, effect))
        ? []
        : [{ targets: [target], reason: { why: 'nothing-to-do' } }]
    })
  })
}
