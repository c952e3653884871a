// The table of a Dune: Imperium game as plain data, and the small questions everyone asks of it.
// What can be computed (victory points, strength, who stands where) is not stored.

import type { FrameKind, Option, Rng, Seat, Tell } from '@sietch/kernel'
import type { Once } from './content/abilities.ts'
import type { Board } from './content/board.ts'
import { type Content, contentOf } from './content/index.ts'
import type {
  AgentIcon,
  Arrow,
  BattleIcon,
  Card,
  CardId,
  ConflictId,
  ContractId,
  Faction,
  HagalId,
  IntrigueId,
  Leader,
  LeaderId,
  Level,
  NavigationId,
  PostId,
  Resource,
  Rival,
  RivalId,
  RivalRule,
  SkillId,
  SpaceId,
  TechId,
  TrackId,
  UnitId,
} from './content/types.ts'
import type { EffectOf, Item, Printed, Slot, Source } from './effects/types.ts'

export type ImperiumSetup = {
  /** People: one or two of them play against Rivals, who have seats of their own. */
  readonly players: number
  /** Modules and mixed-in boxes (content/index.ts lists what each core box takes). */
  readonly modules?: readonly string[]
  /** `choose`: in turn order; `random`: dealt; a list: given by seat, null for no one (scenarios only);
   * `deal`: each picks one of this many dealt openly. */
  readonly leaders: 'choose' | 'random' | { readonly deal: number } | readonly (LeaderId | null)[]
  /** Only for one or two players; what is not given is as in a game of medium difficulty with Rivals randomly. */
  readonly rivals?: RivalsSetup
  /** Only for six players: when Shaddam's board moves a card to the Throne Row; at the start if not given (SIX-THR-01). */
  readonly throneRow?: ThroneMoves
}

export const THRONE_MOVES = ['never', 'start', 'rounds'] as const
export type ThroneMoves = (typeof THRONE_MOVES)[number]

export type RivalsSetup = {
  /** Which Rivals; at random if not given. A two-player game of the base box has none to choose. */
  readonly who?: 'random' | readonly RivalId[]
  /** Solo only. */
  readonly level?: Level
  /** Besides those of the level. */
  readonly rules?: readonly RivalRule[]
  /** Streamlined Rivals, two players only; and the churned Imperium Row, solo only. */
  readonly streamlined?: boolean
  readonly churn?: boolean
}

