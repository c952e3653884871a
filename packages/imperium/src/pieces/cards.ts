// A player's deck, hand, discard pile and cards in play; the Intrigue deck (IMP-DCK, IMP-INT).

import { draw as drawNumber, pushFrame, type Seat, shuffle, type Tell } from '@sietch/kernel'
import { printedAt } from '../content/printed.ts'
import type { CardId, Faction, IntrigueId } from '../content/types.ts'
import type { Effect, Printed, Region, Slot, Source } from '../effects/types.ts'
import { tellOpen, tellRevealed, tellSecret } from '../events.ts'
import {
  cardOf,
  content,
  type ImperiumState,
  ownTurn,
  type Player,
  player,
  removeOne,
  type TurnFrame,
} from '../state.ts'
import { fire, modifiersOf, seesDeckTop } from './abilities.ts'

/** `deck`: its top card. */
export type Zone = 'hand' | 'discard' | 'play' | 'deck'

/** Draws from the own deck. On the Reveal turn a drawn card is revealed at once (IMP-REV-08). */
export function drawCards(s: ImperiumState, seat: Seat, n: number, tell: Tell): void {
  const p = player(s, seat)
  const drawn: CardId[] = []
  while (drawn.length < n) {
    // IMP-DCK-02, IMP-DCK-10: reshuffle only when a card must be drawn; with nothing left, draw what there is.
    if (p.deck.length === 0) {
      if (p.discard.length === 0) break
      shuffleDiscardIntoDeck(s, seat, tell)
    }
    const card = takeTop(p)
    if (card !== undefined) drawn.push(card)
  }
  if (drawn.length === 0) return
  const turn = ownTurn(s, seat)
  if (turn?.stage === 'reveal') {
    for (const card of drawn) revealCard(s, turn, card)
    p.knownHand = []
    tellRevealed(tell, 'revealed', { seat, cards: drawn })
    return
  }
  p.hand.push(...drawn)
  tellSecret(tell, 'drew', { seat, n: drawn.length }, [seat], { cards: drawn })
}

export function shuffleDiscardIntoDeck(s: ImperiumState, seat: Seat, tell: Tell): void {
  const p = player(s, seat)
  p.deck.push(...p.discard)
  p.discard.length = 0
  p.knownTop = 0
  shuffle(s.rng, p.deck)
  tellOpen(tell, 'shuffled', { seat })
}

/** The top card of the deck; if everyone saw it put there, everyone knows that it is in hand now. */
function takeTop(p: Player): CardId | undefined {
  const card = p.deck.pop()
  if (p.knownTop > 0 && card !== undefined) {
    p.knownTop--
    p.knownHand.push(card)
  }
  return card
}

/** A card leaves the hand, and with it what was known of it. */
export function takeFromHand(p: Player, card: CardId): void {
  if (!removeOne(p.hand, card)) throw new Error(`no ${card} in hand`)
  removeOne(p.knownHand, card)
}

/** Puts a card face up on the Reveal turn; its Reveal box waits to be resolved (IMP-REV-03). */
export function revealCard(s: ImperiumState, turn: TurnFrame, card: CardId): void {
  player(s, turn.seat).revealed.push(card)
  turn.items.push(...printedAt({ kind: 'card', id: card }, 'reveal', cardOf(s, card).reveal))
}

export function drawIntrigue(s: ImperiumState, seat: Seat, n: number, tell: Tell): void {
  const drawn: string[] = []
  while (drawn.length < n) {
    // IMP-DCK-09: the discard pile becomes the new deck; with that empty too, nothing is drawn.
    if (s.intrigueDeck.length === 0) {
      if (s.intrigueDiscard.length === 0) break
      s.intrigueDeck = shuffle(s.rng, s.intrigueDiscard)
      s.intrigueDiscard = []
      tellOpen(tell, 'intrigue-shuffled', {})
    }
    const card = s.intrigueDeck.pop()
    if (card !== undefined) drawn.push(card)
  }
  if (drawn.length === 0) return
  player(s, seat).intrigue.push(...drawn)
  tellSecret(tell, 'drew-intrigue', { seat, n: drawn.length }, [seat], { cards: drawn })
  for (const _ of drawn) gotIntrigue(s, seat)
}

/** Drawn or stolen, on the own turn. */
function gotIntrigue(s: ImperiumState, seat: Seat): void {
  if (ownTurn(s, seat) !== undefined) fire(s, seat, 'intrigue-drawn')
}

/** BLD-CLR-12: from the deck of its own, which is shuffled when it is first needed. */
export function drawTwisted(s: ImperiumState, seat: Seat, n: number, tell: Tell): void {
  s.twisted ??= { deck: shuffle(s.rng, [...content(s).piles.twisted]), discard: [] }
  const drawn = s.twisted.deck.splice(-n).reverse()
  if (drawn.length === 0) return
  player(s, seat).intrigue.push(...drawn)
  tellSecret(tell, 'drew-twisted', { seat, n: drawn.length }, [seat], { cards: drawn })
}

/** A spent Intrigue card; a Twisted one goes to a pile of its own and never into the common deck. */
export function discardIntrigue(s: ImperiumState, card: IntrigueId): void {
  if (content(s).intrigue(card).twisted) s.twisted?.discard.push(card)
  else s.intrigueDiscard.push(card)
}

