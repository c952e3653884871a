// What lies face down anywhere, for those who look at a match that is over: hands, decks and stacks, in the order in which
// they are drawn.

import type { LaidPile, Seat } from '@sietch/kernel'
import type { ImperiumState, Player } from './state.ts'

/** The last of a deck is drawn first. */
const drawn = <T>(deck: readonly T[]): readonly T[] => deck.toReversed()

export const laidOpen = (s: ImperiumState): readonly LaidPile[] => [
  ...s.players.flatMap((player, seat) => held(player, seat)),
  { seat: null, term: 'imperium-deck', kind: 'card', things: drawn(s.imperiumDeck), isOrdered: true },
  { seat: null, term: 'intrigue-deck', kind: 'intrigue', things: drawn(s.intrigueDeck), isOrdered: true },
  { seat: null, term: 'conflict-card', kind: 'conflict', things: drawn(s.conflictDeck), isOrdered: true },
  { seat: null, term: 'contract', kind: 'contract', things: drawn(s.contractStack), isOrdered: true },
  {
    seat: null,
    term: 'twisted-intrigue',
    kind: 'intrigue',
    things: drawn(s.twisted?.deck ?? []),
    isOrdered: true,
  },
  // The last tile of each stack lies face up.
  ...(s.tech?.stacks ?? []).map(
    (tiles): LaidPile => ({
      seat: null,
      term: 'tech-tile',
      kind: 'tech',
      things: drawn(tiles.slice(0, -1)),
      isOrdered: true,
    }),
  ),
  { seat: null, term: 'skill', kind: 'skill', things: drawn(s.sardaukar?.skillStack ?? []), isOrdered: true },
  { seat: null, term: 'house-hagal', kind: 'hagal', things: drawn(s.rivals?.deck ?? []), isOrdered: true },
]

function held(p: Player, seat: Seat): LaidPile[] {
  const { navigation, secretTech, tokens, tokensRevealed } = p
  return [
    { seat, term: 'hand', kind: 'card', things: p.hand },
    { seat, term: 'intrigue-card', kind: 'intrigue', things: p.intrigue },
    { seat, term: 'deck', kind: 'card', things: drawn(p.deck), isOrdered: true },
    { seat, term: 'faction', kind: 'faction', things: tokensRevealed ? [] : tokens },
    { seat, term: 'tech-tile', kind: 'tech', things: secretTech === undefined ? [] : [secretTech] },
    {
      seat,
      term: 'navigation-card',
      kind: 'navigation',
      things: navigation?.cards.slice(navigation.played) ?? [],
      isOrdered: true,
    },
  ]
}
