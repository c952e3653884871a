// Player Turns (IMP-TRN): one turn after the other until everybody has revealed; a turn is an Agent turn or a
// Reveal turn, with Plot Intrigue at any moment of it.

import {
  countdown,
  type Decision,
  type Option,
  option,
  popFrame,
  pushFrame,
  type Seat,
  type Tell,
  targetNumber,
} from '@sietch/kernel'
import type { IntrigueTiming } from '../content/types.ts'
import { canDo } from '../effects/language.ts'
import { tellOpen } from '../events.ts'
import { seatAfter } from '../pieces/order.ts'
import { deploy, deployable } from '../pieces/troops.ts'
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
    // IMP-CLR-04: the marker of The Voice comes off on the owner's next turn, unless it binds a player who passed.
    s.bans = s.bans.filter(({ by, bound }) => by !== seat || bound.some((other) => mayYetSend(s, other)))
    tellOpen(tell, 'turn', { seat })
    renewUses(s, 'turn')
    pushFrame(s, isRival(s, seat) ? newRivalTurn(seat) : newTurn(seat))
    return true
  },
}

/** IMP-TRN-06, SOL-RIV-02: people reveal; a Rival has no Agents left, and the spoiler holds nobody up. */
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
})

const STAGES: { readonly [stage in TurnFrame['stage']]: string } = {
  start: 'turn-start',
  agent: 'turn-agent',
  reveal: 'turn-reveal',
  over: 'turn-over',
}

const REVEAL = option('reveal')
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
  decisions: (_, { seat, stage }): Decision[] => [{ seat, kind: STAGES[stage], ask: true }],
  options(s, frame) {
    const options: Option[] = []
    if (frame.stage === 'start') {
      agentOptions(s, frame, options)
      options.push(REVEAL)
      if (frame.mayPass) options.push(PASS)
      intrigueOptions(s, frame.seat, timingsOf(frame), options)
      return options
    }
    const { seat, items } = frame
    const due = resolveOptions(s, seat, items, options)
    if (due === 'rest') options.push(RESOLVE_REST)
    if (frame.stage === 'agent') deployOptions(s, frame, options)
    else acquireOptions(s, frame, options)
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
        return startReveal(s, frame, tell)
      case 'pass':
        frame.stage = 'over'
        return tellOpen(tell, 'passed', { seat })
      case 'intrigue':
        // On a passed turn nothing is played but the card that passes it.
        frame.mayPass = false
        return playIntrigue(s, seat, chosen, tell)
      case 'resolve':
        return resolveChosen(s, seat, frame.items, chosen, tell)
      case 'deploy':
        frame.deployed += targetNumber(chosen)
        return deploy(s, seat, targetNumber(chosen), 'garrison', tell)
      case 'acquire':
        return acquireChosen(s, frame, chosen, tell)
      case 'resolve-rest':
        frame.rest = { ends: false, persuasion: player(s, seat).persuasion }
        return
      case 'end-turn':
        leaveOptional(frame.items)
        if (frame.items.length === 0) return endTurn(s, frame, tell)
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
  endTurn(s, frame, tell)
  return true
}

function endTurn(s: ImperiumState, frame: TurnFrame, tell: Tell): void {
  const { seat } = frame
  if (frame.stage === 'reveal') cleanUp(s, seat)
  if (seat === s.firstPlayer && s.rivals?.who.includes(null)) s.rivals.follows = frame.stage === 'agent'
  tellOpen(tell, 'turn-ended', { seat })
  if (frame.stage === 'reveal') churnRow(s, tell)
  frame.stage = 'over'
}

function deployOptions(s: ImperiumState, frame: TurnFrame, options: Option[]): void {
  const most = deployable(s, frame)
  if (most > 0) options.push(...countdown('deploy', most, 1))
}
