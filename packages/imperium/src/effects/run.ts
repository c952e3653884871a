// The interpreter: carries an effect out. What needs a choice, or must wait for one, becomes a frame on the stack.

import { opponentsOf, pushFrame, type Seat, type Tell } from '@sietch/kernel'
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
import { completeByHarvest, SOLARI_INSTEAD, takeable } from '../rules/contracts.ts'
import { factionsFor, gainInfluence } from '../rules/influence.ts'
import { recallable, sendMentatTo, takeMentat } from '../rules/mentat.ts'
import { COUNCIL_PERSUASION } from '../rules/reveal-turn.ts'
import { placeWorms, removeShieldWall } from '../rules/sandworms.ts'
import { spiedFactions } from '../rules/spies.ts'
import { deploy, loseTroops, recruit } from '../rules/troops.ts'
import { repeatSpace, useMemories } from '../rules/visit.ts'
import {
  cardOf,
  cardsInPlay,
  content,
  type ImperiumState,
  leaderOf,
  ownTurn,
  player,
  removeOne,
  turnOf,
} from '../state.ts'
import { canDo, holds } from './legal.ts'
import { payAndDo } from './pay.ts'
import type { Counter, Effect, Gain, Source } from './types.ts'

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
      if (canDo(s, seat, source, effect)) pushFrame(s, { kind: 'deploy', seat, upTo })
      return
    }
    case 'deploy-from-supply':
      if (canDo(s, seat, source, effect)) deploy(s, seat, effect.n, 'supply', tell)
      return
    case 'retreat': {
      const upTo = effect.upTo === 'any' ? p.conflict : Math.min(effect.upTo, p.conflict)
      if (upTo > 0) pushFrame(s, { kind: 'retreat', seat, atLeast: 0, upTo })
      return
    }
    case 'lose-troop':
      return loseTroops(s, seat, 1, effect.from, tell)
    case 'take-reserve':
      if (canDo(s, seat, source, effect)) acquireCard(s, seat, effect.card, 'reserve', 'discard', tell)
      return
    case 'acquire':
      if (canDo(s, seat, source, effect)) pushFrame(s, { kind: 'acquire', seat, source, effect })
      return
    case 'take-from-discard':
      return pushFrame(s, { kind: 'take-from-discard', seat, faction: effect.faction })
    case 'steal-intrigue':
      return stealIntrigue(s, seat, opponentsOf(seat, s.players.length), tell)
    case 'harvest':
      return harvest(s, seat, effect.n, source, tell)
    case 'control':
      // A location of another board is not there to be controlled.
      if (!content(s).box.spaces.some(({ id }) => id === effect.space)) return
      s.control[effect.space] = seat
      return tellOpen(tell, 'control', { seat, space: effect.space })
    case 'council-seat':
      p.council = true
      tellOpen(tell, 'council-seat', { seat })
      // IMP-REV-10: a seat taken on the Reveal turn counts on that turn.
      if (turn?.stage === 'reveal') {
        gain(s, seat, 'persuasion', COUNCIL_PERSUASION, { kind: 'space', id: 'high-council' }, tell)
      }
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
      if (recallable(s, seat).length > 0) pushFrame(s, { kind: 'recall-agent', seat })
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
    case 'per': {
      const n = effect.effect.n * countOf(s, seat, effect.counter, source)
      return perform(s, seat, source, { ...effect.effect, n }, tell)
    }
    case 'on-reveal':
      if (turn?.stage === 'reveal') return pushEffects(s, seat, source, effect.effects)
      p.waiting.push({ card: source.id, effects: effect.effects })
      return
    case 'spy':
      if (canDo(s, seat, source, effect))
        pushFrame(s, { kind: 'spy', seat, source, effect, optional: !picked })
      return
    case 'remove-shield-wall':
      if (!s.shieldWall) return
      return picked ? removeShieldWall(s, seat, tell) : pushFrame(s, { kind: 'shield-wall', seat })
    case 'maker-hooks':
      if (p.hooks) return
      p.hooks = true
      return tellOpen(tell, 'maker-hooks', { seat })
    case 'sandworm':
      return placeWorms(s, seat, effect.n, tell)
    case 'contract':
      if (takeable(s, seat).length > 0) return pushFrame(s, { kind: 'contract', seat, source })
      return gain(s, seat, 'solari', SOLARI_INSTEAD, source, tell)
    case 'influence-spied': {
      const factions = spiedFactions(s, seat)
      return pushEffects(
        s,
        seat,
        source,
        factions.map((faction) => ({ do: 'influence', with: faction, n: effect.n })),
      )
    }
    case 'trash-from-hand': {
      const { gain: gained } = effect
      if (p.hand.length > 0) {
        pushFrame(s, { kind: 'trash-some', seat, source, zone: 'hand', faction: null, gain: gained })
      }
      return
    }
    case 'return-this':
      if (!removeOne(p.played, source.id)) return
      p.hand.push(source.id)
      p.knownHand.push(source.id)
      return tellOpen(tell, 'returned-to-hand', { seat, card: source.id })
    case 'sort-top-three': {
      const top = p.deck.slice(-3).reverse()
      if (top.length < 3) return
      tellSecret(tell, 'looked', { seat }, [seat], { cards: top })
      return pushFrame(s, { kind: 'sort', seat, left: 3 })
    }
    case 'train':
      return pushFrame(s, { kind: 'train', seat })
    case 'memory':
      if (p.supply === 0) return
      p.supply--
      p.memories++
      return tellOpen(tell, 'memory', { seat })
    case 'other-memories':
      return useMemories(s, seat, tell)
    case 'repeat-space':
      return repeatSpace(s, seat)
    case 'double-harvest':
    case 'faction-influence':
    case 'discount':
    case 'acquire-on-top':
    case 'faction-icons':
    case 'ignore-enemy-agents':
    case 'may-pass':
    case 'deploy-recruits':
    case 'no-deployment':
    case 'recruit-on-acquire':
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
      | 'deploy-recruits'
      | 'no-deployment'
      | 'recruit-on-acquire'
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
    case 'deploy-recruits':
      turn.deployRecruits = true
      return
    case 'no-deployment':
      turn.noDeployment = true
      return
    case 'recruit-on-acquire':
      turn.recruitOnAcquire += effect.n
      return
  }
}

