// How effects wait and are resolved: in the player's order, in a row, one of several, or by the opponents in turn.

import {
  type Decision,
  type Option,
  option,
  popFrame,
  pushFrame,
  type Seat,
  seatTarget,
  type Tell,
  targetNumber,
} from '@sietch/kernel'
import { printedAt } from '../content/printed.ts'
import { resolveOption, spell } from '../content/slots.ts'
import { asks, canDo, goesByItself, isOptional, perform, shows } from '../effects/language.ts'
import type { Effect, EffectOf, Item, Printed } from '../effects/types.ts'
import { cited, tellOpen } from '../events.ts'
import { discardIntrigue } from '../pieces/cards.ts'
import { answering } from '../pieces/order.ts'
import { activate, isOpponent, possibleAllies } from '../pieces/teams.ts'
import {
  content,
  type Frame,
  type ImperiumState,
  isRival,
  type Kind,
  ownTurn,
  player,
  removeOne,
} from '../state.ts'

/** What the player must still do of what waits: nothing, all of it without a choice (the rest), or something. */
type Due = 'nothing' | 'rest' | 'something'

/** `resolve arrakeen > draw 1`; an effect that is a choice is offered as its alternatives. Says what of it must be done. */
export function resolveOptions(s: ImperiumState, seat: Seat, items: readonly Item[], options: Option[]): Due {
  const first = options.length
  let must = false
  let isPlainly = true
  for (const item of items) {
    const { source, slot, effect } = item
    if (!canDo(s, seat, source, effect)) continue
    if (!isMandatory(item)) isPlainly = false
    else {
      must = true
      isPlainly &&= !asks(s, seat, source, effect)
    }
    if (!isAlternatives(effect)) offer(options, first, resolveOption(content(s), source, slot))
    else
      for (const part of printedAt(source, slot, effect.effects))
        if (canDo(s, seat, source, part.effect))
          offer(options, first, resolveOption(content(s), source, part.slot))
  }
  if (!must) return 'nothing'
  return isPlainly ? 'rest' : 'something'
}

/** Equal effects, of two copies of a card for instance, are offered once; they stand from `first` on. */
function offer(options: Option[], first: number, made: Option): void {
  for (let i = first; i < options.length; i++) if (options[i]?.key === made.key) return
  options.push(made)
}

const isAlternatives = (effect: Effect): effect is EffectOf<'choose'> =>
  effect.do === 'choose' && effect.n === 1

/** Picking an effect whose condition holds is picking what stands behind the condition. */
function lineOf(printed: Printed): Printed {
  const { source, slot, effect } = printed
  const [line, ...others] = effect.do === 'when' ? effect.effects : []
  return line === undefined || others.length > 0 ? printed : { source, slot: `${slot}.0`, effect: line }
}

/** Takes the item of a `resolve` option off the list and carries it out. */
export function resolveChosen(s: ImperiumState, seat: Seat, items: Item[], chosen: Option, tell: Tell): void {
  for (const item of items) {
    const part = partChosen(item, chosen)
    if (part === undefined) continue
    removeOne(items, item)
    perform(s, seat, lineOf(part), tell, true)
    return
  }
  throw new Error(`nothing to resolve for "${chosen.key}"`)
}

/** What of the item a `resolve` option asks for: all of it, one of its alternatives, or nothing. */
function partChosen(item: Printed, { targets: [from, what] }: Option): Printed | undefined {
  const { source, slot, effect } = item
  if (from?.kind !== source.kind || from.id !== source.id) return undefined
  if (!isAlternatives(effect)) return what?.slot === slot ? item : undefined
  if (!what?.slot?.startsWith(slot)) return undefined
  return printedAt(source, slot, effect.effects).find((part) => part.slot === what?.slot)
}

