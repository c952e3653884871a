// Acquiring cards from the Imperium Row, the Reserve and a set-aside place (IMP-BUY, IMP-CRD).

import { type Option, option, type Seat, type Target, type Tell, targetId } from '@sietch/kernel'
import { byRule } from '../content/by-rule.ts'
import { printedAt } from '../content/printed.ts'
import type { Card, CardId } from '../content/types.ts'
import type { EffectOf } from '../effects/types.ts'
import { tellOpen, tellRevealed } from '../events.ts'
import { cardOf, content, type ImperiumState, ownTurn, player, removeOne, type TurnFrame } from '../state.ts'
import { distinct, pushAll, revealCard } from './cards.ts'
import { completeByAcquiring } from './contracts.ts'
import { mayHave } from './teams.ts'

export type Shelf = 'row' | 'reserve' | 'aside' | 'throne'

/** IMP-BUY-07: five cards as long as the deck lasts. */
const SET_ASIDE_DISCOUNT = 1

/** Everything on offer for at most `persuasion`, as options; `deckToo`: to the discard pile or on top of the deck. */
export function offers(
  s: ImperiumState,
  seat: Seat,
  persuasion: number,
  turn: TurnFrame | null,
  deckToo: boolean,
  options: Option[],
): void {
  const { row, reserve } = s
  for (let i = 0; i < row.length; i++) {
    const card = row[i] as CardId
    if (row.indexOf(card) === i) offer(s, card, 'row', persuasion, turn, deckToo, options)
  }
  for (const card in reserve) {
    if ((reserve[card] ?? 0) > 0) offer(s, card, 'reserve', persuasion, turn, deckToo, options)
  }
  // SIX-THR-01
  if (s.throne !== undefined && mayHave(s, seat, 'throne-row'))
    for (const card of distinct(s.throne.row)) offer(s, card, 'throne', persuasion, turn, deckToo, options)
  const { setAside } = player(s, seat)
  if (setAside.length === 0) return
  for (const card of distinct(setAside)) offer(s, card, 'aside', persuasion, turn, deckToo, options)
}

function offer(
  s: ImperiumState,
  id: CardId,
  shelf: Shelf,
  persuasion: number,
  turn: TurnFrame | null,
  deckToo: boolean,
  options: Option[],
): void {
  const card = cardOf(s, id)
  const price = priceOf(card, shelf, turn)
  if (price === undefined || price > persuasion) return
  const made = MAKE[shelf](card)
  options.push(made.toDiscard)
  if (deckToo) options.push(made.toDeck)
}

type Acquiring = { readonly toDiscard: Option; readonly toDeck: Option }

/** Options are made once for each card: they are the same every time. */
function acquiring(at: 'aside' | 'throne' | undefined): (card: Card) => Acquiring {
  const known = new Map<Card, Acquiring>()
  return (card) => {
    let made = known.get(card)
    if (made === undefined) {
      const target: Target = { kind: 'card', id: card.id, ...(at && { at }) }
      made = {
        toDiscard: option('acquire', target),
        toDeck: option('acquire', target, { kind: 'pile', id: 'deck' }),
      }
      known.set(card, made)
    }
    return made
  }
}

const onTheTable = acquiring(undefined)

const MAKE: { readonly [shelf in Shelf]: (card: Card) => Acquiring } = {
  row: onTheTable,
  reserve: onTheTable,
  aside: acquiring('aside'),
  throne: acquiring('throne'),
}

/** What the card costs on this turn; free acquisitions (no turn given) go by the printed cost. */
export function priceOf({ id, cost }: Card, shelf: Shelf, turn: TurnFrame | null): number | undefined {
  if (cost === undefined || turn === null) return cost
  const discount = (turn.discounts[id] ?? 0) + (shelf === 'aside' ? SET_ASIDE_DISCOUNT : 0)
  return Math.max(0, cost - discount)
}

/** What an effect lets a player acquire without Persuasion (IMP-CRD-05). */
export function freeOffers(
  s: ImperiumState,
  seat: Seat,
  { upTo, atLeast = 0, from }: EffectOf<'acquire'>,
  mayGoOnTop = false,
): Option[] {
  const most = upTo === 'solari' ? player(s, seat).solari : upTo === 'any' ? Number.POSITIVE_INFINITY : upTo
  const options: Option[] = []
  offers(s, seat, most, null, mayGoOnTop, options)
  return options.filter((offer) => {
    const { id, cost = 0 } = cardOf(s, String(targetId(offer)))
    return cost >= atLeast && (from === undefined || shelfOf(s, id, offer.targets[0]?.at) === from)
  })
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
  else if (shelf === 'throne') removeOne(s.throne?.row ?? [], card)
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

export function shelfOf(s: ImperiumState, card: CardId, at: string | undefined): Shelf {
  if (at === 'aside' || at === 'throne') return at
  return content(s).card(card).pile === 'reserve' ? 'reserve' : 'row'
}
