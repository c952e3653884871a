// The interpreter: carries an effect out. What needs a choice, or must wait for one, becomes a frame on the stack.

import { opponentsOf, pushFrame, type Seat, type Tell } from '@sietch/kernel'
import { RESOURCES } from '../content/types.ts'
import { from, tellOpen, tellSecret } from '../events.ts'
import { acquireCard } from '../rules/acquire.ts'
import {
  drawCards,
  drawIntrigue,
  pushEffects,
  shuffleDiscardIntoDeck,
  stealIntrigue,
  trashCard,
} from '../rules/cards.ts'
import { factionsFor, gainInfluence } from '../rules/influence.ts'
import { sendMentatTo, takeMentat } from '../rules/mentat.ts'
import { deploy, loseTroops, recruit } from '../rules/troops.ts'
import { cardsInPlay, type ImperiumState, leaderOf, ownTurn, player, turnOf } from '../state.ts'
import { canDo, holds } from './legal.ts'
import type { Cost, Counter, Effect, Gain, Source } from './types.ts'

/** Carries out `effect` for `seat`. `picked`: the player has just asked for exactly this effect. */
export function perform(
  s: ImperiumState,
  seat: Seat,
  source: Source,
  effect: Effect,
  tell: Tell,
  picked = false,
): void {
  const p = player(s, seat)
  const turn = ownTurn(s, seat)
  switch (effect.do) {
    case 'gain':
      return gain(s, seat, effect.what, effect.n, source, tell)
    case 'draw':
      return drawCards(s, seat, effect.n, tell)
    case 'intrigue':
      return drawIntrigue(s, seat, effect.n, tell)
    case 'recruit': {
      const recruited = recruit(s, seat, effect.n, tell)
      if (effect.deploy && turn?.stage === 'reveal' && recruited > 0) {
        pushFrame(s, { kind: 'deploy', seat, upTo: recruited })
      }
      return
    }
    case 'influence': {
      const factions = factionsFor(s, seat, effect.with)
      const [only] = factions
      if (factions.length > 1) pushFrame(s, { kind: 'influence', seat, source, factions, n: effect.n })
      else if (only !== undefined) gainInfluence(s, seat, only, effect.n, tell)
      return
    }
    case 'visit':
      return gainInfluence(s, seat, effect.faction, turn?.factionInfluence ?? 1, tell)
    case 'trash':
      if (canDo(s, seat, source, effect)) pushFrame(s, { kind: 'trash', seat, source, optional: !picked })
      return
    case 'trash-this':
      if (canDo(s, seat, source, effect)) trashCard(s, seat, source.id, 'play', tell, source)
      return
    case 'discard':
      return pushFrame(s, { kind: 'discard', seat, source, left: effect.n })
    case 'deploy': {
      const upTo = effect.upTo === 'any' ? p.garrison : Math.min(effect.upTo, p.garrison)
      if (upTo > 0) pushFrame(s, { kind: 'deploy', seat, upTo })
      return
    }
    case 'deploy-from-supply':
      return deploy(s, seat, effect.n, 'supply', tell)
    case 'retreat': {
      const upTo = effect.upTo === 'any' ? p.conflict : Math.min(effect.upTo, p.conflict)
      if (upTo > 0) pushFrame(s, { kind: 'retreat', seat, upTo })
      return
    }
    case 'lose-troop':
      return loseTroops(s, seat, 1, effect.from, tell)
    case 'take-reserve':
      if (canDo(s, seat, source, effect)) acquireCard(s, seat, effect.card, 'reserve', false, tell)
      return
    case 'acquire':
      return pushFrame(s, { kind: 'acquire', seat, upTo: effect.upTo, onTop: effect.onTop ?? false })
    case 'take-from-discard':
      return pushFrame(s, { kind: 'take-from-discard', seat, faction: effect.faction })
    case 'steal-intrigue':
      return stealIntrigue(s, seat, opponentsOf(seat, s.players.length), tell)
    case 'harvest':
      return harvest(s, seat, effect.n, source, tell)
    case 'control':
      s.control[effect.space] = seat
      return tellOpen(tell, 'control', { seat, space: effect.space })
    case 'council-seat':
      p.council = true
      tellOpen(tell, 'council-seat', { seat })
      return pushEffects(
        s,
        seat,
        { kind: 'leader', id: p.leader ?? '' },
        leaderOf(s, seat)?.ability.onCouncilSeat ?? [],
      )
    case 'swordmaster':
      p.swordmaster = true
      p.agents++
      return tellOpen(tell, 'swordmaster', { seat })
    case 'mentat':
      return effect.won ? sendMentatTo(s, seat, tell) : takeMentat(s, seat, tell)
    case 'recall-agent':
      if (p.sent.length > 0) pushFrame(s, { kind: 'recall-agent', seat })
      return
    case 'forbid-space':
      return pushFrame(s, { kind: 'forbid-space', seat })
    case 'set-aside-row-card':
      if (s.row.length > 0) pushFrame(s, { kind: 'set-aside', seat })
      return
    case 'look-draw-or-trash': {
      const top = p.deck[p.deck.length - 1]
      // IMP-CLR-11: an empty deck is not looked at, nor shuffled for it.
      if (top === undefined) return
      tellSecret(tell, 'looked', { seat }, [seat], { card: top })
      return pushFrame(s, { kind: 'look', seat })
    }
    case 'shuffle-discard-into-deck':
      return shuffleDiscardIntoDeck(s, seat, tell)
    case 'signet':
      return pushEffects(s, seat, { kind: 'leader', id: p.leader ?? '' }, leaderOf(s, seat)?.signet ?? [])
    case 'each-opponent': {
      const left = opponentsOf(seat, s.players.length)
      return pushFrame(s, { kind: 'opponents', seat, source, effect: effect.effect, left })
    }
    case 'one-opponent':
      if (canDo(s, seat, source, effect))
        pushFrame(s, { kind: 'one-opponent', seat, source, effect: effect.effect })
      return
    case 'all':
      return pushEffects(s, seat, source, effect.effects)
    case 'choose': {
      const effects = effect.effects.filter((part) => canDo(s, seat, source, part))
      if (effects.length === 0) return
      const n = Math.min(effect.n, effects.length)
      return pushFrame(s, { kind: 'choose', seat, source, n, effects, chosen: [] })
    }
    case 'pay':
      if (picked) return payAndDo(s, seat, source, effect.cost, effect.effects, tell)
      return pushFrame(s, { kind: 'effects', seat, items: [{ source, effect }] })
    case 'when':
      if (holds(s, seat, effect.condition, source)) pushEffects(s, seat, source, effect.effects)
      return
    case 'either': {
      const part = holds(s, seat, effect.condition, source) ? effect.yes : effect.no
      return perform(s, seat, source, part, tell, picked)
    }
    case 'per':
      return gain(
        s,
        seat,
        effect.effect.what,
        effect.effect.n * countOf(s, seat, effect.counter),
        source,
        tell,
      )
    case 'on-reveal':
      if (turn?.stage === 'reveal') return pushEffects(s, seat, source, effect.effects)
      p.waiting.push({ card: source.id, effects: effect.effects })
      return
    case 'double-harvest':
    case 'faction-influence':
    case 'discount':
    case 'acquire-on-top':
    case 'faction-icons':
    case 'ignore-enemy-agents':
    case 'may-pass':
      return changeTurn(s, seat, effect)
    default:
      throw unknownEffect(effect)
  }
}

