// What a viewer may see of the table (IMP-GEN-07, IMP-DCK-13, IMP-INT-01), and how the rest could look to them.

import { fork, type Pile, type Rng, redeal, type Seat, showPile, shuffle, type Viewer } from '@sietch/kernel'
import { clone } from './clone.ts'
import type {
  CardId,
  ConflictId,
  ContractId,
  Faction,
  IntrigueId,
  LeaderId,
  NavigationId,
  TechId,
  TrackId,
} from './content/types.ts'
import type { Item } from './effects/types.ts'
import { seesDeckTop } from './pieces/abilities.ts'
import { strength } from './pieces/conditions.ts'
import { membersOf } from './pieces/teams.ts'
import { type ScoreLine, scoreOf } from './score.ts'
import {
  type Ban,
  cardOf,
  content,
  type Gift,
  type ImperiumState,
  isRival,
  type MentatAway,
  type Phase,
  type Player,
  type Rivals,
  removeOne,
  type Sardaukar,
  type TechMarket,
  type TradeFrame,
  type TurnFrame,
  turnOf,
  victoryPoints,
} from './state.ts'

export type PlayerView = Omit<
  Player,
  'deck' | 'hand' | 'intrigue' | 'tokens' | 'points' | 'secretTech' | 'navigation' | 'boost' | 'spiceThisTurn'
> & {
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
  /** Kota Odax of Ix: the tile on the own board. */
  readonly secretTech?: Pile<TechId>
  /** Steersman Y'rkoon's course: played cards lie open. */
  readonly navigation?: { readonly played: readonly NavigationId[]; readonly hidden: Pile<NavigationId> }
  /** The Faction whose next card is a better one this round. */
  readonly boost?: Faction
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
  /** Only with Sardaukar Commanders, with tech tiles, with Twisted Intrigue cards. */
  readonly sardaukar?: SardaukarView
  readonly tech?: TechView
  readonly twisted?: { readonly deck: number; readonly discard: readonly IntrigueId[] }
  readonly contractsTrashed?: readonly ContractId[]
  /** Only with Rivals: all but the order of the House Hagal deck. */
  readonly rivals?: RivalsView
  /** Only in the game of teams. */
  readonly throne?: NonNullable<ImperiumState['throne']>
  readonly teams?: readonly TeamView[]
  /** Two of a team who trade (SIX-ICO-01). */
  readonly trade?: TradeView
  /** While someone chooses the troops to lose: how many are still to go. */
  readonly toLose?: number
  readonly turn: TurnFrame | null
  /** Effects that wait to be resolved, the turn's own and those of the frame on top. */
  readonly pending: readonly Item[]
}

/** A team by its seats, the Allies by the arrows that activate them, and its victory points together. */
export type TeamView = {
  readonly leader: LeaderId
  readonly commander: Seat
  readonly allies: { readonly left: Seat; readonly right: Seat }
  readonly seats: readonly Seat[]
  readonly vp: number
}

/** Who has begun it and with whom; the first gift while the other one decides. */
type TradeView = {
  readonly seat: Seat
  readonly partner: Seat
  readonly gift?: GiftView
}

/** How many Intrigue cards everyone sees, which ones the two who trade. */
export type GiftView = {
  readonly what: Gift['what']
  readonly n: number
  readonly cards?: readonly IntrigueId[]
}

type SardaukarView = Omit<Sardaukar, 'skillStack'> & { readonly skillStack: number }

/** By stack: the tile that lies face up, and how many there are with it. */
type TechView = {
  readonly stacks: readonly { readonly top: TechId | null; readonly count: number }[]
  /** What the effect that is being carried out takes off the price. */
  readonly less?: number
  readonly trashed: readonly TechId[]
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
    ...(s.sardaukar && { sardaukar: { ...s.sardaukar, skillStack: s.sardaukar.skillStack.length } }),
    ...(s.tech && {
      tech: { ...viewTech(s.tech), ...(top?.kind === 'acquire-tech' && { less: top.less }) },
    }),
    ...(s.twisted && { twisted: { deck: s.twisted.deck.length, discard: s.twisted.discard } }),
    ...(s.contractsTrashed && { contractsTrashed: s.contractsTrashed }),
    ...(s.throne && { throne: s.throne, teams: viewTeams(s) }),
    ...(top?.kind === 'trade' && viewTrade(top, viewer)),
    ...(top?.kind === 'lose-troops' && { toLose: top.left }),
  }
}

