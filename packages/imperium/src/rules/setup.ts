// Setting up the table (IMP-SET) and choosing Leaders (IMP-LDR).

import {
  draw,
  option,
  popFrame,
  type Rng,
  type Seat,
  seats,
  shuffle,
  type Tell,
  targetId,
} from '@sietch/kernel'
import { contentKey, contentOf } from '../content/index.ts'
import { type Box, type CardId, RESOURCES, type Team, type Unit, type UnitId } from '../content/types.ts'
import { tellOpen } from '../events.ts'
import { fire, modifiersOf } from '../pieces/abilities.ts'
import { layOutCommanders } from '../pieces/commanders.ts'
import { layOutContracts } from '../pieces/contracts.ts'
import { turnOrder } from '../pieces/order.ts'
import { isCommander } from '../pieces/teams.ts'
import { layOutTech } from '../pieces/tech.ts'
import { moveByBoard } from '../pieces/throne-row.ts'
import { dealObjectives } from '../pieces/trophies.ts'
import { addLeadersHagal, equip, ledByRivals, rivalsOf, seatKinds } from '../rivals/setup.ts'
import { modulesInPlay, setupProblem } from '../setup-options.ts'
import {
  boardOf,
  content,
  type ImperiumSetup,
  type ImperiumState,
  isRival,
  type Kind,
  type Player,
  player,
  type UnitCount,
} from '../state.ts'

export function setUp(boxId: string, setup: ImperiumSetup, rng: Rng, tell: Tell): ImperiumState {
  const refused = setupProblem(boxId, setup)
  if (refused !== undefined) throw new Error(refused.message)
  const key = contentKey(boxId, modulesInPlay(boxId, setup))
  const { box, piles } = contentOf(key)
  const sides = seatKinds(setup.players).length
  const imperiumDeck = shuffle(rng, [...piles.imperium])
  const s: ImperiumState = {
    rng,
    box: key,
    round: 0,
    phase: 'setup',
    firstPlayer: firstPlayerOf(setup.players, rng),
    players: newPlayers(key, sides),
    bonusSpice: Object.fromEntries(box.spaces.filter(({ maker }) => maker).map(({ id }) => [id, 0])),
    control: {},
    alliances: Object.fromEntries(
      box.tracks.filter(({ allianceAt }) => allianceAt !== undefined).map(({ id }) => [id, null]),
    ),
    mentat: null,
    shieldWall: box.shieldWall.length > 0,
    contractMarket: [],
    contractStack: [],
    ownContracts: [],
    bans: [],
    row: imperiumDeck.splice(-box.rowSize).reverse(),
    imperiumDeck,
    reserve: Object.fromEntries(
      box.cards.filter(({ pile }) => pile === 'reserve').map((card) => [card.id, card.copies]),
    ),
    trashed: [],
    intrigueDeck: shuffle(rng, [...piles.intrigue]),
    intrigueDiscard: [],
    intrigueTrashed: [],
    conflictDeck: conflictDeck(box, rng),
    conflicts: [],
    revealOrder: [],
    stack: [{ kind: 'round' }],
    rivals: undefined,
    sardaukar: undefined,
    tech: undefined,
    twisted: undefined,
    contractsTrashed: undefined,
    throne: box.teams === undefined ? undefined : { row: [], moves: setup.throneRow ?? 'start' },
  }
  for (const team of box.teams ?? []) equipCommander(s, team)
  s.rivals = rivalsOf(box, setup, rng)
  if (s.rivals !== undefined) equip(s, tell)
  dealObjectives(s)
  s.stack.push({ kind: 'finish-setup' })
  giveLeaders(s, setup, tell)
  return s
}

/** SIX-SET-08: no troops, Agents with arrows, and points of their own. */
function equipCommander(s: ImperiumState, { commander, points }: Team): void {
  const p = player(s, commander)
  p.supply = 0
  p.garrison = 0
  p.arrows = []
  p.points = { start: points }
}

/** IMP-SET-11: chance decides; in a solo game the Rival on the person's left starts (SOL-HAG-09). */
const firstPlayerOf = (players: number, rng: Rng): Seat => (players === 1 ? 1 : draw(rng, players))

/** The Leaders that can be chosen at the start: no backs of others, and no one who is a Rival or a Commander. */
function choosable(s: ImperiumState): string[] {
  const led = [...ledByRivals(s), ...(content(s).box.teams ?? []).map(({ leader }) => leader)]
  return content(s)
    .box.leaders.filter(({ id, backOf }) => backOf === undefined && !led.includes(id))
    .map(({ id }) => id)
}

function giveLeaders(s: ImperiumState, { players, leaders: how }: ImperiumSetup, tell: Tell): void {
  for (const { commander, leader } of content(s).box.teams ?? []) giveLeader(s, commander, leader, tell)
  const order = turnOrder(s).filter((seat) => !isRival(s, seat) && !isCommander(s, seat))
  if (how === 'choose') s.stack.push({ kind: 'leaders', order, next: 0 })
  else if (typeof how === 'object' && 'deal' in how) {
    const deck = shuffle(s.rng, choosable(s))
    const dealt = seats(players).map((seat) => (isCommander(s, seat) ? [] : deck.splice(0, how.deal)))
    s.stack.push({ kind: 'leaders', order, next: 0, dealt })
  } else {
    const given = how === 'random' ? atRandom(s, players) : how
    for (const [seat, leader] of given.slice(0, players).entries()) {
      if (leader !== null && !isCommander(s, seat)) giveLeader(s, seat, leader, tell)
    }
  }
}

