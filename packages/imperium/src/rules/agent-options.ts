// Which card may send an Agent where (IMP-AGT), and what stands in the way.

import { type Option, option, type Seat, seatTarget, type Target } from '@sietch/kernel'
import type { ModifierOf } from '../content/abilities.ts'
import type { Board } from '../content/board.ts'
import { priceName } from '../content/slots.ts'
import {
  AGENT_ICONS,
  type AgentIcon,
  type Arrow,
  type Card,
  type CardId,
  type LeaderId,
  type PostId,
  type Price,
  RESOURCES,
  type Space,
  type SpaceId,
} from '../content/types.ts'
import { type Shortage, shortOf } from '../effects/costs.ts'
import type { Cost, Source } from '../effects/types.ts'
import { modifiersOf } from '../pieces/abilities.ts'
import { distinct } from '../pieces/cards.ts'
import { holds } from '../pieces/conditions.ts'
import { iconsOfContracts } from '../pieces/contracts.ts'
import { spiesOn } from '../pieces/spied.ts'
import { alliesOfArrow, isCommander, readyArrows } from '../pieces/teams.ts'
import { influenceWith } from '../pieces/tracks.ts'
import { isAmong } from '../pieces/triggers.ts'
import { costAtLevel, isBarred, levelTerms } from '../rivals/terms.ts'
import {
  boardOf,
  cardOf,
  content,
  hasAgentAt,
  type ImperiumState,
  isOccupied,
  type Player,
  player,
  type TurnFrame,
} from '../state.ts'

/** Why a player cannot send an Agent to a space, with what to say about it. */
export type Obstacle =
  | { readonly why: 'occupied'; readonly by: readonly Seat[] }
  | { readonly why: 'forbidden'; readonly by: Seat }
  | { readonly why: 'used' }
  | { readonly why: 'not-yours'; readonly leader: LeaderId }
  | { readonly why: 'no-swordmaster' }
  | { readonly why: 'requires-influence'; readonly faction: string; readonly n: number; readonly has: number }
  | Shortage

/** `agent dagger > arrakeen`, `… > sell-melange > 3` for a price, `… > arrakeen > leader` for the Agent to move. */
export function agentOptions(s: ImperiumState, turn: TurnFrame, options: Option[]): void {
  const { hand, leader } = player(s, turn.seat)
  const isSentByCommander = isCommander(s, turn.seat)
  const terms: Terms = {
    changes: modifiersOf(s, turn.seat, 'space-cost'),
    unblocked: modifiersOf(s, turn.seat, 'blocking'),
    icons: modifiersOf(s, turn.seat, 'card-icons'),
  }
  // What is open to one card is open to every other that shows the icon, unless the card breaks rules.
  const known: (readonly Way[] | undefined)[] = []
  const board = boardOf(s)
  for (let i = 0; i < hand.length; i++) {
    const id = hand[i] as CardId
    if (hand.indexOf(id) < i) continue
    const card = cardOf(s, id)
    const origins = originsOf(s, turn.seat, card)
    if (origins.length === 0) continue
    const isUsual = !card.sendsAnywhere && !card.ignoresRequirements
    for (const reach of reachOf(s, turn, card, board, terms.icons)) {
      if (reach.onlyFor !== undefined && reach.onlyFor !== leader) continue
      let ways = isUsual ? known[reach.index] : undefined
      if (ways === undefined) {
        ways = waysTo(s, turn, card, reach.space, terms)
        if (isUsual) known[reach.index] = ways
      }
      for (const way of ways) {
        if (isSentByCommander) {
          commanderOptions(s, turn.seat, card, reach.space, way, origins, options)
          continue
        }
        if (way.by === null && origins.length === 1) options.push(reach.options[way.price] as Option)
        else for (const origin of origins) options.push(agentOption(card, reach.space, way, origin, origins))
      }
    }
  }
}

/**
 * SIX-ACT-01: the arrow decides whom the Agent activates: `… > arrakeen > left`; with two arrows the Commander does:
 * `… > arrakeen > both > 2`.
 */
function commanderOptions(
  s: ImperiumState,
  seat: Seat,
  card: Card,
  space: Space,
  way: Way,
  origins: readonly string[],
  options: Option[],
): void {
  const p = player(s, seat)
  for (const origin of origins) {
    const { targets } = agentOption(card, space, way, origin, origins)
    for (const arrow of origin === LEADER ? readyArrows(p) : arrowsAt(p, origin)) {
      const target = { kind: 'arrow', id: arrow }
      for (const ally of alliesOfArrow(s, seat, arrow))
        options.push(
          arrow === 'both'
            ? option('agent', ...targets, target, seatTarget(ally))
            : option('agent', ...targets, target),
        )
    }
  }
}

/** Of the Agent on a space. */
const arrowsAt = ({ sent, arrows = [] }: Player, space: SpaceId): readonly Arrow[] =>
  arrows.slice(sent.indexOf(space)).slice(0, 1)

