// The Agent turn: which card may send an Agent where, and what happens on arrival (IMP-AGT, algorithm 12.1).

import {
  nextSeat,
  type Option,
  option,
  popFrame,
  pushFrame,
  type Seat,
  type Target,
  type Tell,
  targetId,
} from '@sietch/kernel'
import type { ModifierOf } from '../content/abilities.ts'
import { byRule, visitTo } from '../content/by-rule.ts'
import { printedAt } from '../content/printed.ts'
import { priceAt, priceName } from '../content/slots.ts'
import { type Card, type PostId, type Price, RESOURCES, type Space, type SpaceId } from '../content/types.ts'
import { payCost, type Shortage, shortOf } from '../effects/costs.ts'
import type { Cost, Source } from '../effects/types.ts'
import { tellOpen } from '../events.ts'
import { fire, modifiersOf } from '../pieces/abilities.ts'
import { distinct, pushEffects, takeFromHand } from '../pieces/cards.ts'
import { holds } from '../pieces/conditions.ts'
import { completeByVisit } from '../pieces/contracts.ts'
import { moveAgent, placeFromLeader } from '../pieces/mentat.ts'
import { spiedSpaces, spiesOn } from '../pieces/spied.ts'
import { askToGather, recallSpy } from '../pieces/spies.ts'
import { influenceWith } from '../pieces/tracks.ts'
import { isAmong } from '../pieces/triggers.ts'
import {
  boardOf,
  cardOf,
  content,
  hasAgentAt,
  type ImperiumState,
  isOccupied,
  type Kind,
  leaderOf,
  player,
  removeOne,
  type TurnFrame,
} from '../state.ts'

/** Why a player cannot send an Agent to a space, with what to say about it. */
export type Obstacle =
  | { readonly why: 'occupied'; readonly by: readonly Seat[] }
  | { readonly why: 'forbidden'; readonly by: Seat }
  | { readonly why: 'used' }
  | { readonly why: 'requires-influence'; readonly faction: string; readonly n: number; readonly has: number }
  | Shortage

/** `agent dagger > arrakeen`, `… > sell-melange > 3` for a price, `… > arrakeen > leader` for the Agent to move. */
export function agentOptions(s: ImperiumState, turn: TurnFrame): Option[] {
  const { seat } = turn
  const changes = modifiersOf(s, seat, 'space-cost')
  const unblocked = modifiersOf(s, seat, 'blocking')
  const options: Option[] = []
  for (const id of distinct(player(s, seat).hand)) {
    const card = cardOf(s, id)
    const origins = originsOf(s, seat, card)
    if (origins.length === 0) continue
    const played: Target = { kind: 'card', id }
    for (const space of reachable(s, turn, card)) {
      if (isClosed(s, turn, card, space)) continue
      const entries = entriesTo(s, turn, card, space, unblocked)
      if (entries.length === 0) continue
      for (const price of space.prices) {
        if (!canAfford(s, seat, discounted(s, seat, space, price, changes))) continue
        for (const origin of origins) {
          for (const infiltrator of entries) {
            const targets: Target[] = [played, { kind: 'space', id: space.id }]
            if (space.prices.length > 1) targets.push({ kind: 'price', ...priceName(space, price) })
            if (origins.length > 1) targets.push({ kind: 'origin', id: origin })
            if (infiltrator !== null) targets.push({ kind: 'post', id: infiltrator })
            options.push(option('agent', ...targets))
          }
        }
      }
    }
  }
  return options
}

const LEADER = 'leader'

/** Where the Agent comes from: the Leader; with Kwisatz Haderach also any space (IMP-CLR-06). */
function originsOf(s: ImperiumState, seat: Seat, card: Card): string[] {
  const { agents, sent } = player(s, seat)
  const fromLeader = agents > 0 ? [LEADER] : []
  return card.sendsAnywhere ? [...fromLeader, ...distinct(sent)] : fromLeader
}

/** IMP-AGT-02: spaces whose icon the card shows. */
function reachable(s: ImperiumState, turn: TurnFrame, card: Card): readonly Space[] {
  if (card.sendsAnywhere) return boardOf(s).spaces
  const spaces = boardOf(s).spacesWith(card.icons)
  // UPR-AGT-03: the Spy icon opens every space the player is spying on.
  const spied = card.icons.includes('spy') ? spiedSpaces(s, turn.seat).map((id) => content(s).space(id)) : []
  const added = turn.factionIcons ? [...spied, ...boardOf(s).spacesWith(content(s).factions)] : spied
  return added.length === 0 ? spaces : distinct([...spaces, ...added])
}

