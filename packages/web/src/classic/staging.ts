// What is heard, what moves and how the log is divided in a game of classic Dune. Forces fly as copies of their discs,
// since a stack on the map may be part of a group that comes or goes.

import type { ClassicEvent } from '@sietch/classic'
import { type PartId, SECTORS, type TerritoryId } from '@sietch/classic/content'
import type { Seat } from '@sietch/kernel'
import type { Movement } from '../motion/movement.ts'
import type { Staging } from '../table/staging.ts'

const stack = (seat: Seat, part: PartId): string => `stack:${seat}:${part}`
/** Reserves come from their player, and go back there. */
const home = (seat: Seat): string => `dot:${seat}`
const purse = (whose: Seat | 'bank'): string => (whose === 'bank' ? 'bank' : `purse:${whose}`)

type Group = { readonly seat: Seat; readonly forces: number; readonly elite: number }

/** A group comes to a part of the map. */
const comes = ({ seat, forces, elite }: Group, from: string, part: PartId): readonly Movement[] => [
  { sends: stack(seat, part), from, to: stack(seat, part), n: forces + elite },
]

const land = (territory: TerritoryId): string => `land:${territory}`

/** Shipping, moving, staying or interrupting with a card is taking a turn. */
const turnOf = ({ seat }: { readonly seat: Seat }) => ({ begins: 'turn', seat, goesOn: true }) as const

/** An auction or a battle continues after an interruption. */
const between = () => ({ begins: 'part', goesOn: true }) as const

export const STAGING: Staging<ClassicEvent> = {
  // Setup
  'faction-chosen': { isOfPlayers: true },
  'swap-proposed': {},
  'swap-declined': {},
  'factions-swapped': {},
  seated: {},
  predicted: {},
  'traitors-dealt': {},
  placed: { moves: (placed) => comes(placed, home(placed.seat), placed.part) },
  // The round
  phase: { marks: ({ round }) => ({ begins: 'part', round }) },
  'first-player': {},
  'turn-over': { marks: turnOf },
  prediction: {},
  won: {},
  // Storm
  'storm-dialled': {},
  'storm-card': {},
  'storm-card-drawn': {},
  'storm-moved': { moves: ({ distance }) => [{ turns: 'storm', by: (-distance * 360) / SECTORS }] },
  weather: {},
  'shield-wall-destroyed': {},
  // Spice
  spice: {
    moves: ({ from, to }) => [
      { sends: purse(from === 'bank' ? to : from), from: purse(from), to: purse(to) },
    ],
  },
  'spice-taken': {
    moves: ({ part, spice, to }) => [
      { sends: `spice:${part}`, from: `spice:${part}`, to: purse(to), n: spice },
    ],
  },
  'spice-card': {},
  'spice-blow': {
    sound: 'gain',
    moves: ({ part, spice }) => [
      { sends: `spice:${part}`, from: 'spice-deck', to: `spice:${part}`, n: spice },
    ],
  },
  'spice-looked': {},
  'bribes-taken': {},
  // Worms and alliances
  worm: { sound: 'clash' },
  'worm-placed': {},
  nexus: {},
  'alliance-proposed': {},
  'alliance-declined': {},
  alliance: { sound: 'gain' },
  'alliance-broken': {},
  // Treachery cards
  hands: {},
  row: {},
  auction: { marks: () => ({ begins: 'part' }) },
  bid: { marks: between },
  passed: { marks: between },
  sold: { sound: 'card', marks: between },
  'bidding-over': {},
  support: {},
  'card-taken': {
    moves: ({ seat }) => [
      { goes: 'hand:', from: 'treachery-deck' },
      { sends: `cards:${seat}`, from: 'treachery-deck', to: `cards:${seat}` },
    ],
  },
  'card-played': {
    sound: 'card',
    // The player whose turn it is.
    marks: ({ seat, use }) => (use === 'question' || use === 'revival' ? turnOf({ seat }) : undefined),
  },
  'card-discarded': {
    moves: ({ seat }) => [
      { goes: 'hand:', to: 'treachery-deck' },
      { sends: `cards:${seat}`, from: `cards:${seat}`, to: 'treachery-deck' },
    ],
  },
  'card-returned': {},
  'window-closed': { isUnsaid: true },
  'cards-swapped': {
    moves: ({ seat, victim }) => [
      { goes: 'hand:', from: `cards:${victim}`, to: `cards:${seat}` },
      { sends: `cards:${victim}`, from: `cards:${victim}`, to: `cards:${seat}` },
    ],
  },
  karama: { marks: turnOf },
  // Forces
  killed: {
    moves: ({ seat, part, forces, elite }) => [
      { sends: stack(seat, part), from: stack(seat, part), to: 'tanks', n: forces + elite },
    ],
  },
  revived: {
    moves: ({ seat, forces, elite }) => [
      { sends: home(seat), from: 'tanks', to: home(seat), n: forces + elite },
    ],
  },
  shipping: { marks: turnOf },
  shipped: {
    sound: 'place',
    marks: turnOf,
    moves(shipped) {
      const { seat, from, to, forces, elite } = shipped
      const origin = from === null ? home(seat) : land(from)
      if (to !== null) return comes(shipped, origin, to)
      return [{ sends: home(seat), from: origin, to: home(seat), n: forces + elite }]
    },
  },
  'shipment-cancelled': {},
  moved: { sound: 'place', marks: turnOf, moves: (moved) => comes(moved, land(moved.from), moved.to) },
  accompanied: {
    moves: ({ seat, part }) => comes({ seat, forces: 1, elite: 0 }, home(seat), part),
  },
  flipped: {},
  // Battle
  battle: { sound: 'clash', marks: () => ({ begins: 'part' }) },
  leaderless: {},
  voice: {},
  prescience: {},
  answered: {},
  plan: { marks: between },
  traitor: { marks: between },
  explosion: { marks: between },
  'battle-won': { marks: between },
  // Leaders
  'leader-killed': {},
  'leader-revived': {},
  'leader-returned': {},
  'leader-captured': {},
  'captive-drawn': {},
  // Talk
  truth: {},
  'deal-offered': {},
  deal: { moves: ({ seat, to }) => [{ sends: purse(seat), from: purse(seat), to: purse(to) }] },
  'deal-declined': {},
  'deal-concluded': {},
}
