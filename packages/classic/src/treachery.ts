// Treachery cards in motion: from the deck, into hands, onto the discard pile; and what others know about a hand.

import { type Seat, shuffle, type Tell } from '@sietch/kernel'
import { FACTION } from './content/factions.ts'
import { TREACHERY_CARDS } from './content/treachery.ts'
import type { TreacheryId } from './content/types.ts'
import { type CardUse, tellOpen, tellRevealed, tellSecret } from './events.ts'
import { type ClassicState, player, removeOne, WINDOW_GROUPS } from './state.ts'

const handLimit = (s: ClassicState, seat: Seat): number => FACTION[player(s, seat).faction].handLimit

export const isHandFull = (s: ClassicState, seat: Seat): boolean =>
  player(s, seat).hand.length >= handLimit(s, seat)

/** The top card of the deck; AMB-75: the discards are shuffled when it runs out, and there may be none. */
export function drawTreachery(s: ClassicState): TreacheryId | undefined {
  if (s.treacheryDeck.length === 0) {
    s.treacheryDeck = shuffle(s.rng, s.treacheryDiscard)
    s.treacheryDiscard = []
  }
  return s.treacheryDeck.pop()
}

/** A card enters a hand; its new owner sees it, and `seen` already have. */
export function takeCard(
  s: ClassicState,
  seat: Seat,
  card: TreacheryId,
  seen: readonly Seat[],
  tell: Tell,
): void {
  const { hand, passing } = player(s, seat)
  hand.push(card)
  for (const group of WINDOW_GROUPS) if (passing[group] === 'new-card') passing[group] = 'asked'
  const others = seen.filter((other) => other !== seat)
  if (others.length > 0) s.known.push({ holder: seat, card, to: others })
  tellSecret(tell, 'card-taken', { seat }, [seat, ...others], { card })
}

/** A card leaves a hand. */
export function loseCard(s: ClassicState, seat: Seat, card: TreacheryId): void {
  if (!removeOne(player(s, seat).hand, card)) throw new Error(`seat ${seat} does not hold ${card}`)
  const index = s.known.findIndex((known) => known.holder === seat && known.card === card)
  if (index >= 0) s.known.splice(index, 1)
}

/** Everyone has seen a card that stays in hand. */
export function showCard(s: ClassicState, seat: Seat, card: TreacheryId): void {
  showTo(
    s,
    seat,
    card,
    s.players.map((_, other) => other),
  )
}

/** Some others have seen a card that stays in hand. */
export function showTo(s: ClassicState, holder: Seat, card: TreacheryId | 'none', to: readonly Seat[]): void {
  if (card === 'none') return
  const index = s.known.findIndex((known) => known.holder === holder && known.card === card)
  const before = s.known[index]?.to ?? []
  if (index >= 0) s.known.splice(index, 1)
  const seen = [...new Set([...before, ...to])].filter((seat) => seat !== holder)
  s.known.push({ holder, card, to: seen })
}

/** DUN-TCH-8. */
export function discardCard(s: ClassicState, seat: Seat, card: TreacheryId, tell: Tell): void {
  loseCard(s, seat, card)
  s.treacheryDiscard.push(card)
  tellRevealed(tell, 'card-discarded', { seat, card })
}

/** A card played outside a battle. */
export function playCard(s: ClassicState, seat: Seat, card: TreacheryId, use: CardUse, tell: Tell): void {
  tellOpen(tell, 'card-played', { seat, card, use })
  discardCard(s, seat, card, tell)
}

/** Going by public knowledge, might a seat hold the card: does it have cards in hand, and is a copy unaccounted for? */
export function couldHold(s: ClassicState, seat: Seat, card: TreacheryId): boolean {
  return player(s, seat).hand.length > 0 && isAtLarge(s, card)
}

/** Is a copy of the card unaccounted for? */
function isAtLarge(s: ClassicState, card: TreacheryId): boolean {
  let left = TREACHERY_CARDS[card].copies
  for (const seen of s.treacheryDiscard) if (seen === card) left--
  for (const seen of s.removed) if (seen === card) left--
  return left > 0
}
