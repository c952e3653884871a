// Playing Intrigue cards (IMP-INT): which ways are open now, and what playing one does.

import { type Option, option, pushFrame, type Seat, seatTarget, type Tell, targetId } from '@sietch/kernel'
import { printedAt } from '../content/printed.ts'
import { playAt, playName } from '../content/slots.ts'
import type { IntrigueCard, IntrigueId, IntriguePlay, IntrigueTiming } from '../content/types.ts'
import { concernsAlly } from '../effects/allies.ts'
import { canPay, payCost } from '../effects/costs.ts'
import { canDo } from '../effects/language.ts'
import type { Effect, Source } from '../effects/types.ts'
import { tellOpen } from '../events.ts'
import { holds } from '../pieces/conditions.ts'
import { activate, alliesInOrder, isUnallied, withAlly } from '../pieces/teams.ts'
import { content, hasUnits, type ImperiumState, ownTurn, player, removeOne } from '../state.ts'
import { isArrow } from './resolve.ts'

/** Every way to play one of the seat's Intrigue cards at one of these times. */
export function intrigueOptions(
  s: ImperiumState,
  seat: Seat,
  timings: readonly IntrigueTiming[],
  options: Option[],
): void {
  const { intrigue } = player(s, seat)
  for (let i = 0; i < intrigue.length; i++) {
    const id = intrigue[i] as IntrigueId
    if (intrigue.indexOf(id) < i) continue
    const card = content(s).intrigue(id)
    for (const play of card.plays) {
      if (!timings.includes(play.timing)) continue
      if (isForAlly(s, seat, play)) optionsForAllies(s, seat, card, play, timings, options)
      else if (canPlay(s, seat, id, play)) options.push(optionFor(card, play, timings))
    }
  }
}

/** D-82, SIX-CBT-01: before a Commander has named an Ally a card names one, in Combat each card does. */
export const isForAlly = (s: ImperiumState, seat: Seat, play: IntriguePlay): boolean =>
  isUnallied(s, seat) && (play.timing === 'combat' || (play.timing !== 'endgame' && concernsAlly(play)))

/** The Allies with whom the card can be played; in Combat those who are in the Conflict. */
export const alliesFor = (s: ImperiumState, seat: Seat, id: IntrigueId, play: IntriguePlay): Seat[] =>
  alliesInOrder(s, seat).filter(
    (ally) =>
      (play.timing !== 'combat' || hasUnits(s, ally)) &&
      withAlly(s, seat, ally, () => canPlay(s, seat, id, play)),
  )

/** `intrigue ambush > 2`. */
function optionsForAllies(
  s: ImperiumState,
  seat: Seat,
  card: IntrigueCard,
  play: IntriguePlay,
  timings: readonly IntrigueTiming[],
  options: Option[],
): void {
  const { verb, targets } = optionFor(card, play, timings)
  for (const ally of alliesFor(s, seat, card.id, play))
    options.push(option(verb, ...targets, seatTarget(ally)))
}

/** The same in a moment that has nothing else to it: or the seat passes. */
export function intrigueOrPass(s: ImperiumState, seat: Seat, timings: readonly IntrigueTiming[]): Option[] {
  const options: Option[] = []
  intrigueOptions(s, seat, timings, options)
  options.push(PASS)
  return options
}

export const PASS = option('pass')

/** `intrigue ambush`; with several ways at this time also which: `intrigue master-tactician > 3 swords`. */
function optionFor(card: IntrigueCard, play: IntriguePlay, timings: readonly IntrigueTiming[]): Option {
  const { id, plays } = card
  const isOneOfSeveral = plays.some((other) => other !== play && timings.includes(other.timing))
  const known = (isOneOfSeveral ? amongWays : onlyWay).get(play)
  if (known !== undefined) return known
  const name = playName(card, play)
  const made = isOneOfSeveral
    ? option('intrigue', { kind: 'intrigue', id }, { kind: 'way', ...name })
    : option('intrigue', { kind: 'intrigue', id, slot: name.slot })
  ;(isOneOfSeveral ? amongWays : onlyWay).set(play, made)
  return made
}

/** Options that have been made: they are the same every time. */
const amongWays = new WeakMap<IntriguePlay, Option>()
const onlyWay = new WeakMap<IntriguePlay, Option>()

/** IMP-INT-11: the condition holds, the cost can be paid, and at least one line does something. */
function canPlay(s: ImperiumState, seat: Seat, id: IntrigueId, play: IntriguePlay): boolean {
  const source: Source = { kind: 'intrigue', id }
  if (play.condition !== undefined && !holds(s, seat, play.condition, source)) return false
  if (play.cost !== undefined && !canPay(s, seat, play.cost, source)) return false
  for (const effect of play.effects) if (isUsable(s, seat, source, effect)) return true
  return false
}

/**
 * Deploying or retreating no one is a legal number, but not while no one may be deployed (UPR-CLR-05); a card to acquire
 * may be missing; a line whose condition fails is no line.
 */
export const isUsable = (s: ImperiumState, seat: Seat, source: Source, effect: Effect): boolean =>
  (effect.do === 'deploy' && !ownTurn(s, seat)?.noDeployment) ||
  effect.do === 'retreat' ||
  effect.do === 'acquire' ||
  (effect.do === 'either' && effect.yes.do === 'acquire') ||
  canDo(s, seat, source, effect)

/** Plays the card of a chosen option: pay, resolve, discard, with nothing in between (IMP-GEN-14, IMP-INT-03). */
export function playIntrigue(s: ImperiumState, seat: Seat, chosen: Option, tell: Tell): void {
  const id = String(targetId(chosen))
  const play = playAt(content(s).intrigue(id), chosen)
  const ally = chosen.targets.find(({ kind }) => kind === 'seat')?.id
  if (typeof ally === 'number') activate(s, seat, ally, tell)
  if (play === undefined || !removeOne(player(s, seat).intrigue, id))
    throw new Error(`cannot play ${chosen.key}`)
  const source: Source = { kind: 'intrigue', id }
  tellOpen(tell, 'intrigue-played', { seat, card: id })
  const items = printedAt(source, playName(content(s).intrigue(id), play).slot, play.effects)
  // IMP-INT-11: arrow lines are used or skipped one by one, but a card is not played for nothing.
  const mustUseOne =
    play.effects.some(isArrow) &&
    !play.effects.some((effect) => !isArrow(effect) && isUsable(s, seat, source, effect))
  pushFrame(s, { kind: 'effects', seat, items, mustUseOne, discards: id })
  payCost(s, seat, source, play.cost ?? {}, tell)
}