function atRandom(s: ImperiumState, players: number): (string | null)[] {
  const deck = shuffle(s.rng, choosable(s))
  return seats(players).map((seat) => (isCommander(s, seat) ? null : (deck.shift() ?? null)))
}

/** Starting cards that are not in the player's deck. */
export const cardsDoneWithout = (s: ImperiumState, seat: Seat): readonly CardId[] =>
  modifiersOf(s, seat, 'starting-deck').flatMap(({ without }) => without)

/** What waits for the Leaders: decks without the cards they do without, contracts, and what they prepare. */
export const finishSetup: Kind<'finish-setup'> = {
  step(s, frame, tell) {
    popFrame(s, frame)
    for (const [seat, p] of s.players.entries()) {
      if (isRival(s, seat)) continue
      const without = cardsDoneWithout(s, seat)
      p.deck = shuffle(
        s.rng,
        content(s)
          .startingDeck(p.leader)
          .filter((id) => !without.includes(id)),
      )
    }
    for (const { id, maker } of boardOf(s).spaces) if (maker) s.bonusSpice[id] ??= 0
    layOutContracts(s, tell)
    layOutCommanders(s, tell)
    layOutTech(s, tell)
    addLeadersHagal(s)
    for (const [seat] of s.players.entries()) fire(s, seat, 'start')
    if (s.throne?.moves === 'start') moveByBoard(s)
    return true
  },
}

/** IMP-SET-02: level III at the bottom, level I on top; the last of the array is the top. */
function conflictDeck(box: Box, rng: Rng): string[] {
  return ([3, 2, 1] as const).flatMap((level) => {
    const cards = box.conflicts.filter((conflict) => conflict.level === level).map(({ id }) => id)
    return shuffle(rng, cards).slice(0, box.conflictDeck[level - 1])
  })
}

/** One by one: a list of one kind in every game is read at once. */
function newPlayers(key: string, count: number): Player[] {
  const players: Player[] = []
  while (players.length < count) players.push(newPlayer(key, count))
  return players
}

function newPlayer(key: string, players: number): Player {
  const { box, troop, otherUnits } = contentOf(key)
  const points = box.startingPoints[players] ?? 0
  return {
    leader: null,
    solari: 0,
    spice: 0,
    water: box.startingWater,
    persuasion: 0,
    swords: 0,
    influence: Object.fromEntries(box.tracks.map(({ id }) => [id, 0])),
    supply: troop.supply,
    garrison: troop.garrison,
    conflict: 0,
    worms: 0,
    hooks: false,
    spies: box.spiesPerPlayer,
    posts: [],
    agents: box.agentsPerPlayer,
    sent: [],
    swordmaster: false,
    council: false,
    deck: [],
    hand: [],
    discard: [],
    played: [],
    revealed: [],
    knownTop: 0,
    knownHand: [],
    intrigue: [],
    waiting: [],
    setAside: [],
    tokens: [],
    tokensRevealed: false,
    trophies: [],
    contracts: [],
    completed: [],
    training: 'start',
    memories: 0,
    hasRevealed: false,
    points: points === 0 ? {} : { start: points },
    used: undefined,
    units: otherUnits.length === 0 ? undefined : unitsAtStart(otherUnits),
    spiesLost: undefined,
    skills: undefined,
    tech: undefined,
    secretTech: undefined,
    navigation: undefined,
    tactics: undefined,
    boost: undefined,
    spiceThisTurn: undefined,
    activated: undefined,
    arrows: undefined,
    swordmasterUse: undefined,
  }
}

function unitsAtStart(units: readonly Unit[]): Record<UnitId, UnitCount> {
  const counts: Record<UnitId, UnitCount> = {}
  for (const { id, supply, garrison } of units) counts[id] = { supply, garrison, conflict: 0 }
  return counts
}

/** IMP-LDR-04: the Leader may change what a player starts with. */
function giveLeader(s: ImperiumState, seat: Seat, id: string, tell: Tell): void {
  const p = player(s, seat)
  p.leader = id
  for (const { more } of modifiersOf(s, seat, 'starting-goods')) {
    for (const resource of RESOURCES) p[resource] += more[resource] ?? 0
  }
  tellOpen(tell, 'leader', { seat, leader: id })
}

export const leaders: Kind<'leaders'> = {
  step(s, frame) {
    if (frame.next < frame.order.length) return false
    popFrame(s, frame)
    return true
  },
  decisions: (_, { order, next }) => [{ seat: order[next] ?? 0, kind: 'leader' }],
  options(s, { order, next, dealt }) {
    const taken = s.players.map(({ leader }) => leader)
    const free = dealt?.[order[next] ?? 0] ?? choosable(s).filter((id) => !taken.includes(id))
    return free.map((id) => option('leader', { kind: 'leader', id }))
  },
  chosen(s, frame, _, chosen, tell) {
    const seat = frame.order[frame.next] ?? 0
    frame.next++
    giveLeader(s, seat, String(targetId(chosen)), tell)
  },
}
