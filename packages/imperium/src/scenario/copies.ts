// The box holds a fixed number of each card. A card that a scenario puts somewhere leaves the pile it comes from; a
// pile that the scenario has given itself keeps it, as long as the box has enough copies.

import { shuffle } from '@sietch/kernel'
import type { CardId, IntrigueId } from '../content/types.ts'
import { cardOf, content, type ImperiumState, type Player, removeOne } from '../state.ts'

/** Makes up for a card that now lies before `p`: out of the own deck, else the Imperium deck, else the Reserve. */
export function takeCopy(s: ImperiumState, p: Player, card: CardId): void {
  if (removeOne(p.deck, card)) return
  const { copies, pile } = cardOf(s, card)
  const reserve = s.reserve[card] ?? 0
  if (pile === 'starting' || reserve + countIn(cardPiles(s), card) <= copies) return
  if (!removeOne(s.imperiumDeck, card) && reserve > 0) s.reserve[card] = reserve - 1
}

/** Piter De Vries' deck and discard pile, shuffled as when he draws his first card. */
export function twistedOf(s: ImperiumState): NonNullable<ImperiumState['twisted']> {
  const { twisted } = content(s).piles
  if (twisted.length === 0)
    throw new Error('there are no Twisted Intrigue cards without the module bloodlines')
  s.twisted ??= { deck: shuffle(s.rng, [...twisted]), discard: [] }
  return s.twisted
}

/** Under the deck that each of the Intrigue cards comes from. */
export function putIntrigueBack(s: ImperiumState, cards: readonly IntrigueId[]): void {
  for (const card of cards.toReversed())
    (content(s).intrigue(card).twisted ? twistedOf(s).deck : s.intrigueDeck).unshift(card)
}

/** Makes up for an Intrigue card that now lies somewhere else than in its deck. */
export function takeIntrigueCopy(s: ImperiumState, card: IntrigueId): void {
  if (content(s).intrigue(card).twisted) {
    removeOne(twistedOf(s).deck, card)
    return
  }
  const piles = [s.intrigueDeck, s.intrigueDiscard, ...s.players.map(({ intrigue }) => intrigue)]
  const waiting = s.players.map((p) => p.waiting.map((plot) => plot.card))
  if (countIn([...piles, ...waiting], card) > content(s).intrigue(card).copies)
    removeOne(s.intrigueDeck, card)
}

const cardPiles = (s: ImperiumState): readonly (readonly CardId[])[] => [
  s.row,
  s.imperiumDeck,
  s.trashed,
  ...s.players.flatMap((p) => [p.deck, p.hand, p.discard, p.played, p.revealed, p.setAside]),
]

const countIn = (piles: readonly (readonly string[])[], card: string): number =>
  piles.reduce((sum, pile) => sum + pile.filter((id) => id === card).length, 0)
