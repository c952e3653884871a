// What a viewer may see of the table (IMP-GEN-07, IMP-DCK-13, IMP-INT-01), and how the rest could look to them.

import { fork, type Pile, type Rng, redeal, type Seat, showPile, shuffle, type Viewer } from '@sietch/kernel'
import { clone } from './clone.ts'
import type { CardId, ConflictId, ContractId, Faction, IntrigueId, TrackId } from './content/types.ts'
import type { Item } from './effects/types.ts'
import { modifiersOf } from './pieces/abilities.ts'
import { type ScoreLine, scoreOf } from './score.ts'
import {
  type Ban,
  cardOf,
  content,
  type ImperiumState,
  isRival,
  type MentatAway,
  type Phase,
  type Player,
  type Rivals,
  removeOne,
  strength,
  type TurnFrame,
  turnOf,
  victoryPoints,
} from './state.ts'

export type PlayerView = Omit<Player, 'deck' | 'hand' | 'intrigue' | 'tokens' | 'points'> & {
  readonly vp: number
  /** Where the victory points came from. */
  readonly score: readonly ScoreLine[]
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
  readonly alliances: Readonly<Record<TrackId, Seat | null>>
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
  /** Only with Rivals: all but the order of the House Hagal deck. */
  readonly rivals?: RivalsView
  readonly turn: TurnFrame | null
  /** Effects that wait to be resolved, the turn's own and those of the frame on top. */
  readonly pending: readonly Item[]
}

export type RivalsView = Omit<Rivals, 'deck'> & {
  readonly deck: number
  /** The Rival that a person is asked for. */
  readonly asking: Seat | null
}

/**
 * Written field by field, as everything that runs after each choice: what is not named here is not shown. With the
 * spectators' view of the same state at hand only the viewer's own things are looked at.
 */
export function view(s: ImperiumState, viewer: Viewer, open?: ImperiumView): ImperiumView {
  const turn = turnOf(s) ?? null
  const top = s.stack[s.stack.length - 1]
  return {
    box: s.box,
    round: s.round,
    phase: s.phase,
    firstPlayer: s.firstPlayer,
    players: s.players.map((p, seat) =>
      seat === viewer ? viewPlayer(s, p, seat, true) : (open?.players[seat] ?? viewPlayer(s, p, seat, false)),
    ),
    bonusSpice: s.bonusSpice,
    control: s.control,
    alliances: s.alliances,
    mentat: s.mentat,
    shieldWall: s.shieldWall,
    contractMarket: s.contractMarket,
    contractStack: s.contractStack.length,
    ownContracts: s.ownContracts,
    bans: s.bans,
    row: s.row,
    imperiumDeck: s.imperiumDeck.length,
    reserve: s.reserve,
    trashed: s.trashed,
    intrigueDeck: s.intrigueDeck.length,
    intrigueDiscard: s.intrigueDiscard,
    intrigueTrashed: s.intrigueTrashed,
    conflictDeck: s.conflictDeck.length,
    conflicts: s.conflicts,
    turn,
    pending: top?.kind === 'effects' ? top.items : (turn?.items ?? []),
    ...(s.rivals && { rivals: viewRivals(s, s.rivals) }),
  }
}

function viewRivals(s: ImperiumState, rivals: Rivals): RivalsView {
  const top = s.stack.at(-1)
  const seat = top !== undefined && 'seat' in top ? top.seat : null
  return {
    ...rivals,
    deck: rivals.deck.length,
    asking: typeof seat === 'number' && isRival(s, seat) ? seat : null,
  }
}

function viewPlayer(s: ImperiumState, p: Player, seat: Seat, isOwn: boolean): PlayerView {
  const shown: PlayerView = {
    leader: p.leader,
    vp: victoryPoints(s, seat),
    score: scoreOf(s, seat),
    strength: strength(s, seat),
    solari: p.solari,
    spice: p.spice,
    water: p.water,
    persuasion: p.persuasion,
    swords: p.swords,
    influence: p.influence,
    supply: p.supply,
    garrison: p.garrison,
    conflict: p.conflict,
    worms: p.worms,
    hooks: p.hooks,
    spies: p.spies,
    posts: p.posts,
    agents: p.agents,
    sent: p.sent,
    swordmaster: p.swordmaster,
    council: p.council,
    deck: p.deck.length,
    deckTop: knownTop(s, seat, isOwn).toReversed(),
    hand: showPile(p.hand, isOwn),
    discard: p.discard,
    played: p.played,
    revealed: p.revealed,
    knownTop: p.knownTop,
    knownHand: p.knownHand,
    intrigue: showPile(p.intrigue, isOwn),
    waiting: p.waiting,
    setAside: p.setAside,
    tokens: showPile(p.tokens, isOwn || p.tokensRevealed),
    tokensRevealed: p.tokensRevealed,
    trophies: p.trophies,
    contracts: p.contracts,
    completed: p.completed,
    training: p.training,
    memories: p.memories,
    hasRevealed: p.hasRevealed,
  }
  if (p.used === undefined && p.units === undefined) return shown
  return { ...shown, ...(p.used && { used: p.used }), ...(p.units && { units: p.units }) }
}

/** The top of the deck as far as the viewer knows it, in the order of the deck. */
function knownTop(s: ImperiumState, seat: Seat, isOwn: boolean): CardId[] {
  const { deck, knownTop: known } = s.players[seat] as Player
  const count = isOwn ? Math.max(seenOnTop(s, seat), known) : known
  return count === 0 ? [] : deck.slice(-count)
}

/** Some may look at any time (Paul Atreides), anybody while an effect shows the cards. */
function seenOnTop(s: ImperiumState, seat: Seat): number {
  const seen = s.stack.map((frame) => {
    if (frame.kind === 'look' && frame.seat === seat) return 1
    return frame.kind === 'sort' && frame.seat === seat ? frame.left : 0
  })
  return Math.max(modifiersOf(s, seat, 'deck-top').length > 0 ? 1 : 0, ...seen)
}

/** Deals everything anew that the viewer cannot see, within what the viewer knows. */
export function imagine(s: ImperiumState, viewer: Viewer, rng: Rng): ImperiumState {
  const other = clone(s)
  other.rng = fork(rng)
  for (const [seat, p] of other.players.entries()) {
    const top = knownTop(s, seat, seat === viewer)
    p.deck.length -= top.length
    if (seat !== viewer) {
      for (const card of p.knownHand) removeOne(p.hand, card)
      redeal(rng, [p.hand, p.deck])
      p.hand.push(...p.knownHand)
      holdPayment(other, seat)
      if (!p.tokensRevealed) p.tokens = shuffle(rng, [...content(s).factions]).slice(0, p.tokens.length)
    } else redeal(rng, [p.deck])
    p.deck.push(...top)
  }
  const intrigueHands = other.players.filter((_, seat) => seat !== viewer).map(({ intrigue }) => intrigue)
  redeal(rng, [other.intrigueDeck, ...intrigueHands])
  redeal(rng, [other.imperiumDeck])
  redeal(rng, [other.contractStack])
  if (other.rivals !== undefined) redeal(rng, [other.rivals.deck])
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