const UNHINDERED: readonly (PostId | null)[] = [null]

/**
 * The ways past other Agents: null if nobody is in the way, else each spy that watches the space and may be recalled
 * to infiltrate it (UPR-SPY-09); spies do not help past the own Agent (UPR-SPY-10).
 */
function entriesTo(
  s: ImperiumState,
  turn: TurnFrame,
  card: Card,
  space: Space,
  unblocked: readonly ModifierOf<'blocking'>[],
): readonly (PostId | null)[] {
  if (card.sendsAnywhere || isFree(s, turn, space, unblocked)) return UNHINDERED
  return hasAgentAt(s, turn.seat, space.id) ? [] : spiesOn(s, turn.seat, space.id)
}

const sourceOf = (space: Space): Source => ({ kind: 'space', id: space.id })

/** What a Swordmaster and abilities take off a price; what it does not ask for cannot get less. */
function discounted(
  s: ImperiumState,
  seat: Seat,
  space: Space,
  { cost }: Price,
  changes: readonly ModifierOf<'space-cost'>[],
): Cost {
  const { cheaperAfterSwordmaster: cheaper = 0 } = space
  let paid = cost
  if (cheaper > 0 && s.players.some(({ swordmaster }) => swordmaster)) {
    paid = reduced(paid, { solari: cheaper })
  }
  for (const { at, less } of changes) if (isAmong(s, seat, space, at)) paid = reduced(paid, less)
  return paid
}

function reduced(cost: Cost, less: Cost): Cost {
  let paid = cost
  for (const resource of RESOURCES) {
    const { [resource]: asked } = cost
    const { [resource]: off } = less
    if (asked !== undefined && off !== undefined) paid = { ...paid, [resource]: Math.max(0, asked - off) }
  }
  return paid
}

/** Board spaces cost nothing but resources. */
function canAfford(s: ImperiumState, seat: Seat, { solari = 0, spice = 0, water = 0 }: Cost): boolean {
  const p = player(s, seat)
  return p.solari >= solari && p.spice >= spice && p.water >= water
}

/** Everything that closes a space but its price and the Agents there. */
function isClosed(s: ImperiumState, turn: TurnFrame, card: Card, space: Space): boolean {
  const { seat } = turn
  const p = player(s, seat)
  if (space.once !== undefined && p[space.once]) return true
  if (
    space.requires !== undefined &&
    !card.ignoresRequirements &&
    !holds(s, seat, space.requires, sourceOf(space))
  ) {
    return true
  }
  for (const ban of s.bans) if (ban.space === space.id && ban.bound.includes(seat)) return true
  return false
}

/** IMP-AGT-05: nobody stands there, or only Agents that do not block this player. */
function isFree(
  s: ImperiumState,
  { seat, ignoreEnemyAgents }: TurnFrame,
  space: Space,
  unblocked: readonly ModifierOf<'blocking'>[],
): boolean {
  if (!isOccupied(s, space.id)) return true
  if (hasAgentAt(s, seat, space.id)) return false
  if (ignoreEnemyAgents) return true
  for (const { at } of unblocked) if (isAmong(s, seat, space, at)) return true
  return false
}

/** The first reason why the seat's cards with a fitting icon cannot send an Agent to the space. */
function obstacleAt(s: ImperiumState, turn: TurnFrame, card: Card, space: Space): Obstacle | undefined {
  const { seat } = turn
  const p = player(s, seat)
  if (space.once !== undefined && p[space.once]) return { why: 'used' }
  if (entriesTo(s, turn, card, space, modifiersOf(s, seat, 'blocking')).length === 0) {
    return {
      why: 'occupied',
      by: s.players.flatMap((_, other) => (hasAgentAt(s, other, space.id) ? [other] : [])),
    }
  }
  const ban = s.bans.find(({ space: banned, bound }) => banned === space.id && bound.includes(seat))
  if (ban !== undefined) return { why: 'forbidden', by: ban.by }
  const { requires } = space
  if (requires !== undefined && !card.ignoresRequirements && !holds(s, seat, requires, sourceOf(space))) {
    return {
      why: 'requires-influence',
      faction: requires.with,
      n: requires.n,
      has: influenceWith(s, seat, requires.with),
    }
  }
  const changes = modifiersOf(s, seat, 'space-cost')
  const costs = space.prices.map((price) => discounted(s, seat, space, price, changes))
  const [cheapest] = costs
  if (cheapest === undefined || costs.some((cost) => canAfford(s, seat, cost))) return undefined
  return shortOf(s, seat, cheapest)
}

