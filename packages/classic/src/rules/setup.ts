// Setting up: factions, positions, prediction, traitors, spice, forces, treachery cards (DUN-SET).

import {
  allIn,
  number,
  type Option,
  openSealed,
  option,
  popFrame,
  pushFrame,
  type Rng,
  type Seat,
  seal,
  seats,
  shuffle,
  type Tell,
  targetId,
  targetNumber,
} from '@sietch/kernel'
import { ofFaction, ofLeader, ofNumber, partTarget, toPart } from '../choices.ts'
import { FACTION, FORCES, LAST_ROUND, TRAITORS_DEALT } from '../content/factions.ts'
import { LEADERS_OF } from '../content/leaders.ts'
import { PARTS, PARTS_OF, territoryOf } from '../content/map.ts'
import { SPICE_DECK } from '../content/spice.ts'
import { POSITIONS_FOR } from '../content/storm.ts'
import { TREACHERY_DECK } from '../content/treachery.ts'
import { FACTIONS, type FactionId, type LeaderId, type PartId, type Sector } from '../content/types.ts'
import { tellOpen, tellSecret } from '../events.ts'
import { hooks, seatWith } from '../factions/index.ts'
import { addForces, othersIn, takeReserves } from '../forces.ts'
import { type ClassicSetup, DEFAULT_OPTIONS, RECOMMENDED, setupProblem } from '../setup-options.ts'
import { ALL_SPICE, pay } from '../spice.ts'
import { type ClassicState, type Kind, type Player, player, stormOrder } from '../state.ts'
import { drawTreachery, takeCard } from '../treachery.ts'
import { newNegotiation } from './negotiation.ts'

export function setUp(setup: ClassicSetup, rng: Rng): ClassicState {
  const problem = setupProblem(setup)
  if (problem !== undefined) throw new Error(problem.message)
  const { players, modules = [] } = setup
  const factions = factionsFor(setup, rng)
  const positions = setup.positions ?? POSITIONS_FOR[players] ?? []
  const s: ClassicState = {
    rng,
    advanced: modules.includes('advanced'),
    options: { ...DEFAULT_OPTIONS, ...setup.options },
    round: 0,
    phase: 'setup',
    storm: 0,
    shieldWall: true,
    firstPlayer: 0,
    dialers: [],
    players: factions.map((faction, seat) => newPlayer(faction, positions[seat] ?? 0)),
    pairs: modules.includes('pairs'),
    // AMB-1: the two factions of one person are allied for good; the persons sit alternately.
    alliances: modules.includes('pairs')
      ? [
          [0, 2],
          [1, 3],
        ]
      : [],
    bank: ALL_SPICE,
    spice: [],
    spiceDeck: shuffle(rng, [...SPICE_DECK]),
    spiceDiscards: [[], []],
    spiceSeen: [],
    treacheryDeck: shuffle(rng, [...TREACHERY_DECK]),
    treacheryDiscard: [],
    removed: [],
    row: [],
    rowSeen: [],
    known: [],
    traitorDeck: [],
    stormCard: null,
    prediction: null,
    kwisatz: { losses: 0, dead: false, usedThisRound: false },
    stopped: [],
    deals: [],
    settled: [],
    won: null,
    stack: [{ kind: 'round' }, { kind: 'setup', step: 0 }],
  }
  if (setup.factions === 'choose') {
    // DUN-SET-2 b: the player dealt the highest round card picks first.
    const dealt = shuffle(rng, seats(players))
    const isFirst = (seat: Seat) => setup.choosers?.includes(seat) ?? false
    const order = [...dealt.filter(isFirst), ...dealt.filter((seat) => !isFirst(seat))]
    pushFrame(s, { kind: 'choose-faction', order, next: 0 })
  } else if (typeof setup.factions !== 'object' && s.options.swapFactions)
    pushFrame(s, newNegotiation(s, 'factions'))
  return s
}

function factionsFor({ players, factions = 'recommended' }: ClassicSetup, rng: Rng): readonly FactionId[] {
  if (typeof factions !== 'string') return factions
  if (factions === 'choose') return FACTIONS.slice(0, players)
  if (factions === 'random') return shuffle(rng, [...FACTIONS]).slice(0, players)
  return shuffle(rng, [...(RECOMMENDED[players] ?? [])])
}