export type Player = {
  leader: LeaderId | null
  solari: number
  spice: number
  water: number
  /** Gained this round and not yet spent. */
  persuasion: number
  /** Swords of this round: revealed cards and Combat Intrigue. */
  swords: number
  influence: Record<TrackId, number>
  /** Troops. */
  supply: number
  garrison: number
  conflict: number
  /** Units other than troops and sandworms; only in a game that has some. */
  units?: Record<UnitId, UnitCount> | undefined
  /** Sandworms in the Conflict, and the token that calls them. */
  worms: number
  hooks: boolean
  /** Spies in supply, and the observation posts of the others. */
  spies: number
  posts: PostId[]
  /** Spies out of the game; missing if there are none. */
  spiesLost?: number | undefined
  /** Agents on the Leader, ready to be sent, and the spaces the others stand on. */
  agents: number
  sent: SpaceId[]
  swordmaster: boolean
  council: boolean
  deck: CardId[]
  hand: CardId[]
  discard: CardId[]
  /** In play: played on Agent turns, and revealed on the Reveal turn. */
  played: CardId[]
  revealed: CardId[]
  /** What everyone knows of the hidden cards: how many lie known on top of the deck, and which are in hand. */
  knownTop: number
  knownHand: CardId[]
  intrigue: IntrigueId[]
  /** Plot cards that lie face up and wait for the Reveal turn, and which line of them. */
  waiting: { card: IntrigueId; slot: Slot }[]
  /** Taken out of the Row by Manipulate, for this Reveal turn. */
  setAside: CardId[]
  /** The Baron's secret Factions, and whether they have been revealed. */
  tokens: Faction[]
  tokensRevealed: boolean
  /** Objectives and won Conflict cards. */
  trophies: Trophy[]
  contracts: ContractId[]
  completed: ContractId[]
  /** Feyd-Rautha's place on the training track. */
  training: string
  /** Lady Jessica's troops that are memories. */
  memories: number
  /** Has taken the Reveal turn of this round. */
  hasRevealed: boolean
  /** Abilities that work only once in a turn, a round or the game and have been used; missing if there are none. */
  used?: { readonly [ability: string]: Once } | undefined
  /** Victory points by where they came from; those of Influence and Alliances are read off the tracks. */
  points: Record<string, number>
  /** Only in a game with Sardaukar Commanders, or with tech tiles. These lists are replaced, never changed. */
  skills?: readonly SkillId[] | undefined
  tech?: readonly TechId[] | undefined
  /** Kota Odax of Ix: the tile on the own board, which is not yet acquired. */
  secretTech?: TechId | undefined
  /** Steersman Y'rkoon's course. */
  navigation?: Navigation | undefined
  /** The place of Chani's Tactics token. */
  tactics?: number | undefined
  /** What the next card of a Faction brings along this round (Urgent Shigawire), and where that is printed. */
  boost?: { readonly faction: Faction; readonly source: Source; readonly slot: Slot } | undefined
  /** Spice gained on this turn, no matter whose it is; kept only for whom it matters. */
  spiceThisTurn?: number | undefined
  /** A team Commander's: the Ally who is activated now, and the arrows of the Agents that are on spaces, as in `sent`. */
  activated?: Seat | undefined
  arrows?: Arrow[] | undefined
  /** A Swordmaster that can be used in one round only: not yet, in this one, or back in the box (SIX-SWM-01). */
  swordmasterUse?: 'ready' | 'sent' | 'gone' | undefined
}

/** Navigation cards by slot, from the left; the first `played` of them lie open. */
type Navigation = {
  /** Replaced, never changed. */
  cards: readonly NavigationId[]
  played: number
  /** The track that has set off the one played last. */
  reached: TrackId | null
  /** Tracks that have set off cards which are yet to be played. */
  due: TrackId[]
}

/** Sardaukar Commanders that no one owns, and the skills. */
export type Sardaukar = {
  at: SpaceId[]
  bank: number
  /** Out of the game. */
  removed: number
  /** Face up, face down, and trashed. */
  skills: SkillId[]
  skillStack: SkillId[]
  skillsTrashed: SkillId[]
}

/** Stacks of tech tiles, the last of each face up. */
export type TechMarket = { stacks: TechId[][]; trashed: TechId[] }

/** Where a player's units of a kind are. */
export type UnitCount = { supply: number; garrison: number; conflict: number }

export type Phase = 'setup' | 'round-start' | 'turns' | 'combat' | 'makers' | 'recall' | 'endgame' | 'over'

/** The Mentat away from its space: with whom, where on the board, and whether it was won for the next round. */
export type MentatAway = { holder: Seat; at: SpaceId | null; won: boolean }

/** A card with a battle icon; turned face down it no longer matches. */
export type Trophy = { kind: 'objective' | 'conflict'; id: string; icon: BattleIcon | null; faceUp: boolean }

/** The Voice: `bound` seats cannot send their next Agent of this round to the space. */
export type Ban = { by: Seat; space: SpaceId; bound: Seat[] }

/** House Hagal and its Rivals, who have the seats after those of the people. */
export type Rivals = {
  readonly people: 1 | 2
  /** In the order of their seats; null is House Hagal without a face, the spoiler of two players of the base box. */
  readonly who: readonly (RivalId | null)[]
  readonly level: Level | null
  readonly rules: readonly RivalRule[]
  /** Of two players: scores no points, and collects nothing once it has its Swordmaster. */
  readonly streamlined: boolean
  readonly churn: boolean
  /** The next card is the last of the deck. */
  deck: HagalId[]
  discard: HagalId[]
  /** The First Player has just taken an Agent turn: the spoiler's follows. */
  follows: boolean
}