/** IMP-GEN-10: from the bank, or onto the score track. */
function gain(s: ImperiumState, seat: Seat, what: Gain, n: number, source: Source, tell: Tell): void {
  const p = player(s, seat)
  if (n === 0) return
  if (what === 'vp') p.points[source.id] = (p.points[source.id] ?? 0) + n
  else p[what] += n
  tellOpen(tell, 'gained', { seat, what, n, from: from(source) })
  const turn = ownTurn(s, seat)
  if (turn === undefined) return
  if (what === 'swords' && source.kind === 'card') turn.swordCards.push(source.id)
  if (what !== 'spice') return
  turn.spiceGained += n
  completeByHarvest(s, turn, tell)
}

/** IMP-HRV-02: the printed spice, doubled if a card says so, and all bonus spice of the space. */
function harvest(s: ImperiumState, seat: Seat, n: number, source: Source, tell: Tell): void {
  const turn = turnOf(s)
  const bonus = s.bonusSpice[source.id] ?? 0
  const { onHarvest } = leaderOf(s, seat)?.ability ?? {}
  s.bonusSpice[source.id] = 0
  const harvested = n * (turn?.doubleHarvest ? 2 : 1) + bonus
  // Sandworms instead of the printed spice, and no bonus spice there: nothing was harvested.
  if (harvested === 0) return
  gain(s, seat, 'spice', Math.max(0, harvested - (onHarvest?.less ?? 0)), source, tell)
  if (onHarvest === undefined) return
  const leader = { kind: 'leader', id: player(s, seat).leader ?? '' } as const
  for (const effect of onHarvest.effects) turn?.items.push({ source: leader, effect })
}

export function countOf(s: ImperiumState, seat: Seat, counter: Counter, source: Source): number {
  const p = player(s, seat)
  switch (counter.count) {
    case 'cards-in-play':
      return cardsInPlay(s, seat, counter.faction)
    case 'revealed':
      return p.revealed.filter((id) => cardOf(s, id).factions.includes(counter.faction)).length
    case 'sandworms':
      return p.worms
    case 'contracts':
      return p.completed.length
    case 'sword-cards':
      return swordCardsBeside(s, seat, source)
  }
}

/** Other revealed cards that have given swords this turn; each copy counts once. */
function swordCardsBeside(s: ImperiumState, seat: Seat, source: Source): number {
  const given = ownTurn(s, seat)?.swordCards ?? []
  const counted = new Map<string, number>()
  for (const id of given) {
    if (id === source.id) continue
    const copies = player(s, seat).revealed.filter((revealed) => revealed === id).length
    counted.set(id, Math.min(copies, (counted.get(id) ?? 0) + 1))
  }
  return [...counted.values()].reduce((sum, n) => sum + n, 0)
}
