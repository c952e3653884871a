// The choices of others in classic Dune, and what the planet does by itself, as beats. Battles have beats of their own.

import { type ClassicEvent, type ClassicView, readEvent } from '@sietch/classic'
import { type Phase, territoryOf } from '@sietch/classic/content'
import type { Seat, SeenEvent } from '@sietch/kernel'
import type { Beat, Happening } from '../../stage/beat.ts'
import type { PlaceId } from '../../table/selection.ts'
import type { Subject } from '../../ui/pointer.ts'

export type Scene = {
  /** Who does it; nothing for what the planet does. */
  readonly seat: Seat | null
  readonly phase: Phase | 'setup' | 'over'
  readonly events: readonly SeenEvent[]
  /** Shown large. */
  readonly card: Subject | null
}

export type ScenesBeat = Beat<'scene', Scene>

/** Something a player does, for so long; something that happens by itself; what belongs to a battle; or nothing. */
type Role = { readonly does: number } | { readonly happens: number } | 'battle' | 'silent'

/** For this long one looks at a sentence, at something on the map, and at a card. */
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

export function sceneBeats(happening: Happening): readonly ScenesBeat[] {
  const { entry, before, after, isOwn } = happening
  const chooser = entry.choice?.seat ?? null
  const parts = partsOf(entry.events, (before.view as ClassicView).phase)
  return parts.flatMap(({ phase, events }, index) => {
    const told = events.filter((event) => roleOf(event) !== 'silent')
    // Whatever comes with a battle is told with it.
    if (told.length === 0 || phase === 'battle') return []
    const isTheirs = index === 0 && told.some((event) => isDone(event))
    const seen = isOwn && index === 0 ? told.filter((event) => !isOwnDoing(event)) : told
    if (seen.length === 0) return []
    return [beatOf({ seq: entry.seq, index, phase, events: seen, after, seat: isTheirs ? chooser : null })]
  })
}

type Made = {
  readonly seq: number
  readonly index: number
  readonly phase: Scene['phase']
  readonly events: readonly SeenEvent[]
  readonly after: Happening['after']
  readonly seat: Seat | null
}

function beatOf({ seq, index, phase, events, after, seat }: Made): ScenesBeat {
  const read = events.map(readEvent)
  // The end of the match is read in peace.
  const isEnd = read.some((event) => event.kind === 'won')
  return {
    kind: 'scene',
    // The bids for one card are one scene.
    key: phase === 'bidding' ? `bidding:${auctionOf(after.view as ClassicView)}` : `scene:${seq}.${index}`,
    data: { seat, phase, events, card: read.map(cardOf).find((card) => card !== null) ?? null },
    weight: isEnd ? 'great' : 'turn',
    lasts: isEnd ? 'waits' : Math.max(...events.map(timeOf)),
    behind: 'after',
    size: 'small',
    seat,
    lit: [...new Set(read.flatMap(placesOf))],
  }
}

const auctionOf = ({ round, row }: ClassicView): string => `${round}.${row}`

/** An event of a later version is silent. */
const roleOf = ({ kind }: SeenEvent): Role => ROLES[kind as ClassicEvent['kind']] ?? 'silent'

function isDone(event: SeenEvent): boolean {
  const role = roleOf(event)
  return typeof role === 'object' && 'does' in role
}

/** What comes of a choice to the player who made it. */
const OWN: readonly string[] = [
  'spice',
  'spice-taken',
  'bribes-taken',
  'killed',
] satisfies ClassicEvent['kind'][]

const isOwnDoing = (event: SeenEvent): boolean => isDone(event) || OWN.includes(event.kind)

function timeOf(event: SeenEvent): number {
  const role = roleOf(event)
  if (typeof role !== 'object') return 0
  return 'does' in role ? role.does : role.happens
}

type Part = { readonly phase: Scene['phase']; readonly events: SeenEvent[] }

/** What happened in the phase in which somebody chose, and in each that began then. */
function partsOf(events: readonly SeenEvent[], phase: Scene['phase']): readonly Part[] {
  const parts: Part[] = [{ phase, events: [] }]
  for (const event of events.map(readEvent)) {
    if (event.kind === 'phase') parts.push({ phase: event.data.phase, events: [] })
    else parts.at(-1)?.events.push(event)
  }
  return parts
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