export type ImperiumState = {
  rng: Rng
  box: string
  round: number
  phase: Phase
  firstPlayer: Seat
  players: Player[]
  bonusSpice: Record<SpaceId, number>
  control: Record<SpaceId, Seat>
  alliances: Record<TrackId, Seat | null>
  mentat: MentatAway | null
  shieldWall: boolean
  /** Contracts: face up, face down, and those only their Leader may take. */
  contractMarket: ContractId[]
  contractStack: ContractId[]
  ownContracts: ContractId[]
  bans: Ban[]
  row: CardId[]
  imperiumDeck: CardId[]
  reserve: Record<CardId, number>
  trashed: CardId[]
  intrigueDeck: IntrigueId[]
  intrigueDiscard: IntrigueId[]
  intrigueTrashed: IntrigueId[]
  conflictDeck: ConflictId[]
  /** Revealed Conflict cards; the last one is fought for. */
  conflicts: ConflictId[]
  /** Seats in the order of their Reveal turns this round. */
  revealOrder: Seat[]
  /** Only in games of one or two players. */
  rivals?: Rivals | undefined
  /** Only in games with Sardaukar Commanders, with tech tiles, with Twisted Intrigue cards. */
  sardaukar?: Sardaukar | undefined
  tech?: TechMarket | undefined
  twisted?: { deck: IntrigueId[]; discard: IntrigueId[] } | undefined
  /** Contracts out of the game; missing if there are none. */
  contractsTrashed?: ContractId[] | undefined
  /** Only in the game of teams: cards that Shaddam's team alone may acquire, and when his board moves one there. */
  throne?: { row: CardId[]; readonly moves: ThroneMoves } | undefined
  stack: Frame[]
}

/** `persuasion`: as much as there was when the rest was asked for. */
type RestOfTurn = { readonly ends: boolean; readonly persuasion: number }

/** One player's turn: what was done and what still waits. */
export type TurnFrame = {
  readonly kind: 'turn'
  readonly seat: Seat
  stage: 'start' | 'agent' | 'reveal' | 'over'
  /** Nothing has happened yet on this turn. */
  fresh: boolean
  card: CardId | null
  space: SpaceId | null
  items: Item[]
  /** The player has asked for the rest of the items, and perhaps to end the turn then. */
  rest: RestOfTurn | null
  /** Troops recruited, deployed through the space's permission, deployed in any way, and retreated. */
  recruited: number
  deployed: number
  sentToConflict: number
  retreated: number
  /** May deploy: the Agent stands on a combat space. */
  combat: boolean
  factionInfluence: number
  doubleHarvest: boolean
  factionIcons: boolean
  ignoreEnemyAgents: boolean
  acquireOnTop: boolean
  mayPass: boolean
  discounts: Record<CardId, number>
  /** Sandworms placed, spice gained and whether a spy came back, on this turn. */
  wormsPlaced: number
  spiceGained: number
  spyRecalled: boolean
  /** The card discarded last, cards acquired, revealed cards that gave swords. */
  discarded: CardId | null
  acquired: CardId[]
  swordCards: CardId[]
  recruitOnAcquire: number
  /** Recruits may be deployed without a combat space; or no one may be deployed at all. */
  deployRecruits: boolean
  noDeployment: boolean
  /** Contracts held when the Agent was sent and not completed yet. */
  held: ContractId[]
  /** All of the following are missing in turns of old. Persuasion gained for this Reveal turn. */
  persuasionGained?: number
  /** Icons that the card played on this turn has besides. */
  icons?: readonly AgentIcon[]
  ignoreRequirements?: boolean
  commanderDiscount?: number
  /** Units recruited on this turn that cannot be deployed on it. */
  barred?: number
  /** This many of those who have retreated are Sardaukar Commanders. */
  commandersRetreated?: number | undefined
  /** Troops deployed on this turn that have not left since, and the most units of this turn that stood there together. */
  standing?: number | undefined
  together?: number | undefined
  /** The Agent of this turn went to the Conflict. */
  agentDeployed?: boolean
  contractsCompleted?: number
  /** Is the Intrigue card trashed or given away last one of the common deck? Which it is may be a secret. */
  plainIntrigue?: boolean
  /** A team Commander's turn: this many more the activated Ally could deploy when asked last. */
  offered?: number | undefined
}

