// Truthtrance: a public question, answered truthfully (DUN-TCH-6, AMB-86). The table answers what it knows; questions
// about the battle plan being made are answered by the player, who is then bound; a free-text question is answered and
// recorded.

import { type Option, popFrame, type Seat, type Tell, targetId, targetNumber } from '@sietch/kernel'
import { bare, numbers, ofCard, ofFaction, ofLeader, ofSeat, ofWord } from './choices.ts'
import { LAST_ROUND } from './content/factions.ts'
import { LEADERS_OF } from './content/leaders.ts'
import { SPICE_BLOWS } from './content/spice.ts'
import { STORM_DECK } from './content/storm.ts'
import { treacheryKind } from './content/treachery.ts'
import {
  type FactionId,
  type LeaderId,
  TREACHERY,
  type TreacheryId,
  type TreacheryKind,
} from './content/types.ts'
import { tellRevealed } from './events.ts'
import { hooks } from './factions/index.ts'
import type { BattleFrame, Frame, PlanPromise, Question } from './frames.ts'
import { sideOf } from './rules/plan.ts'
import { canKeep } from './rules/promises.ts'
import { type ClassicState, type Kind, player } from './state.ts'
import { showCard } from './treachery.ts'

type QuestionFrame = Extract<Frame, { kind: 'question' }>

/** What can be asked about. */
export const QUESTIONS = [
  'free',
  'card',
  'kind',
  'traitor',
  'spice',
  'predicted-faction',
  'predicted-round',
  'storm-card',
  'spice-card',
  'captive',
  'plan-leader',
  'plan-weapon',
  'plan-defense',
  'plan-dial',
] as const satisfies readonly Question['about'][]

export const TREACHERY_KINDS: readonly TreacheryKind[] = [
  'projectile-weapon',
  'poison-weapon',
  'lasgun',
  'shield',
  'snooper',
  'cheap-hero',
  'worthless',
]

/** The most spice and the highest dial that can be asked about. */
const MOST_SPICE = 30
const MOST_DIAL = 20
/** The maximum length of a free-text question. */
const MOST_WORDS = 200

const FREE: Option = { ...ofWord('about', 'question', 'free'), words: MOST_WORDS }

export const question: Kind<'question'> = {
  step: () => false,
  decisions: (_, { seat, target, question }) =>
    question !== null && target !== null
      ? [{ seat: target, kind: 'truth', ask: true }]
      : [{ seat, kind: 'question' }],
  options(s, frame) {
    const { seat, target, about, question } = frame
    if (target === null) return others(s, seat).map((one) => ofSeat('ask', one))
    if (question !== null) return answers(s, frame)
    return about === null ? topics(s, target) : particulars(s, about)
  },
  chosen(s, frame, _, chosen, tell) {
    if (frame.target === null) {
      frame.target = targetNumber(chosen)
      return
    }
    if (frame.question !== null) {
      answered(s, frame, chosen.verb === 'yes', tell)
      return
    }
    if (frame.about === null) {
      frame.about = targetId(chosen) as Question['about']
      if (frame.about === 'free') frame.question = freeQuestion(chosen)
    } else frame.question = toQuestion(frame.about, chosen)
    const truth = frame.question === null ? undefined : known(s, frame.target, frame.question)
    if (truth !== undefined) answered(s, frame, truth, tell)
  },
}

const others = (s: ClassicState, seat: Seat): Seat[] =>
  s.players.map((_, other) => other).filter((other) => other !== seat)

/** What this player can be asked about now. */
function topics(s: ClassicState, target: Seat): Option[] {
  const about: Question['about'][] = ['card', 'kind', 'traitor', 'spice']
  const { predicts, captures } = hooks(s, target)
  if (predicts) about.push('predicted-faction', 'predicted-round')
  if (s.stormCard?.seen.includes(target)) about.push('storm-card')
  if (s.spiceSeen.includes(target)) about.push('spice-card')
  if (captures) about.push('captive')
  if (planningOf(s, target) !== undefined)
    about.push('plan-leader', 'plan-weapon', 'plan-defense', 'plan-dial')
  return [...about.map((word) => ofWord('about', 'question', word)), FREE]
}

/** The player may also ask out loud, without typing anything. */
function freeQuestion({ targets }: Option): Question {
  const words = targets.find(({ kind }) => kind === 'words')
  return words === undefined ? { about: 'free' } : { about: 'free', words: String(words.id) }
}