const newPlayer = (faction: FactionId, position: Sector): Player => ({
  faction,
  position,
  spice: 0,
  bribes: 0,
  stacks: [],
  reserves: { forces: FORCES, elite: 0 },
  tanks: { forces: 0, elite: 0 },
  advisors: [],
  landed: [],
  leaders: [],
  mayReviveLeaders: false,
  captives: [],
  hand: [],
  traitors: [],
  returned: [],
  revealedTraitors: [],
  support: 0,
  passing: { stop: 'asked', special: 'asked', storm: 'asked' },
  collects: 'all',
  acts: 'asked',
  refusals: 0,
  specialUsed: false,
  eliteRevived: 0,
})

export const chooseFaction: Kind<'choose-faction'> = {
  step(s, frame) {
    if (frame.next < frame.order.length) return false
    popFrame(s, frame)
    return true
  },
  decisions: (_, { order, next }) => [{ seat: order[next] ?? 0, kind: 'choose-faction' }],
  options(s, { order, next }) {
    const taken = order.slice(0, next).map((seat) => player(s, seat).faction)
    return FACTIONS.filter((faction) => !taken.includes(faction)).map((faction) => ofFaction('play', faction))
  },
  chosen(s, frame, { seat }, chosen, tell) {
    const faction = targetId(chosen) as FactionId
    // The seat that would have gotten it gets this seat's faction instead.
    const other = s.players.find((p) => p.faction === faction)
    if (other !== undefined) other.faction = player(s, seat).faction
    player(s, seat).faction = faction
    frame.next++
    tellOpen(tell, 'faction-chosen', { seat, faction })
  },
}

/** DUN-SET-13 to DUN-SET-18, one step at a time. */
export const setup: Kind<'setup'> = {
  step(s, frame, tell) {
    switch (frame.step++) {
      case 0: {
        tellOpen(tell, 'seated', { factions: s.players.map(({ faction }) => faction) })
        const prophet = seatWith(s, 'predicts')
        if (prophet !== undefined) pushFrame(s, { kind: 'predict', seat: prophet, faction: null })
        return true
      }
      case 1:
        dealTraitors(s, tell)
        return true
      case 2:
        for (const seat of seats(s.players.length)) placeForces(s, seat, tell)
        return true
      case 3: {
        const seat = seatWith(s, 'startsWithAdvisor')
        if (seat !== undefined) pushFrame(s, { kind: 'start-advisor', seat })
        return true
      }
      default:
        dealTreachery(s, tell)
        popFrame(s, frame)
        return true
    }
  },
}

/** FAC-BEN-2, AMB-42: another faction in play, and a round. */
export const predict: Kind<'predict'> = {
  step: () => false,
  decisions: (_, { seat }) => [{ seat, kind: 'predict' }],
  options(s, { seat, faction }) {
    if (faction !== null) return [...rounds]
    return s.players.filter((_, other) => other !== seat).map((p) => ofFaction('predict', p.faction))
  },
  chosen(s, frame, { seat }, chosen, tell) {
    if (frame.faction === null) {
      frame.faction = targetId(chosen) as FactionId
      return
    }
    s.prediction = { faction: frame.faction, round: targetNumber(chosen) }
    tellSecret(tell, 'predicted', { seat }, [seat], s.prediction)
    popFrame(s, frame)
  },
}

const rounds: readonly Option[] = Array.from({ length: LAST_ROUND }, (_, index) =>
  ofNumber('predict', index + 1),
)

/** DUN-SET-14: four each out of the leaders in play; players who keep fewer pick in secret. */
function dealTraitors(s: ClassicState, tell: Tell): void {
  const deck: LeaderId[] = s.players.flatMap(({ faction }) => [...LEADERS_OF[faction]])
  s.traitorDeck = shuffle(s.rng, deck)
  const picking: Seat[] = []
  for (const [seat, p] of s.players.entries()) {
    p.leaders = LEADERS_OF[p.faction].map((id) => ({ id, place: 'ready', deaths: 0, fought: null }))
    p.traitors = s.traitorDeck.splice(0, TRAITORS_DEALT)
    if (FACTION[p.faction].traitors < TRAITORS_DEALT) picking.push(seat)
    tellSecret(tell, 'traitors-dealt', { seat }, [seat], { leaders: [...p.traitors] })
  }
  pushFrame(s, { kind: 'traitors', picks: openSealed<LeaderId>(picking) })
}

