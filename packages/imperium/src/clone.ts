// A copy that shares nothing that changes. Written by hand, and with every field in one order, those that a game does not
// have included: bots clone states by the hundred thousand, and what is always of one shape is read at once.

import type { UnitId } from './content/types.ts'
import type { Frame, ImperiumState, Player, UnitCount } from './state.ts'

export function clone(s: ImperiumState): ImperiumState {
  return {
    rng: { ...s.rng },
    box: s.box,
    round: s.round,
    phase: s.phase,
    firstPlayer: s.firstPlayer,
    players: clonePlayers(s.players),
    bonusSpice: { ...s.bonusSpice },
    control: { ...s.control },
    alliances: { ...s.alliances },
    mentat: s.mentat === null ? null : { ...s.mentat },
    shieldWall: s.shieldWall,
    contractMarket: s.contractMarket.slice(),
    contractStack: s.contractStack.slice(),
    ownContracts: s.ownContracts.slice(),
    bans: s.bans.map((ban) => ({ ...ban, bound: ban.bound.slice() })),
    row: s.row.slice(),
    imperiumDeck: s.imperiumDeck.slice(),
    reserve: { ...s.reserve },
    trashed: s.trashed.slice(),
    intrigueDeck: s.intrigueDeck.slice(),
    intrigueDiscard: s.intrigueDiscard.slice(),
    intrigueTrashed: s.intrigueTrashed.slice(),
    conflictDeck: s.conflictDeck.slice(),
    conflicts: s.conflicts.slice(),
    revealOrder: s.revealOrder.slice(),
    stack: s.stack.map(cloneFrame),
    rivals: s.rivals && { ...s.rivals, deck: s.rivals.deck.slice(), discard: s.rivals.discard.slice() },
    sardaukar: s.sardaukar && {
      ...s.sardaukar,
      at: s.sardaukar.at.slice(),
      skills: s.sardaukar.skills.slice(),
      skillStack: s.sardaukar.skillStack.slice(),
      skillsTrashed: s.sardaukar.skillsTrashed.slice(),
    },
    tech: s.tech && { stacks: s.tech.stacks.map((tiles) => tiles.slice()), trashed: s.tech.trashed.slice() },
    twisted: s.twisted && { deck: s.twisted.deck.slice(), discard: s.twisted.discard.slice() },
    contractsTrashed: s.contractsTrashed?.slice(),
    throne: s.throne && { ...s.throne, row: s.throne.row.slice() },
  }
}

/** One by one: a list of one kind in every copy is read at once. */
function clonePlayers(players: readonly Player[]): Player[] {
  const copies: Player[] = []
  for (const p of players) copies.push(clonePlayer(p))
  return copies
}

function clonePlayer(p: Player): Player {
  return {
    leader: p.leader,
    solari: p.solari,
    spice: p.spice,
    water: p.water,
    persuasion: p.persuasion,
    swords: p.swords,
    influence: { ...p.influence },
    supply: p.supply,
    garrison: p.garrison,
    conflict: p.conflict,
    worms: p.worms,
    hooks: p.hooks,
    spies: p.spies,
    posts: p.posts.slice(),
    agents: p.agents,
    sent: p.sent.slice(),
    swordmaster: p.swordmaster,
    council: p.council,
    deck: p.deck.slice(),
    hand: p.hand.slice(),
    discard: p.discard.slice(),
    played: p.played.slice(),
    revealed: p.revealed.slice(),
    knownTop: p.knownTop,
    knownHand: p.knownHand.slice(),
    intrigue: p.intrigue.slice(),
    waiting: p.waiting.slice(),
    setAside: p.setAside.slice(),
    tokens: p.tokens.slice(),
    tokensRevealed: p.tokensRevealed,
    trophies: p.trophies.map((trophy) => ({ ...trophy })),
    contracts: p.contracts.slice(),
    completed: p.completed.slice(),
    training: p.training,
    memories: p.memories,
    hasRevealed: p.hasRevealed,
    points: { ...p.points },
    used: p.used,
    units: p.units && cloneUnits(p.units),
    spiesLost: p.spiesLost,
    skills: p.skills,
    tech: p.tech,
    secretTech: p.secretTech,
    navigation: p.navigation && {
      ...p.navigation,
      due: p.navigation.due.slice(),
    },
    tactics: p.tactics,
    boost: p.boost,
    spiceThisTurn: p.spiceThisTurn,
    activated: p.activated,
    arrows: p.arrows?.slice(),
    swordmasterUse: p.swordmasterUse,
  }
}

function cloneUnits(units: Record<UnitId, UnitCount>): Record<UnitId, UnitCount> {
  return Object.fromEntries(Object.entries(units).map(([id, count]) => [id, { ...count }]))
}

/** Effects and items are never changed, so frames may share them; the lists that hold them are copied. */
function cloneFrame(frame: Frame): Frame {
  switch (frame.kind) {
    case 'turn':
      return {
        ...frame,
        items: frame.items.slice(),
        discounts: { ...frame.discounts },
        acquired: frame.acquired.slice(),
        swordCards: frame.swordCards.slice(),
        held: frame.held.slice(),
      }
    case 'effects':
      return { ...frame, items: frame.items.slice() }
    case 'sequence':
      return { ...frame, items: frame.items.slice() }
    case 'choose':
      return { ...frame, items: frame.items.slice(), chosen: frame.chosen.slice() }
    case 'opponents':
      return { ...frame, left: frame.left.slice() }
    case 'rewards':
      return { ...frame, left: frame.left.slice() }
    case 'endgame':
      return { ...frame, left: frame.left.slice() }
    case 'trade':
      return { ...frame, gifts: frame.gifts.slice(), cards: frame.cards.slice() }
    case 'contribute':
      return { ...frame, left: frame.left.slice(), given: frame.given.slice() }
    case 'assign-contracts':
      return { ...frame, left: frame.left.slice(), contracts: frame.contracts.slice() }
    case 'concede':
      return {
        ...frame,
        left: frame.left.slice(),
        asked: frame.asked.slice(),
        conceded: frame.conceded.slice(),
      }
    case 'plot-course':
      return { ...frame, drawn: frame.drawn.slice() }
    default:
      return { ...frame }
  }
}
