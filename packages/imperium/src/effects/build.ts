// Builders: content written with them reads like the card.

import {
  type AgentIcon,
  type CardId,
  FACTIONS,
  type Faction,
  type LeaderId,
  type Resource,
  type SpaceId,
} from '../content/types.ts'
import type { Condition, Cost, Counter, Effect, EffectOf, Effects, FactionChoice, Gain } from './types.ts'

const gain = (what: Gain, n: number): EffectOf<'gain'> => ({ do: 'gain', what, n })
export const solari = (n: number) => gain('solari', n)
export const spice = (n: number) => gain('spice', n)
export const water = (n: number) => gain('water', n)
export const persuasion = (n: number) => gain('persuasion', n)
export const swords = (n: number) => gain('swords', n)
export const vp = (n: number) => gain('vp', n)

export const draw = (n: number): EffectOf<'draw'> => ({ do: 'draw', n })
export const intrigue = (n: number): Effect => ({ do: 'intrigue', n })
export const recruit = (n: number): Effect => ({ do: 'recruit', n })
export const recruitAndDeploy = (n: number): Effect => ({ do: 'recruit', n, deploy: true })
export const influence = (faction: FactionChoice, n: number): Effect => ({
  do: 'influence',
  with: faction,
  n,
})
export const rivalInfluence = (which: Effects['rival-influence']['with'], n: number): Effect => ({
  do: 'rival-influence',
  with: which,
  n,
})
export const recruitToStay = (n: number): Effect => ({ do: 'recruit', n, stays: true })
export const trash: Effect = { do: 'trash' }
export const mustTrash: Effect = { do: 'trash', must: true }
export const trashInPlay: Effect = { do: 'trash', from: 'play' }
export const mustTrashFromHand: Effect = { do: 'trash', from: 'hand', must: true }
/** One that costs something brings more. */
export const trashForMore = (...effects: readonly Effect[]): Effect => ({
  do: 'trash',
  brings: { of: 'cost', effects },
})
export const trashFromHandOf = (faction: Faction, ...effects: readonly Effect[]): Effect => ({
  do: 'trash',
  from: 'hand',
  brings: { of: faction, effects },
})
export const trashThis: Effect = { do: 'trash-this' }
export const discard = (n: number): Effect => ({ do: 'discard', n })
export const deploy = (upTo: number | 'any'): Effect => ({ do: 'deploy', upTo })
export const deployFromSupply = (n: number): Effect => ({ do: 'deploy-from-supply', n })
export const deployOrGarrison = (n: number): Effect => ({ do: 'deploy-from-supply', n, orGarrison: true })
export const retreat = (upTo: number | 'any'): Effect => ({ do: 'retreat', upTo })
export const loseTroop = (from: Effects['lose-troop']['from']): Effect => ({ do: 'lose-troop', from })
export const repel: Effect = { do: 'repel' }
export const takeReserve = (card: CardId): Effect => ({ do: 'take-reserve', card })
export const acquire = (upTo: number): Effect => ({ do: 'acquire', upTo, to: 'discard' })
export const acquireOnTop = (upTo: number): Effect => ({ do: 'acquire', upTo, to: 'deck' })
export const acquireToHand = (upTo: number): Effect => ({ do: 'acquire', upTo, to: 'hand' })
/** Only cards that cost exactly this much. */
export const acquireExactlyToHand = (n: number): Effect => ({
  do: 'acquire',
  upTo: n,
  atLeast: n,
  to: 'hand',
})
/** Any card of the Imperium Row, for nothing. */
export const acquireFromRow: Effect = { do: 'acquire', upTo: 'any', from: 'row', to: 'discard' }
export const mayAcquireForSolari: Effect = { do: 'acquire', upTo: 'solari', to: 'hand', optional: true }
export const takeFromDiscard = (faction: Faction): Effect => ({ do: 'take-from-discard', faction })
export const stealIntrigue: Effect = { do: 'steal-intrigue' }
export const harvest = (n: number): Effect => ({ do: 'harvest', n })
export const doubleHarvest: Effect = { do: 'double-harvest' }
export const factionInfluence = (n: number): Effect => ({ do: 'faction-influence', n })
export const discount = (card: CardId, n: number): Effect => ({ do: 'discount', card, n })
export const acquiredOnTop: Effect = { do: 'acquire-on-top' }
export const factionIcons: Effect = { do: 'faction-icons' }
export const cardIcons = (...icons: readonly AgentIcon[]): Effect => ({ do: 'card-icons', icons })
export const boost = (faction: Faction, ...effects: readonly Effect[]): Effect => ({
  do: 'boost',
  faction,
  effects,
})
export const ignoreRequirements: Effect = { do: 'ignore-requirements' }
export const ignoreEnemyAgents: Effect = { do: 'ignore-enemy-agents' }
export const forbidSpace: Effect = { do: 'forbid-space' }
export const setAsideRowCard: Effect = { do: 'set-aside-row-card' }
export const recallAgent: Effect = { do: 'recall-agent' }
export const mayPass: Effect = { do: 'may-pass' }
export const pass: Effect = { do: 'pass' }
export const lookDrawOrTrash: Effect = { do: 'look-draw-or-trash' }
export const lookAndDecide = (solari: number): Effect => ({ do: 'look-and-decide', solari })
export const shuffleDiscardIntoDeck: Effect = { do: 'shuffle-discard-into-deck' }
export const councilSeat: Effect = { do: 'council-seat' }
export const swordmaster: Effect = { do: 'swordmaster' }
export const swordmasterOnce: Effect = { do: 'swordmaster', once: true }
export const mentat: Effect = { do: 'mentat' }
export const wonMentat: Effect = { do: 'mentat', won: true }
export const control = (space: SpaceId): Effect => ({ do: 'control', space })
export const signet: Effect = { do: 'signet' }