/** A Rival's turn: House Hagal cards are revealed until one of them sends an Agent. */
export type RivalTurnFrame = {
  readonly kind: 'rival-turn'
  readonly seat: Seat
  stage: 'reveal' | 'harvest' | 'deploy' | 'over'
  /** Cards revealed in vain since the deck was shuffled. */
  inVain: number
  space: SpaceId | null
  /** Troops recruited on this turn. */
  recruited: number
  /** Those of them that cannot be deployed on it; missing if there are none. */
  barred?: number
}

export type Frame =
  | {
      readonly kind: 'leaders'
      readonly order: readonly Seat[]
      next: number
      /** By seat, if Leaders were dealt. */
      readonly dealt?: readonly (readonly LeaderId[])[]
    }
  | { readonly kind: 'finish-setup' }
  | { readonly kind: 'tokens'; readonly seat: Seat }
  | { readonly kind: 'round' }
  | { readonly kind: 'defend'; readonly seat: Seat }
  | { readonly kind: 'turns'; seat: Seat }
  | TurnFrame
  | RivalTurnFrame
  /** Everything that one source gave a Rival is there: it may have enough for a Swordmaster or points. */
  | { readonly kind: 'rival-counts'; readonly seat: Seat }
  /** Effects of one source that the player resolves in any order. */
  | {
      readonly kind: 'effects'
      readonly seat: Seat
      readonly items: Item[]
      /** At least one of them has to be used (IMP-INT-11). */
      mustUseOne?: boolean
      /** The player has chosen among them; the player has asked for the rest. */
      asked?: boolean
      rest?: boolean
      /** They are the lines of this Intrigue card, which is discarded once all is done. */
      readonly discards?: IntrigueId
    }
  /** Effects that follow each other without interruption. */
  | {
      readonly kind: 'sequence'
      readonly seat: Seat
      readonly items: Printed[]
    }
  | {
      readonly kind: 'choose'
      readonly seat: Seat
      n: number
      readonly items: Printed[]
      readonly chosen: Printed[]
    }
  | {
      readonly kind: 'influence'
      readonly seat: Seat
      readonly source: Source
      readonly factions: readonly TrackId[]
      readonly n: number
    }
  | { readonly kind: 'lose-influence'; readonly seat: Seat; readonly source: Source }
  | {
      readonly kind: 'alliance'
      readonly seat: Seat
      readonly faction: TrackId
      readonly takers: readonly Seat[]
    }
  | {
      readonly kind: 'trash'
      readonly seat: Seat
      readonly source: Source
      readonly optional: boolean
      /** From this zone alone; and what a card of that kind brings. */
      readonly zone?: 'hand' | 'play'
      readonly brings?: { readonly of: Faction | 'cost'; readonly items: readonly Printed[] }
    }
  | { readonly kind: 'discard'; readonly seat: Seat; readonly source: Source; left: number }
  | { readonly kind: 'take-from-discard'; readonly seat: Seat; readonly faction: Faction }
  /** `cubes`: no Commanders. `ofTurn`: through what the turn permits, which is used up by it. */
  | {
      readonly kind: 'deploy'
      readonly seat: Seat
      readonly upTo: number
      readonly cubes?: true
      readonly ofTurn?: true
    }
  /** `forCommander`: the Ally may refuse, and what the Commander would get for it is lost. */
  | {
      readonly kind: 'retreat'
      readonly seat: Seat
      readonly atLeast: number
      readonly upTo: number
      readonly forCommander?: true
    }
  /** A team Commander needs an Ally for the effect and has not yet named one. */
  | { readonly kind: 'activate'; readonly seat: Seat; readonly printed: Printed; readonly picked: boolean }
  /** Two of a team, and what they give each other; who has not decided has no gift yet (SIX-ICO-01). */
  | {
      readonly kind: 'trade'
      readonly seat: Seat
      readonly source: Source
      partner: Seat | null
      readonly gifts: Gift[]
      /** Intrigue cards being chosen. */
      readonly cards: IntrigueId[]
    }
  | { readonly kind: 'reinforce'; readonly seat: Seat; readonly n: number }
  /** Allies who are yet to say what they contribute, and what the others do. */
  | {
      readonly kind: 'contribute'
      readonly seat: Seat
      readonly printed: Printed & { readonly effect: EffectOf<'pay-together'> }
      readonly left: Seat[]
      readonly given: { readonly seat: Seat; readonly n: number }[]
    }
  /** Face-up contracts that a team Commander gives to the Allies. */
  | {
      readonly kind: 'assign-contracts'
      readonly seat: Seat
      readonly source: Source
      readonly contracts: ContractId[]
      readonly left: Seat[]
    }
  | { readonly kind: 'throne-row'; readonly seat: Seat }
  /** Allies of one team who are tied are asked whether they concede; who has, does not share the place (SIX-CBT-01). */
  | { readonly kind: 'concede'; readonly left: Seat[]; readonly conceded: Seat[]; readonly asked: Seat[] }
  /** Troops are lost one by one where there is a choice among them. */
  | {
      readonly kind: 'lose-troops'
      readonly seat: Seat
      readonly from: 'garrison' | 'conflict' | 'any'
      left: number
      /** This many have left the Conflict so far. */
      gone: number
    }
  | { readonly kind: 'repel'; readonly seat: Seat }
  | {
      readonly kind: 'acquire'
      readonly seat: Seat
      readonly source: Source
      readonly effect: EffectOf<'acquire'>
    }
  | { readonly kind: 'forbid-space'; readonly seat: Seat }
  | { readonly kind: 'set-aside'; readonly seat: Seat }
  | { readonly kind: 'recall-agent'; readonly seat: Seat }
  | { readonly kind: 'look'; readonly seat: Seat }
  | {
      readonly kind: 'look-and-decide'
      readonly seat: Seat
      readonly source: Source
      readonly solari: number
    }
  /** The Agent has been placed; the controller and watchers get theirs. */
  | { readonly kind: 'arrival'; readonly seat: Seat; readonly space: SpaceId }
  | { readonly kind: 'gather'; readonly seat: Seat; readonly space: SpaceId }
  | {
      readonly kind: 'spy'
      readonly seat: Seat
      readonly source: Source
      readonly slot: Slot
      readonly effect: EffectOf<'spy'>
      optional: boolean
    }
  | { readonly kind: 'recall-spy'; readonly seat: Seat; left: number }
  | { readonly kind: 'shield-wall'; readonly seat: Seat }
  | { readonly kind: 'contract'; readonly seat: Seat; readonly source: Source }
  | { readonly kind: 'complete-contract'; readonly seat: Seat }
  | { readonly kind: 'reveal-contracts'; readonly seat: Seat; readonly contracts: readonly ContractId[] }
  /** The spy on that post has to leave the space. */
  | { readonly kind: 'move-spy'; readonly seat: Seat; readonly post: PostId; readonly space: SpaceId }
  | { readonly kind: 'skill'; readonly seat: Seat }
  | { readonly kind: 'acquire-tech'; readonly seat: Seat; readonly less: number; readonly optional: boolean }
  | { readonly kind: 'trash-tech'; readonly seat: Seat; left: number }
  | { readonly kind: 'trash-spy'; readonly seat: Seat; left: number }
  | { readonly kind: 'give-intrigue'; readonly seat: Seat }
  | { readonly kind: 'take-bonus-spice'; readonly seat: Seat; readonly source: Source; readonly n: number }
  /** The cards drawn, those laid out so far from the left, and how many there shall be. */
  | {
      readonly kind: 'plot-course'
      readonly seat: Seat
      readonly drawn: NavigationId[]
      readonly lay: number
    }
  | { readonly kind: 'secret-project'; readonly seat: Seat }
  | { readonly kind: 'train'; readonly seat: Seat }
  | { readonly kind: 'sort'; readonly seat: Seat; left: number }
  | { readonly kind: 'trash-intrigue'; readonly seat: Seat; left: number }
  /** A card of a Faction from hand or another one in play; `gain` if it costs something. */
  | {
      readonly kind: 'trash-some'
      readonly seat: Seat
      readonly source: Source
      readonly zone: 'hand' | 'play' | 'discard'
      readonly faction: Faction | null
      readonly gain: readonly Printed[]
    }
  | { readonly kind: 'flip'; readonly seat: Seat; readonly icon: BattleIcon }
  | { readonly kind: 'pair'; readonly seat: Seat }
  /** Whatever they show. */
  | { readonly kind: 'flip-any'; readonly seat: Seat; left: number }
  | {
      readonly kind: 'opponents'
      readonly seat: Seat
      readonly printed: Printed
      readonly left: Seat[]
    }
  | { readonly kind: 'one-opponent'; readonly seat: Seat; readonly printed: Printed }
  | { readonly kind: 'combat'; seat: Seat; passes: number; hasPlayed: boolean }
  | {
      readonly kind: 'rewards'
      readonly left: { readonly seat: Seat; readonly place: 1 | 2 | 3 }[]
      readonly winner: Seat | null
    }
  | { readonly kind: 'won'; readonly seat: Seat }
  | { readonly kind: 'endgame'; readonly left: Seat[] }

