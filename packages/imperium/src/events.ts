// The facts that a Dune: Imperium game tells. `seat` is who it happens to; `from` is where a thing was or who had it
// before, `to` where it is now; `source` is the component whose effect it is.

import { type JsonObject, type Seat, type SeenEvent, type SeenOf, telling } from '@sietch/kernel'
import type {
  CardId,
  ConflictId,
  ContractId,
  Faction,
  HagalId,
  IntrigueId,
  LeaderId,
  PostId,
  Resource,
  RivalId,
  SpaceId,
  TrackId,
} from './content/types.ts'
import type { Gain, Source } from './effects/types.ts'
import type { Phase } from './state.ts'

/** What everybody learns, by kind of event. */
type Open = {
  // The round
  round: { readonly round: number; readonly conflict: ConflictId; readonly firstPlayer: Seat }
  phase: { readonly phase: Exclude<Phase, 'setup' | 'over'> }
  turn: OfSeat
  'turn-ended': OfSeat
  passed: OfSeat
  'bonus-spice': { readonly space: SpaceId; readonly now: number }
  recalled: { readonly firstPlayer: Seat }
  // Leaders
  leader: OfSeat & { readonly leader: LeaderId }
  token: OfSeat
  masterstroke: OfSeat & { readonly factions: readonly Faction[] }
  trained: OfSeat & { readonly place: string }
  memory: OfSeat
  // Agents
  'agent-sent': OfSeat & { readonly card: CardId; readonly space: SpaceId; readonly from?: SpaceId }
  'agent-recalled': OfSeat & { readonly space: SpaceId }
  swordmaster: OfSeat
  mentat: OfSeat
  'council-seat': OfSeat
  'space-forbidden': OfSeat & { readonly space: SpaceId }
  // House Hagal and the Rivals
  rival: OfSeat & { readonly rival: RivalId }
  /** A card that sends no Agent, and why. */
  'hagal-skipped': OfSeat & { readonly card: HagalId; readonly why: HagalSkip; readonly space?: SpaceId }
  /** A card that places a spy, if there is a post for it. */
  'hagal-spy': OfSeat & { readonly card: HagalId; readonly post: PostId | null }
  'rival-sent': OfSeat & { readonly card: HagalId; readonly space: SpaceId }
  'hagal-swords': OfSeat & { readonly cards: readonly HagalId[]; readonly n: number }
  'hagal-shuffled': Nothing
  'rival-stuck': OfSeat
  scheme: OfSeat
  'rival-paid': OfSeat & {
    readonly for: 'swordmaster' | 'vp'
    readonly solari: number
    readonly spice: number
    readonly water: number
    readonly cards: readonly IntrigueId[]
  }
  'control-lost': OfSeat & { readonly space: SpaceId }
  'row-churned': { readonly dice: readonly number[]; readonly cards: readonly CardId[] }
  // Gains and costs
  gained: OfSeat & { readonly what: Gain; readonly n: number; readonly source: Source }
  paid: OfSeat & { readonly what: Resource; readonly n: number; readonly source: Source }
  chose: OfSeat & { readonly what: string; readonly source: Source }
  influence: OfSeat & { readonly faction: TrackId; readonly n: number; readonly now: number }
  alliance: { readonly faction: TrackId; readonly from: Seat | null; readonly to: Seat | null }
  control: OfSeat & { readonly space: SpaceId }
  // Cards
  drew: OfSeat & { readonly n: number }
  shuffled: OfSeat
  looked: OfSeat
  'reveal-turn': OfSeat & { readonly cards: readonly CardId[] }
  revealed: OfSeat & { readonly cards: readonly CardId[] }
  discarded: OfCard & { readonly from: 'hand' | 'deck' }
  trashed: OfCard & { readonly from: 'hand' | 'discard' | 'play' | 'deck' }
  acquired: OfCard & {
    readonly from: 'row' | 'reserve' | 'aside'
    readonly to: 'discard' | 'deck' | 'hand'
  }
  'took-from-discard': OfCard
  'returned-to-hand': OfCard
  'set-aside': OfCard
  'row-refilled': { readonly card: CardId }
  // Intrigue
  'drew-intrigue': OfSeat & { readonly n: number }
  'stole-intrigue': OfSeat & { readonly from: Seat }
  'intrigue-played': OfSeat & { readonly card: IntrigueId }
  'intrigue-trashed': OfSeat & { readonly card: IntrigueId }
  'intrigue-shuffled': Nothing
  // Troops and the Conflict
  recruited: OfSeat & { readonly n: number }
  deployed: OfSeat & { readonly n: number; readonly from: 'garrison' | 'supply' }
  retreated: OfSeat & { readonly n: number }
  'troops-lost': OfSeat & { readonly n: number; readonly from: 'garrison' | 'conflict' }
  sandworms: OfSeat & { readonly n: number }
  'maker-hooks': OfSeat
  'shield-wall': OfSeat
  'combat-pass': OfSeat
  reward: OfSeat & { readonly place: number; readonly conflict: ConflictId }
  'conflict-over': Nothing
  'conflict-taken': OfSeat & { readonly conflict: ConflictId }
  'battle-icons': OfSeat & { readonly cards: readonly string[] }
  flipped: OfSeat & { readonly conflict: ConflictId }
  // Spies and contracts
  'spy-placed': OfSeat & { readonly post: PostId }
  'spy-recalled': OfSeat & { readonly post: PostId }
  'contract-offered': { readonly contract: ContractId }
  'contract-taken': OfSeat & { readonly contract: ContractId }
  'contract-completed': OfSeat & { readonly contract: ContractId }
}

