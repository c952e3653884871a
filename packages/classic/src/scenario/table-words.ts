// Words about the table. `phase` comes first: it clears the table before everything else is placed.

import { isObject, type Json } from '@sietch/kernel'
import type { SeatNames, Word } from '@sietch/kernel/scenario'
import { FACTION, FORCES } from '../content/factions.ts'
import { LEADERS_OF } from '../content/leaders.ts'
import { PHASES, type Phase, SECTORS } from '../content/types.ts'
import { seatWith } from '../factions/index.ts'
import {
  readCard,
  readCount,
  readEntries,
  readFaction,
  readList,
  readPart,
  readSpiceCard,
  readYes,
} from '../read.ts'
import { ADVANTAGES } from '../setup-options.ts'
import { ALL_SPICE } from '../spice.ts'
import { type ClassicState, type Deal, removeOne } from '../state.ts'

type TableWord = Word<ClassicState>

const showDeal = ({ from, to, spice, when }: Deal, status: string, names: SeatNames): Json => ({
  from: names.name(from),
  to: names.name(to),
  spice,
  when: when.kind === 'pledge' ? when.pledge : when.kind,
  status,
})

/**
 * No forces on the map, nothing behind the screens, no cards in hand; windows are passed unless `asked` says otherwise.
 */
function clearTable(s: ClassicState): void {
  s.bank = ALL_SPICE
  s.spice = []
  s.traitorDeck = s.players.flatMap(({ faction }) => [...LEADERS_OF[faction]])
  s.storm = SECTORS
  for (const p of s.players) {
    const elite = s.advanced ? (FACTION[p.faction].elite?.forces ?? 0) : 0
    s.treacheryDeck.push(...p.hand)
    Object.assign(p, {
      spice: 0,
      stacks: [],
      reserves: { forces: FORCES - elite, elite },
      tanks: { forces: 0, elite: 0 },
      advisors: [],
      leaders: LEADERS_OF[p.faction].map((id) => ({ id, place: 'ready', deaths: 0, fought: null })),
      hand: [],
      traitors: [],
      returned: [],
      passing: { stop: 'round-end', special: 'round-end', storm: 'round-end' },
    })
  }
  s.known = []
}

/** The previous phase, at whose end the game resumes; a new round is counted then. */
function enterBefore(s: ClassicState, phase: Phase): void {
  const index = PHASES.indexOf(phase)
  s.round = index === 0 ? 1 : 2
  s.phase = PHASES[(index + PHASES.length - 1) % PHASES.length] ?? 'mentat-pause'
  s.stack = [{ kind: 'round' }]
}

function readPhase(value: Json): Phase {
  const phase = PHASES.find((id) => id === value)
  if (phase === undefined) throw new Error(`${JSON.stringify(value)} is no phase (${PHASES.join(', ')})`)
  return phase
}

const namesOf = (seats: readonly number[], names: SeatNames): Json => seats.map((seat) => names.name(seat))

/** The named cards are taken from wherever they are and put on top, in draw order. */
function layOnTop<T>(deck: T[], elsewhere: readonly T[][], cards: readonly T[]): void {
  for (const card of cards) {
    if (![deck, ...elsewhere].some((zone) => removeOne(zone, card)))
      throw new Error(`there is no ${card} left`)
  }
  deck.push(...cards.toReversed())
}

