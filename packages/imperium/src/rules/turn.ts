// Player Turns (IMP-TRN): one turn after the other until everyone has revealed; a turn is an Agent turn or a
// Reveal turn, with Plot Intrigue at any moment of it.

import {
  type Decision,
  type Option,
  option,
  popFrame,
  pushFrame,
  type Seat,
  seatTarget,
  type Tell,
  targetNumber,
} from '@sietch/kernel'
import type { IntrigueTiming } from '../content/types.ts'
import { canDo } from '../effects/language.ts'
import { tellOpen } from '../events.ts'
import { fire } from '../pieces/abilities.ts'
import { seatAfter } from '../pieces/order.ts'
import { activate, fighterOf, isCommander, possibleAllies, release, settleSwords } from '../pieces/teams.ts'
import { deploy, deployable, deployOptions } from '../pieces/troops.ts'
import { troopsChosen } from '../pieces/units.ts'
import { renewUses } from '../pieces/uses.ts'
import { churnRow } from '../rivals/churn.ts'
import { isFaceless } from '../rivals/give.ts'
import { newRivalTurn } from '../rivals/turn.ts'
import { type ImperiumState, isRival, type Kind, player, type TurnFrame } from '../state.ts'
import { agentOptions } from './agent-options.ts'
import { sendAgent } from './agent-turn.ts'
import { intrigueOptions, PASS, playIntrigue } from './intrigue.ts'
import { leaveOptional, resolveChosen, resolveImmediate, resolveNext, resolveOptions } from './resolve.ts'
import { acquireChosen, acquireOptions, cleanUp, startReveal } from './reveal-turn.ts'
import { startOptions, startWith } from './start-cards.ts'

/** IMP-TRN-01, IMP-TRN-05, IMP-TRN-06. */
export const turns: Kind<'turns'> = {
  step(s, frame, tell) {
    if (s.players.every((_, seat) => isDone(s, seat))) {
      popFrame(s, frame)
      return true
    }
    const { seat } = frame
    frame.seat = seatAfter(s, seat)
    if (!takesTurn(s, seat)) return true
    release(s)
    // IMP-CLR-04: the marker of The Voice comes off on the owner's next turn, unless it binds a player who passed.
    s.bans = s.bans.filter(({ by, bound }) => by !== seat || bound.some((other) => mayYetSend(s, other)))
    tellOpen(tell, 'turn', { seat })
    renewUses(s, 'turn')
    if (isRival(s, seat)) pushFrame(s, newRivalTurn(seat))
    else startTurn(s, seat)
    return true
  },
}

/** IMP-TRN-06, SOL-RIV-02: people reveal; a Rival has no Agents left, and the spoiler holds no one up. */
function isDone(s: ImperiumState, seat: Seat): boolean {
  const { hasRevealed, agents } = player(s, seat)
  return hasRevealed || (isRival(s, seat) && (agents === 0 || isFaceless(s, seat)))
}

/** People until their Reveal turn, Rivals while they have Agents. */
const mayYetSend = (s: ImperiumState, seat: Seat): boolean =>
  isRival(s, seat) ? player(s, seat).agents > 0 : !player(s, seat).hasRevealed

/** SOL-HAG-08: the spoiler follows each Agent turn of the First Player. */
function takesTurn(s: ImperiumState, seat: Seat): boolean {
  if (s.rivals === undefined || !isRival(s, seat) || !isFaceless(s, seat)) return !isDone(s, seat)
  const { follows } = s.rivals
  s.rivals.follows = false
  return follows && player(s, seat).agents > 0
}

/** What abilities offer on the whole turn waits from its beginning. */
function startTurn(s: ImperiumState, seat: Seat): void {
  pushFrame(s, newTurn(seat))
  fire(s, seat, 'turn')
}

/** With all fields that a turn may ever have: those that come later would make it one of another shape. */
export const newTurn = (seat: Seat): TurnFrame => ({
  kind: 'turn',
  seat,
  stage: 'start',
  fresh: true,
  card: null,
  space: null,
  items: [],
  rest: null,
  recruited: 0,
  deployed: 0,
  sentToConflict: 0,
  retreated: 0,
  combat: false,
  factionInfluence: 1,
  doubleHarvest: false,
  factionIcons: false,
  ignoreEnemyAgents: false,
  acquireOnTop: false,
  mayPass: false,
  discounts: {},
  wormsPlaced: 0,
  spiceGained: 0,
  spyRecalled: false,
  discarded: null,
  acquired: [],
  swordCards: [],
  recruitOnAcquire: 0,
  deployRecruits: false,
  noDeployment: false,
  held: [],
  persuasionGained: 0,
  icons: [],
  ignoreRequirements: false,
  commanderDiscount: 0,
  barred: 0,
  commandersRetreated: undefined,
  standing: undefined,
  together: undefined,
  agentDeployed: false,
  contractsCompleted: 0,
  plainIntrigue: false,
  offered: undefined,
})

function decisionAt(stage: TurnFrame['stage']): string {
  switch (stage) {
    case 'start':
      return 'turn-start'
    case 'agent':
      return 'turn-agent'
    case 'reveal':
      return 'turn-reveal'
    case 'over':
      return 'turn-over'
  }
}

const REVEAL: readonly Option[] = [option('reveal')]

/** SIX-ACT-01, D-82: a Commander names the Ally for the Reveal turn at its start: `reveal 2`. */
const revealOptions = (s: ImperiumState, seat: Seat): readonly Option[] =>
  isCommander(s, seat) ? possibleAllies(s, seat).map((ally) => option('reveal', seatTarget(ally))) : REVEAL

const OFFER_DEPLOY = option('offer-deploy')