export const spy: Effect = { do: 'spy' }
/** With deep cover: other players' spies do not matter. */
export const deepCoverSpy: Effect = { do: 'spy', share: true }
export const spyAt = (...icons: readonly AgentIcon[]): Effect => ({ do: 'spy', at: icons })
export const spyWith = (details: Effects['spy']): Effect => ({ do: 'spy', ...details })
export const removeShieldWall: Effect = { do: 'remove-shield-wall' }
export const makerHooks: Effect = { do: 'maker-hooks' }
export const sandworm = (n: number): Effect => ({ do: 'sandworm', n })
export const contract: Effect = { do: 'contract' }
export const completeContract: Effect = { do: 'complete-contract' }
export const revealContracts = (n: number): Effect => ({ do: 'reveal-contracts', n })
export const moveSpies: Effect = { do: 'move-spies' }
export const acquireCommander: Effect = { do: 'acquire-commander', from: 'space' }
export const commanderOfTheBank: Effect = { do: 'acquire-commander', from: 'bank' }
export const recruitCommander: Effect = { do: 'recruit-commander' }
export const removeCommander: Effect = { do: 'remove-commander' }
export const forAlly = (effect: Effect): Effect => ({ do: 'for-ally', effect })
export const forEachAlly = (effect: Effect): Effect => ({ do: 'for-each', of: 'allies', effect })
export const forTeam = (effect: Effect): Effect => ({ do: 'for-each', of: 'team', effect })
export const trade: Effect = { do: 'trade' }
export const reinforce = (n: number): Effect => ({ do: 'reinforce', n })
export const payTogether = (spice: number, ...effects: readonly Effect[]): Effect => ({
  do: 'pay-together',
  spice,
  effects,
})
export const assignContracts: Effect = { do: 'assign-contracts' }
export const throneRow: Effect = { do: 'throne-row' }
export const commanderDiscount = (n: number): Effect => ({ do: 'commander-discount', n })
export const skill: Effect = { do: 'skill' }
export const combatIcon: Effect = { do: 'combat-icon' }
export const acquireTech: Effect = { do: 'acquire-tech' }
export const acquireTechForLess = (less: number): Effect => ({ do: 'acquire-tech', less })
export const mustAcquireTechForLess = (less: number): Effect => ({ do: 'acquire-tech', less, must: true })
export const loseInfluence = (n: number): Effect => ({ do: 'lose-influence', n })
export const loseAll = (what: Resource): Effect => ({ do: 'lose-all', what })
export const influenceWithEach = (n: number): EffectOf<'influence-each'> => ({
  do: 'influence-each',
  n,
  effects: FACTIONS.map((faction) => influence(faction, n)),
})
export const influenceWhereLow = (atMost: number, n: number): Effect => ({ ...influenceWithEach(n), atMost })
export const rob = (what: Resource, n: number): Effect => ({ do: 'rob', what, n })
export const bonusSpice = (at: SpaceId, n: number): Effect => ({ do: 'bonus-spice', at, n })
export const takeBonusSpice = (n: number): Effect => ({ do: 'take-bonus-spice', n })
export const deployAgent: Effect = { do: 'deploy-agent' }
export const drawTwisted = (n: number): Effect => ({ do: 'draw-twisted', n })
export const plotCourse = (cards: number, lay: number): Effect => ({ do: 'plot-course', draw: cards, lay })
export const playNavigation: Effect = { do: 'play-navigation' }
export const secretProject: Effect = { do: 'secret-project' }
export const influenceSpied = (n: number): Effect => ({ do: 'influence-spied', n })
export const trashFromHand = (...gain: readonly Effect[]): Effect => ({ do: 'trash-from-hand', gain })
export const returnThis: Effect = { do: 'return-this' }
export const deployRecruits: Effect = { do: 'deploy-recruits' }
export const noDeployment: Effect = { do: 'no-deployment' }
export const sortTopThree: Effect = { do: 'sort-top-three' }
export const secretFactions: Effect = { do: 'secret-factions' }
export const masterstroke: Effect = { do: 'masterstroke' }
export const train: Effect = { do: 'train' }
export const memory: Effect = { do: 'memory' }
export const otherMemories: Effect = { do: 'other-memories' }
export const repeatSpace: Effect = { do: 'repeat-space' }
export const recruitOnAcquire = (n: number): Effect => ({ do: 'recruit-on-acquire', n })

