// The Reveal turn: reveal the hand, resolve, acquire, clean up (IMP-REV, IMP-BUY).

import { type Option, type Seat, type Tell, targetId } from '@sietch/kernel'
import { byRule } from '../content/by-rule.ts'
import { printedAt } from '../content/printed.ts'
import { effectAt } from '../content/slots.ts'
import type { Effect, Region, Slot, Source } from '../effects/types.ts'
import { tellOpen } from '../events.ts'
import { fire } from '../pieces/abilities.ts'
import { acquireCard, offers, priceOf, shelfOf } from '../pieces/acquire.ts'
import { discardIntrigue, distinct, putAway, revealCard } from '../pieces/cards.ts'
import { COUNCIL_PERSUASION } from '../pieces/gains.ts'
import { cardOf, content, type ImperiumState, player, type TurnFrame } from '../state.ts'

/** IMP-REV-02, IMP-REV-10: the whole hand face up; seat, spaces and waiting Plot cards add what they give now. */
export function startReveal(s: ImperiumState, turn: TurnFrame, tell: Tell): void {
  const { seat } = turn
  const p = player(s, seat)
  turn.stage = 'reveal'
  // BLD-COM-02: what was gained before the Reveal turn is for it, too.
  turn.persuasionGained = p.persuasion
  turn.mayPass = false
  const hand = p.hand
  p.hand = []
  p.knownHand = []
  tellOpen(tell, 'reveal-turn', { seat, cards: hand })
  const wait = (source: Source, at: Region | Slot, effects: readonly Effect[]) =>
    turn.items.push(...printedAt(source, at, effects))
  for (const card of hand) revealCard(s, turn, card)
  if (p.council) {
    const council: Source = { kind: 'space', id: 'high-council' }
    turn.items.push(byRule(council, { do: 'gain', what: 'persuasion', n: COUNCIL_PERSUASION }))
  }
  for (const space of distinct(p.sent))
    wait({ kind: 'space', id: space }, 'reveal', content(s).space(space).onReveal ?? [])
  fire(s, seat, 'reveal')
  for (const { card, slot } of p.waiting) {
    const source: Source = { kind: 'intrigue', id: card }
    const line = effectAt(content(s), source, slot)
    if (line?.do === 'on-reveal') wait(source, slot, line.effects)
  }
}

/** IMP-BUY-02 to IMP-BUY-05. */
export const acquireOptions = (s: ImperiumState, turn: TurnFrame, options: Option[]): void =>
  offers(s, turn.seat, player(s, turn.seat).persuasion, turn, turn.acquireOnTop, options)

export function acquireChosen(s: ImperiumState, turn: TurnFrame, chosen: Option, tell: Tell): void {
  const card = String(targetId(chosen))
  const shelf = shelfOf(s, card, chosen.targets[0]?.at)
  player(s, turn.seat).persuasion -= priceOf(cardOf(s, card), shelf, turn) ?? 0
  acquireCard(s, turn.seat, card, shelf, chosen.targets.length > 1 ? 'deck' : 'discard', tell)
}

/** IMP-REV-06, IMP-BUY-06, IMP-INT-12: cards in front go to the discard pile, Persuasion is lost. */
export function cleanUp(s: ImperiumState, seat: Seat): void {
  const p = player(s, seat)
  p.discard.push(...p.played, ...p.revealed)
  p.played = []
  p.revealed = []
  p.persuasion = 0
  for (const { card } of p.waiting) discardIntrigue(s, card)
  p.waiting = []
  // What Manipulate set aside and no one bought leaves the game.
  for (const card of p.setAside) putAway(s, card)
  p.setAside = []
  p.hasRevealed = true
  s.revealOrder.push(seat)
}
