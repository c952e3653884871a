// What is in play: a core box with the modules and mixed-in parts of the setup, ready to be looked up.

import { type Board, boardsOf } from './board.ts'
import { BOXES } from './boxes.ts'
import { compose } from './compose.ts'
import { factionsOf, type OwnTracks, tracksByLeader } from './tracks.ts'
import type {
  Box,
  Card,
  CardId,
  Conflict,
  ConflictId,
  Contract,
  ContractId,
  Core,
  Faction,
  HagalCard,
  HagalId,
  IntrigueCard,
  IntrigueId,
  Leader,
  LeaderId,
  NavigationCard,
  NavigationId,
  Post,
  PostId,
  Rival,
  RivalId,
  Sideboard,
  SideboardId,
  Skill,
  SkillId,
  Space,
  SpaceId,
  Tech,
  TechId,
  Track,
  TrackId,
  Unit,
} from './types.ts'

export type Content = {
  /** The core box with everything the modules add. */
  readonly box: Box
  card(id: CardId): Card
  space(id: SpaceId): Space
  intrigue(id: IntrigueId): IntrigueCard
  conflict(id: ConflictId): Conflict
  leader(id: LeaderId): Leader
  post(id: PostId): Post
  contract(id: ContractId): Contract
  track(id: TrackId): Track
  hagal(id: HagalId): HagalCard
  rival(id: RivalId): Rival
  skill(id: SkillId): Skill
  tech(id: TechId): Tech
  navigation(id: NavigationId): NavigationCard
  sideboard(id: SideboardId): Sideboard
  /** The tracks on which whoever has this Leader has a cube, or an activated Ally has one for them. */
  tracks(leader: LeaderId | null, hasAlly: boolean): OwnTracks
  /** The cards that whoever has this Leader starts with. */
  startingDeck(leader: LeaderId | null): readonly CardId[]
  /** The Factions that have a track. */
  readonly factions: readonly Faction[]
  readonly troop: Unit
  readonly sandworm: Unit | undefined
  /** Units other than troops and sandworms. */
  readonly otherUnits: readonly Unit[]
  /** Uprising has none of its own: nothing to ask its winners, and nothing to hide by asking. */
  readonly hasCardsForWinners: boolean
  /** The cards of each kind as they lie in the box: every copy, by its id. */
  readonly piles: Piles
  /** All spaces that can be in play; those that are now, with these Leaders, are on the board. */
  readonly spaces: readonly Space[]
  board(players: readonly { readonly leader: LeaderId | null }[]): Board
}

type Piles = {
  readonly starting: readonly CardId[]
  readonly imperium: readonly CardId[]
  /** Without the Twisted ones, which are a deck of their own. */
  readonly intrigue: readonly IntrigueId[]
  readonly twisted: readonly IntrigueId[]
  readonly skills: readonly SkillId[]
  readonly contracts: readonly ContractId[]
}

export function coreOf(box: string): Core {
  const core = BOXES[box]
  if (core === undefined) throw new Error(`there is no box "${box}"`)
  return core
}

/** The name of what is in play: `uprising+choam`; the same whatever order the modules are named in. */
export function contentKey(box: string, modules: readonly string[]): string {
  const known = coreOf(box).modules.map(({ id }) => id)
  const unknown = modules.find((module) => !known.includes(module))
  if (unknown !== undefined) throw new Error(`${box} has no module "${unknown}"`)
  return [box, ...known.filter((module) => modules.includes(module))].join('+')
}

const TROOP = 'troop'
const SANDWORM = 'sandworm'

function contentFor(key: string): Content {
  const [id = '', ...names] = key.split('+')
  const core = coreOf(id)
  const box = compose(
    core.box,
    core.modules.filter((module) => names.includes(module.id)),
  )
  const starting = copies(box.cards.filter(({ pile }) => pile === 'starting'))
  // SIX-SET-08
  const decks = new Map(
    box.teams?.map(({ leader, deck }) => [
      leader,
      copies(Object.entries(deck).map(([id, n]) => ({ id, copies: n }))),
    ]),
  )
  const spaces = [...box.spaces, ...box.leaders.flatMap((leader) => leader.spaces ?? [])]
  return {
    box,
    card: finder('card', box.cards),
    space: finder('board space', spaces),
    intrigue: finder('Intrigue card', box.intrigue),
    conflict: finder('Conflict card', box.conflicts),
    leader: finder('Leader', box.leaders),
    post: finder('observation post', box.posts),
    contract: finder('contract', box.contracts),
    track: finder('Influence track', box.tracks),
    hagal: finder('House Hagal card', box.hagal),
    rival: finder('Rival', box.rivals),
    skill: finder('skill', box.skills),
    tech: finder('tech tile', box.tech),
    navigation: finder('Navigation card', box.navigation),
    sideboard: finder('board beside the board', box.sideboards),
    tracks: tracksByLeader(box.tracks),
    startingDeck: (leader) => decks.get(leader ?? '') ?? starting,
    factions: factionsOf(box.tracks),
    troop: finder('unit', box.units)(TROOP),
    sandworm: box.units.find(({ id }) => id === SANDWORM),
    otherUnits: box.units.filter(({ id }) => id !== TROOP && id !== SANDWORM),
    hasCardsForWinners: box.intrigue.some(({ plays }) => plays.some(({ timing }) => timing === 'won')),
    piles: {
      starting,
      imperium: copies(box.cards.filter(({ pile }) => pile === 'imperium')),
      intrigue: copies(box.intrigue.filter((card) => !card.twisted)),
      twisted: copies(box.intrigue.filter((card) => card.twisted)),
      skills: copies(box.skills),
      contracts: copies(box.contracts),
    },
    spaces,
    board: boardsOf(box),
  }
}

const copies = (parts: readonly { readonly id: string; readonly copies: number }[]): string[] =>
  parts.flatMap(({ id, copies: n }) => Array<string>(n).fill(id))

function finder<T extends { readonly id: string }>(what: string, parts: readonly T[]): (id: string) => T {
  const byId = new Map(parts.map((part) => [part.id, part]))
  if (byId.size < parts.length) throw new Error(`a ${what} has the id of another`)
  return (id) => {
    const part = byId.get(id)
    if (part === undefined) throw new Error(`there is no ${what} "${id}"`)
    return part
  }
}

const contents = new Map<string, Content>()
let lastKey = ''
let last: Content | undefined

/** States of old may name their modules in another order; they have the same content. */
export function contentOf(key: string): Content {
  // Most questions are about the same game as the one before; a key that is the same string is compared at once.
  if (last !== undefined && key === lastKey) return last
  last = contentNamed(key)
  lastKey = key
  return last
}

function contentNamed(key: string): Content {
  const known = contents.get(key)
  if (known !== undefined) return known
  const [box = '', ...modules] = key.split('+')
  const canonical = contentKey(box, modules)
  const made = canonical === key ? contentFor(key) : contentNamed(canonical)
  contents.set(key, made)
  return made
}