/** What one side gives in a trade: this much of a resource, or Intrigue cards; `cards` without any is nothing. */
export type Gift =
  | { readonly what: Resource; readonly n: number }
  | { readonly what: 'intrigue'; readonly cards: readonly IntrigueId[] }

type FrameOf<K extends Frame['kind']> = Extract<Frame, { kind: K }>

export type TradeFrame = FrameOf<'trade'>

/**
 * How the frame of a kind behaves. For whom things happen, the frame says. The decision says only who answers, which
 * may be someone else, so a frame cannot read it.
 */
export type Kind<K extends Frame['kind']> = Omit<
  FrameKind<ImperiumState, FrameOf<K>>,
  'options' | 'chosen'
> & {
  options?(s: ImperiumState, frame: FrameOf<K>): Option[]
  chosen?(s: ImperiumState, frame: FrameOf<K>, decision: unknown, option: Option, tell: Tell): void
}

export function player(s: ImperiumState, seat: Seat): Player {
  const found = s.players[seat]
  if (found === undefined) throw new Error(`there is no seat ${seat}`)
  return found
}

let latest: ImperiumState | undefined
let ofLatest: Content | undefined

/** What is in play. Most questions are about the same table as the one before. */
export function content(s: ImperiumState): Content {
  if (s === latest && ofLatest !== undefined) return ofLatest
  ofLatest = contentOf(s.box)
  latest = s
  return ofLatest
}