/** Carries out the first effect that needs no asking; false when there is none. */
export function resolveImmediate(s: ImperiumState, seat: Seat, items: Item[], tell: Tell): boolean {
  for (const item of items) {
    if (!goesByItself(s, seat, item)) continue
    removeOne(items, item)
    perform(s, seat, item, tell)
    return true
  }
  return false
}

const isMandatory = ({ effect, optional }: Item): boolean => !optional && !isOptional(effect)

/** Must it be carried out, and would that ask no one anything? */
const isPlain = (s: ImperiumState, seat: Seat, item: Item): boolean =>
  isMandatory(item) && !asks(s, seat, item.source, item.effect)

/** May the player stop here? What may be left is left then; what must be done is done, if there is nothing to choose. */
const mayStop = (s: ImperiumState, seat: Seat, items: readonly Item[]): boolean =>
  items.every(
    (item) => !isMandatory(item) || isPlain(s, seat, item) || !canDo(s, seat, item.source, item.effect),
  )

/** Offers wait at the end of most turns of whoever owns a Commander: no list is made for them. */
export function leaveOptional(items: Item[]): void {
  let kept = 0
  for (const item of items) if (isMandatory(item)) items[kept++] = item
  while (items.length > kept) items.pop()
}

/** Carries out the first mandatory effect without a choice, as printed; false when there is none. */
export function resolveNext(s: ImperiumState, seat: Seat, items: Item[], tell: Tell): boolean {
  for (const item of items) {
    if (!canDo(s, seat, item.source, item.effect) || !isPlain(s, seat, item)) continue
    removeOne(items, item)
    perform(s, seat, lineOf(item), tell, true)
    return true
  }
  return false
}

export const effects: Kind<'effects'> = {
  step(s, frame, tell) {
    const { seat, items } = frame
    if (resolveImmediate(s, seat, items, tell)) return true
    const open = items.filter(({ source, effect }) => canDo(s, seat, source, effect))
    const [only] = open
    if (only === undefined) {
      popFrame(s, frame)
      discardPlayed(s, frame)
      return true
    }
    if (goesOn(s, frame, open)) return resolveNext(s, seat, items, tell)
    if (open.length > 1) return false
    // With one effect left there is no order to choose; using it may yet open another (IMP-INT-11).
    const isForced = frame.mustUseOne || (isMandatory(only) && !mustWait(s, frame, open))
    // The line of an Intrigue card that may be left undone asks for itself.
    const isAskedInside = frame.discards !== undefined && !isMandatory(only) && !isArrow(only.effect)
    if (!isForced && !isAskedInside) return false
    frame.mustUseOne = false
    removeOne(items, only)
    perform(s, seat, lineOf(only), tell, isForced)
    return true
  },
  decisions: (s, { seat, asked }) => [
    { seat, kind: 'effects', ...(asked && ownTurn(s, seat) !== undefined ? { ask: true } : {}) },
  ],
  options(s, { seat, items, mustUseOne }) {
    const options: Option[] = []
    if (resolveOptions(s, seat, items, options) === 'rest')
      return options.length > 1 ? [...options, option('resolve-rest')] : options
    return !mustUseOne && mayStop(s, seat, items) ? [...options, option('decline')] : options
  },
  chosen(s, frame, _, chosen, tell) {
    const { seat, items } = frame
    frame.mustUseOne = false
    if (chosen.verb === 'resolve') {
      frame.asked = true
      return resolveChosen(s, seat, items, chosen, tell)
    }
    frame.rest = true
    if (chosen.verb === 'decline') leaveOptional(items)
  },
}

type EffectsFrame = Extract<Frame, { kind: 'effects' }>

/** Do mandatory effects without a choice follow each other unasked: asked for, the lines of one card, or all one? */
function goesOn(s: ImperiumState, frame: EffectsFrame, open: readonly Item[]): boolean {
  const { seat, rest, discards } = frame
  if (rest) return open.some((item) => isPlain(s, seat, item))
  const [first] = open
  const isInOrder = discards !== undefined || open.every(({ slot }) => slot === first?.slot)
  return isInOrder && open.every((item) => isPlain(s, seat, item)) && !mustWait(s, frame, open)
}