/** On a Commander's turn: could the Ally deploy more than when asked last? */
const mayOffer = (s: ImperiumState, frame: TurnFrame): boolean =>
  s.throne !== undefined &&
  fighterOf(s, frame.seat) !== frame.seat &&
  (frame.stage === 'agent' || frame.combat) &&
  deployable(s, frame) > (frame.offered ?? 0)

function offerDeploy(s: ImperiumState, frame: TurnFrame): void {
  const seat = fighterOf(s, frame.seat)
  pushFrame(s, { kind: 'deploy', seat, upTo: deployable(s, frame), ofTurn: true })
}

const RESOLVE_REST = option('resolve-rest')
const END_TURN = option('end-turn')

/** IMP-INT-10: Plot cards at any moment; some only before anything else. */
const timingsOf = ({ fresh }: TurnFrame): readonly IntrigueTiming[] => (fresh ? AT_START : LATER)

const AT_START: readonly IntrigueTiming[] = ['plot', 'turn-start']
const LATER: readonly IntrigueTiming[] = ['plot']

export const turn: Kind<'turn'> = {
  step(s, frame, tell) {
    if (frame.stage === 'over') {
      popFrame(s, frame)
      return true
    }
    if (frame.stage === 'start') return false
    return resolveImmediate(s, frame.seat, frame.items, tell) || resolveRest(s, frame, tell)
  },
  // Always asked: a turn ends when its player says so, and silence would tell what the player holds.
  decisions: (_, { seat, stage }): Decision[] => [{ seat, kind: decisionAt(stage), ask: true }],
  options(s, frame) {
    const options: Option[] = []
    if (frame.stage === 'start') {
      agentOptions(s, frame, options)
      options.push(...revealOptions(s, frame.seat))
      if (frame.mayPass) options.push(PASS)
      if (frame.items.length > 0) resolveOptions(s, frame.seat, frame.items, options)
      if (frame.fresh) startOptions(s, frame.seat, options)
      intrigueOptions(s, frame.seat, timingsOf(frame), options)
      return options
    }
    const { seat, items } = frame
    const due = resolveOptions(s, seat, items, options)
    if (due === 'rest') options.push(RESOLVE_REST)
    // BLD-CBI-03: on a Reveal turn, too, once something allows it.
    if (fighterOf(s, seat) !== seat) {
      if (mayOffer(s, frame)) options.push(OFFER_DEPLOY)
    } else if (frame.stage === 'agent' || frame.combat) deployOptions(s, frame, options)
    if (frame.stage === 'reveal') acquireOptions(s, frame, options)
    intrigueOptions(s, seat, timingsOf(frame), options)
    if (due !== 'something') options.push(END_TURN)
    return options
  },
  chosen(s, frame, _, chosen, tell) {
    const { seat } = frame
    frame.fresh = false
    switch (chosen.verb) {
      case 'agent':
        return sendAgent(s, frame, chosen, tell)
      case 'reveal':
        if (chosen.targets.length > 0) activate(s, seat, targetNumber(chosen), tell)
        return startReveal(s, frame, tell)
      case 'offer-deploy':
        return offerDeploy(s, frame)
      case 'pass':
        frame.stage = 'over'
        return tellOpen(tell, 'passed', { seat })
      case 'intrigue':
        // D-100: on a passed turn there is nothing but the card that passes it.
        frame.mayPass = false
        return playIntrigue(s, seat, chosen, tell)
      case 'resolve':
        frame.mayPass = false
        return resolveChosen(s, seat, frame.items, chosen, tell)
      case 'deploy': {
        const { cubes, commanders } = troopsChosen(chosen)
        frame.deployed += cubes + commanders
        return deploy(s, seat, cubes, 'garrison', tell, commanders)
      }
      case 'start':
        return startWith(s, frame, chosen, tell)
      case 'acquire':
        return acquireChosen(s, frame, chosen, tell)
      case 'resolve-rest':
        frame.rest = { ends: false, persuasion: player(s, seat).persuasion }
        return
      case 'end-turn':
        leaveOptional(frame.items)
        if (frame.items.length === 0) return finish(s, frame, tell)
        frame.rest = { ends: true, persuasion: player(s, seat).persuasion }
        return
      default:
        throw new Error(`a turn has no "${chosen.verb}"`)
    }
  },
}

/**
 * IMP-AGT-08: what is left and needs no choice happens in printed order, and the turn ends after it if that was asked
 * for. It goes on if there is more to choose now than there was: another effect, or Persuasion to spend.
 */
function resolveRest(s: ImperiumState, frame: TurnFrame, tell: Tell): boolean {
  const { seat, items, rest } = frame
  if (rest === null) return false
  if (resolveNext(s, seat, items, tell)) return true
  frame.rest = null
  const isMore =
    player(s, seat).persuasion > rest.persuasion ||
    items.some(({ source, effect }) => canDo(s, seat, source, effect))
  if (!rest.ends || isMore) return false
  finish(s, frame, tell)
  return true
}

/** The turn ends, but the activated Ally is asked first whether to deploy (SIX-ACT-02). */
function finish(s: ImperiumState, frame: TurnFrame, tell: Tell): void {
  if (!mayOffer(s, frame)) return endTurn(s, frame, tell)
  frame.rest = { ends: true, persuasion: player(s, frame.seat).persuasion }
  offerDeploy(s, frame)
}

function endTurn(s: ImperiumState, frame: TurnFrame, tell: Tell): void {
  const { seat } = frame
  if (frame.stage === 'reveal') cleanUp(s, seat)
  settleSwords(s, fighterOf(s, seat))
  release(s)
  if (seat === s.firstPlayer && s.rivals?.who.includes(null)) s.rivals.follows = frame.stage === 'agent'
  tellOpen(tell, 'turn-ended', { seat })
  if (frame.stage === 'reveal') churnRow(s, tell)
  frame.stage = 'over'
}
