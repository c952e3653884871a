// What happens in classic Dune, in one line. Each kind of event is an action, a result, or omitted; spice is added up.

import { type ClassicEvent, readEvent } from '@sietch/classic'
import { type PartId, territoryOf } from '@sietch/classic/content'
import { message } from '@sietch/i18n'
import type { Seat, SeenEvent } from '@sietch/kernel'
import { type Came, type Deed, type Summarize, summaryOf, type Telling } from '../table/summary.ts'
import type { Subject } from '../ui/pointer.ts'
import type { SummaryIcon } from './SummarySign.tsx'

const deed = (weight: number, icon: SummaryIcon, ...things: readonly Subject[]): Deed => ({
  is: 'deed',
  weight,
  things,
  icon,
})

/** Worded as in the log; each on its own. */
const told = (seat: Seat | null, icon: SummaryIcon, what: string, ...names: readonly Subject[]): Came => ({
  is: 'item',
  seat,
  icon,
  key: `${icon} ${what}`,
  names,
})

const spice = (seat: Seat, n: number): Came => ({
  is: 'item',
  seat,
  icon: 'spice',
  key: n < 0 ? 'spice paid' : 'spice',
  n,
  isChange: true,
  words: (all) => message('amount.spice', { n: all }),
})

type Tokens = { readonly forces: number; readonly elite: number }

const forces = (
  seat: Seat,
  { forces: usual, elite }: Tokens,
  icon: SummaryIcon,
  key: string,
  sign = -1,
): Came => ({
  is: 'item',
  seat,
  icon,
  key,
  n: sign * (usual + elite),
  isChange: true,
  words: (all) => message('classic.forces', { forces: all }),
})

const treachery = (id: string): Subject => ({ kind: 'treachery', id })
/** A Cheap Hero leads like a leader, and is a card. */
const leader = (id: string): Subject => (id === 'cheap-hero' ? treachery(id) : { kind: 'leader', id })
const territory = (id: string): Subject => ({ kind: 'territory', id })
const part = (id: PartId): Subject => territory(territoryOf(id))

