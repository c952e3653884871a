// Spice that a Commander pays together with the Allies (Threaten Spice Production, D-93).

import { countdown, popFrame, type Seat, type Tell, targetNumber } from '@sietch/kernel'
import type { Source } from '../effects/types.ts'
import { cited, tellOpen } from '../events.ts'
import { type ImperiumState, type Kind, player } from '../state.ts'
import { pushEffects } from './cards.ts'
import { teamInOrder } from './teams.ts'
import { canTrashThis, trashIt } from './trash-this.ts'

export const canPayTogether = (s: ImperiumState, seat: Seat, spice: number, source: Source): boolean =>
  canTrashThis(s, seat, source) &&
  teamInOrder(s, seat).reduce((sum, member) => sum + player(s, member).spice, 0) >= spice

type Given = readonly { readonly seat: Seat; readonly n: number }[]

const sumOf = (given: Given): number => given.reduce((sum, { n }) => sum + n, 0)

export const contribute: Kind<'contribute'> = {
  step(s, frame, tell) {
    const { left, given, printed } = frame
    const [ally] = left
    const missing = printed.effect.spice - sumOf(given)
    if (ally !== undefined && missing > 0) {
      if (player(s, ally).spice > 0) return false
      left.shift()
      return true
    }
    popFrame(s, frame)
    // Too little, and no one pays anything.
    if (player(s, frame.seat).spice < missing) return true
    payAll(s, printed.source, [...given, { seat: frame.seat, n: missing }], tell)
    pushEffects(s, frame.seat, printed.source, printed.slot, printed.effect.effects)
    trashIt(s, frame.seat, printed.source, tell)
    return true
  },
  decisions: (_, { left: [seat = 0] }) => [{ seat, kind: 'contribute' }],
  options(s, { left: [seat = 0], given, printed }) {
    const missing = printed.effect.spice - sumOf(given)
    return countdown('contribute', Math.min(player(s, seat).spice, missing), 0)
  },
  chosen(_, frame, __, chosen, tell) {
    const seat = frame.left.shift()
    const n = targetNumber(chosen)
    if (seat === undefined) return
    frame.given.push({ seat, n })
    tellOpen(tell, 'contributed', { seat, to: frame.seat, n })
  },
}

function payAll(s: ImperiumState, source: Source, given: Given, tell: Tell): void {
  for (const { seat, n } of given) {
    if (n === 0) continue
    player(s, seat).spice -= n
    tellOpen(tell, 'paid', { seat, what: 'spice', n, source: cited(source) })
  }
}
