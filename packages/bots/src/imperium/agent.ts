// Sending an Agent, at a glance: the space, the card that pays for it, and the Conflict it opens.

import { type Effect, type Price, priceAt, type Source, type Space } from '@sietch/imperium'
import {
  broughtBy,
  cardOf,
  commandersOf,
  content,
  isOpponent,
  leaderOf,
  player,
  troopsIn,
  visitTo,
} from '@sietch/imperium/table'
import type { Option, Target } from '@sietch/kernel'
import { targetId } from '@sietch/kernel'
import { aimWorth } from './aims.ts'
import type { Prospect } from './prospect.ts'
import { bestTroopsScore, type Situation } from './situation.ts'
import { costOf, worthOf, worthOfAll } from './worth.ts'

/** What the options of one decision share, computed once per space or number of recruits. */
type Sendings = {
  readonly situation: Situation
  readonly spaces: Map<string, number>
  readonly combats: Map<number, number>
}

/** Writes the scores of `agent …` options into the list. */
export function agentScores(situation: Situation, options: readonly Option[], scores: number[]): void {
  const sendings: Sendings = { situation, spaces: new Map(), combats: new Map() }
  for (const [index, option] of options.entries()) {
    if (option.verb !== 'agent') continue
    const space = content(situation.s).space(String(targetId(option, 1)))
    let price: Target | undefined
    let recallsSpy = false
    for (const target of option.targets) {
      if (target.kind === 'price') price = target
      else if (target.kind === 'post') recallsSpy = true
    }
    const key = price === undefined ? space.id : `${space.id}/${price.slot}`
    let ofSpace = sendings.spaces.get(key)
    if (ofSpace === undefined) {
      ofSpace = spaceScore(sendings, space, price)
      sendings.spaces.set(key, ofSpace)
    }
    scores[index] = ofSpace + cardScore(situation, space, String(targetId(option)), recallsSpy)
  }
}

function spaceScore(sendings: Sendings, space: Space, target: Target | undefined): number {
  const { situation } = sendings
  const { s, seat, appraisal } = situation
  const source: Source = { kind: 'space', id: space.id }
  const price = priceAt(space, target)
  const sending = { space, recallsSpy: false, solari: price?.cost.solari ?? 0 }
  const prospect: Prospect = { ...situation.prospect, sending }
  const p = player(s, seat)
  let score = worthOfAll(space.effects, prospect, source)
  if (price !== undefined) {
    score += worthOfAll(price.effects, prospect, source) - costOf(price.cost, prospect, source)
  }
  for (const visit of visitTo(space)) score += worthOf(visit, prospect, source)
  for (const brought of broughtBy(s, seat, 'visit', space))
    score += Math.max(0, worthOf(brought.effect, prospect, brought.source))
  if (space.onReveal !== undefined) score += worthOfAll(space.onReveal, prospect, source)
  const controller = s.control[space.id]
  if (controller !== undefined && space.controlBonus !== undefined && !isOpponent(s, seat, controller))
    score += worthOf(space.controlBonus, prospect, source)
  for (const id of p.contracts) {
    const { completedBy } = content(s).contract(id)
    if (typeof completedBy === 'object' && 'space' in completedBy && completedBy.space === space.id)
      score += (appraisal.contracts.get(id) ?? 0) * (1 - prospect.weights.contract) + 0.1
  }
  if (space.combat) score += combatScore(sendings, space)
  score += savings(situation, space, price)
  return score
}

/** Solari gained, or spent on something other than what they are saved for. */
function savings(
  { s, seat, appraisal, prospect }: Situation,
  space: Space,
  price: Price | undefined,
): number {
  if (appraisal.aims.some((aim) => aim.space === space.id)) return 0
  const change = solariIn(space.effects) + solariIn(price?.effects ?? []) - (price?.cost.solari ?? 0)
  if (change === 0) return 0
  const { aims, weights } = appraisal
  const { solari } = player(s, seat)
  const rounds = prospect.left + 0.5
  return aimWorth(s, seat, aims, weights, rounds, solari + change) - aimWorth(s, seat, aims, weights, rounds)
}

function solariIn(effects: readonly Effect[]): number {
  let n = 0
  for (const effect of effects) if (effect.do === 'gain' && effect.what === 'solari') n += effect.n
  return n
}

/** The best deployment the space allows: some from the garrison and all recruits. */
function combatScore({ situation, combats }: Sendings, space: Space): number {
  const p = player(situation.s, situation.fighter)
  const recruits = Math.min(p.supply, recruitsOf(space.effects))
  let score = combats.get(recruits)
  if (score === undefined) {
    const fromGarrison = Math.min(troopsIn(p, 'garrison'), content(situation.s).box.fromGarrison)
    score = bestTroopsScore(situation, fromGarrison + recruits, commandersOf(p).garrison)
    combats.set(recruits, score)
  }
  return score
}

function recruitsOf(effects: readonly Effect[]): number {
  let n = 0
  for (const effect of effects) if (effect.do === 'recruit') n += effect.n
  return n
}

/** What the card does here, less what it would have brought on the Reveal turn. */
function cardScore(situation: Situation, space: Space, id: string, recallsSpy: boolean): number {
  const { s, seat, appraisal, prospect } = situation
  const card = cardOf(s, id)
  const { weights, left } = prospect
  let score = -weights.hand * (appraisal.reveal.get(id) ?? 0) * Math.min(1, left / 1.5 + 0.1)
  if (recallsSpy) score -= (weights.spy - weights.spySupply) * prospect.late
  if (card.agent.length === 0) return score
  const sending: Prospect = { ...prospect, sending: { space, recallsSpy } }
  const leader = leaderOf(s, seat)
  for (const effect of card.agent) {
    if (effect.do === 'faction-influence') {
      score += space.faction === undefined ? 0 : 0.5 * (effect.n - 1)
    } else if (effect.do === 'double-harvest') score += space.maker ? 2 * prospect.price.spice : 0
    else if (effect.do === 'signet' && leader !== undefined) {
      score += Math.max(0, worthOfAll(leader.signet, sending, { kind: 'leader', id: leader.id }))
    } else score += worthOfAll([effect], sending, { kind: 'card', id })
  }
  return score
}