export const all = (...effects: readonly Effect[]): Effect => ({ do: 'all', effects })
export const oneOf = (...effects: readonly Effect[]): Effect => ({ do: 'choose', n: 1, effects })
export const twoOf = (...effects: readonly Effect[]): Effect => ({ do: 'choose', n: 2, effects })
export const pay = (cost: Cost, ...effects: readonly Effect[]): Effect => ({ do: 'pay', cost, effects })
export const when = (condition: Condition, ...effects: readonly Effect[]): Effect => ({
  do: 'when',
  condition,
  effects,
})
export const either = (condition: Condition, yes: Effect, no: Effect): Effect => ({
  do: 'either',
  condition,
  yes,
  no,
})
export const per = (counter: Counter, effect: EffectOf<'gain' | 'draw'>): Effect => ({
  do: 'per',
  counter,
  effect,
})
export const onReveal = (...effects: readonly Effect[]): Effect => ({ do: 'on-reveal', effects })
export const eachOpponent = (effect: Effect): Effect => ({ do: 'each-opponent', effect })
export const oneOpponent = (effect: Effect): Effect => ({ do: 'one-opponent', effect })

export const hasInfluence = (faction: Faction, n: number): Condition => ({
  is: 'influence',
  with: faction,
  n,
})
export const hasAlliance = (faction: Faction | 'any'): Condition => ({ is: 'alliance', with: faction })
export const bond = (faction: Faction): Condition => ({ is: 'bond', with: faction })
export const hasCouncilSeat: Condition = { is: 'council-seat' }
export const noCouncilSeat: Condition = { is: 'no-council-seat' }
export const hasSwordmaster: Condition = { is: 'swordmaster' }
export const hasMakerHooks: Condition = { is: 'maker-hooks' }
export const spyRecalled: Condition = { is: 'spy-recalled' }
export const spies = (n: number): Condition => ({ is: 'spies', n })
export const spyingOnMaker: Condition = { is: 'spying-on-maker' }
export const visitedMaker: Condition = { is: 'visited', what: 'maker' }
export const visitedFaction: Condition = { is: 'visited', what: 'faction' }
export const units = (n: number): Condition => ({ is: 'units', n })
export const sandworms = (n: number): Condition => ({ is: 'sandworms', n })
export const unitsDeployed = (n: number): Condition => ({ is: 'units-deployed', n })
export const hasStrength = (n: number): Condition => ({ is: 'strength', n })
export const conflictLevel = (level: 1 | 2 | 3): Condition => ({ is: 'conflict-level', level })
export const contracts = (n: number): Condition => ({ is: 'contracts', n })
export const discarded = (faction: Faction): Condition => ({ is: 'discarded', faction })
export const acquired = (card: CardId): Condition => ({ is: 'acquired', card })
export const gainedSpice: Condition = { is: 'gained-spice' }
export const gainedSpiceOf = (n: number): Condition => ({ is: 'gained-spice', n })
export const visited = (icon: AgentIcon): Condition => ({ is: 'visited', what: icon })
export const agentAt = (icon: AgentIcon): Condition => ({ is: 'agent-at', icon })
export const hasCommander: Condition = { is: 'commander' }
export const ownsCommander: Condition = { is: 'owns-commander' }
/** Command (6+). */
export const command: Condition = { is: 'persuasion', n: 6 }
export const hasTech = (n: number): Condition => ({ is: 'tech', n })
export const inGarrison = (n: number): Condition => ({ is: 'garrison', n })
export const has = (what: Resource, n: number): Condition => ({ is: 'has', what, n })
export const contractCompleted: Condition = { is: 'contract-completed' }
export const enemySandworm: Condition = { is: 'enemy-sandworm' }
export const inNavigationSlot = (n: number): Condition => ({ is: 'navigation-slot', n })
export const navigatedWith = (faction: Faction): Condition => ({ is: 'navigated', with: faction })
export const plainIntrigue: Condition = { is: 'plain-intrigue' }
export const influenceUnderAlliance = (n: number): Condition => ({ is: 'influence-under-alliance', n })
export const both = (one: Condition, other: Condition): Condition => ({
  is: 'both',
  conditions: [one, other],
})
export const mentatHome: Condition = { is: 'mentat-home' }
export const enemyTroopsInConflict: Condition = { is: 'enemy-troops-in-conflict' }
export const owns = (card: CardId, n: number): Condition => ({ is: 'owns', card, n })
export const inTeamOf = (leader: LeaderId): Condition => ({ is: 'team', of: leader })
export const ownsMost = (card: CardId): Condition => ({ is: 'owns-most', card })
export const tracks = (count: number, n: number): Condition => ({ is: 'tracks', tracks: count, n })
export const exactlyTracks = (count: number, n: number): Condition => ({
  is: 'tracks',
  tracks: count,
  n,
  exactly: true,
})
export const revealedCards = (faction: Faction): Counter => ({ count: 'revealed', faction })
export const sandwormCount: Counter = { count: 'sandworms' }
export const contractCount: Counter = { count: 'contracts' }
export const swordCards: Counter = { count: 'sword-cards' }
export const tracksWith = (n: number): Counter => ({ count: 'tracks', n })
export const unitKinds: Counter = { count: 'unit-kinds' }
export const cardsInPlay = (faction: Faction): Counter => ({ count: 'cards-in-play', faction })
