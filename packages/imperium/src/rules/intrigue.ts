// Playing Intrigue cards (IMP-INT): which ways are open now, and what playing one does.

import { type Option, option, type Seat, type Tell, targetId } from '@sietch/kernel'
import type { IntrigueId, IntriguePlay, IntrigueTiming } from '../content/types.ts'
import { canPay, payCost } from '../effects/costs.ts'
import { canDo, playWords } from '../effects/language.ts'
import type { Effect, Source } from '../effects/types.ts'
import { tellOpen } from '../events.ts'
import { distinct } from '../pieces/cards.ts'
import { holds } from '../pieces/conditions.ts'
import { content, type ImperiumState, ownTurn, player, removeOne } from '../state.ts'

/** Every way to play one of the seat's Intrigue cards at one of these times. */
export function intrigueOptions(s: ImperiumState, seat: Seat, timings: readonly IntrigueTiming[]): Option[] {
  const options: Option[] = []
  for (const id of distinct(player(s, seat).intrigue)) {
    for (const play of content(s).intrigue(id).plays) {
      if (timings.includes(play.timing) && canPlay(s, seat, id, play))
        options.push(optionFor(s, id, play, timings))
    }
  }
  return options
}

/** `intrigue ambush`; with several ways at this time also which: `intrigue master-tactician > 3 swords`. */
function optionFor(
  s: ImperiumState,
  id: IntrigueId,
  play: IntriguePlay,
  timings: readonly IntrigueTiming[],
): Option {
  const card = { kind: 'intrigue', id }
  const ways = content(s)
    .intrigue(id)
    .plays.filter(({ timing }) => timings.includes(timing))
  return ways.length === 1
    ? option('intrigue', card)
    : option('intrigue', card, { kind: 'way', id: playWords(play) })
}

/** IMP-INT-11: the condition holds, the cost can be paid, and at least one line does something. */
function canPlay(s: ImperiumState, seat: Seat, id: IntrigueId, play: IntriguePlay): boolean {
  const source: Source = { kind: 'intrigue', id }
  if (play.condition !== undefined && !holds(s, seat, play.condition, source)) return false
  if (play.cost !== undefined && !canPay(s, seat, play.cost, source)) return false
  return play.effects.some((effect) => isUsable(s, seat, source, effect))
}

/**
 * Deploying or retreating nobody is a legal number, but not while nobody may be deployed (UPR-CLR-05); a card to acquire
 * may be missing; a line whose condition fails is no line.
 */
const isUsable = (s: ImperiumState, seat: Seat, source: Source, effect: Effect): boolean =>
  (effect.do === 'deploy' && !ownTurn(s, seat)?.noDeployment) ||
  effect.do === 'retreat' ||
  effect.do === 'acquire' ||
  (effect.do === 'either' && effect.yes.do === 'acquire') ||
  canDo(s, seat, source, effect)

/** Plays the card of a chosen option: pay, resolve, discard, with nothing in between (IMP-GEN-14, IMP-INT-03). */
export function playIntrigue(
  s: ImperiumState,
  seat: Seat,
  chosen: Option,
  timings: readonly IntrigueTiming[],
  tell: Tell,
): void {
  const id = String(targetId(chosen))
  const play = content(s)
    .intrigue(id)
    .plays.find((way) => timings.includes(way.timing) && optionFor(s, id, way, timings).key === chosen.key)
  if (play === undefined || !removeOne(player(s, seat).intrigue, id))
    throw new Error(`cannot play ${chosen.key}`)
  const source: Source = { kind: 'intrigue', id }
  tellOpen(tell, 'intrigue-played', { seat, card: id })
  const isArrow = (effect: Effect): boolean =>
    effect.do === 'pay' || (effect.do === 'when' && effect.effects.every(isArrow))
  const lines = play.effects.filter((effect) => !isArrow(effect))
  s.stack.push({ kind: 'sequence', seat, source, effects: lines, discards: id })
  // IMP-INT-11: arrow lines are used or skipped one by one, but a card is not played for nothing.
  const arrows = play.effects.filter(isArrow).map((effect) => ({ source, effect }))
  if (arrows.length > 0) {
    const mustUseOne = !lines.some((effect) => isUsable(s, seat, source, effect))
    s.stack.push({ kind: 'effects', seat, items: arrows, mustUseOne })
  }
  payCost(s, seat, source, play.cost ?? {}, tell)
}