function particulars(s: ClassicState, about: Question['about']): Option[] {
  const leaders = s.players.flatMap(({ faction }) => LEADERS_OF[faction])
  switch (about) {
    case 'free':
      return [bare('free')]
    case 'card':
      return TREACHERY.map((card) => ofCard('card', card))
    case 'kind':
    case 'plan-weapon':
    case 'plan-defense':
      return TREACHERY_KINDS.map((kind) => ofWord('kind', 'treachery-kind', kind))
    case 'traitor':
    case 'captive':
      return leaders.map((leader) => ofLeader('leader', leader))
    case 'plan-leader':
      return [...leaders.map((leader) => ofLeader('leader', leader)), ofLeader('leader', 'cheap-hero')]
    case 'spice':
      return numbers('at-least', 1, MOST_SPICE)
    case 'plan-dial':
      return numbers('at-least', 1, MOST_DIAL)
    case 'predicted-faction':
      return s.players.map(({ faction }) => ofFaction('faction', faction))
    case 'predicted-round':
      return numbers('round', 1, LAST_ROUND)
    case 'storm-card':
      return STORM_DECK.flatMap((value) => numbers('value', value, value))
    case 'spice-card':
      return ['shai-hulud', ...Object.keys(SPICE_BLOWS)].map((card) => ofWord('card', 'spice-card', card))
  }
}

function toQuestion(about: Question['about'], chosen: Option): Question {
  switch (about) {
    case 'free':
      return { about }
    case 'card':
      return { about, card: targetId(chosen) as TreacheryId }
    case 'kind':
    case 'plan-weapon':
    case 'plan-defense':
      return { about, kind: targetId(chosen) as TreacheryKind }
    case 'traitor':
      return { about, leader: targetId(chosen) as LeaderId }
    case 'captive':
      return { about, leader: targetId(chosen) as LeaderId }
    case 'plan-leader':
      return { about, leader: targetId(chosen) as LeaderId | 'cheap-hero' }
    case 'spice':
    case 'plan-dial':
      return { about, least: targetNumber(chosen) }
    case 'predicted-faction':
      return { about, faction: targetId(chosen) as FactionId }
    case 'predicted-round':
      return { about, round: targetNumber(chosen) }
    case 'storm-card':
      return { about, value: targetNumber(chosen) }
    case 'spice-card':
      return { about, card: String(targetId(chosen)) }
  }
}

/** The truth as the table knows it; undefined when only the player can say. */
function known(s: ClassicState, target: Seat, question: Question): boolean | undefined {
  const p = player(s, target)
  switch (question.about) {
    case 'card':
      return p.hand.includes(question.card)
    case 'kind':
      return p.hand.some((card) => treacheryKind(card) === question.kind)
    case 'traitor':
      return p.traitors.includes(question.leader)
    case 'spice':
      return p.spice >= question.least
    case 'predicted-faction':
      return s.prediction?.faction === question.faction
    case 'predicted-round':
      return s.prediction?.round === question.round
    case 'storm-card':
      return s.stormCard?.value === question.value
    case 'spice-card':
      return s.spiceDeck[s.spiceDeck.length - 1] === question.card
    case 'captive':
      return p.captives.some(({ leader }) => leader === question.leader)
    default:
      return undefined
  }
}

/** The battle a player is planning; a finished plan can be changed until both are finished. */
function planningOf(s: ClassicState, seat: Seat): BattleFrame | undefined {
  for (const frame of s.stack) {
    if (frame.kind === 'battle' && frame.seats.includes(seat))
      return frame.committed[0] && frame.committed[1] ? undefined : frame
  }
  return undefined
}

/** Only answers about a plan that can be kept are allowed. */
function answers(s: ClassicState, { target, question }: QuestionFrame): Option[] {
  const can = (yes: boolean): boolean => {
    if (target === null || question === null) return true
    const promise = promiseOf(question, yes)
    const frame = planningOf(s, target)
    return promise === undefined || frame === undefined || canKeep(s, frame, sideOf(frame, target), promise)
  }
  return [...(can(true) ? [bare('yes')] : []), ...(can(false) ? [bare('no')] : [])]
}

function answered(s: ClassicState, asked: QuestionFrame, yes: boolean, tell: Tell): void {
  const { seat, target, question } = asked
  popFrame(s, asked)
  if (target === null || question === null) return
  tellRevealed(tell, 'truth', { seat, target, question: { ...question }, yes })
  if (question.about === 'card' && yes) showCard(s, target, question.card)
  const promise = promiseOf(question, yes)
  const frame = planningOf(s, target)
  if (promise === undefined || frame === undefined) return
  const side = sideOf(frame, target)
  frame.promises[side].push(promise)
  // Restarted whether it fits or not: no one should learn that it had to change.
  frame.plans[side] = {}
  frame.committed[side] = false
}

/** W-TRUTH: a part of a plan that was asked about is bound by the answer. */
function promiseOf(question: Question, yes: boolean): PlanPromise | undefined {
  switch (question.about) {
    case 'plan-leader':
      return { part: 'leader', id: question.leader, yes }
    case 'plan-weapon':
      return { part: 'weapon', card: question.kind, yes }
    case 'plan-defense':
      return { part: 'defense', card: question.kind, yes }
    case 'plan-dial':
      return { part: 'dial', least: question.least, yes }
    default:
      return undefined
  }
}