/** What abilities of the player change about sending Agents. */
type Terms = {
  readonly changes: readonly ModifierOf<'space-cost'>[]
  readonly unblocked: readonly ModifierOf<'blocking'>[]
  readonly icons: readonly ModifierOf<'card-icons'>[]
}

/** How an Agent gets onto a space: at which of its prices, and which spy makes way for it, if one must. */
type Way = { readonly price: number; readonly by: PostId | null }

const NO_WAY: readonly Way[] = []
const THE_WAY: readonly Way[] = [{ price: 0, by: null }]

function waysTo(
  s: ImperiumState,
  turn: TurnFrame,
  card: Card,
  space: Space,
  { changes, unblocked }: Terms,
): readonly Way[] {
  if (isClosed(s, turn, card, space)) return NO_WAY
  const entries = entriesTo(s, turn, card, space, unblocked)
  if (entries.length === 0) return NO_WAY
  const { prices } = space
  const ways: Way[] = []
  for (let price = 0; price < prices.length; price++) {
    if (!canAfford(s, turn.seat, discounted(s, turn.seat, space, prices[price] as Price, changes))) continue
    if (prices.length === 1 && entries === UNHINDERED) return THE_WAY
    for (const by of entries) ways.push({ price, by })
  }
  return ways
}

/** A space as a card can send an Agent there. */
type Reach = {
  readonly space: Space
  /** Its place on the board. */
  readonly index: number
  /** By price: the Leader's Agent goes there, and no spy has to make way. The same every time, so they are made once. */
  readonly options: readonly Option[]
  /** Of this Leader's own board. */
  readonly onlyFor: LeaderId | undefined
}

type Reached = {
  /** Where the card's own icons lead. */
  readonly usual: readonly Reach[]
  /** By place on the board. */
  readonly all: readonly Reach[]
}

const reached = new WeakMap<Board, Map<Card, Reached>>()

function reachedBy(card: Card, board: Board): Reached {
  let byCard = reached.get(board)
  if (byCard === undefined) {
    byCard = new Map()
    reached.set(board, byCard)
  }
  let found = byCard.get(card)
  if (found === undefined) {
    const all = board.spaces.map((space, index): Reach => {
      const options = space.prices.map((_, price) =>
        agentOption(card, space, { price, by: null }, LEADER, FROM_LEADER),
      )
      return { space, index, options, onlyFor: space.onlyFor }
    })
    const usual = board.spacesWith(card.icons).flatMap((space) => all[board.spaces.indexOf(space)] ?? [])
    found = { usual: card.sendsAnywhere ? all : usual, all }
    byCard.set(card, found)
  }
  return found
}

function agentOption(
  card: Card,
  space: Space,
  { price, by }: Way,
  origin: string,
  origins: readonly string[],
): Option {
  const targets: Target[] = [
    { kind: 'card', id: card.id },
    { kind: 'space', id: space.id },
  ]
  const paid = space.prices[price]
  if (paid !== undefined && space.prices.length > 1)
    targets.push({ kind: 'price', ...priceName(space, paid) })
  if (origins.length > 1) targets.push({ kind: 'origin', id: origin })
  if (by !== null) targets.push({ kind: 'post', id: by })
  return option('agent', ...targets)
}

export const LEADER = 'leader'
const FROM_LEADER: readonly string[] = [LEADER]
const NOWHERE: readonly string[] = []

/** Where the Agent comes from: the Leader; with Kwisatz Haderach also any space (IMP-CLR-06). */
export function originsOf(s: ImperiumState, seat: Seat, card: Card): readonly string[] {
  const { agents, sent } = player(s, seat)
  const fromLeader = agents > 0 ? FROM_LEADER : NOWHERE
  return card.sendsAnywhere ? [...fromLeader, ...distinct(sent)] : fromLeader
}

/** IMP-AGT-02: spaces whose icon the card shows. */
function reachOf(
  s: ImperiumState,
  turn: TurnFrame,
  card: Card,
  board: Board,
  changes: readonly ModifierOf<'card-icons'>[],
): readonly Reach[] {
  const { usual, all } = reachedBy(card, board)
  if (card.sendsAnywhere) return usual
  const { boost } = player(s, turn.seat)
  if (boost !== undefined && card.factions.includes(boost.faction)) return all
  const more = addedIcons(s, turn, card, changes)
  const isSpying = card.icons.includes('spy') || more.includes('spy')
  if (!isSpying && !turn.factionIcons && more.length === 0) return usual
  const wider = usual.slice()
  // UPR-AGT-03: the Spy icon opens every space the player is spying on.
  if (isSpying) {
    for (const post of player(s, turn.seat).posts)
      for (const id of content(s).post(post).spaces) widen(wider, all, board, content(s).space(id))
  }
  if (turn.factionIcons)
    for (const space of board.spacesWith(content(s).factions)) widen(wider, all, board, space)
  for (const icon of more)
    for (const space of board.spacesWith(ALONE.get(icon) ?? NO_ICONS)) widen(wider, all, board, space)
  return wider
}

