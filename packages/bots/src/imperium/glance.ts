// The fast policy: how good each option looks without trying it. Playouts depend on its speed, so it only computes and
// never copies.

import { type ImperiumState, type IntriguePlay, playAt, resolvedBy, type Source } from '@sietch/imperium'
import { content, isOpponent, player, troopsChosen, withAlly } from '@sietch/imperium/table'
import { type Decision, type Option, type Seat, targetId, targetNumber } from '@sietch/kernel'
import { agentScores } from './agent.ts'
import type { Appraisal } from './appraisal.ts'
import { sideReward } from './conflict.ts'
import { stepsWorth } from './influence.ts'
import {
  flipScore,
  giveScore,
  layScore,
  loseScore,
  repelScore,
  skillScore,
  startScore,
  tileScore,
  topCardScore,
} from './picks.ts'
import type { Prospect } from './prospect.ts'
import { acquireScore, throneScore } from './shopping.ts'
import { type Situation, situationOf, troopsScore } from './situation.ts'
import { postWorth } from './spying.ts'
import {
  activateScore,
  assignScore,
  concedeScore,
  contributeScore,
  giftScore,
  reinforceScore,
  revealFor,
  tradeScore,
} from './team-picks.ts'
import { byAlly } from './teams.ts'
import { costOf, worthOf, worthOfAll } from './worth.ts'

export function glance(
  s: ImperiumState,
  decision: Decision,
  options: readonly Option[],
  appraisal: Appraisal,
): number[] {
  const rival = askedFor(s, decision)
  if (rival !== undefined) return forRival(situationOf(s, { ...decision, seat: rival }, appraisal), options)
  const groups = byAlly(s, decision.seat, options)
  if (groups === undefined) return scoresOf(situationOf(s, decision, appraisal), options)
  return forAllies(s, decision, options, appraisal, groups)
}

function scoresOf(situation: Situation, options: readonly Option[]): number[] {
  const scores = options.map((option) => scoreOf(situation, option))
  if (situation.kind === 'turn-start') agentScores(situation, options, scores)
  return scores
}

/** Each of a Commander's options, scored with the Ally it names activated. */
function forAllies(
  s: ImperiumState,
  decision: Decision,
  options: readonly Option[],
  appraisal: Appraisal,
  groups: ReadonlyMap<Seat | undefined, readonly number[]>,
): number[] {
  const scores: number[] = []
  const reveals = new Map<number, number>()
  for (const [ally, places] of groups) {
    const score = (): void => {
      const situation = situationOf(s, decision, appraisal)
      const found = scoresOf(
        situation,
        places.flatMap((place) => options[place] ?? []),
      )
      for (const [index, place] of places.entries()) {
        scores[place] = found[index] ?? 0
        if (ally !== undefined && options[place]?.verb === 'reveal') reveals.set(place, revealFor(situation))
      }
    }
    if (ally === undefined) score()
    else withAlly(s, decision.seat, ally, score)
  }
  // Whom to reveal for is one question, when to do it is another.
  const best = Math.max(...reveals.values())
  for (const [place, worth] of reveals) scores[place] = (scores[place] ?? 0) + worth - best
  return scores
}

/** The Rival that a person has to choose. */
function askedFor(s: ImperiumState, { kind }: Decision): Seat | undefined {
  if (kind !== 'rival-influence' && kind !== 'rival-choose') return undefined
  const top = s.stack[s.stack.length - 1]
  return top !== undefined && 'seat' in top ? top.seat : undefined
}

/** What is worth least to that Rival. */
const forRival = (situation: Situation, options: readonly Option[]): number[] =>
  options.map((option) => -scoreOf(situation, option))

function scoreOf(situation: Situation, option: Option): number {
  const { s, seat, prospect, appraisal } = situation
  const { weights } = prospect
  switch (option.verb) {
    case 'resolve':
      return resolveScore(situation, option)
    case 'resolve-rest':
      return restScore(situation)
    case 'deploy':
      return troopsScore(situation, troopsChosen(option))
    case 'retreat':
      return retreatScore(situation, option)
    case 'intrigue':
      return intrigueScore(situation, option)
    case 'acquire':
    case 'set-aside':
      return acquireScore(situation, option)
    case 'influence':
      return stepsWorth(prospect, s, seat, String(targetId(option)), frameInfluence(s))
    case 'lose-influence':
      return stepsWorth(prospect, s, seat, String(targetId(option)), -1)
    case 'trash':
      return trashScore(situation, option)
    case 'discard':
    case 'draw':
    case 'take': {
      if (situation.kind === 'look-and-decide') return topCardScore(situation, option)
      const worth = appraisal.card.get(String(targetId(option))) ?? weights.draw
      return option.verb === 'discard' ? -worth : worth
    }
    case 'spy':
    case 'move-spy':
      return postWorth(situation, String(targetId(option)))
    case 'recall-spy':
    case 'trash-spy':
      return -postWorth(situation, String(targetId(option)))
    case 'gather':
      return (
        weights.draw * prospect.late -
        (weights.spy - weights.spySupply) * prospect.late * (player(s, seat).spies > 1 ? 1 : 0.6)
      )
    case 'contract':
    case 'complete':
      return 0.1 + (appraisal.contracts.get(String(targetId(option))) ?? 0)
    case 'solari':
      return 2 * prospect.price.solari
    case 'opponent':
      return player(s, targetNumber(option)).conflict
    case 'forbid':
      return appraisal.spaces.get(String(targetId(option))) ?? 0
    case 'alliance':
      return isOpponent(s, seat, targetNumber(option)) ? -player(s, targetNumber(option)).intrigue.length : 1
    case 'defend':
    case 'remove-shield-wall':
    case 'pair':
      return 0.1
    case 'recall':
      return appraisal.spaces.get(String(targetId(option))) ?? 0
    case 'skill':
      return skillScore(situation, String(targetId(option)))
    case 'tech':
    case 'keep-tech':
      return tileScore(situation, String(targetId(option)))
    case 'lay':
      return layScore(situation, String(targetId(option)))
    case 'lose':
      return loseScore(situation, option)
    case 'repel':
      return repelScore(situation, option)
    case 'give':
      return giveScore(situation, option)
    case 'take-spice':
      return s.bonusSpice[String(targetId(option))] ?? 0
    case 'flip':
      return flipScore(situation, option)
    case 'start':
      return startScore(situation, String(targetId(option)))
    case 'reveal':
      // Agents that have not been sent stay at home this round.
      return weights.revealing - weights.tempo * player(s, seat).agents
    case 'train':
      return trainScore(situation, option)
    case 'activate':
      return activateScore(situation)
    case 'offer-deploy':
      // The Ally is asked at the end of the turn anyway, and knows more then.
      return -0.005
    case 'trade':
      return tradeScore(situation, option)
    case 'gift':
      return giftScore(situation, option)
    case 'gift-card':
      // Worth as much to the one as to the other.
      return -0.01
    case 'reinforce':
      return reinforceScore(situation, option)
    case 'contribute':
      return contributeScore(situation, option)
    case 'assign':
      return assignScore(situation, option)
    case 'throne':
      return throneScore(situation, option)
    case 'concede':
      return concedeScore(situation)
    default:
      // end-turn, pass, decline, gift-done, and everything that needs no evaluation.
      return 0
  }
}