export const tableWords: { readonly [word: string]: TableWord } = {
  phase: {
    about: 'the phase that begins; given, the table is cleared before anything else is put on it',
    example: 'battle',
    show: (s) => s.phase,
    put(s, value) {
      clearTable(s)
      enterBefore(s, readPhase(value))
    },
  },
  round: {
    about: 'the round; 2 if a phase is given without it',
    example: 4,
    show: (s) => s.round,
    put(s, value) {
      const begins = s.phase === 'mentat-pause'
      s.round = readCount(value) - (begins ? 1 : 0)
      // The first storm has not been placed.
      if (begins && s.round === 0) s.storm = 0
    },
  },
  storm: {
    about: 'the sector of the storm; 18 if a phase is given without it',
    example: 7,
    show: (s) => s.storm,
    put(s, value) {
      s.storm = readCount(value)
    },
  },
  shieldWall: {
    about: 'whether the Shield Wall stands',
    example: false,
    show: (s) => s.shieldWall,
    put(s, value) {
      s.shieldWall = readYes(value)
    },
  },
  firstPlayer: {
    about: 'the first player of the round',
    example: 'Paul',
    show: (s, names) => names.name(s.firstPlayer),
    put(s, value, names) {
      s.firstPlayer = names.seat(value)
    },
  },
  dialers: {
    about: 'who used the battle wheels last',
    example: ['Paul', 'Vladimir'],
    show: (s, names) => namesOf(s.dialers, names),
    put(s, value, names) {
      s.dialers = readList(value, names.seat)
    },
  },
  alliances: {
    about: 'lists of allies',
    example: [['Paul', 'Stilgar']],
    show: (s, names) => s.alliances.map((alliance) => namesOf(alliance, names)),
    put(s, value, names) {
      s.alliances = readList(value, (members) => readList(members, names.seat))
    },
  },
  spice: {
    about: 'spice on the map, by part',
    example: { 'south-mesa/5': 6 },
    show: (s) => Object.fromEntries(s.spice.map(({ part, n }) => [part, n])),
    put(s, value) {
      for (const { n } of s.spice) s.bank += n
      s.spice = readEntries(value).map(([part, n]) => ({ part: readPart(part), n: readCount(n) }))
      for (const { n } of s.spice) s.bank -= n
    },
  },
  bank: { about: 'spice in the bank', example: 540, show: (s) => s.bank },
  spiceDiscards: {
    about: 'the two spice discard piles, the top card last',
    example: [['south-mesa'], []],
    show: (s) => s.spiceDiscards.map((pile) => [...pile]),
    put(s, value) {
      s.spiceDeck.push(...s.spiceDiscards.flat())
      const [first = [], second = []] = readList(value, (pile) => readList(pile, readSpiceCard))
      for (const card of [...first, ...second]) removeOne(s.spiceDeck, card)
      s.spiceDiscards = [first, second]
    },
  },
  spiceDeck: {
    about: 'the spice deck, the next card first; given, these cards lie on top',
    example: ['shai-hulud', 'red-chasm'],
    show: (s) => s.spiceDeck.toReversed(),
    put: (s, value) => layOnTop(s.spiceDeck, s.spiceDiscards, readList(value, readSpiceCard)),
  },
  treacheryDiscard: {
    about: 'the treachery discard pile',
    example: ['shield'],
    show: (s) => [...s.treacheryDiscard],
    put(s, value) {
      s.treacheryDeck.push(...s.treacheryDiscard)
      s.treacheryDiscard = readList(value, readCard)
      for (const card of s.treacheryDiscard) removeOne(s.treacheryDeck, card)
    },
  },
  treacheryDeck: {
    about: 'the treachery deck, the next card first; given, these cards lie on top',
    example: ['lasgun', 'shield'],
    show: (s) => s.treacheryDeck.toReversed(),
    put: (s, value) => layOnTop(s.treacheryDeck, [s.treacheryDiscard], readList(value, readCard)),
  },
  removed: {
    about: 'treachery cards out of the game',
    example: ['family-atomics'],
    show: (s) => [...s.removed],
  },
  row: {
    about: 'cards up for auction, the one being sold first',
    example: ['shield'],
    show: (s) => [...s.row],
  },
  stormCard: {
    about: 'the storm card that lies face down, seen by who draws it',
    example: 4,
    show: (s) => s.stormCard?.value ?? null,
    put(s, value) {
      const seer = seatWith(s, 'drawsStormCards')
      s.stormCard = { value: readCount(value), seen: seer === undefined ? [] : [seer] }
    },
  },
  prediction: {
    about: 'what the Bene Gesserit foretold',
    example: { faction: 'atreides', round: 4 },
    show: (s) => (s.prediction === null ? null : { ...s.prediction }),
    put(s, value) {
      const { faction, round } = isObject(value) ? value : {}
      s.prediction = { faction: readFaction(faction), round: readCount(round) }
    },
  },
  kwisatz: {
    about: 'the Kwisatz Haderach: forces lost in battle, whether dead, whether used this round',
    example: { losses: 7, dead: false, usedThisRound: false },
    show: (s) => ({ ...s.kwisatz }),
    put(s, value) {
      const { losses = 0, dead = false, usedThisRound = false } = isObject(value) ? value : {}
      s.kwisatz = { losses: readCount(losses), dead: readYes(dead), usedThisRound: readYes(usedThisRound) }
    },
  },
  stopped: {
    about: 'advantages that a Karama has stopped for this phase, by name',
    example: ['atr-bidding'],
    show: (s) => s.stopped.map(({ advantage }) => ADVANTAGES.find((id) => id === advantage) ?? advantage),
  },
  deals: {
    about: 'what is owed by deals of this round and the last, and whether it was kept',
    example: [{ from: 'Paul', to: 'Stilgar', spice: 3, when: 'absent', status: 'open' }],
    show: (s, names) => [
      ...s.settled.map((deal) => showDeal(deal, deal.kept ? 'kept' : 'broken', names)),
      ...s.deals.map((deal) => showDeal(deal, 'open', names)),
    ],
  },
  won: {
    about: 'who has won, and how',
    example: { seats: ['Paul'], by: 'strongholds' },
    show: (s, names) => (s.won === null ? null : { seats: namesOf(s.won.seats, names), by: s.won.by }),
  },
}
