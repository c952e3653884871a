// The choices of others in classic Dune, and what the planet does, as beats. Battles and the end of a round have their
// own beats.

import type { ClassicEvent, ClassicView } from '@sietch/classic'
import { territoryOf } from '@sietch/classic/content'
import type { Seat, SeenEvent } from '@sietch/kernel'
import type { Beat, Happening } from '../../stage/beat.ts'
import type { PlaceId } from '../../table/selection.ts'
import type { Subject } from '../../ui/pointer.ts'
import { type Part, partsOf } from './parts.ts'

export type Scene = {
  /** Who does it; undefined for the planet. */
  readonly seat: Seat | null
  readonly phase: Part['phase']
  readonly events: readonly SeenEvent[]
  /** Shown large. */
  readonly card: Subject | null
}

export type ScenesBeat = Beat<'scene', Scene>

/** What a player does, with a duration; what happens by itself; part of a battle; or nothing. */
type Role = { readonly does: number } | { readonly happens: number } | 'battle' | 'silent'

/** How long a sentence, something on the map, and a card are shown. */
const [SHORT, USUAL, LONG] = [0.8, 1.8, 2.8]

export const ROLES: { readonly [K in ClassicEvent['kind']]: Role } = {
  // Setup
  'faction-chosen': { does: USUAL },
  'swap-proposed': { does: USUAL },
  'swap-declined': { does: USUAL },
  'factions-swapped': { happens: LONG },
  seated: { happens: USUAL },
  predicted: { does: SHORT },
  'traitors-dealt': 'silent',
  placed: { does: USUAL },
  // The round
  phase: 'silent',
  'first-player': { happens: SHORT },
  'turn-over': 'silent',
  prediction: { happens: LONG },
  won: { happens: LONG },
  // Storm
  'storm-dialled': { happens: SHORT },
  'storm-card': { happens: SHORT },
  'storm-card-drawn': 'silent',
  'storm-moved': { happens: LONG },
  weather: { does: LONG },
  'shield-wall-destroyed': { does: LONG },
  // Spice
  spice: { happens: SHORT },
  'spice-taken': { happens: USUAL },
  'spice-card': { happens: LONG },
  'spice-blow': { happens: LONG },
  'spice-looked': 'silent',
  'bribes-taken': { happens: SHORT },
  // Worms and alliances
  worm: { happens: LONG },
  'worm-placed': { does: LONG },
  nexus: { happens: LONG },
  'alliance-proposed': { does: USUAL },
  'alliance-declined': { does: USUAL },
  alliance: { happens: LONG },
  'alliance-broken': { does: LONG },
  // Treachery cards
  hands: 'silent',
  row: { happens: USUAL },
  auction: { happens: USUAL },
  bid: { does: SHORT },
  passed: { does: SHORT },
  sold: { happens: USUAL },
  'bidding-over': 'silent',
  support: 'silent',
  'card-taken': 'silent',
  'card-played': { does: LONG },
  'card-discarded': { does: USUAL },
  'card-returned': { does: USUAL },
  'window-closed': 'silent',
  'cards-swapped': { does: LONG },
  karama: { does: LONG },
  // Forces
  killed: { happens: USUAL },
  revived: { does: USUAL },
  shipping: 'silent',
  shipped: { does: USUAL },
  'shipment-cancelled': { happens: USUAL },
  moved: { does: USUAL },
  accompanied: { does: USUAL },
  flipped: { does: USUAL },
  // Battle
  battle: 'battle',
  leaderless: 'battle',
  voice: 'battle',
  prescience: 'battle',
  answered: 'battle',
  plan: 'battle',
  traitor: 'battle',
  explosion: 'battle',
  'battle-won': 'battle',
  // Leaders
  'leader-killed': 'battle',
  'leader-revived': { does: USUAL },
  'leader-returned': 'silent',
  'leader-captured': 'battle',
  'captive-drawn': 'silent',
  // Talk
  truth: 'silent',
  'deal-offered': { does: SHORT },
  deal: { happens: USUAL },
  'deal-declined': { does: SHORT },
  'deal-concluded': { happens: USUAL },
}

export const sceneBeats = (happening: Happening): readonly ScenesBeat[] =>
  partsOf(happening).flatMap((part, index) => {
    const events = newsOf(happening, part).filter((event) => !isToldElsewhere(part, event))
    return events.length === 0 ? [] : [sceneOf(happening, { index, phase: part.phase, events })]
  })

/** What of a part is shown to the viewer, who knows what they did themselves. */
export const newsOf = (
  { own, isOwn }: Happening,
  { isNew, events }: Pick<Part, 'isNew' | 'events'>,
): readonly ClassicEvent[] =>
  events.filter((event) => roleOf(event) !== 'silent' && (isNew || !isOwn || !isDoneBy(event, own)))