function viewTrade({ seat, partner, gifts }: TradeFrame, viewer: Viewer): Pick<ImperiumView, 'trade'> {
  if (partner === null) return {}
  const [gift] = gifts
  if (gift === undefined) return { trade: { seat, partner } }
  if (gift.what !== 'intrigue') return { trade: { seat, partner, gift } }
  const { what, cards } = gift
  const isSeen = viewer === seat || viewer === partner
  return { trade: { seat, partner, gift: { what, n: cards.length, ...(isSeen && { cards }) } } }
}

const viewTeams = (s: ImperiumState): TeamView[] =>
  (content(s).box.teams ?? []).map((team) => {
    const { leader, commander, allies } = team
    const members = membersOf(team)
    const vp = members.reduce((sum, seat) => sum + victoryPoints(s, seat), 0)
    return { leader, commander, allies, seats: members, vp }
  })

const viewTech = ({ stacks, trashed }: TechMarket): TechView => ({
  stacks: stacks.map((tiles) => ({ top: tiles.at(-1) ?? null, count: tiles.length })),
  trashed,
})

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
  if (p.used === undefined && p.units === undefined && s.throne === undefined) return shown
  return {
    ...shown,
    ...(p.used && { used: p.used }),
    ...(p.units && { units: p.units }),
    ...viewBelongings(p, isOwn),
  }
}

/** What only some games have. */
function viewBelongings(p: Player, isOwn: boolean): Partial<PlayerView> {
  const { skills, tech, secretTech, navigation, tactics, boost, spiesLost } = p
  const { activated, arrows, swordmasterUse } = p
  return {
    ...(skills && { skills }),
    ...(tech && { tech }),
    ...(secretTech !== undefined && { secretTech: showPile([secretTech], isOwn) }),
    ...(navigation && {
      navigation: {
        played: navigation.cards.slice(0, navigation.played),
        hidden: showPile(navigation.cards.slice(navigation.played), isOwn),
      },
    }),
    ...(tactics !== undefined && { tactics }),
    ...(boost && { boost: boost.faction }),
    ...(spiesLost !== undefined && { spiesLost }),
    ...(activated !== undefined && { activated }),
    ...(arrows && { arrows }),
    ...(swordmasterUse && { swordmasterUse }),
  }
}

/** The top of the deck as far as the viewer knows it, in the order of the deck. */
function knownTop(s: ImperiumState, seat: Seat, isOwn: boolean): CardId[] {
  const { deck, knownTop: known } = s.players[seat] as Player
  const count = isOwn ? Math.max(seenOnTop(s, seat), known) : known
  return count === 0 ? [] : deck.slice(-count)
}

/** Some may look at any time (Paul Atreides), anyone while an effect shows the cards. */
function seenOnTop(s: ImperiumState, seat: Seat): number {
  const seen = s.stack.map((frame) => {
    if ((frame.kind === 'look' || frame.kind === 'look-and-decide') && frame.seat === seat) return 1
    return frame.kind === 'sort' && frame.seat === seat ? frame.left : 0
  })
  return Math.max(seesDeckTop(s, seat) ? 1 : 0, ...seen)
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
  const shown = takeShown(other, viewer)
  imagineIntrigue(other, viewer, rng)
  shown?.giver.intrigue.push(...shown.cards)
  imagineTrade(other, viewer)
  imagineBloodlines(other, viewer, rng)
  redeal(rng, [other.imperiumDeck])
  redeal(rng, [other.contractStack])
  if (other.rivals !== undefined) redeal(rng, [other.rivals.deck])
  other.conflictDeck = imagineConflicts(other, rng)
  return other
}

