// The cards of a player as everyone at the table can work them out: what the deck began with and what was acquired,
// without what was trashed (IMP-DCK-13). Some of these are visible; the rest are in hand or in the deck. Only what the
// viewer was told and can see is used.

import { contentOf, type ImperiumView, type PlayerView, readEvent } from '@sietch/imperium'
import type { Seat } from '@sietch/kernel'
import type { LogEntry } from '../../table/table.ts'

export type DeckList = {
  /** In hand or in the deck; for someone who sees the hand, these are in the deck. */
  readonly unseen: readonly string[]
  readonly trashed: readonly string[]
}

/** Undefined while there is no deck, or if the log does not add up. */
export function deckList(log: readonly LogEntry[], view: ImperiumView, seat: Seat): DeckList | undefined {
  const player = view.players[seat]
  if (player === undefined || player.leader === null) return undefined
  const owned = startingCards(view.box, player.leader)
  const trashed: string[] = []
  for (const { events } of log) {
    for (const told of events) {
      const { kind, data } = readEvent(told)
      if (kind === 'acquired' && data.seat === seat) owned.push(data.card)
      if (kind === 'trashed' && data.seat === seat) {
        trashed.push(data.card)
        if (!takeOut(owned, data.card)) return undefined
      }
    }
  }
  const seen = seenCards(player)
  const isComplete = seen.every((card) => takeOut(owned, card))
  const hidden = player.deck - player.deckTop.length + hiddenInHand(player)
  return isComplete && owned.length === hidden ? { unseen: owned, trashed } : undefined
}

/** Of the hand and the deck, too, as far as the viewer knows them. */
const seenCards = ({
  discard,
  played,
  revealed,
  hand,
  knownHand,
  deckTop,
}: PlayerView): readonly string[] => [
  ...discard,
  ...played,
  ...revealed,
  ...(typeof hand === 'number' ? knownHand : hand),
  ...deckTop,
]

const hiddenInHand = ({ hand, knownHand }: PlayerView): number =>
  typeof hand === 'number' ? hand - knownHand.length : 0

function startingCards(box: string, leader: string): string[] {
  const { piles, leader: find } = contentOf(box)
  const without = find(leader).abilities.flatMap((ability) =>
    'changes' in ability && ability.changes === 'starting-deck' ? ability.without : [],
  )
  return piles.starting.filter((card) => !without.includes(card))
}

function takeOut(cards: string[], card: string): boolean {
  const index = cards.indexOf(card)
  if (index < 0) return false
  cards.splice(index, 1)
  return true
}
