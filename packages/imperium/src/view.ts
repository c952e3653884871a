// What a viewer may see of the table (IMP-GEN-07, IMP-DCK-13, IMP-INT-01), and how the rest could look to them.

import { fork, type Pile, type Rng, redeal, type Seat, showPile, shuffle, type Viewer } from '@sietch/kernel'
import { clone } from './clone.ts'
import type { CardId, ConflictId, ContractId, Faction, IntrigueId } from './content/types.ts'
import { FACTIONS } from './content/types.ts'
import type { Item } from './effects/types.ts'
import {
  type Ban,
  cardOf,
  content,
  type ImperiumState,
  leaderOf,
  type MentatAway,
  type Phase,
  type Player,
  removeOne,
  strength,
  type TurnFrame,
  turnOf,
  victoryPoints,
} from './state.ts'

export type PlayerView = Omit<Player, 'deck' | 'hand' | 'intrigue' | 'tokens'> & {
  readonly vp: number
  readonly strength: number
  readonly deck: number
  /** Cards the viewer knows on top of the deck, the next one first: put there openly, or looked at. */
  readonly deckTop: readonly CardId[]
  readonly hand: Pile<CardId>
  readonly intrigue: Pile<IntrigueId>
  readonly tokens: Pile<Faction>
}

export type ImperiumView = {
  readonly box: string
  readonly round: number
  readonly phase: Phase
  readonly firstPlayer: Seat
  readonly players: readonly PlayerView[]
  readonly bonusSpice: Readonly<Record<string, number>>
  readonly control: Readonly<Record<string, Seat>>
  readonly alliances: Readonly<Record<Faction, Seat | null>>
  readonly mentat: MentatAway | null
  readonly shieldWall: boolean
  readonly contractMarket: readonly ContractId[]
  readonly contractStack: number
  readonly ownContracts: readonly ContractId[]
  readonly bans: readonly Ban[]
  readonly row: readonly CardId[]
  readonly imperiumDeck: number
  readonly reserve: Readonly<Record<CardId, number>>
  readonly trashed: readonly CardId[]
  readonly intrigueDeck: number
  readonly intrigueDiscard: readonly IntrigueId[]
  readonly intrigueTrashed: readonly IntrigueId[]
  readonly conflictDeck: number
  readonly conflicts: readonly ConflictId[]
  readonly turn: TurnFrame | null
  /** Effects that wait to be resolved, the turn's own and those of the frame on top. */
  readonly pending: readonly Item[]
}

export function view(s: ImperiumState, viewer: Viewer): ImperiumView {
  const {
    players,
    rng: _,
    imperiumDeck,
    intrigueDeck,
    conflictDeck,
    contractStack,
    stack,
    revealOrder: __,
    ...open
  } = s
  const turn = turnOf(s) ?? null
  const top = stack[stack.length - 1]
  return {
    ...open,
    players: players.map((_player, seat) => viewPlayer(s, seat, viewer)),
    imperiumDeck: imperiumDeck.length,
    intrigueDeck: intrigueDeck.length,
    conflictDeck: conflictDeck.length,
    contractStack: contractStack.length,
    turn,
    pending: top?.kind === 'effects' ? top.items : (turn?.items ?? []),
  }
}

function viewPlayer(s: ImperiumState, seat: Seat, viewer: Viewer): PlayerView {
  const p = s.players[seat] as Player
  const isOwn = seat === viewer
  return {
    ...p,
    vp: victoryPoints(s, seat),
    strength: strength(s, seat),
    deck: p.deck.length,
    deckTop: knownTop(s, seat, viewer).toReversed(),
    hand: showPile(p.hand, isOwn),
    intrigue: showPile(p.intrigue, isOwn),
    tokens: showPile(p.tokens, isOwn || p.tokensRevealed),
  }
}

/** The top of the deck as far as the viewer knows it, in the order of the deck. */
function knownTop(s: ImperiumState, seat: Seat, viewer: Viewer): CardId[] {
  const { deck, knownTop: known } = s.players[seat] as Player
  const count = seat === viewer ? Math.max(seenOnTop(s, seat), known) : known
  return count === 0 ? [] : deck.slice(-count)
}

/** Paul Atreides may look at any time, anybody while an effect shows the cards. */
function seenOnTop(s: ImperiumState, seat: Seat): number {
  const seen = s.stack.map((frame) => {
    if (frame.kind === 'look' && frame.seat === seat) return 1
    return frame.kind === 'sort' && frame.seat === seat ? frame.left : 0
  })
  return Math.max(leaderOf(s, seat)?.ability.seesOwnDeckTop ? 1 : 0, ...seen)
}

/** Deals everything anew that the viewer cannot see, within what the viewer knows. */
export function imagine(s: ImperiumState, viewer: Viewer, rng: Rng): ImperiumState {
  const other = clone(s)
  other.rng = fork(rng)
  for (const [seat, p] of other.players.entries()) {
    const top = knownTop(s, seat, viewer)
    p.deck.length -= top.length
    if (seat !== viewer) {
      for (const card of p.knownHand) removeOne(p.hand, card)
      redeal(rng, [p.hand, p.deck])
      p.hand.push(...p.knownHand)
      holdPayment(other, seat)
      if (!p.tokensRevealed) p.tokens = shuffle(rng, [...FACTIONS]).slice(0, p.tokens.length)
    } else redeal(rng, [p.deck])
    p.deck.push(...top)
  }
  const intrigueHands = other.players.filter((_, seat) => seat !== viewer).map(({ intrigue }) => intrigue)
  redeal(rng, [other.intrigueDeck, ...intrigueHands])
  redeal(rng, [other.imperiumDeck])
  redeal(rng, [other.contractStack])
  other.conflictDeck = imagineConflicts(other, rng)
  return other
}

/** Whoever is paying with a card of a Faction from hand holds one: dealt to the deck, it changes places with another. */
function holdPayment(s: ImperiumState, seat: Seat): void {
  const frame = s.stack[s.stack.length - 1]
  if (frame?.kind !== 'trash-some' || frame.seat !== seat || frame.zone !== 'hand') return
  const { faction } = frame
  const { hand, deck } = s.players[seat] as Player
  const pays = (card: CardId): boolean => faction === null || cardOf(s, card).factions.includes(faction)
  const [first] = hand
  const index = deck.findIndex(pays)
  const paying = deck[index]
  if (first === undefined || paying === undefined || hand.some(pays)) return
  hand[0] = paying
  deck[index] = first
}

/** The level of every card in the Conflict deck is known, which ones were left in the box is not. */
function imagineConflicts(s: ImperiumState, rng: Rng): ConflictId[] {
  const { box, conflict } = content(s)
  const seen = [...s.conflicts, ...s.players.flatMap(({ trophies }) => trophies.map(({ id }) => id))]
  const unseen = shuffle(
    rng,
    box.conflicts.filter(({ id }) => !seen.includes(id)),
  )
  return s.conflictDeck.map((id) => {
    const index = unseen.findIndex(({ level }) => level === conflict(id).level)
    return unseen.splice(index, 1)[0]?.id ?? id
  })
}