/** What only some learn. */
type Secret = {
  token: { readonly faction: Faction }
  drew: { readonly cards: readonly CardId[] }
  looked: { readonly cards: readonly CardId[] }
  'drew-intrigue': { readonly cards: readonly IntrigueId[] }
  'stole-intrigue': { readonly card: IntrigueId }
}

/** What may show something that was hidden until then. */
type Revealing =
  | 'round'
  | 'masterstroke'
  | 'revealed'
  | 'trashed'
  | 'row-refilled'
  | 'contract-offered'
  | 'hagal-skipped'
  | 'hagal-spy'
  | 'rival-sent'
  | 'hagal-swords'
  | 'rival-paid'
  | 'row-churned'

/** Why a House Hagal card sends no Agent. */
export type HagalSkip = 'occupied' | 'forbidden' | 'needs-influence' | 'no-bonus-spice' | 'politics'

type OfSeat = { readonly seat: Seat }
type OfCard = OfSeat & { readonly card: CardId }
type Nothing = { readonly [field: string]: never }

export const { tellOpen, tellRevealed, tellSecret, tellOwn } = telling<Open, Secret, Revealing>()

export type ImperiumEvent = SeenOf<Open, Secret>

/** What of a source is told. */
export const cited = ({ kind, id }: Source): Source => ({ kind, id })

/** An event that comes from a server, a store or a file. */
export const readEvent = ({ kind, data }: SeenEvent): ImperiumEvent =>
  ({ kind, data: asToldNow(kind, data) }) as ImperiumEvent

/** Events are kept with the matches they belong to, some in words that are no longer used. */
export function asToldNow(kind: string, data: JsonObject): JsonObject {
  switch (kind) {
    case 'gained':
    case 'chose':
      return renamed(data, 'from', 'source')
    case 'paid':
      return renamed(data, 'for', 'source')
    case 'looked':
      return data.card === undefined ? data : { ...data, cards: [data.card] }
    default:
      return data
  }
}

function renamed(data: JsonObject, before: string, now: string): JsonObject {
  const { [before]: value, ...others } = data
  return value === undefined ? data : { ...others, [now]: value }
}