export const traitors: Kind<'traitors'> = {
  step(s, frame) {
    if (!allIn(frame.picks)) return false
    for (const { seat, pick } of frame.picks.picks) {
      const p = player(s, seat)
      p.returned = p.traitors.filter((leader) => leader !== pick)
      p.traitors = [pick]
    }
    popFrame(s, frame)
    return true
  },
  decisions: (_, { picks }) => picks.waiting.map((seat) => ({ seat, kind: 'traitor' })),
  options: (s, _, { seat }) => player(s, seat).traitors.map((leader) => ofLeader('keep', leader)),
  chosen: (_, { picks }, { seat }, chosen) => seal(picks, seat, targetId(chosen) as LeaderId),
}

/** DUN-SET-15, DUN-SET-16, table 1.2. */
function placeForces(s: ClassicState, seat: Seat, tell: Tell): void {
  const p = player(s, seat)
  const { spice, start, startAmong, elite } = FACTION[p.faction]
  pay(s, 'bank', seat, spice, 'start', tell)
  if (s.advanced && elite !== undefined) p.reserves = { forces: FORCES - elite.forces, elite: elite.forces }
  if (!hooks(s, seat).startsWithAdvisor) {
    for (const { territory, forces } of start) {
      const [part] = PARTS_OF[territory]
      if (part === undefined) throw new Error(`${territory} has no part`)
      place(s, seat, part, forces, 0, tell)
    }
  }
  if (startAmong === undefined) return
  const parts = startAmong.territories.flatMap((territory): readonly PartId[] => PARTS_OF[territory])
  pushFrame(s, { kind: 'start-forces', seat, parts, at: 0, left: startAmong.forces, elite: 0 })
}

function place(s: ClassicState, seat: Seat, part: PartId, forces: number, elite: number, tell: Tell): void {
  if (forces + elite === 0) return
  takeReserves(player(s, seat), forces, elite)
  addForces(player(s, seat), part, forces, elite)
  tellOpen(tell, 'placed', { seat, part, forces, elite })
}

/** AMB-10: part by part; in the advanced game also how many of them are starred. */
export const startForces: Kind<'start-forces'> = {
  step(s, frame) {
    if (frame.left > 0 || frame.elite > 0) return false
    popFrame(s, frame)
    return true
  },
  decisions: (_, { seat }) => [{ seat, kind: 'start-forces' }],
  options(s, { seat, parts, at, left, elite }) {
    const part = parts[at]
    if (part === undefined) throw new Error('no part is left for the forces of the start')
    const { reserves } = player(s, seat)
    if (elite > 0) {
      const most = Math.min(elite, reserves.elite)
      return Array.from({ length: most + 1 }, (_, n) => option('elite', number(n), partTarget(part)))
    }
    const least = at === parts.length - 1 ? left : 0
    return Array.from({ length: left - least + 1 }, (_, n) =>
      option('place', number(n + least), partTarget(part)),
    )
  },
  chosen(s, frame, { seat }, chosen, tell) {
    const part = frame.parts[frame.at]
    const n = targetNumber(chosen)
    if (part === undefined) return
    if (chosen.verb === 'place') {
      frame.left -= n
      if (n > 0 && player(s, seat).reserves.elite > 0) {
        frame.elite = n
        return
      }
      place(s, seat, part, n, 0, tell)
    } else {
      place(s, seat, part, frame.elite - n, n, tell)
      frame.elite = 0
    }
    frame.at++
  },
}

/** FAC-BEN-51: an advisor anywhere, a fighter if it is alone. */
export const startAdvisor: Kind<'start-advisor'> = {
  step: () => false,
  decisions: (_, { seat }) => [{ seat, kind: 'start-advisor' }],
  options: () => PARTS.map((part) => toPart('place', part)),
  chosen(s, frame, { seat }, chosen, tell) {
    popFrame(s, frame)
    const part = targetId(chosen) as PartId
    place(s, seat, part, 1, 0, tell)
    if (othersIn(s, seat, territoryOf(part))) player(s, seat).advisors.push(territoryOf(part))
  },
}

/** DUN-SET-17. */
function dealTreachery(s: ClassicState, tell: Tell): void {
  for (const seat of stormOrder(s)) {
    const { treachery } = FACTION[player(s, seat).faction]
    for (let n = 0; n < treachery; n++) {
      const card = drawTreachery(s)
      if (card !== undefined) takeCard(s, seat, card, [], tell)
    }
  }
}