/** The spaces in play now. */
export const boardOf = (s: ImperiumState): Board => content(s).board(s.players)

export const cardOf = (s: ImperiumState, id: CardId): Card => content(s).card(id)

export function leaderOf(s: ImperiumState, seat: Seat): Leader | undefined {
  const { leader } = player(s, seat)
  return leader === null ? undefined : content(s).leader(leader)
}

/** IMP-SET-13, IMP-INF-04, IMP-ALL-01: points collected, those of tracks, Alliance tokens. */
export function victoryPoints(s: ImperiumState, seat: Seat): number {
  if (s.rivals !== undefined && isSpoiler(s, seat)) return 0
  const { points, influence } = player(s, seat)
  let vp = 0
  for (const source in points) vp += points[source] ?? 0
  for (const { id, pointAt } of content(s).box.tracks) {
    if (pointAt !== undefined && (influence[id] ?? 0) >= pointAt) vp++
    if (s.alliances[id] === seat) vp++
  }
  return vp
}

/** SOL-HAG-08, SOL-RIV-12: a Rival that scores no points and cannot win. */
export const isSpoiler = (s: ImperiumState, seat: Seat): boolean =>
  s.rivals !== undefined && isRival(s, seat) && (s.rivals.streamlined || rivalOf(s, seat) === undefined)