/** What shows something hidden does not go by itself while a choice of this turn could still be taken back. */
const mustWait = (s: ImperiumState, { seat, asked }: EffectsFrame, open: readonly Item[]): boolean =>
  asked === true && ownTurn(s, seat) !== undefined && open.some(({ effect }) => shows(effect))

/** A cost and what it buys, whatever the condition for it. */
export const isArrow = (effect: Effect): boolean =>
  effect.do === 'pay' || (effect.do === 'when' && effect.effects.every(isArrow))

/** IMP-INT-03: a played Intrigue card is discarded once all is done, unless it waits for the Reveal turn. */
function discardPlayed(s: ImperiumState, { seat, discards }: EffectsFrame): void {
  const isWaiting = player(s, seat).waiting.some(({ card }) => card === discards)
  if (discards !== undefined && !isWaiting) discardIntrigue(s, discards)
}

export const sequence: Kind<'sequence'> = {
  step(s, frame, tell) {
    const next = frame.items.shift()
    if (next === undefined) popFrame(s, frame)
    else perform(s, frame.seat, next, tell)
    return true
  },
}

export const choose: Kind<'choose'> = {
  step(s, frame, tell) {
    const { seat, n, chosen } = frame
    if (n > 0) return false
    popFrame(s, frame)
    const [only, ...others] = chosen
    // IMP-GEN-14: both are named before either is applied.
    if (others.length > 0) pushFrame(s, { kind: 'sequence', seat, items: chosen })
    else if (only !== undefined) perform(s, seat, lineOf(only), tell, true)
    return true
  },
  decisions: (s, { seat }) => [
    { seat: answering(s, seat), kind: isRival(s, seat) ? 'rival-choose' : 'choose' },
  ],
  options: (s, { items }) => items.map(({ source, slot }) => resolveOption(content(s), source, slot)),
  chosen(_, frame, __, chosen, tell) {
    const index = frame.items.findIndex((item) => partChosen(item, chosen) !== undefined)
    const [item] = frame.items.splice(index, 1)
    if (item === undefined) throw new Error(`nothing to choose for "${chosen.key}"`)
    frame.chosen.push(item)
    frame.n--
    const what = chosen.targets.slice(1).map(spell).join()
    tellOpen(tell, 'chose', { seat: frame.seat, what, source: cited(item.source) })
  },
}

/** IMP-GEN-16: clockwise from the acting player's left. */
export const opponents: Kind<'opponents'> = {
  step(s, frame, tell) {
    const seat = frame.left.shift()
    if (seat === undefined) popFrame(s, frame)
    else perform(s, seat, frame.printed, tell)
    return true
  },
}

export const oneOpponent: Kind<'one-opponent'> = {
  step: () => false,
  decisions: (_, { seat }): Decision[] => [{ seat, kind: 'one-opponent' }],
  options: (s, { seat, printed: { source, effect } }) =>
    s.players.flatMap((_, other) =>
      isOpponent(s, seat, other) && canDo(s, other, source, effect)
        ? [option('opponent', seatTarget(other))]
        : [],
    ),
  chosen(s, frame, _, chosen, tell) {
    popFrame(s, frame)
    perform(s, targetNumber(chosen), frame.printed, tell)
  },
}

/** D-82: an effect needs an Ally, and the Commander names one. */
export const activateFrame: Kind<'activate'> = {
  step: () => false,
  decisions: (_, { seat }) => [{ seat, kind: 'activate' }],
  options: (s, { seat }) => possibleAllies(s, seat).map((ally) => option('activate', seatTarget(ally))),
  chosen(s, frame, _, chosen, tell) {
    const { seat, printed, picked } = frame
    popFrame(s, frame)
    activate(s, seat, targetNumber(chosen), tell)
    perform(s, seat, printed, tell, picked)
  },
}