export type ClosedSpace = { readonly card: string; readonly space: SpaceId; readonly obstacle: Obstacle }

/** Spaces a card in hand shows the icon for, but where no Agent may go now. */
export function closedSpaces(s: ImperiumState, turn: TurnFrame): ClosedSpace[] {
  return distinct(player(s, turn.seat).hand).flatMap((id) => {
    const card = cardOf(s, id)
    return reachable(s, turn, card).flatMap((space) => {
      const obstacle = obstacleAt(s, turn, card, space)
      return obstacle === undefined ? [] : [{ card: id, space: space.id, obstacle }]
    })
  })
}

/** IMP-AGT-16: pay, place, control bonus; then everything waits to be resolved in any order. */
export function sendAgent(s: ImperiumState, turn: TurnFrame, chosen: Option, tell: Tell): void {
  const { seat } = turn
  const p = player(s, seat)
  const card = cardOf(s, String(targetId(chosen)))
  const space = content(s).space(String(targetId(chosen, 1)))
  const price = priceAt(
    space,
    chosen.targets.find(({ kind }) => kind === 'price'),
  )
  if (price === undefined) throw new Error(`no price for "${chosen.key}"`)
  const origins = originsOf(s, seat, card)
  const origin = String(chosen.targets.find(({ kind }) => kind === 'origin')?.id ?? origins[0])

  takeFromHand(p, card.id)
  p.played.push(card.id)
  turn.stage = 'agent'
  turn.card = card.id
  turn.space = space.id
  turn.combat = space.combat ?? false
  turn.mayPass = false
  const cost = discounted(s, seat, space, price, modifiersOf(s, seat, 'space-cost'))
  tellOpen(tell, 'agent-sent', {
    seat,
    card: card.id,
    space: space.id,
    ...(origin === LEADER ? {} : { from: origin }),
  })
  payCost(s, seat, sourceOf(space), cost, tell)
  const infiltrator = chosen.targets.find(({ kind }) => kind === 'post')?.id
  if (infiltrator !== undefined) recallSpy(s, seat, String(infiltrator), tell)
  if (origin === LEADER) placeFromLeader(s, seat, space.id)
  else moveAgent(s, seat, origin, space.id)
  for (const ban of s.bans) removeOne(ban.bound, seat)

  // The card first: what it changes about the space (Power Play, Carryall) must count.
  for (const printed of printedAt({ kind: 'card', id: card.id }, 'agent', card.agent)) {
    if (printed.effect.do === 'signet') waitForSignet(s, turn)
    else turn.items.push(printed)
  }
  turn.items.push(...printedAt(sourceOf(space), `price.${space.prices.indexOf(price)}`, price.effects))
  turn.items.push(...printedAt(sourceOf(space), 'space', space.effects))
  if ((cost.solari ?? 0) > 0) fire(s, seat, 'solari-paid')
  for (const visit of visitTo(space)) turn.items.push(byRule(sourceOf(space), visit))
  fire(s, seat, 'visit', space)
  completeByVisit(s, turn, tell)
  // UPR-AGT-05: Gather Intelligence, then what others get for the visit, then the effects.
  pushFrame(s, { kind: 'arrival', seat, space: space.id })
  askToGather(s, seat, space.id)
}

/** IMP-LDR-03: with some boxes the ability may be left unused, but what it forbids holds at once (UPR-CLR-05). */
function waitForSignet(s: ImperiumState, turn: TurnFrame): void {
  const source: Source = { kind: 'leader', id: player(s, turn.seat).leader ?? '' }
  for (const printed of printedAt(source, 'signet', leaderOf(s, turn.seat)?.signet ?? [])) {
    const isOptional = content(s).box.signetOptional && printed.effect.do !== 'no-deployment'
    turn.items.push(isOptional ? { ...printed, optional: true } : printed)
  }
}

/** IMP-CTL-03, IMP-CTL-06: the control bonus goes to the controller, whoever sent the Agent; then come the opponents. */
export const arrival: Kind<'arrival'> = {
  step(s, frame) {
    popFrame(s, frame)
    const space = content(s).space(frame.space)
    const controller = s.control[space.id]
    if (controller !== undefined && space.controlBonus !== undefined) {
      pushEffects(s, controller, { kind: 'control', id: space.id }, 'control', [space.controlBonus])
    }
    const seats = s.players.length
    for (let other = nextSeat(frame.seat, seats); other !== frame.seat; other = nextSeat(other, seats)) {
      fire(s, other, 'opponent-visit', space)
    }
    return true
  },
}
