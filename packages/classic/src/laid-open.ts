// Everything hidden, for viewers of a finished match: hands, traitors, spice behind the screens, the prediction, and
// the decks in draw order.

import type { LaidPile, Seat } from '@sietch/kernel'
import { hooks } from './factions/index.ts'
import type { ClassicState, Player } from './state.ts'

/** The last of a deck is drawn first. */
const drawn = <T>(deck: readonly T[]): readonly T[] => deck.toReversed()

export const laidOpen = (s: ClassicState): readonly LaidPile[] => [
  ...s.players.flatMap((player, seat) => held(s, player, seat)),
  // The cards for sale this round, next one first.
  { seat: null, term: 'bid', kind: 'treachery', things: s.row, isOrdered: true },
  { seat: null, term: 'treachery-deck', kind: 'treachery', things: drawn(s.treacheryDeck), isOrdered: true },
  { seat: null, term: 'spice-deck', kind: 'spice-card', things: drawn(s.spiceDeck), isOrdered: true },
  { seat: null, term: 'traitor-deck', kind: 'leader', things: s.traitorDeck },
  {
    seat: null,
    term: 'storm-card',
    kind: '',
    things: [],
    ...(s.stormCard !== null && { n: s.stormCard.value }),
  },
]

function held(s: ClassicState, p: Player, seat: Seat): LaidPile[] {
  const { prediction } = s
  return [
    { seat, term: 'spice', kind: '', things: [], n: p.spice },
    { seat, term: 'hand', kind: 'treachery', things: p.hand },
    { seat, term: 'traitor', kind: 'leader', things: p.traitors },
    // Dealt to them, and not kept.
    { seat, term: 'traitor-card', kind: 'leader', things: p.returned },
    {
      seat,
      term: 'captured-leaders',
      kind: 'leader',
      things: p.captives.map(({ leader }) => leader),
    },
    ...(prediction !== null && hooks(s, seat).predicts === true
      ? [{ seat, term: 'prediction', kind: 'faction', things: [prediction.faction], n: prediction.round }]
      : []),
  ]
}