function retreatScore(situation: Situation, option: Option): number {
  const { cubes, commanders } = troopsChosen(option)
  return troopsScore(situation, { cubes: -cubes, commanders: -commanders })
}

/** Everything left must be done: right away, and before the turn ends, in case it reveals something useful. */
function restScore({ s, prospect }: Situation): number {
  const top = s.stack[s.stack.length - 1]
  let worth = 0
  if (top?.kind === 'turn' || top?.kind === 'effects')
    for (const { source, effect } of top.items) worth += worthOf(effect, prospect, source)
  return Math.max(0, worth) + 1
}

function frameInfluence(s: ImperiumState): number {
  const top = s.stack[s.stack.length - 1]
  return top?.kind === 'influence' ? top.n : 1
}

/** Resolves in order of value; drawing comes early because it reveals more. */
function resolveScore({ s, prospect }: Situation, option: Option): number {
  const found = resolvedBy(content(s), option)
  if (found === undefined) return 0.01
  const { source, effect } = found
  const worth = worthOf(effect, prospect, source)
  if (effect.do === 'draw') return worth + 1
  return effect.do === 'pay' ? (worth > 0 ? worth : -0.01) : worth
}

function intrigueScore(situation: Situation, option: Option): number {
  const { s, fighter, kind, appraisal, prospect, contest } = situation
  const { weights } = prospect
  const id = String(targetId(option))
  const play = playAt(content(s).intrigue(id), option)
  if (play === undefined) return -1
  const source: Source = { kind: 'intrigue', id }
  const cost = costOf(play.cost ?? {}, prospect, source)
  const held = (appraisal.intrigue.get(id) ?? 0) * (0.3 + 0.7 * prospect.late)
  if (kind !== 'combat' || contest === undefined) {
    return (
      worthOfAll(play.effects, prospect, source) - cost - (kind === 'endgame' ? 0 : weights.holding * held)
    )
  }
  const swords = swordsIn(play, prospect, source)
  const gained =
    sideReward(s, contest, fighter, appraisal, swords) - sideReward(s, contest, fighter, appraisal)
  const others = play.effects.filter((effect) => effect.do !== 'gain' || effect.what !== 'swords')
  return gained + worthOfAll(others, prospect, source) - cost - 0.8 * weights.holding * held - 0.02
}

function swordsIn({ effects }: IntriguePlay, prospect: Prospect, source: Source): number {
  const swordsOnly: Prospect = {
    ...prospect,
    late: 0,
    price: { solari: 0, spice: 0, water: 0, persuasion: 0, vp: 0, swords: 1 },
  }
  return effects.reduce(
    (sum, effect) =>
      effect.do === 'gain' || effect.do === 'when' ? sum + worthOf(effect, swordsOnly, source) : sum,
    0,
  )
}

/** A card below the deck's average should go, the sooner the better. */
function trashScore({ kind, appraisal, prospect }: Situation, option: Option): number {
  const id = String(targetId(option))
  if (kind === 'trash-intrigue') return -(appraisal.intrigue.get(id) ?? 0)
  if (kind === 'trash-tech') return -prospect.lastingWorth('tech', id)
  const { weights, late } = prospect
  const worth = appraisal.card.get(id) ?? weights.draw
  // A card in hand could still be used this round.
  const now = option.targets[0]?.at === 'hand' ? (appraisal.reveal.get(id) ?? 0) : 0
  return (weights.draw * 0.85 - worth) * weights.deck * 0.08 * late - 0.5 * now
}

function trainScore({ s, seat, prospect }: Situation, option: Option): number {
  const { leader } = player(s, seat)
  const track = leader === null ? undefined : content(s).leader(leader).training
  const effects = track?.[String(targetId(option))]?.effects ?? []
  return worthOfAll(effects, prospect, { kind: 'leader', id: leader ?? '' })
}
