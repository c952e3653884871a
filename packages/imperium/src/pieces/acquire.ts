// Acquiring cards from the Imperium Row, the Reserve and a set-aside place (IMP-BUY, IMP-CRD).

import { type Option, option, type Seat, type Tell, targetId } from '@sietch/kernel'
import { byRule } from '../content/by-rule.ts'
import { printedAt } from '../content/printed.ts'
import type { CardId } from '../content/types.ts'
import type { EffectOf } from '../effects/types.ts'
import { tellOpen, tellRevealed } from '../events.ts'
import { cardOf, content, type ImperiumState, ownTurn, player, removeOne, type TurnFrame } from '../state.ts'
import { distinct, pushAll, revealCard } from './cards.ts'
import { completeByAcquiring } from './contracts.ts'

export type Shelf = 'row' | 'reserve' | 'aside'

/** IMP-BUY-07: five cards as long as the deck lasts. */
const SET_ASIDE_DISCOUNT = 1

/** Everything on offer for at most `persuasion`, as options; `deckToo`: to the discard pile or on top of the deck. */
export function offers(
  s: ImperiumState,
  seat: Seat,
  persuasion: number,
  turn: TurnFrame | null,
  deckToo = turn?.acquireOnTop ?? false,
): Option[] {
  const options: Option[] = []
  const offer = (card: CardId, shelf: Shelf) => {
    const price = priceOf(s, card, shelf, turn)
    if (price === undefined || price > persuasion) return
    const target = { kind: 'card', id: card, ...(shelf === 'aside' ? { at: 'aside' } : {}) }
    options.push(option('acquire', target))
    if (deckToo) options.push(option('acquire', target, { kind: 'pile', id: 'deck' }))
  }
  for (const card of distinct(s.row)) offer(card, 'row')
  for (const card in s.reserve) if ((s.reserve[card] ?? 0) > 0) offer(card, 'reserve')
  for (const card of distinct(player(s, seat).setAside)) offer(card, 'aside')
  return options
}

/** What the card costs on this turn; free acquisitions (no turn given) go by the printed cost. */
export function priceOf(
  s: ImperiumState,
  card: CardId,
  shelf: Shelf,
  turn: TurnFrame | null,
): number | undefined {
  const { cost } = cardOf(s, card)
  if (cost === undefined || turn === null) return cost
  const discount = (turn.discounts[card] ?? 0) + (shelf === 'aside' ? SET_ASIDE_DISCOUNT : 0)
  return Math.max(0, cost - discount)
}

/** What an effect lets a player acquire without Persuasion (IMP-CRD-05). */
export function freeOffers(
  s: ImperiumState,
  seat: Seat,
  { upTo, atLeast = 0 }: EffectOf<'acquire'>,
  mayGoOnTop?: boolean,
): Option[] {
  const most = upTo === 'solari' ? player(s, seat).solari : upTo
  return offers(s, seat, most, null, mayGoOnTop).filter(
    (offer) => (cardOf(s, String(targetId(offer))).cost ?? 0) >= atLeast,
  )
}

/** IMP-CRD-04: the card goes where it goes, the Row is refilled, then the Acquire effect applies. */
export function acquireCard(
  s: ImperiumState,
  seat: Seat,
  card: CardId,
  shelf: Shelf,
  to: EffectOf<'acquire'>['to'],
  tell: Tell,
): void {
  const p = player(s, seat)
  if (shelf === 'row') removeOne(s.row, card)
  else if (shelf === 'aside') removeOne(p.setAside, card)
  else s.reserve[card] = (s.reserve[card] ?? 0) - 1
  const turn = ownTurn(s, seat)
  if (to === 'deck') {
    p.deck.push(card)
    p.knownTop++
  } else if (to === 'discard') p.discard.push(card)
  else if (turn?.stage === 'reveal') revealCard(s, turn, card)
  else {
    p.hand.push(card)
    p.knownHand.push(card)
  }
  tellOpen(tell, 'acquired', { seat, card, from: shelf, to })
  refillRow(s, tell)
  turn?.acquired.push(card)
  completeByAcquiring(s, seat, card, tell)
  const source = { kind: 'card', id: card } as const
  const extra = turn?.recruitOnAcquire ? [byRule(source, { do: 'recruit', n: turn.recruitOnAcquire })] : []
  pushAll(s, seat, [...printedAt(source, 'acquire', cardOf(s, card).acquire), ...extra])
}

export function refillRow(s: ImperiumState, tell: Tell): void {
  while (s.row.length < content(s).box.rowSize) {
    const card = s.imperiumDeck.pop()
    if (card === undefined) return
    s.row.push(card)
    tellRevealed(tell, 'row-refilled', { card })
  }
}

export const shelfOf = (s: ImperiumState, card: CardId, at: string | undefined): Shelf =>
  at === 'aside' ? 'aside' : content(s).card(card).pile === 'reserve' ? 'reserve' : 'row'
