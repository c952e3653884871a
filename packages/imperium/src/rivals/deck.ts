// The House Hagal deck: revealing, laying aside, shuffling anew. No one knows its next card.

import { shuffle, type Tell } from '@sietch/kernel'
import type { Box, HagalCard, HagalId, LeaderId } from '../content/types.ts'
import { tellOpen } from '../events.ts'
import { content, type ImperiumState, type Rivals } from '../state.ts'

/** SOL-HAG-08, SOL-HAG-09, SOL-RIV-01, SOL-SET-06: the cards for this many people with these Leaders, every copy. */
export const hagalCards = ({ hagal }: Box, people: number, leaders: readonly LeaderId[]): HagalId[] =>
  hagal
    .filter(({ only }) => only === undefined || (only === 'solo') === (people === 1))
    .filter(({ withLeader }) => withLeader === undefined || leaders.includes(withLeader))
    .flatMap(({ id, copies }) => Array<HagalId>(copies).fill(id))

export function houseHagal({ rivals }: ImperiumState): Rivals {
  if (rivals === undefined) throw new Error('House Hagal does not play here')
  return rivals
}

/** The next card, which is laid on the discard pile; the card that shuffles the deck shuffles it. */
export function revealHagal(s: ImperiumState, tell: Tell): HagalCard {
  const { deck, discard } = houseHagal(s)
  const id = deck.pop()
  if (id === undefined) throw new Error('the House Hagal deck is empty')
  discard.push(id)
  const card = content(s).hagal(id)
  if (card.swords !== null) return card
  shuffleHagal(s, tell)
  return revealHagal(s, tell)
}

/** Several at once (D-110): those that lie there already are not shuffled in for the next one. */
export function revealTogether(s: ImperiumState, n: number, tell: Tell): HagalCard[] {
  const cards: HagalCard[] = []
  const rivals = houseHagal(s)
  while (cards.length < n) {
    renewHagal(s, tell)
    cards.push(revealHagal(s, tell))
    rivals.discard.pop()
  }
  rivals.discard.push(...cards.map(({ id }) => id))
  renewHagal(s, tell)
  return cards
}

/** SOL-HAG-03: the last card has been dealt with. */
export function renewHagal(s: ImperiumState, tell: Tell): void {
  if (houseHagal(s).deck.length === 0) shuffleHagal(s, tell)
}

function shuffleHagal(s: ImperiumState, tell: Tell): void {
  const rivals = houseHagal(s)
  rivals.deck = shuffle(s.rng, [...rivals.deck, ...rivals.discard])
  rivals.discard = []
  tellOpen(tell, 'hagal-shuffled', {})
}
