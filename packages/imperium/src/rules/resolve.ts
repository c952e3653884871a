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
  targetId,
  targetNumber,
} from '@sietch/kernel'
import { canDo, goesByItself, isOptional, perform, wordsFor } from '../effects/language.ts'
import type { Effect, Item, Source } from '../effects/types.ts'
import { cited, tellOpen } from '../events.ts'
import { type ImperiumState, type Kind, player, removeOne } from '../state.ts'

/** `resolve arrakeen > draw 1`; an effect that is a choice is offered as its alternatives. */
export function resolveOptions(s: ImperiumState, seat: Seat, items: readonly Item[]): Option[] {
  const options: Option[] = []
  for (const { source, effect } of items) {
    for (const part of alternatives(s, seat, source, effect)) {
      const made = resolveOption(source, part)
      if (!options.some(({ key }) => key === made.key)) options.push(made)
    }
  }
  return options
}

const resolveOption = (source: Source, effect: Effect): Option =>
  option('resolve', { kind: source.kind, id: source.id }, { kind: 'effect', id: wordsFor(effect) })

function alternatives(s: ImperiumState, seat: Seat, source: Source, effect: Effect): Effect[] {
  if (!canDo(s, seat, source, effect)) return []
  if (effect.do !== 'choose' || effect.n !== 1) return [effect]
  return effect.effects.filter((part) => canDo(s, seat, source, part))
}

/** Picking an effect whose condition holds is picking what stands behind the condition. */
function lineOf(effect: Effect): Effect {
  const [line, ...others] = effect.do === 'when' ? effect.effects : []
  return line === undefined || others.length > 0 ? effect : line
}

/** Takes the item of a `resolve` option off the list and carries it out. */
export function resolveChosen(s: ImperiumState, seat: Seat, items: Item[], chosen: Option, tell: Tell): void {
  for (const [index, { source, effect }] of items.entries()) {
    const part = alternatives(s, seat, source, effect).find(
      (way) => resolveOption(source, way).key === chosen.key,
    )
    if (part === undefined) continue
    items.splice(index, 1)
    perform(s, seat, source, lineOf(part), tell, true)
    return
  }
  throw new Error(`nothing to resolve for "${chosen.key}"`)
}

/** Carries out the first effect that needs no asking; false when there is none. */
export function resolveImmediate(s: ImperiumState, seat: Seat, items: Item[], tell: Tell): boolean {
  const index = items.findIndex((item) => goesByItself(s, seat, item))
  const [item] = index < 0 ? [] : items.splice(index, 1)
  if (item === undefined) return false
  perform(s, seat, item.source, item.effect, tell)
  return true
}

/** Must anything on the list still be carried out? */
export const mustResolve = (s: ImperiumState, seat: Seat, items: readonly Item[]): boolean =>
  items.some((item) => isMandatory(item) && canDo(s, seat, item.source, item.effect))

const isMandatory = ({ effect, optional }: Item): boolean => !optional && !isOptional(effect)

export const effects: Kind<'effects'> = {
  step(s, frame, tell) {
    const { seat, items } = frame
    if (resolveImmediate(s, seat, items, tell)) return true
    const open = items.filter(({ source, effect }) => canDo(s, seat, source, effect))
    const [only] = open
    if (only === undefined) {
      popFrame(s, frame)
      return true
    }
    // With one mandatory effect left there is no order to choose; it may yet open another (IMP-INT-11).
    const mustUseIt = frame.mustUseOne || isMandatory(only)
    if (open.length === 1 && mustUseIt) {
      frame.mustUseOne = false
      removeOne(items, only)
      perform(s, seat, only.source, lineOf(only.effect), tell, true)
      return true
    }
    return false
  },
  decisions: (_, { seat }) => [{ seat, kind: 'effects' }],
  options(s, { seat, items, mustUseOne }) {
    const options = resolveOptions(s, seat, items)
    if (!mustUseOne && !mustResolve(s, seat, items)) options.push(option('decline'))
    return options
  },
  chosen(s, frame, _, chosen, tell) {
    const { seat } = frame
    if (chosen.verb === 'decline') return popFrame(s, frame)
    frame.mustUseOne = false
    resolveChosen(s, seat, frame.items, chosen, tell)
  },
}

export const sequence: Kind<'sequence'> = {
  step(s, frame, tell) {
    const effect = frame.effects.shift()
    if (effect !== undefined) {
      perform(s, frame.seat, frame.source, effect, tell)
      return true
    }
    popFrame(s, frame)
    const { discards } = frame
    const isWaiting = player(s, frame.seat).waiting.some(({ card }) => card === discards)
    if (discards !== undefined && !isWaiting) s.intrigueDiscard.push(discards)
    return true
  },
}

export const choose: Kind<'choose'> = {
  step(s, frame) {
    if (frame.n > 0) return false
    // IMP-GEN-14: both are named before either is applied.
    popFrame(s, frame)
    pushFrame(s, { kind: 'sequence', seat: frame.seat, source: frame.source, effects: frame.chosen })
    return true
  },
  decisions: (_, { seat }) => [{ seat, kind: 'choose' }],
  options: (_, { source, effects: parts }) => parts.map((part) => resolveOption(source, part)),
  chosen(_, frame, __, chosen, tell) {
    const index = frame.effects.findIndex((part) => resolveOption(frame.source, part).key === chosen.key)
    frame.chosen.push(...frame.effects.splice(index, 1))
    frame.n--
    const what = String(targetId(chosen, 1))
    tellOpen(tell, 'chose', { seat: frame.seat, what, source: cited(frame.source) })
  },
}

/** IMP-GEN-16: clockwise from the acting player's left. */
export const opponents: Kind<'opponents'> = {
  step(s, frame, tell) {
    const seat = frame.left.shift()
    if (seat === undefined) popFrame(s, frame)
    else perform(s, seat, frame.source, frame.effect, tell)
    return true
  },
}

export const oneOpponent: Kind<'one-opponent'> = {
  step: () => false,
  decisions: (_, { seat }): Decision[] => [{ seat, kind: 'one-opponent' }],
  options: (s, { seat, source, effect }) =>
    s.players.flatMap((_, other) =>
      other !== seat && canDo(s, other, source, effect) ? [option('opponent', seatTarget(other))] : [],
    ),
  chosen(s, frame, _, chosen, tell) {
    popFrame(s, frame)
    perform(s, targetNumber(chosen), frame.source, frame.effect, tell)
  },
}
