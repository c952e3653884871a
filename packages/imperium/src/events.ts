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
  NavigationId,
  PostId,
  Resource,
  RivalId,
  SkillId,
  SpaceId,
  TechId,
  TrackId,
} from './content/types.ts'
import type { Gain, Source } from './effects/types.ts'
import type { Phase } from './state.ts'

/** What everyone learns, by kind of event. */
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
  tactics: OfSeat & { readonly now: number }
  /** A Navigation card is laid out, or played. */
  'navigation-laid': OfSeat & { readonly place: number }
  'navigation-played': OfSeat & { readonly card: NavigationId; readonly place: number }
  'secret-tech': OfSeat
  // Agents
  'agent-sent': OfSeat & { readonly card: CardId; readonly space: SpaceId; readonly from?: SpaceId }
  /** `conflict`: from there. */
  'agent-recalled': OfSeat & { readonly space: SpaceId | 'conflict' }
  'agent-deployed': OfSeat & { readonly space: SpaceId }
  swordmaster: OfSeat
  mentat: OfSeat
  /** The Swordmaster goes back to the box. */
  'swordmaster-gone': OfSeat
  'council-seat': OfSeat
  'space-forbidden': OfSeat & { readonly space: SpaceId }
  // Teams
  /** The Commander on the seat activates an Ally. */
  activated: OfSeat & { readonly ally: Seat }
  /** What is given first in a trade, before the other one decides; no cards: nothing. */
  offered: OfSeat & { readonly to: Seat; readonly what: Resource; readonly n: number }
  'offered-intrigue': OfSeat & { readonly to: Seat; readonly n: number }
  /** What is given is told besides: paid and gained, or an Intrigue card given. */
  traded: OfSeat & { readonly with: Seat }
  /** Spice for the Commander. */
  contributed: OfSeat & { readonly to: Seat; readonly n: number }
  /** The other Ally takes the place that both were tied for. */
  conceded: OfSeat & { readonly to: Seat }
  // House Hagal and the Rivals
  rival: OfSeat & { readonly rival: RivalId }
  /** A card that sends no Agent, and why. */
  'hagal-skipped': OfSeat & { readonly card: HagalId; readonly why: HagalSkip; readonly space?: SpaceId }
  /** A card that places a spy, if there is a post for it. */
  'hagal-spy': OfSeat & { readonly card: HagalId; readonly post: PostId | null }
  /** A card that lets the Rival acquire a tech tile. */
  'hagal-tech': OfSeat & { readonly card: HagalId }
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
    readonly from: 'row' | 'reserve' | 'aside' | 'throne'
    readonly to: 'discard' | 'deck' | 'hand'
  }
  'took-from-discard': OfCard
  /** Put into play instead of all else on the turn. */
  'card-started': OfCard
  'returned-to-hand': OfCard
  'set-aside': OfCard
  'row-refilled': { readonly card: CardId }
  /** From the Imperium Row to the Throne Row. */
  'throne-row': OfCard
  // Intrigue
  'drew-intrigue': OfSeat & { readonly n: number }
  'drew-twisted': OfSeat & { readonly n: number }
  'gave-intrigue': OfSeat & { readonly to: Seat }
  'stole-intrigue': OfSeat & { readonly from: Seat }
  'intrigue-played': OfSeat & { readonly card: IntrigueId }
  'intrigue-trashed': OfSeat & { readonly card: IntrigueId }
  'intrigue-shuffled': Nothing
  // Troops and the Conflict; `commanders`: this many Sardaukar Commanders besides
  recruited: OfSeat & { readonly n: number }
  deployed: OfSeat & Commanders & { readonly n: number; readonly from: 'garrison' | 'supply' }
  retreated: OfSeat & Commanders & { readonly n: number }
  'troops-lost': OfSeat & Commanders & { readonly n: number; readonly from: 'garrison' | 'conflict' }
  /** From a space or the bank; from the own supply. */
  'commander-acquired': OfSeat & { readonly from: SpaceId | 'bank' }
  'commander-recruited': OfSeat
  /** A Rival takes it out of the game. */
  'commander-removed': OfSeat & { readonly space: SpaceId }
  'skill-taken': OfSeat & { readonly skill: SkillId }
  'skill-offered': { readonly skill: SkillId }
  'skill-trashed': OfSeat & { readonly skill: SkillId }
  // Tech tiles
  'tech-acquired': OfSeat & { readonly tech: TechId }
  'tech-offered': { readonly tech: TechId; readonly stack: number }
  'tech-used': OfSeat & { readonly tech: TechId }
  'tech-trashed': OfSeat & { readonly tech: TechId }
  /** For want of one that a Rival may have. */
  'tech-discarded': { readonly tech: TechId }
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
  /** Made to move by an opponent; to its owner's supply, or lost by a Rival, if there is no post. */
  'spy-moved': OfSeat & { readonly from: PostId; readonly to: PostId | null }
  'spy-trashed': OfSeat & { readonly post: PostId }
  'contract-offered': { readonly contract: ContractId }
  'contract-taken': OfSeat & { readonly contract: ContractId }
  'contract-completed': OfSeat & { readonly contract: ContractId }
  'contracts-revealed': OfSeat & { readonly contracts: readonly ContractId[] }
  'contract-trashed': { readonly contract: ContractId }
}

/** What only some learn. */
type Secret = {
  token: { readonly faction: Faction }
  drew: { readonly cards: readonly CardId[] }
  looked: { readonly cards: readonly CardId[] }
  'drew-intrigue': { readonly cards: readonly IntrigueId[] }
  'stole-intrigue': { readonly card: IntrigueId }
  'drew-twisted': { readonly cards: readonly IntrigueId[] }
  'gave-intrigue': { readonly card: IntrigueId }
  'offered-intrigue': { readonly cards: readonly IntrigueId[] }
  'navigation-laid': { readonly card: NavigationId }
  'secret-tech': { readonly tech: TechId }
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
  | 'hagal-tech'
  | 'rival-sent'
  | 'hagal-swords'
  | 'rival-paid'
  | 'row-churned'
  | 'skill-offered'
  | 'tech-offered'
  | 'tech-acquired'
  | 'navigation-played'
  | 'contracts-revealed'

/** Why a House Hagal card sends no Agent. */
export type HagalSkip = 'occupied' | 'forbidden' | 'needs-influence' | 'no-bonus-spice' | 'politics'

type OfSeat = { readonly seat: Seat }
type Commanders = { readonly commanders?: number }
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