function widen(reach: Reach[], all: readonly Reach[], { spaces }: Board, space: Space): void {
  const more = all[spaces.indexOf(space)]
  if (more !== undefined && !reach.includes(more)) reach.push(more)
}

const NO_ICONS: readonly AgentIcon[] = []

/** Lists of one: the board remembers what it is asked for by the list. */
const ALONE = new Map(AGENT_ICONS.map((icon): [AgentIcon, readonly AgentIcon[]] => [icon, [icon]]))

/** Icons that the card has on this turn besides its own. */
function addedIcons(
  s: ImperiumState,
  turn: TurnFrame,
  card: Card,
  changes: readonly ModifierOf<'card-icons'>[],
): readonly AgentIcon[] {
  let icons = turn.icons ?? NO_ICONS
  for (const change of changes)
    if (change.card === undefined || change.card === card.id) icons = [...icons, ...change.icons]
  return card.iconsOfContracts ? [...icons, ...iconsOfContracts(s, turn.seat)] : icons
}

const UNHINDERED: readonly (PostId | null)[] = [null]

/**
 * The ways past other Agents: null if no one is in the way, else each spy that watches the space and may be recalled
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

export const sourceOf = (space: Space): Source => ({ kind: 'space', id: space.id })

/** What a Swordmaster and abilities take off a price; what it does not ask for cannot get less. */
export function discounted(
  s: ImperiumState,
  seat: Seat,
  space: Space,
  { cost }: Price,
  changes: readonly ModifierOf<'space-cost'>[],
): Cost {
  const { cheaperAfterSwordmaster: cheaper = 0 } = space
  let paid = s.rivals === undefined ? cost : costAtLevel(space, cost, levelTerms(s))
  if (cheaper > 0 && s.players.some(({ swordmaster }) => swordmaster)) {
    paid = reduced(paid, { solari: cheaper })
  }
  for (const { at, less } of changes) if (isAmong(s, seat, space, at)) paid = reduced(paid, less)
  return paid
}

function reduced(cost: Cost, less: Cost): Cost {
  const paid: { -readonly [Part in keyof Cost]: Cost[Part] } = { ...cost }
  for (const resource of RESOURCES) {
    const asked = cost[resource]
    const off = less[resource]
    if (asked !== undefined && off !== undefined) paid[resource] = Math.max(0, asked - off)
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
  if (space.once !== undefined && (p[space.once] || isBarred(s, space))) return true
  if (lacksInfluence(s, turn, card, space)) return true
  for (const ban of s.bans) if (ban.space === space.id && ban.bound.includes(seat)) return true
  return false
}

/** Does the space ask for Influence that the player does not have, and nothing excuses from it? */
function lacksInfluence(s: ImperiumState, turn: TurnFrame, card: Card, space: Space): boolean {
  if (space.requires === undefined || card.ignoresRequirements || turn.ignoreRequirements) return false
  if (holds(s, turn.seat, space.requires, sourceOf(space))) return false
  for (const { at } of modifiersOf(s, turn.seat, 'requirement'))
    if (isAmong(s, turn.seat, space, at)) return false
  return true
}

/** IMP-AGT-05: no one stands there, or only Agents that do not block this player. */
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
  if (space.onlyFor !== undefined && space.onlyFor !== p.leader)
    return { why: 'not-yours', leader: space.onlyFor }
  if (space.once !== undefined && p[space.once]) return { why: 'used' }
  if (isBarred(s, space)) return { why: 'no-swordmaster' }
  if (entriesTo(s, turn, card, space, modifiersOf(s, seat, 'blocking')).length === 0) {
    return {
      why: 'occupied',
      by: s.players.flatMap((_, other) => (hasAgentAt(s, other, space.id) ? [other] : [])),
    }
  }
  const ban = s.bans.find(({ space: banned, bound }) => banned === space.id && bound.includes(seat))
  if (ban !== undefined) return { why: 'forbidden', by: ban.by }
  const { requires } = space
  if (requires !== undefined && lacksInfluence(s, turn, card, space)) {
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
  return shortOf(s, seat, cheapest, sourceOf(space))
}

/** Has the card no icon at all on this turn? */
export const isIconless = (s: ImperiumState, turn: TurnFrame, card: Card): boolean =>
  card.icons.length === 0 &&
  reachOf(s, turn, card, boardOf(s), modifiersOf(s, turn.seat, 'card-icons')).length === 0

export type ClosedSpace = { readonly card: string; readonly space: SpaceId; readonly obstacle: Obstacle }

/** Spaces a card in hand shows the icon for, but where no Agent may go now. */
export function closedSpaces(s: ImperiumState, turn: TurnFrame): ClosedSpace[] {
  const board = boardOf(s)
  const icons = modifiersOf(s, turn.seat, 'card-icons')
  return distinct(player(s, turn.seat).hand).flatMap((id) => {
    const card = cardOf(s, id)
    return reachOf(s, turn, card, board, icons).flatMap(({ space }) => {
      const obstacle = obstacleAt(s, turn, card, space)
      return obstacle === undefined ? [] : [{ card: id, space: space.id, obstacle }]
    })
  })
}
