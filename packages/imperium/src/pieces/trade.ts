// Trade (SIX-ICO-01): two of a team each give the other this much of one resource, Intrigue cards, or nothing. Teammates
// talk openly (SIX-GEN-08), so the first gift is told before the second one is decided on; then both change hands. What
// cards they are only the two learn.

import {
  number,
  type Option,
  option,
  popFrame,
  type Seat,
  seatTarget,
  type Tell,
  targetId,
  targetNumber,
} from '@sietch/kernel'
import { RESOURCES } from '../content/types.ts'
import { cited, tellOpen, tellSecret } from '../events.ts'
import { type Gift, type ImperiumState, type Kind, player, removeOne, type TradeFrame } from '../state.ts'
import { distinct } from './cards.ts'
import { gain } from './gains.ts'
import { teamInOrder } from './teams.ts'

const NOTHING: Gift = { what: 'intrigue', cards: [] }
const DONE = option('gift-done')

/** Who says now what to give: whose turn it is first, then the partner. */
const giverOf = ({ seat, partner, gifts }: TradeFrame): Seat =>
  gifts.length === 0 ? seat : (partner ?? seat)

export const trade: Kind<'trade'> = {
  step(s, frame, tell) {
    if (frame.partner === null || frame.gifts.length < 2) return false
    popFrame(s, frame)
    exchange(s, frame, tell)
    return true
  },
  decisions: (_, frame) => [
    frame.partner === null
      ? { seat: frame.seat, kind: 'trade' }
      : { seat: giverOf(frame), kind: 'trade-gift' },
  ],
  options(s, frame) {
    const { seat, partner, cards } = frame
    if (partner === null) {
      const mates = teamInOrder(s, seat).filter((mate) => mate !== seat)
      return [...mates.map((mate) => option('trade', seatTarget(mate))), option('decline')]
    }
    return giftOptions(s, giverOf(frame), cards)
  },
  chosen(s, frame, _, chosen, tell) {
    switch (chosen.verb) {
      case 'trade':
        frame.partner = targetNumber(chosen)
        return
      case 'decline':
        return popFrame(s, frame)
      case 'gift-card':
        frame.cards.push(String(targetId(chosen)))
        return
      case 'gift': {
        const what = RESOURCES.find((resource) => resource === targetId(chosen))
        if (what !== undefined) say(frame, { what, n: targetNumber(chosen, 1) }, tell)
        return
      }
      default:
        say(frame, { what: 'intrigue', cards: frame.cards.splice(0) }, tell)
    }
  },
}

/** The second gift is told when both change hands, at once. */
function say({ seat, partner, gifts }: TradeFrame, gift: Gift, tell: Tell): void {
  gifts.push(gift)
  if (partner === null || gifts.length > 1) return
  if (gift.what !== 'intrigue') tellOpen(tell, 'offered', { seat, to: partner, ...gift })
  else {
    const { cards } = gift
    tellSecret(tell, 'offered-intrigue', { seat, to: partner, n: cards.length }, [seat, partner], { cards })
  }
}

/** `gift spice > 2`, `gift-card ambush` and another one, `gift-done`: one kind of thing, or nothing. */
function giftOptions(s: ImperiumState, seat: Seat, cards: readonly string[]): Option[] {
  const p = player(s, seat)
  const left = p.intrigue.slice()
  for (const card of cards) removeOne(left, card)
  const goods = cards.length > 0 ? [] : RESOURCES
  return [
    DONE,
    ...goods.flatMap((what) =>
      Array.from({ length: p[what] }, (_, n) =>
        option('gift', { kind: 'resource', id: what }, number(n + 1)),
      ),
    ),
    ...distinct(left).map((id) => option('gift-card', { kind: 'intrigue', id })),
  ]
}

/** Both give, then both take: no one gives what they have just been given. */
function exchange(s: ImperiumState, { seat, partner, gifts, source }: TradeFrame, tell: Tell): void {
  const [given = NOTHING, back = NOTHING] = gifts
  if (partner === null) return
  tellOpen(tell, 'traded', { seat, with: partner })
  const ways = [
    { from: seat, to: partner, gift: given },
    { from: partner, to: seat, gift: back },
  ]
  for (const { from, gift } of ways) {
    const p = player(s, from)
    if (gift.what === 'intrigue') for (const card of gift.cards) removeOne(p.intrigue, card)
    else {
      p[gift.what] -= gift.n
      tellOpen(tell, 'paid', { seat: from, what: gift.what, n: gift.n, source: cited(source) })
    }
  }
  for (const { from, to, gift } of ways) {
    if (gift.what !== 'intrigue') gain(s, to, gift.what, gift.n, source, tell)
    else
      for (const card of gift.cards) {
        player(s, to).intrigue.push(card)
        tellSecret(tell, 'gave-intrigue', { seat: from, to }, [from, to], { card })
      }
  }
}