const unknownEffect = (effect: never): Error => new Error(`no such effect: ${JSON.stringify(effect)}`)

type TurnChange = Extract<
  Effect,
  {
    do:
      | 'double-harvest'
      | 'faction-influence'
      | 'discount'
      | 'acquire-on-top'
      | 'faction-icons'
      | 'ignore-enemy-agents'
      | 'may-pass'
  }
>

/** Effects that change how the rest of this turn works. */
function changeTurn(s: ImperiumState, seat: Seat, effect: TurnChange): void {
  const turn = ownTurn(s, seat)
  if (turn === undefined) return
  switch (effect.do) {
    case 'double-harvest':
      turn.doubleHarvest = true
      return
    case 'faction-influence':
      turn.factionInfluence = effect.n
      return
    case 'discount':
      turn.discounts[effect.card] = (turn.discounts[effect.card] ?? 0) + effect.n
      return
    case 'acquire-on-top':
      turn.acquireOnTop = true
      return
    case 'faction-icons':
      turn.factionIcons = true
      return
    case 'ignore-enemy-agents':
      turn.ignoreEnemyAgents = true
      return
    case 'may-pass':
      turn.mayPass = true
      return
  }
}

/** IMP-GEN-10: from the bank, or onto the score track. */
export function gain(s: ImperiumState, seat: Seat, what: Gain, n: number, source: Source, tell: Tell): void {
  const p = player(s, seat)
  if (n === 0) return
  if (what === 'vp') p.points[source.id] = (p.points[source.id] ?? 0) + n
  else p[what] += n
  tellOpen(tell, 'gained', { seat, what, n, from: from(source) })
}

/** IMP-GEN-14: the cost and its effect are one, nothing comes between. */
function payAndDo(
  s: ImperiumState,
  seat: Seat,
  source: Source,
  cost: Cost,
  effects: readonly Effect[],
  tell: Tell,
): void {
  pushEffects(s, seat, source, effects)
  payCost(s, seat, source, cost, tell)
}

export function payCost(s: ImperiumState, seat: Seat, source: Source, cost: Cost, tell: Tell): void {
  const p = player(s, seat)
  for (const resource of RESOURCES) {
    const n = cost[resource] ?? 0
    if (n === 0) continue
    p[resource] -= n
    tellOpen(tell, 'paid', { seat, what: resource, n, for: from(source) })
  }
  if (cost.conflictTroops !== undefined) loseTroops(s, seat, cost.conflictTroops, 'conflict', tell)
  if (cost.trashThis) trashCard(s, seat, source.id, 'play', tell, source)
  if (cost.trash !== undefined) pushFrame(s, { kind: 'trash', seat, source, optional: false })
  if (cost.influence !== undefined) pushFrame(s, { kind: 'lose-influence', seat, source })
}

/** IMP-HRV-02: the printed spice, doubled if a card says so, and all bonus spice of the space. */
function harvest(s: ImperiumState, seat: Seat, n: number, source: Source, tell: Tell): void {
  const turn = turnOf(s)
  const bonus = s.bonusSpice[source.id] ?? 0
  const { onHarvest } = leaderOf(s, seat)?.ability ?? {}
  s.bonusSpice[source.id] = 0
  const spice = n * (turn?.doubleHarvest ? 2 : 1) + bonus - (onHarvest?.less ?? 0)
  gain(s, seat, 'spice', Math.max(0, spice), source, tell)
  if (onHarvest === undefined) return
  const leader = { kind: 'leader', id: player(s, seat).leader ?? '' } as const
  for (const effect of onHarvest.effects) turn?.items.push({ source: leader, effect })
}

const countOf = (s: ImperiumState, seat: Seat, counter: Counter): number =>
  cardsInPlay(s, seat, counter.faction)
