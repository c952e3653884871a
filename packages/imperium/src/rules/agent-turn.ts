// The Agent turn: what happens when an Agent is sent, and on arrival (IMP-AGT, algorithm 12.1).

import { type Option, popFrame, pushFrame, type Tell, targetId } from '@sietch/kernel'
import { byRule, visitTo } from '../content/by-rule.ts'
import { printedAt } from '../content/printed.ts'
import { priceAt } from '../content/slots.ts'
import { payCost } from '../effects/costs.ts'
import type { Source } from '../effects/types.ts'
import { tellOpen } from '../events.ts'
import { fire, modifiersOf } from '../pieces/abilities.ts'
import { pushAll, takeFromHand } from '../pieces/cards.ts'
import { completeByVisit } from '../pieces/contracts.ts'
import { moveAgent, placeFromLeader } from '../pieces/mentat.ts'
import { opponentsOf } from '../pieces/order.ts'
import { askToGather, recallSpy } from '../pieces/spies.ts'
import { giveRival } from '../rivals/give.ts'
import {
  cardOf,
  content,
  type ImperiumState,
  isRival,
  type Kind,
  leaderOf,
  player,
  removeOne,
  type TurnFrame,
} from '../state.ts'
import { discounted, LEADER, originsOf, sourceOf } from './agent-options.ts'

/** IMP-AGT-16: pay, place, control bonus; then everything waits to be resolved in any order. */
export function sendAgent(s: ImperiumState, turn: TurnFrame, chosen: Option, tell: Tell): void {
  const { seat } = turn
  const p = player(s, seat)
  const card = cardOf(s, String(targetId(chosen)))
  const space = content(s).space(String(targetId(chosen, 1)))
  const price = priceAt(
    space,
    chosen.targets.find(({ kind }) => kind === 'price'),
  )
  if (price === undefined) throw new Error(`no price for "${chosen.key}"`)
  const origins = originsOf(s, seat, card)
  const origin = String(chosen.targets.find(({ kind }) => kind === 'origin')?.id ?? origins[0])

  takeFromHand(p, card.id)
  p.played.push(card.id)
  turn.stage = 'agent'
  turn.card = card.id
  turn.space = space.id
  turn.combat = space.combat ?? false
  turn.mayPass = false
  const cost = discounted(s, seat, space, price, modifiersOf(s, seat, 'space-cost'))
  tellOpen(tell, 'agent-sent', {
    seat,
    card: card.id,
    space: space.id,
    ...(origin === LEADER ? {} : { from: origin }),
  })
  payCost(s, seat, sourceOf(space), cost, tell)
  const infiltrator = chosen.targets.find(({ kind }) => kind === 'post')?.id
  if (infiltrator !== undefined) recallSpy(s, seat, String(infiltrator), tell)
  if (origin === LEADER) placeFromLeader(s, seat, space.id)
  else moveAgent(s, seat, origin, space.id)
  for (const ban of s.bans) removeOne(ban.bound, seat)

  // The card first: what it changes about the space (Power Play, Carryall) must count.
  for (const printed of printedAt({ kind: 'card', id: card.id }, 'agent', card.agent)) {
    if (printed.effect.do === 'signet') waitForSignet(s, turn)
    else turn.items.push(printed)
  }
  turn.items.push(...printedAt(sourceOf(space), `price.${space.prices.indexOf(price)}`, price.effects))
  turn.items.push(...printedAt(sourceOf(space), 'space', space.effects))
  if ((cost.solari ?? 0) > 0) fire(s, seat, 'solari-paid')
  for (const visit of visitTo(space)) turn.items.push(byRule(sourceOf(space), visit))
  fire(s, seat, 'visit', space)
  completeByVisit(s, turn, tell)
  // UPR-AGT-05: Gather Intelligence, then what others get for the visit, then the effects.
  pushFrame(s, { kind: 'arrival', seat, space: space.id })
  askToGather(s, seat, space.id)
}

/** IMP-LDR-03: with some boxes the ability may be left unused, but what it forbids holds at once (UPR-CLR-05). */
function waitForSignet(s: ImperiumState, turn: TurnFrame): void {
  const source: Source = { kind: 'leader', id: player(s, turn.seat).leader ?? '' }
  for (const printed of printedAt(source, 'signet', leaderOf(s, turn.seat)?.signet ?? [])) {
    const isOptional = content(s).box.signetOptional && printed.effect.do !== 'no-deployment'
    const { source, slot, effect } = printed
    turn.items.push(isOptional ? { source, slot, effect, optional: true } : printed)
  }
}

/** IMP-CTL-03, IMP-CTL-06: the control bonus goes to the controller, whoever sent the Agent; then come the opponents. */
export const arrival: Kind<'arrival'> = {
  step(s, frame) {
    popFrame(s, frame)
    const space = content(s).space(frame.space)
    const controller = s.control[space.id]
    if (controller !== undefined && space.controlBonus !== undefined) {
      const bonus = printedAt({ kind: 'control', id: space.id }, 'control', [space.controlBonus])
      if (isRival(s, controller)) giveRival(s, controller, bonus)
      else pushAll(s, controller, bonus)
    }
    for (const other of opponentsOf(s, frame.seat)) fire(s, other, 'opponent-visit', space)
    return true
  },
}