export const TELLING: Telling<ClassicEvent> = {
  // Setup
  'faction-chosen': ({ faction }) => deed(5, 'alliance', { kind: 'faction', id: faction }),
  'swap-proposed': () => deed(3, 'alliance'),
  'swap-declined': () => deed(3, 'alliance'),
  'factions-swapped': () => deed(5, 'alliance'),
  seated: () => deed(6, 'alliance'),
  predicted: () => deed(3, 'prediction'),
  'traitors-dealt': () => deed(3, 'traitor'),
  placed: ({ part: to }) => deed(4, 'reserves', part(to)),
  // The round
  phase: () => deed(1, 'storm'),
  'first-player': ({ seat }) => told(seat, 'first', 'player'),
  'turn-over': null,
  prediction: ({ seat }) => told(seat, 'prediction', 'open'),
  won: () => deed(9, 'stronghold'),
  // Storm
  'storm-dialled': null,
  'storm-card': null,
  'storm-card-drawn': null,
  'storm-moved': () => deed(4, 'storm'),
  weather: () => deed(3, 'storm'),
  'shield-wall-destroyed': ({ seat }) => told(seat, 'storm', 'wall'),
  // Spice
  spice: ({ from, to, spice: n }) =>
    to === 'bank' ? (from === 'bank' ? null : spice(from, -n)) : spice(to, n),
  'spice-taken': ({ to, spice: n }) => (to === 'bank' ? null : spice(to, n)),
  // A territory shows up through its spice.
  'spice-card': ({ card }) =>
    card === 'shai-hulud' ? told(null, 'worm', 'card', { kind: 'spice-card', id: card }) : null,
  'spice-blow': ({ part: where, spice: n }) => ({
    ...told(null, 'spice', `in ${where}`, part(where)),
    n,
    isChange: true,
  }),
  'spice-looked': null,
  'bribes-taken': ({ seat, spice: n }) => spice(seat, n),
  // Worms and alliances
  worm: ({ territory: where }) => told(null, 'worm', where, territory(where)),
  'worm-placed': ({ seat, territory: where }) => told(seat, 'worm', `called to ${where}`, territory(where)),
  nexus: () => deed(4, 'alliance'),
  'alliance-proposed': () => deed(3, 'alliance'),
  'alliance-declined': () => deed(3, 'alliance'),
  alliance: () => deed(6, 'alliance'),
  'alliance-broken': () => deed(5, 'alliance'),
  // Treachery cards
  hands: null,
  row: null,
  auction: null,
  bid: () => deed(3, 'card'),
  passed: () => deed(2, 'card'),
  sold: () => deed(7, 'card'),
  'bidding-over': null,
  support: null,
  'card-taken': null,
  'card-played': ({ card }) => deed(5, 'card', treachery(card)),
  'card-discarded': ({ seat, card }) => told(seat, 'card', 'discarded', treachery(card)),
  'card-returned': ({ seat, card }) => told(seat, 'card', 'returned', treachery(card)),
  'window-closed': null,
  'cards-swapped': () => deed(5, 'card'),
  karama: ({ card }) => deed(6, 'card', treachery(card)),
  // Forces
  killed: ({ seat, forces: usual, elite, cause }) =>
    forces(seat, { forces: usual, elite }, 'tanks', `killed by ${cause}`),
  revived: ({ seat, forces: usual, elite }) =>
    forces(seat, { forces: usual, elite }, 'reserves', 'revived', 1),
  shipping: null,
  shipped: ({ to }) => deed(5, 'reserves', ...(to === null ? [] : [part(to)])),
  'shipment-cancelled': () => deed(4, 'reserves'),
  moved: ({ from, to }) => deed(4, 'reserves', territory(from), part(to)),
  accompanied: ({ seat, part: to }) => told(seat, 'reserves', 'along', part(to)),
  flipped: ({ seat, territory: where }) => told(seat, 'reserves', `over in ${where}`, territory(where)),
  // Battle
  battle: ({ territory: where }) => deed(5, 'stronghold', territory(where)),
  leaderless: ({ seat }) => told(seat, 'tanks', 'leaderless'),
  voice: () => deed(4, 'alliance'),
  prescience: () => deed(4, 'prediction'),
  answered: ({ seat }) => told(seat, 'prediction', 'answer'),
  plan: ({ seat }) => told(seat, 'battle', 'plan'),
  traitor: ({ leader: id }) => deed(8, 'traitor', leader(id)),
  explosion: ({ territory: where }) => deed(8, 'worm', territory(where)),
  'battle-won': () => deed(7, 'battle'),
  // Leaders
  'leader-killed': ({ leader: id, owner }) => told(owner, 'tanks', 'leaders', leader(id)),
  'leader-revived': ({ leader: id }) => deed(4, 'reserves', leader(id)),
  'leader-returned': ({ leader: id, owner }) => told(owner, 'reserves', 'returned', leader(id)),
  'leader-captured': ({ seat }) => told(seat, 'captive', 'taken'),
  'captive-drawn': ({ seat }) => told(seat, 'captive', 'drawn'),
  // Talk
  truth: () => deed(4, 'card'),
  'deal-offered': () => deed(3, 'alliance'),
  deal: () => deed(4, 'alliance'),
  'deal-declined': () => deed(3, 'alliance'),
  'deal-concluded': () => deed(4, 'alliance'),
}

const sums = summaryOf(TELLING, readEvent)

/** Bids are not worth a line once a card is sold, nor an offer once it is a deal, nor the discarding of a played card. */
function worthTelling(events: readonly SeenEvent[]): readonly SeenEvent[] {
  const isSold = events.some(({ kind }) => kind === 'sold')
  const isPlayed = (card: unknown) =>
    events.some(({ kind, data }) => kind === 'card-played' && data.card === card)
  const isAgreed = (to: unknown) => events.some(({ kind, data }) => kind === 'deal' && data.to === to)
  return events.filter(({ kind, data }) => {
    switch (kind) {
      case 'bid':
      case 'passed':
        return !isSold
      case 'deal-offered':
        return !isAgreed(data.to)
      case 'card-discarded':
        return !isPlayed(data.card)
      default:
        return true
    }
  })
}

/** A name alone would not say whether forces are shipped, moved or placed: the action is spelled out. */
export const summary: Summarize = (say, events, seat, names) => {
  const summed = sums(say, worthTelling(events), seat, names)
  return summed && { ...summed, deed: [] }
}
