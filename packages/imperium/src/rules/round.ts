// The round: Round Start, Player Turns, Combat, Makers, Recall (IMP-RND, IMP-PH1, IMP-MKR, IMP-RCL).

import { option, popFrame, pushFrame, type Tell } from '@sietch/kernel'
import { tellOpen, tellRevealed } from '../events.ts'
import { fire } from '../pieces/abilities.ts'
import { drawCards } from '../pieces/cards.ts'
import { nextFirstPlayer, turnOrder } from '../pieces/order.ts'
import { release } from '../pieces/teams.ts'
import { moveByBoard } from '../pieces/throne-row.ts'
import { deploy } from '../pieces/troops.ts'
import { pairAllWild } from '../pieces/trophies.ts'
import { renewUses } from '../pieces/uses.ts'
import { revealSwords } from '../rivals/combat.ts'
import { gainSwordmaster } from '../rivals/counts.ts'
import { levelTerms } from '../rivals/terms.ts'
import {
  boardOf,
  content,
  type ImperiumState,
  isOccupied,
  isRival,
  isSpoiler,
  type Kind,
  type Phase,
  type Player,
  player,
  victoryPoints,
} from '../state.ts'

/** Walks through the phases; each does its automatic part and pushes what players decide. */
export const round: Kind<'round'> = {
  step(s, frame, tell) {
    switch (s.phase) {
      case 'setup':
        enter(s, 'round-start', tell)
        startRound(s, tell)
        return true
      case 'round-start':
        for (const seat of turnOrder(s)) drawCards(s, seat, content(s).box.handSize, tell)
        enter(s, 'turns', tell)
        pushFrame(s, { kind: 'turns', seat: s.firstPlayer })
        return true
      case 'turns':
        enter(s, 'combat', tell)
        revealSwords(s, tell)
        pushFrame(s, { kind: 'combat', seat: s.firstPlayer, passes: 0, hasPlayed: false })
        return true
      case 'combat':
        enter(s, 'makers', tell)
        makers(s, tell)
        return true
      case 'makers':
        enter(s, 'recall', tell)
        if (isLastRound(s)) {
          enter(s, 'endgame', tell)
          endRivals(s, tell)
          pushFrame(s, { kind: 'endgame', left: turnOrder(s).filter((seat) => !isRival(s, seat)) })
          for (const seat of turnOrder(s).reverse()) fire(s, seat, 'endgame')
          return true
        }
        recall(s, tell)
        enter(s, 'round-start', tell)
        startRound(s, tell)
        return true
      default:
        s.phase = 'over'
        popFrame(s, frame)
        return true
    }
  },
}

function enter(s: ImperiumState, phase: Exclude<Phase, 'setup' | 'over'>, tell: Tell): void {
  s.phase = phase
  release(s)
  tellOpen(tell, 'phase', { phase })
}

/** IMP-PH1-01, IMP-PH1-02: reveal the Conflict; the controller of its location may send a defender. */
function startRound(s: ImperiumState, tell: Tell): void {
  s.round++
  renewUses(s, 'round')
  const conflict = s.conflictDeck.pop()
  if (conflict === undefined) throw new Error('the Conflict deck is empty at Round Start')
  s.conflicts.push(conflict)
  tellRevealed(tell, 'round', { round: s.round, conflict, firstPlayer: s.firstPlayer })
  const { location } = content(s).conflict(conflict)
  const controller = location === undefined ? undefined : s.control[location]
  if (s.rivals !== undefined && s.round === levelTerms(s)?.swordmasterRound) {
    for (const [seat] of s.players.entries()) if (isRival(s, seat)) gainSwordmaster(s, seat, tell)
  }
  for (const seat of turnOrder(s).reverse()) fire(s, seat, 'round-start')
  if (s.throne?.moves === 'rounds') moveByBoard(s)
  if (controller === undefined || player(s, controller).supply === 0) return
  // D-108: a Rival always does.
  if (isRival(s, controller)) deploy(s, controller, 1, 'supply', tell)
  else pushFrame(s, { kind: 'defend', seat: controller })
}

/** IMP-CTL-04: one troop, from supply, if the controller wants. */
export const defend: Kind<'defend'> = {
  step: () => false,
  decisions: (_, { seat }) => [{ seat, kind: 'defend' }],
  options: () => [option('defend'), option('decline')],
  chosen(s, frame, _, { verb }, tell) {
    const { seat } = frame
    popFrame(s, frame)
    if (verb === 'defend') deploy(s, seat, 1, 'supply', tell)
  },
}

/** Rivals play no Intrigue cards; what they can pair they pair. */
function endRivals(s: ImperiumState, tell: Tell): void {
  for (const seat of turnOrder(s)) if (isRival(s, seat) && !isSpoiler(s, seat)) pairAllWild(s, seat, tell)
}

/** IMP-MKR-01 to IMP-MKR-03. */
function makers(s: ImperiumState, tell: Tell): void {
  for (const { id, maker } of boardOf(s).spaces) {
    if (!maker || isOccupied(s, id)) continue
    s.bonusSpice[id] = (s.bonusSpice[id] ?? 0) + 1
    tellOpen(tell, 'bonus-spice', { space: id, now: s.bonusSpice[id] ?? 0 })
  }
}

/** IMP-RCL-01, IMP-RCL-05: checked here and nowhere else. */
const isLastRound = (s: ImperiumState): boolean =>
  s.conflictDeck.length === 0 ||
  s.players.some((_, seat) => victoryPoints(s, seat) >= content(s).box.pointsToEnd)

/** The Swordmaster has not gone back to the box. */
export const hasThirdAgent = ({ swordmaster, swordmasterUse }: Player): boolean =>
  swordmaster && swordmasterUse !== 'gone'

/** IMP-RCL-02 to IMP-RCL-04. */
function recall(s: ImperiumState, tell: Tell): void {
  if (s.mentat?.won) s.mentat.won = false
  else s.mentat = null
  for (const [seat, p] of s.players.entries()) {
    p.sent = []
    if (p.arrows !== undefined) p.arrows = []
    if (p.swordmasterUse === 'sent') {
      // SIX-SWM-01
      p.swordmasterUse = 'gone'
      tellOpen(tell, 'swordmaster-gone', { seat })
    }
    p.agents =
      content(s).box.agentsPerPlayer + (hasThirdAgent(p) ? 1 : 0) + (s.mentat?.holder === seat ? 1 : 0)
    p.hasRevealed = false
    p.boost = undefined
  }
  s.bans = []
  s.revealOrder = []
  s.firstPlayer = nextFirstPlayer(s)
  tellOpen(tell, 'recalled', { firstPlayer: s.firstPlayer })
}