/** IMP-INT-09: every opponent with four or more Intrigue cards gives one randomly. */
export function stealIntrigue(s: ImperiumState, seat: Seat, opponents: readonly Seat[], tell: Tell): void {
  for (const victim of opponents) {
    const { intrigue } = player(s, victim)
    const least = modifiersOf(s, victim, 'theft').map(({ from }) => from)
    if (intrigue.length < Math.max(content(s).box.stealsFrom, ...least)) continue
    const [card] = intrigue.splice(drawNumber(s.rng, intrigue.length), 1)
    if (card === undefined) continue
    player(s, seat).intrigue.push(card)
    tellSecret(tell, 'stole-intrigue', { seat, from: victim }, [seat, victim], { card })
    gotIntrigue(s, seat)
  }
}

/** IMP-ICO: a card from hand to the discard pile. */
export function discardCard(s: ImperiumState, seat: Seat, card: CardId, tell: Tell): void {
  const p = player(s, seat)
  takeFromHand(p, card)
  p.discard.push(card)
  tellOpen(tell, 'discarded', { seat, card, from: 'hand' })
  const turn = ownTurn(s, seat)
  if (turn !== undefined) turn.discarded = card
  // UPR-CLR-07: from hand, and only so.
  pushEffects(s, seat, { kind: 'card', id: card }, 'discarded', cardOf(s, card).discarded ?? [])
}

/** IMP-DCK-04 to IMP-DCK-06: out of the game, or back to its Reserve pile. */
export function trashCard(
  s: ImperiumState,
  seat: Seat,
  card: CardId,
  zone: Zone,
  tell: Tell,
  source: Source,
): void {
  const p = player(s, seat)
  const isItself = source.kind === 'card' && source.id === card && zone === 'play'
  if (zone === 'play') {
    if (!removeOne(p.played, card) && !removeOne(p.revealed, card)) throw new Error(`no ${card} in play`)
    dropEffectsOf(s, seat, card, isItself)
  } else if (zone === 'hand') takeFromHand(p, card)
  else if (zone === 'deck') {
    p.deck.pop()
    p.knownTop = Math.max(0, p.knownTop - 1)
  } else if (!removeOne(p.discard, card)) throw new Error(`no ${card} in ${zone}`)
  putAway(s, card)
  // Who may look at the top card sees the next one under a trashed one.
  const showsNext = zone === 'deck' && seesDeckTop(s, seat)
  const told = showsNext ? tellRevealed : tellOpen
  told(tell, 'trashed', { seat, card, from: zone })
  pushEffects(s, seat, { kind: 'card', id: card }, 'trashed', cardOf(s, card).trashed ?? [])
  fire(s, seat, 'trashed')
}

/** Out of the game, or back to the Reserve. */
export function putAway(s: ImperiumState, card: CardId): void {
  if (cardOf(s, card).pile === 'reserve') s.reserve[card] = (s.reserve[card] ?? 0) + 1
  else s.trashed.push(card)
}

/** IMP-DCK-12: effects of a card that has been trashed cannot be used anymore. */
function dropEffectsOf(s: ImperiumState, seat: Seat, card: CardId, isItself: boolean): void {
  const turn = ownTurn(s, seat)
  if (turn === undefined) return
  const zone = turn.stage === 'reveal' ? player(s, seat).revealed : player(s, seat).played
  const copies = isItself && turn.stage === 'agent' ? 0 : zone.filter((id) => id === card).length
  const kept = new Map<Slot, number>()
  turn.items = turn.items.filter(({ source, slot }) => {
    if (source.kind !== 'card' || source.id !== card) return true
    const count = (kept.get(slot) ?? 0) + 1
    kept.set(slot, count)
    return count <= copies
  })
}

/** The cards of a Faction in the discard pile, each once. */
export const discardedOf = (s: ImperiumState, seat: Seat, faction: Faction): CardId[] =>
  distinct(player(s, seat).discard.filter((id) => cardOf(s, id).factions.includes(faction)))

export const cardsInZone = (p: Player, zone: Zone): readonly CardId[] =>
  zone === 'play' ? [...p.played, ...p.revealed] : p[zone]

/** Is there a card that could be trashed (IMP-DCK-05)? */
export function canTrash(s: ImperiumState, seat: Seat, from?: 'hand' | 'play'): boolean {
  const { hand, discard, played, revealed } = player(s, seat)
  if (from === 'hand') return hand.length > 0
  if (from === 'play') return played.length + revealed.length > 0
  return hand.length + discard.length + played.length + revealed.length > 0
}

/** Cards of a Faction (or any) in a zone, other than the card that asks; each once. */
export function othersOf(
  s: ImperiumState,
  seat: Seat,
  zone: 'hand' | 'play' | 'discard',
  faction: Faction | null,
  source: Source,
): CardId[] {
  const cards = [...cardsInZone(player(s, seat), zone)]
  if (zone === 'play' && source.kind === 'card') removeOne(cards, source.id)
  return distinct(cards.filter((id) => faction === null || cardOf(s, id).factions.includes(faction)))
}

/** Each different item once, in order. */
export function distinct<T>(items: readonly T[]): T[] {
  const seen: T[] = []
  for (const item of items) if (!seen.includes(item)) seen.push(item)
  return seen
}

/** Effects of one source that follow each other at once; `at`: where the list of them is printed. */
export function pushEffects(
  s: ImperiumState,
  seat: Seat,
  source: Source,
  at: Region | Slot,
  effects: readonly Effect[],
): void {
  pushAll(s, seat, printedAt(source, at, effects))
}

export function pushAll(s: ImperiumState, seat: Seat, items: readonly Printed[]): void {
  if (items.length > 0) pushFrame(s, { kind: 'sequence', seat, items: [...items] })
}
