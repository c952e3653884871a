// Cards that are put into play instead of all else on a turn (Litany Against Fear).

import { type Option, option, type Seat, type Tell, targetId } from '@sietch/kernel'
import type { Card } from '../content/types.ts'
import { tellOpen } from '../events.ts'
import { pushEffects, takeFromHand } from '../pieces/cards.ts'
import { cardOf, type ImperiumState, player, type TurnFrame } from '../state.ts'

/** Before anything else has happened: `start litany-against-fear`. */
export function startOptions(s: ImperiumState, seat: Seat, options: Option[]): void {
  const { hand } = player(s, seat)
  for (let i = 0; i < hand.length; i++) {
    const card = cardOf(s, hand[i] as string)
    if (card.start !== undefined && hand.indexOf(card.id) === i) options.push(startOption(card))
  }
}

const startOption = ({ id }: Card): Option => option('start', { kind: 'card', id })

export function startWith(s: ImperiumState, { seat }: TurnFrame, chosen: Option, tell: Tell): void {
  const id = String(targetId(chosen))
  const p = player(s, seat)
  takeFromHand(p, id)
  p.played.push(id)
  tellOpen(tell, 'card-started', { seat, card: id })
  pushEffects(s, seat, { kind: 'card', id }, 'start', cardOf(s, id).start ?? [])
}
