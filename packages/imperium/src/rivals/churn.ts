// Row churn (SOL-RIV-13): two dice after each of the person's Reveal turns take cards out of the Imperium Row.

import { draw, type Rng, type Tell } from '@sietch/kernel'
import type { CardId } from '../content/types.ts'
import { tellRevealed } from '../events.ts'
import { putAway } from '../pieces/cards.ts'
import type { ImperiumState } from '../state.ts'

const SIDES = 6

export const rollDice = (rng: Rng): number[] => [draw(rng, SIDES) + 1, draw(rng, SIDES) + 1]

export function churnRow(s: ImperiumState, tell: Tell): void {
  if (!s.rivals?.churn) return
  const dice = rollDice(s.rng)
  const places = [...new Set(dice)].map((die) => die - 1).filter((place) => place < s.row.length)
  const cards: CardId[] = places.map((place) => s.row[place] ?? '')
  for (const card of cards) putAway(s, card)
  tellRevealed(tell, 'row-churned', { dice, cards })
  const row: (CardId | undefined)[] = s.row.slice()
  for (const place of places.toSorted((a, b) => a - b)) {
    const card = s.imperiumDeck.pop()
    row[place] = card
    if (card !== undefined) tellRevealed(tell, 'row-refilled', { card })
  }
  s.row = row.filter((card) => card !== undefined)
}
