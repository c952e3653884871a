// The Agent turn: what happens when an Agent is sent, and on arrival (IMP-AGT, algorithm 12.1).

import { type Option, popFrame, pushFrame, type Seat, type Tell, targetId } from '@sietch/kernel'
import { byRule, visitTo } from '../content/by-rule.ts'
import { printedAt } from '../content/printed.ts'
import { effectAt, priceAt } from '../content/slots.ts'
import { ARROWS, type Arrow } from '../content/types.ts'
import { payResources } from '../effects/costs.ts'
import { tellOpen } from '../events.ts'
import { fire, modifiersOf } from '../pieces/abilities.ts'
import { pushAll, takeFromHand } from '../pieces/cards.ts'
import { completeByVisit } from '../pieces/contracts.ts'
import { moveAgent, placeFromLeader } from '../pieces/mentat.ts'
import { othersThan } from '../pieces/order.ts'
import { signetOf } from '../pieces/signet.ts'
import { askToGather, recallSpy } from '../pieces/spies.ts'
import { activate, alliesOfArrow, isOpponent } from '../pieces/teams.ts'
import { giveRival } from '../rivals/give.ts'
import {
  cardOf,
  content,
  type ImperiumState,
  isRival,
  type Kind,
  type Player,
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

  const arrow = ARROWS.find((one) => chosen.targets.some(({ kind, id }) => kind === 'arrow' && id === one))

  takeFromHand(p, card.id)
  p.played.push(card.id)
  turn.stage = 'agent'
  turn.card = card.id
  turn.space = space.id
  // BLD-CBI-01: an icon may have allowed it before.
  turn.combat ||= space.combat ?? false
  turn.mayPass = false
  const cost = discounted(s, seat, space, price, modifiersOf(s, seat, 'space-cost'))
  tellOpen(tell, 'agent-sent', {
    seat,
    card: card.id,
    space: space.id,
    ...(origin === LEADER ? {} : { from: origin }),
  })
  if (arrow !== undefined) activateBy(s, seat, arrow, chosen, tell)
  payResources(s, seat, sourceOf(space), cost, tell)
  const infiltrator = chosen.targets.find(({ kind }) => kind === 'post')?.id
  if (infiltrator !== undefined) recallSpy(s, seat, String(infiltrator), tell)
  if (origin === LEADER) placeFromLeader(s, seat, space.id, arrow)
  else moveAgent(s, seat, origin, space.id)
  for (const ban of s.bans) removeOne(ban.bound, seat)

  // The card first: what it changes about the space (Power Play, Carryall) must count.
  for (const printed of printedAt({ kind: 'card', id: card.id }, 'agent', card.agent)) {
    if (printed.effect.do === 'signet') turn.items.push(...signetOf(s, seat))
    else turn.items.push(printed)
  }
  if (p.boost !== undefined && card.factions.includes(p.boost.faction)) useBoost(s, turn, p.boost)
  turn.items.push(...printedAt(sourceOf(space), `price.${space.prices.indexOf(price)}`, price.effects))
  turn.items.push(...printedAt(sourceOf(space), 'space', space.effects))
  if ((cost.solari ?? 0) > 0) fire(s, seat, 'solari-paid')
  for (const visit of visitTo(space)) turn.items.push(byRule(sourceOf(space), visit))
  fire(s, seat, 'visit', space)
  fire(s, seat, 'agent-turn')
  completeByVisit(s, turn, tell)
  // UPR-AGT-05: Gather Intelligence, then what others get for the visit, then the effects.
  pushFrame(s, { kind: 'arrival', seat, space: space.id })
  askToGather(s, seat, space.id)
}

/** SIX-ACT-01: with two arrows the option names the Ally. */
function activateBy(s: ImperiumState, seat: Seat, arrow: Arrow, chosen: Option, tell: Tell): void {
  const [only] = alliesOfArrow(s, seat, arrow)
  const named = chosen.targets.find(({ kind }) => kind === 'seat')?.id ?? only
  if (typeof named === 'number') activate(s, seat, named, tell)
}

/** Urgent Shigawire: what the next card of the Faction brings besides. */
function useBoost(s: ImperiumState, turn: TurnFrame, { source, slot }: NonNullable<Player['boost']>): void {
  player(s, turn.seat).boost = undefined
  const effect = effectAt(content(s), source, slot)
  if (effect?.do === 'boost') turn.items.push(...printedAt(source, slot, effect.effects))
}

/** IMP-CTL-03, IMP-CTL-06: the control bonus goes to the controller, whoever sent the Agent; then come the others. */
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
    for (const other of othersThan(s, frame.seat)) {
      const on = isOpponent(s, frame.seat, other) ? 'opponent-visit' : 'teammate-visit'
      fire(s, other, on, space)
    }
    return true
  },
}