/** Intrigue cards of the common deck among themselves, Twisted ones among themselves. */
function imagineIntrigue(s: ImperiumState, viewer: Viewer, rng: Rng): void {
  const others = s.players.filter((_, seat) => seat !== viewer)
  const isTwisted = (id: IntrigueId): boolean => content(s).intrigue(id).twisted === true
  if (s.twisted === undefined) {
    redeal(rng, [s.intrigueDeck, ...others.map(({ intrigue }) => intrigue)])
    return
  }
  const plain = others.map(({ intrigue }) => intrigue.filter((id) => !isTwisted(id)))
  const twisted = others.map(({ intrigue }) => intrigue.filter(isTwisted))
  redeal(rng, [s.intrigueDeck, ...plain])
  redeal(rng, [s.twisted.deck, ...twisted])
  for (const [index, p] of others.entries()) p.intrigue = [...(plain[index] ?? []), ...(twisted[index] ?? [])]
}

/** SIX-ICO-01: the Intrigue cards that the viewer is given in a trade, and has been told of, are no longer among the rest. */
function takeShown(
  s: ImperiumState,
  viewer: Viewer,
): { readonly giver: Player; readonly cards: readonly IntrigueId[] } | undefined {
  const frame = s.stack[s.stack.length - 1]
  if (frame?.kind !== 'trade' || frame.partner !== viewer) return undefined
  const [given] = frame.gifts
  if (given?.what !== 'intrigue') return undefined
  const giver = s.players[frame.seat] as Player
  for (const card of given.cards) removeOne(giver.intrigue, card)
  return { giver, cards: given.cards }
}

/** SIX-ICO-01: which cards two others mean to give is not known, only how many, and of which deck. */
function imagineTrade(s: ImperiumState, viewer: Viewer): void {
  const frame = s.stack[s.stack.length - 1]
  if (frame?.kind !== 'trade' || frame.partner === null) return
  const { seat, partner, gifts, cards } = frame
  const isTwisted = (id: IntrigueId): boolean => content(s).intrigue(id).twisted === true
  const chosen = (giver: Seat, meant: readonly IntrigueId[]): IntrigueId[] => {
    const held = [...(s.players[giver] as Player).intrigue]
    return meant.map((id) => {
      const like = held.find((other) => isTwisted(other) === isTwisted(id)) ?? id
      removeOne(held, like)
      return like
    })
  }
  const [given] = gifts
  if (given?.what === 'intrigue' && seat !== viewer && partner !== viewer)
    gifts[0] = { what: 'intrigue', cards: chosen(seat, given.cards) }
  const giver = gifts.length === 0 ? seat : partner
  if (giver !== viewer) cards.splice(0, cards.length, ...chosen(giver, cards))
}

/** Skills and tiles that lie face down, the secret tile and the course of others. */
function imagineBloodlines(s: ImperiumState, viewer: Viewer, rng: Rng): void {
  if (s.sardaukar !== undefined) redeal(rng, [s.sardaukar.skillStack])
  if (s.tech !== undefined) {
    const tops = s.tech.stacks.map((tiles) => tiles.splice(-1))
    // TEC-ACQ-14: whoever chooses a secret tile sees the lowest ones.
    const frame = s.stack[s.stack.length - 1]
    const isSeen = frame?.kind === 'secret-project' && frame.seat === viewer
    const bottoms = s.tech.stacks.map((tiles) => (isSeen ? tiles.splice(0, 1) : []))
    const holder = s.players.find(({ secretTech }, seat) => secretTech !== undefined && seat !== viewer)
    const secret = holder?.secretTech === undefined ? [] : [holder.secretTech]
    redeal(rng, [...s.tech.stacks, secret])
    for (const [stack, tiles] of s.tech.stacks.entries()) {
      tiles.unshift(...(bottoms[stack] ?? []))
      tiles.push(...(tops[stack] ?? []))
    }
    const [tile] = secret
    if (holder !== undefined && tile !== undefined) holder.secretTech = tile
  }
  for (const [seat, { navigation }] of s.players.entries()) {
    if (navigation === undefined || seat === viewer) continue
    const open = navigation.cards.slice(0, navigation.played)
    const unseen = content(s)
      .box.navigation.map(({ id }) => id)
      .filter((id) => !open.includes(id))
    const dealt = shuffle(rng, unseen)
    navigation.cards = [...open, ...dealt.splice(0, navigation.cards.length - open.length)]
    for (const frame of s.stack) {
      if (frame.kind === 'plot-course' && frame.seat === seat)
        frame.drawn.splice(0, frame.drawn.length, ...dealt.slice(0, frame.drawn.length))
    }
  }
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
