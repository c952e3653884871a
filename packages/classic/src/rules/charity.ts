// Phase 3: CHOAM Charity (DUN-CHO, FAC-BEN-52).

import { popFrame, type Seat, type Tell } from '@sietch/kernel'
import { bare } from '../choices.ts'
import { hooks } from '../factions/index.ts'
import type { Frame } from '../frames.ts'
import { isStopped, offerStop } from '../interrupts.ts'
import { pay } from '../spice.ts'
import { type ClassicState, type Kind, player, stormOrder } from '../state.ts'

const CHARITY = 2

export const newCharity = (s: ClassicState): Extract<Frame, { kind: 'charity' }> => ({
  kind: 'charity',
  left: stormOrder(s).filter((seat) => player(s, seat).spice < CHARITY || isAlwaysGiven(s, seat)),
  asked: false,
})

const isAlwaysGiven = (s: ClassicState, seat: Seat): boolean =>
  hooks(s, seat).alwaysGetsCharity === true && !isStopped(s, seat, 'bg-charity')

export const charity: Kind<'charity'> = {
  step(s, frame, tell) {
    if (frame.asked) {
      // The window for stopping a faction that always gets charity is over.
      frame.asked = false
      const seat = frame.left.shift()
      if (seat !== undefined) give(s, seat, tell)
      return true
    }
    if (frame.left.length > 0) return false
    popFrame(s, frame)
    return true
  },
  decisions: (_, { left }) => left.slice(0, 1).map((seat) => ({ seat, kind: 'charity' })),
  options: () => [bare('claim'), bare('decline')],
  chosen(s, frame, { seat }, { verb }) {
    if (verb === 'decline') {
      frame.left.shift()
      return
    }
    frame.asked = true
    if (hooks(s, seat).alwaysGetsCharity) offerStop(s, seat, 'bg-charity')
  },
}

/** DUN-CHO-1, DUN-CHO-2: up to two; bribes in front of the screen do not count. */
function give(s: ClassicState, seat: Seat, tell: Tell): void {
  const spice = isAlwaysGiven(s, seat) ? CHARITY : CHARITY - player(s, seat).spice
  if (spice > 0) pay(s, 'bank', seat, spice, 'charity', tell)
}