/** What belongs to a battle, a Spice Collection or a Mentat Pause has its own beats. */
function isToldElsewhere({ phase, isNew }: Part, { kind }: ClassicEvent): boolean {
  if (phase === 'battle') return !BESIDE_BATTLES.includes(kind)
  if (phase === 'collection') return COLLECTING.includes(kind)
  return phase === 'mentat-pause' && isNew
}

const BESIDE_BATTLES: readonly ClassicEvent['kind'][] = [
  'karama',
  'card-returned',
  'deal-offered',
  'deal',
  'deal-declined',
  'deal-concluded',
]
const COLLECTING: readonly ClassicEvent['kind'][] = ['spice', 'spice-taken']

type Told = {
  readonly index: number
  readonly phase: Scene['phase']
  readonly events: readonly ClassicEvent[]
}

/** `index` distinguishes the scenes of one choice. */
export function sceneOf({ entry, after }: Happening, { index, phase, events }: Told): ScenesBeat {
  // The end of the match waits to be read.
  const isEnd = events.some((event) => event.kind === 'won')
  const seat = doerIn(events)
  return {
    kind: 'scene',
    // The bids for one card are one scene.
    key:
      phase === 'bidding' ? `bidding:${auctionOf(after.view as ClassicView)}` : `scene:${entry.seq}.${index}`,
    data: { seat, phase, events, card: events.map(cardOf).find((card) => card !== null) ?? null },
    weight: isEnd ? 'great' : 'turn',
    lasts: isEnd ? 'waits' : Math.max(...events.map(timeOf)),
    behind: 'after',
    size: 'small',
    seat,
    lit: [...new Set(events.flatMap(placesOf))],
  }
}

const auctionOf = ({ round, row }: ClassicView): string => `${round}.${row}`

/** Events of a later version are ignored. */
const roleOf = ({ kind }: SeenEvent): Role => ROLES[kind as ClassicEvent['kind']] ?? 'silent'

/**
 * Who does something there, if it is only one player: not always the one who chose, since a choice may let others
 * continue.
 */
function doerIn(events: readonly ClassicEvent[]): Seat | null {
  const sold = events.find((event) => event.kind === 'sold')
  if (sold !== undefined) return sold.data.seat
  const [seat = null, ...others] = events.flatMap((event) =>
    isDone(event) && 'seat' in event.data ? event.data.seat : [],
  )
  return others.every((other) => other === seat) ? seat : null
}

function isDone(event: SeenEvent): boolean {
  const role = roleOf(event)
  return typeof role === 'object' && 'does' in role
}

/** The viewer did it, or it resulted from what they did. */
function isDoneBy(event: ClassicEvent, seat: Seat | null): boolean {
  switch (event.kind) {
    case 'spice':
      return event.data.from === seat || (event.data.from === 'bank' && event.data.to === seat)
    case 'spice-taken':
      return event.data.to === seat
    case 'bribes-taken':
    case 'killed':
      return event.data.seat === seat
    default:
      return isDone(event) && 'seat' in event.data && event.data.seat === seat
  }
}

function timeOf(event: SeenEvent): number {
  const role = roleOf(event)
  if (typeof role !== 'object') return 0
  return 'does' in role ? role.does : role.happens
}

function cardOf(event: ClassicEvent): Subject | null {
  switch (event.kind) {
    case 'card-played':
    case 'karama':
    case 'card-discarded':
      return { kind: 'treachery', id: event.data.card }
    case 'spice-card':
      return { kind: 'spice-card', id: event.data.card }
    case 'faction-chosen':
      return { kind: 'faction', id: event.data.faction }
    case 'leader-revived':
      return event.data.leader === 'kwisatz-haderach' ? null : { kind: 'leader', id: event.data.leader }
    default:
      return null
  }
}

function placesOf(event: ClassicEvent): readonly PlaceId[] {
  switch (event.kind) {
    case 'placed':
    case 'killed':
    case 'accompanied':
    case 'spice-blow':
    case 'spice-taken':
      return [`part:${event.data.part}`]
    case 'shipped':
      return event.data.to === null ? [] : [`part:${event.data.to}`]
    case 'moved':
      return [`part:${event.data.to}`, `territory:${event.data.from}`].filter(
        (place) => place !== `territory:${territoryOf(event.data.to)}`,
      )
    case 'worm':
    case 'worm-placed':
    case 'flipped':
      return [`territory:${event.data.territory}`]
    default:
      return []
  }
}
