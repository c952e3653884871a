// Every kind of effect. One that is missing does not compile.

import type { EffectKind, Language } from '../kind.ts'
import type { EffectName } from '../types.ts'
import { acquire } from './acquire.ts'
import { acquireTech } from './acquire-tech.ts'
import { all } from './all.ts'
import { bonusSpice, takeBonusSpice } from './bonus-spice.ts'
import { boost } from './boost.ts'
import { choose } from './choose.ts'
import { assignContracts, payTogether, throneRow } from './commander-cards.ts'
import { acquireCommander, recruitCommander, removeCommander, skill } from './commanders.ts'
import { contract } from './contract.ts'
import { completeContract, revealContracts } from './contracts.ts'
import { control } from './control.ts'
import { councilSeat } from './council-seat.ts'
import { deploy } from './deploy.ts'
import { deployAgent } from './deploy-agent.ts'
import { deployFromSupply } from './deploy-from-supply.ts'
import { discard } from './discard.ts'
import { draw } from './draw.ts'
import { drawTwisted } from './draw-twisted.ts'
import { either } from './either.ts'
import { forbidSpace } from './forbid-space.ts'
import { gain } from './gain.ts'
import { harvest } from './harvest.ts'
import { influence } from './influence.ts'
import { influenceEach } from './influence-each.ts'
import { influenceSpied } from './influence-spied.ts'
import { intrigue } from './intrigue.ts'
import { lookAndDecide } from './look-and-decide.ts'
import { lookDrawOrTrash } from './look-draw-or-trash.ts'
import { loseTroop } from './lose-troop.ts'
import { loseAll, loseInfluence } from './losses.ts'
import { makerHooks } from './maker-hooks.ts'
import { masterstroke, secretFactions } from './masterstroke.ts'
import { memory, otherMemories } from './memories.ts'
import { mentat } from './mentat.ts'
import { moveSpies } from './move-spies.ts'
import { playNavigation, plotCourse } from './navigation.ts'
import { onReveal } from './on-reveal.ts'
import { once } from './once.ts'
import { eachOpponent, oneOpponent } from './opponents.ts'
import { pass } from './pass.ts'
import { pay } from './pay.ts'
import { per } from './per.ts'
import { recallAgent } from './recall-agent.ts'
import { recruit } from './recruit.ts'
import { removeShieldWall } from './remove-shield-wall.ts'
import { repeatSpace } from './repeat-space.ts'
import { repel } from './repel.ts'
import { retreat } from './retreat.ts'
import { returnThis } from './return-this.ts'
import { rivalInfluence } from './rival-influence.ts'
import { rob } from './rob.ts'
import { sandworm } from './sandworm.ts'
import { secretProject } from './secret-project.ts'
import { setAsideRowCard } from './set-aside-row-card.ts'
import { shuffleDiscardIntoDeck } from './shuffle-discard-into-deck.ts'
import { signet } from './signet.ts'
import { sortTopThree } from './sort-top-three.ts'
import { spy } from './spy.ts'
import { stealIntrigue } from './steal-intrigue.ts'
import { swordmaster } from './swordmaster.ts'
import { takeFromDiscard } from './take-from-discard.ts'
import { takeReserve } from './take-reserve.ts'
import { forAlly, forEach, reinforce, trade } from './teams.ts'
import { train } from './train.ts'
import { trash } from './trash.ts'
import { trashFromHand } from './trash-from-hand.ts'
import { trashThis } from './trash-this.ts'
import {
  acquireOnTop,
  cardIcons,
  combatIcon,
  commanderDiscount,
  deployRecruits,
  discount,
  doubleHarvest,
  factionIcons,
  factionInfluence,
  ignoreEnemyAgents,
  ignoreRequirements,
  mayPass,
  noDeployment,
  recruitOnAcquire,
} from './turn-changes.ts'
import { visit } from './visit.ts'
import { when } from './when.ts'

export type Kinds = { readonly [Name in EffectName]: EffectKind<Name> }

/** The kinds; those that hold other effects, or wait for others, ask the language about them. */
export const kindsIn = (language: Language): Kinds => ({
  gain,
  draw,
  intrigue,
  recruit,
  influence: influence(language),
  'rival-influence': rivalInfluence,
  trash,
  'trash-this': trashThis,
  discard,
  deploy,
  'deploy-from-supply': deployFromSupply,
  retreat,
  'lose-troop': loseTroop,
  'take-reserve': takeReserve(language),
  acquire,
  'take-from-discard': takeFromDiscard,
  'steal-intrigue': stealIntrigue,
  harvest,
  'double-harvest': doubleHarvest,
  'faction-influence': factionInfluence,
  visit: visit(language),
  discount,
  'acquire-on-top': acquireOnTop,
  'faction-icons': factionIcons,
  'ignore-enemy-agents': ignoreEnemyAgents,
  'forbid-space': forbidSpace,
  'set-aside-row-card': setAsideRowCard,
  'recall-agent': recallAgent,
  'may-pass': mayPass,
  'look-draw-or-trash': lookDrawOrTrash,
  'shuffle-discard-into-deck': shuffleDiscardIntoDeck,
  'council-seat': councilSeat,
  swordmaster,
  mentat,
  control,
  signet,
  spy,
  'remove-shield-wall': removeShieldWall,
  'maker-hooks': makerHooks,
  sandworm,
  contract,
  'influence-spied': influenceSpied(language),
  'trash-from-hand': trashFromHand,
  'return-this': returnThis,
  'deploy-recruits': deployRecruits,
  'no-deployment': noDeployment,
  'sort-top-three': sortTopThree,
  'secret-factions': secretFactions,
  masterstroke: masterstroke(language),
  train,
  memory,
  'other-memories': otherMemories,
  'repeat-space': repeatSpace,
  'recruit-on-acquire': recruitOnAcquire,
  'each-opponent': eachOpponent(language),
  'one-opponent': oneOpponent(language),
  all: all(language),
  once: once(language),
  choose: choose(language),
  pay: pay(language),
  when: when(language),
  either: either(language),
  per: per(language),
  'on-reveal': onReveal(language),
  repel,
  'card-icons': cardIcons,
  boost,
  'ignore-requirements': ignoreRequirements,
  pass,
  'look-and-decide': lookAndDecide,
  'complete-contract': completeContract,
  'reveal-contracts': revealContracts,
  'move-spies': moveSpies,
  'acquire-commander': acquireCommander,
  'recruit-commander': recruitCommander,
  'commander-discount': commanderDiscount,
  skill,
  'combat-icon': combatIcon,
  'acquire-tech': acquireTech,
  'lose-influence': loseInfluence,
  'lose-all': loseAll,
  'influence-each': influenceEach(language),
  rob,
  'bonus-spice': bonusSpice,
  'take-bonus-spice': takeBonusSpice,
  'deploy-agent': deployAgent,
  'draw-twisted': drawTwisted,
  'plot-course': plotCourse,
  'play-navigation': playNavigation,
  'secret-project': secretProject,
  'remove-commander': removeCommander,
  'for-ally': forAlly(language),
  'for-each': forEach(language),
  trade,
  reinforce,
  'pay-together': payTogether(language),
  'assign-contracts': assignContracts,
  'throne-row': throneRow,
})