/** What is printed for the Rival on the seat; nothing for House Hagal without a face. */
export function rivalOf(s: ImperiumState, seat: Seat): Rival | undefined {
  const id = s.rivals?.who[seat - s.rivals.people]
  return id == null ? undefined : content(s).rival(id)
}

/** Troops, sandworms and other units in the Conflict. */
export function unitsOf(s: ImperiumState, seat: Seat): number {
  const { conflict, worms, units } = player(s, seat)
  let count = conflict + worms
  if (units !== undefined) for (const unit in units) count += units[unit]?.conflict ?? 0
  return count
}

export function hasUnits(s: ImperiumState, seat: Seat): boolean {
  const { conflict, worms, units } = player(s, seat)
  if (conflict > 0 || worms > 0) return true
  if (units !== undefined) for (const unit in units) if ((units[unit]?.conflict ?? 0) > 0) return true
  return false
}

/** The Rivals have the seats after those of the people. */
export const isRival = ({ rivals }: ImperiumState, seat: Seat): boolean =>
  rivals !== undefined && seat >= rivals.people

/** The turn being taken, if it is one; unless a table was arranged, it lies on the round and its turns. */
export function turnOf(s: ImperiumState): TurnFrame | undefined {
  const usual = s.stack[2]
  if (usual?.kind === 'turn') return usual
  for (const frame of s.stack) if (frame.kind === 'turn') return frame
  return undefined
}

/** The turn being taken, if it is this seat's. */
export function ownTurn(s: ImperiumState, seat: Seat): TurnFrame | undefined {
  const turn = turnOf(s)
  return turn?.seat === seat ? turn : undefined
}

/** The same for a Rival. */
export function rivalTurnOf(s: ImperiumState, seat: Seat): RivalTurnFrame | undefined {
  if (!isRival(s, seat)) return undefined
  for (const frame of s.stack) if (frame.kind === 'rival-turn' && frame.seat === seat) return frame
  return undefined
}

export const hasAgentAt = (s: ImperiumState, seat: Seat, space: SpaceId): boolean =>
  player(s, seat).sent.includes(space)

export function isOccupied(s: ImperiumState, space: SpaceId): boolean {
  for (const { sent } of s.players) if (sent.length > 0 && sent.includes(space)) return true
  return false
}

/** Cards of a Faction in play before a player. */
export function cardsInPlay(s: ImperiumState, seat: Seat, faction: Faction): number {
  const { played, revealed } = player(s, seat)
  let count = 0
  for (const id of played) if (cardOf(s, id).factions.includes(faction)) count++
  for (const id of revealed) if (cardOf(s, id).factions.includes(faction)) count++
  return count
}

export const currentConflict = (s: ImperiumState): ConflictId | undefined =>
  s.conflicts[s.conflicts.length - 1]

/** Takes one copy of an item out of a list; says whether it was there. */
export function removeOne<T>(items: T[], item: T): boolean {
  const index = items.indexOf(item)
  if (index < 0) return false
  items.splice(index, 1)
  return true
}
