// Dune: Imperium as rules of the kernel.

import { type FrameKinds, frameRules, migratedBy, type Rules } from '@sietch/kernel'
import { clone } from './clone.ts'
import { MIGRATIONS } from './migrations.ts'
import { skill } from './pieces/commanders.ts'
import { assignContracts, completeContract, contract, revealContractsFrame } from './pieces/contracts.ts'
import { contribute } from './pieces/contribute.ts'
import { tokens } from './pieces/masterstroke.ts'
import { plotCourse } from './pieces/navigation.ts'
import { reinforce } from './pieces/reinforce.ts'
import { shieldWall } from './pieces/sandworms.ts'
import * as spies from './pieces/spies.ts'
import { membersOf } from './pieces/teams.ts'
import { acquireTechFrame, secretProject, trashTechFrame } from './pieces/tech.ts'
import { throneRow } from './pieces/throne-row.ts'
import { trade } from './pieces/trade.ts'
import { train } from './pieces/training.ts'
import { loseTroopsFrame, repel } from './pieces/troops.ts'
import { flip, flipAny, pairFrame } from './pieces/trophies.ts'
import { rivalCounts } from './rivals/counts.ts'
import { seatKinds } from './rivals/setup.ts'
import { rivalTurn } from './rivals/turn.ts'
import { arrival } from './rules/agent-turn.ts'
import { closed } from './rules/closed.ts'
import * as combat from './rules/combat.ts'
import { endgame, outcome } from './rules/endgame.ts'
import * as picks from './rules/picks.ts'
import * as resolve from './rules/resolve.ts'
import { defend, round } from './rules/round.ts'
import { finishSetup, leaders, setUp } from './rules/setup.ts'
import { turn, turns } from './rules/turn.ts'
import { setupOptions } from './setup-options.ts'
import type { Frame, ImperiumSetup, ImperiumState } from './state.ts'
import { type ImperiumView, imagine, view } from './view.ts'

const frames: FrameKinds<ImperiumState, Frame> = {
  leaders,
  'finish-setup': finishSetup,
  tokens,
  round,
  defend,
  turns,
  turn,
  'rival-turn': rivalTurn,
  'rival-counts': rivalCounts,
  effects: resolve.effects,
  sequence: resolve.sequence,
  choose: resolve.choose,
  opponents: resolve.opponents,
  'one-opponent': resolve.oneOpponent,
  influence: picks.influence,
  'lose-influence': picks.loseInfluenceFrame,
  alliance: picks.alliance,
  trash: picks.trash,
  discard: picks.discard,
  'take-from-discard': picks.takeFromDiscard,
  deploy: picks.deploy,
  retreat: picks.retreat,
  acquire: picks.acquire,
  'forbid-space': picks.forbidSpace,
  'set-aside': picks.setAside,
  'recall-agent': picks.recallAgent,
  look: picks.look,
  sort: picks.sort,
  'trash-intrigue': picks.trashIntrigue,
  'trash-some': picks.trashSome,
  arrival,
  gather: spies.gather,
  spy: spies.spy,
  'recall-spy': spies.recallSpyFrame,
  'shield-wall': shieldWall,
  contract,
  'complete-contract': completeContract,
  'reveal-contracts': revealContractsFrame,
  'move-spy': picks.moveSpy,
  'trash-spy': spies.trashSpy,
  skill,
  'acquire-tech': acquireTechFrame,
  'trash-tech': trashTechFrame,
  'secret-project': secretProject,
  'plot-course': plotCourse,
  'lose-troops': loseTroopsFrame,
  repel,
  'give-intrigue': picks.giveIntrigue,
  'take-bonus-spice': picks.takeBonusSpice,
  'look-and-decide': picks.lookAndDecide,
  activate: resolve.activateFrame,
  trade,
  reinforce,
  contribute,
  'assign-contracts': assignContracts,
  'throne-row': throneRow,
  concede: combat.concede,
  train,
  flip,
  'flip-any': flipAny,
  pair: pairFrame,
  combat: combat.combat,
  rewards: combat.rewardsFrame,
  won: combat.won,
  endgame,
}

const machine = frameRules(frames)

/** Goes on with pending work that needs no choice, after a table has been arranged by hand. */
export const runPending = machine.run

/** The rules of a core box; everything that differs between boxes is content. */
const rulesOf = (box: string): ImperiumRules => ({
  id: box,
  version: MIGRATIONS.length + 1,
  seats: ({ players }) => seatKinds(players),
  teams: ({ players, modules = [] }) => setupOptions(box).teams(modules, players)?.map(membersOf),
  setup(setup, rng, tell) {
    const s = setUp(box, setup, rng, tell)
    machine.run(s, tell)
    return s
  },
  decisions: machine.decisions,
  options: machine.options,
  closed,
  choose: machine.choose,
  view,
  imagine,
  outcome,
  clone,
  migrate: migratedBy(MIGRATIONS),
})

export type ImperiumRules = Rules<ImperiumState, ImperiumSetup, ImperiumView>

/** Dune: Imperium. */
export const imperium = rulesOf('imperium')

/** Dune: Imperium – Uprising. */
export const uprising = rulesOf('uprising')

export type { Ability } from './content/abilities.ts'
export { isCustomCard, isCustomIntrigue, isCustomLeader } from './content/custom.ts'
export {
  describeCard,
  describeConflict,
  describeContract,
  describeHagal,
  describeIntrigue,
  describeLeader,
  describeNavigation,
  describeObjective,
  describePlay,
  describePost,
  describePrice,
  describeRival,
  describeSideboard,
  describeSkill,
  describeSpace,
  describeTech,
  type Parts,
} from './content/describe.ts'
export { type Content, contentKey, contentOf } from './content/index.ts'
export { effectNamed, playAt, priceAt, resolvedBy } from './content/slots.ts'
export type * from './content/types.ts'
export { describe, describeAll, describeList, describeReward } from './effects/describe.ts'
export { describeCondition, describeCost } from './effects/describe-terms.ts'
export type { Glyph, GlyphName, Worded } from './effects/glyph.ts'
export { costGlyphs } from './effects/glyph-terms.ts'
export { glyphs, isOptional, shows, withParts } from './effects/language.ts'
export type { List, Mood, Phrase, PhraseId, Ref } from './effects/phrase.ts'
export type * from './effects/types.ts'
export { type HagalSkip, type ImperiumEvent, readEvent } from './events.ts'
export { laidOpen } from './laid-open.ts'
export { COMMANDER_PRICE } from './pieces/commanders.ts'
export { turnOrder } from './pieces/order.ts'
export { AGENT, COMMANDER } from './pieces/units.ts'
export { readSetup } from './read-setup.ts'
export { costAtLevel, levelTerms } from './rivals/terms.ts'
export type { Reason } from './rules/closed.ts'
export { ranksOf, rewardsFor } from './rules/places.ts'
export type { ScoreKind, ScoreLine } from './score.ts'
export { type SetupOptions, type SetupProblem, setupOptions, setupProblem } from './setup-options.ts'
export type { ImperiumSetup, ImperiumState, RivalsSetup, ThroneMoves } from './state.ts'
export { THRONE_MOVES } from './state.ts'
export type { GiftView, ImperiumView, PlayerView, RivalsView, TeamView } from './view.ts'
