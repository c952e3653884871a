// What treachery cards are worth, and what can be known about other hands: every card seen is counted.

import type { ClassicState } from '@sietch/classic'
import {
  FACTION_RULES,
  TREACHERY,
  TREACHERY_CARDS,
  type TreacheryId,
  type TreacheryKind,
  treacheryKind,
} from '@sietch/classic/content'
import { player } from '@sietch/classic/table'
import type { Seat } from '@sietch/kernel'

const WORTH: { readonly [K in TreacheryKind]: number } = {
  'projectile-weapon': 0.26,
  'poison-weapon': 0.26,
  lasgun: 0.2,
  shield: 0.24,
  snooper: 0.24,
  'cheap-hero': 0.2,
  worthless: -0.03,
  special: 0.1,
}

const SPECIAL: { readonly [C in TreacheryId]?: number } = {
  karama: 0.26,
  hajr: 0.14,
  'tleilaxu-ghola': 0.2,
  'weather-control': 0.12,
  'family-atomics': 0.06,
  truthtrance: 0.05,
}

/** A second card of a kind is worth less than the first. */
const AGAIN = 0.6

const usesWorthless = (s: ClassicState, seat: Seat): boolean =>
  s.advanced && FACTION_RULES[player(s, seat).faction].advanced.worthlessIsKarama === true

export function cardWorth(s: ClassicState, seat: Seat, card: TreacheryId): number {
  const kind = treacheryKind(card)
  if (kind === 'worthless' && usesWorthless(s, seat)) return SPECIAL.karama ?? 0
  return SPECIAL[card] ?? WORTH[kind]
}

/** What a card adds to a hand. */
export function cardGain(
  s: ClassicState,
  seat: Seat,
  card: TreacheryId,
  hand: readonly TreacheryId[],
): number {
  const worth = cardWorth(s, seat, card)
  if (worth <= 0) return worth
  const kind = treacheryKind(card)
  const alike = hand.filter((one) => (kind === 'special' ? one === card : treacheryKind(one) === kind)).length
  return worth * AGAIN ** alike
}

export function handWorth(s: ClassicState, seat: Seat): number {
  const { hand } = player(s, seat)
  let sum = 0
  for (const [index, card] of hand.entries()) sum += cardGain(s, seat, card, hand.slice(0, index))
  return sum
}

/** How many copies of each card the viewer has not seen: in decks and in other hands. */
function unseen(s: ClassicState, viewer: Seat): Map<TreacheryId, number> {
  const left = new Map(TREACHERY.map((card) => [card, TREACHERY_CARDS[card].copies]))
  const see = (card: TreacheryId) => void left.set(card, (left.get(card) ?? 0) - 1)
  for (const card of s.treacheryDiscard) see(card)
  for (const card of s.removed) see(card)
  for (const card of player(s, viewer).hand) see(card)
  for (const { holder, card, to } of s.known) if (holder !== viewer && to.includes(viewer)) see(card)
  return left
}

/** What an unseen card is worth to a hand, on average. */
export function unknownGain(s: ClassicState, seat: Seat): number {
  const { hand } = player(s, seat)
  let sum = 0
  let cards = 0
  for (const [card, copies] of unseen(s, seat)) {
    sum += copies * cardGain(s, seat, card, hand)
    cards += copies
  }
  return cards === 0 ? 0 : sum / cards
}

/** The kinds of cards that decide a battle, each with how likely it is in a hand. */
export type Arms = { readonly [K in TreacheryKind]: number }

const KINDS = Object.keys(WORTH) as TreacheryKind[]

/** What a player may hold, as far as the viewer knows; one's own hand is no secret. */
export function armsOf(s: ClassicState, holder: Seat, viewer: Seat): Arms {
  const { hand } = player(s, holder)
  const isOwn = holder === viewer
  const shown = isOwn
    ? hand
    : s.known.filter((one) => one.holder === holder && one.to.includes(viewer)).map(({ card }) => card)
  const hidden = hand.length - shown.length
  const pool = hidden > 0 ? unseen(s, viewer) : new Map<TreacheryId, number>()
  let cards = 0
  for (const copies of pool.values()) cards += copies
  const odds = (kind: TreacheryKind): number => {
    if (shown.some((card) => treacheryKind(card) === kind)) return 1
    let copies = 0
    for (const [card, n] of pool) if (treacheryKind(card) === kind) copies += n
    return cards === 0 ? 0 : 1 - (1 - copies / cards) ** hidden
  }
  const arms: Record<string, number> = {}
  for (const kind of KINDS) arms[kind] = odds(kind)
  return arms as Arms
}
