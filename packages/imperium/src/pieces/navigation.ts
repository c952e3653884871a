// Steersman Y'rkoon's course (BLD-CLR-04, BLD-CLR-14): Navigation cards face down in slots, played from the left.

import { option, popFrame, pushFrame, type Seat, shuffle, type Tell, targetId } from '@sietch/kernel'
import type { TrackId } from '../content/types.ts'
import { tellOwn, tellRevealed } from '../events.ts'
import { content, type ImperiumState, type Kind, ownTurn, player, removeOne } from '../state.ts'
import { fireComponent, lastingOf, triggersOf } from './abilities.ts'
import { distinct, pushEffects } from './cards.ts'

export function drawCourse(s: ImperiumState, seat: Seat, draw: number, lay: number): void {
  const drawn = shuffle(
    s.rng,
    content(s).box.navigation.map(({ id }) => id),
  ).slice(0, draw)
  player(s, seat).navigation = { cards: [], played: 0, reached: null, due: [] }
  pushFrame(s, { kind: 'plot-course', seat, drawn, lay })
}

export const plotCourse: Kind<'plot-course'> = {
  step(s, frame) {
    if ((player(s, frame.seat).navigation?.cards.length ?? frame.lay) < frame.lay) return false
    popFrame(s, frame)
    return true
  },
  decisions: (_, { seat }) => [{ seat, kind: 'plot-course', ask: true }],
  options: (_, { drawn }) => distinct(drawn).map((id) => option('lay', { kind: 'navigation', id })),
  chosen(s, { seat, drawn }, _, chosen, tell) {
    const card = String(targetId(chosen))
    removeOne(drawn, card)
    const { navigation } = player(s, seat)
    if (navigation === undefined) return
    navigation.cards = [...navigation.cards, card]
    tellOwn(tell, 'navigation-laid', { seat, place: navigation.cards.length }, [seat], { card })
  },
}

/** What has set off a card is remembered until that card is played. */
export function noteReached(s: ImperiumState, seat: Seat, track: TrackId, before: number, now: number): void {
  const { navigation } = player(s, seat)
  if (navigation === undefined) return
  const steps = triggersOf(s, seat, 'influence-reached')
  if (steps.some(({ ability: { with: wanted, n } }) => wanted === 'any' && before < n && now >= n))
    navigation.due.push(track)
}

/** Is there a card left to play? */
export function hasNavigation(s: ImperiumState, seat: Seat): boolean {
  const { navigation } = player(s, seat)
  return navigation !== undefined && navigation.played < navigation.cards.length
}

/** The next card from the left, at once. */
export function playNavigation(s: ImperiumState, seat: Seat, tell: Tell): void {
  const { navigation } = player(s, seat)
  const reached = navigation?.due.pop() ?? null
  const card = navigation?.cards[navigation.played]
  if (navigation === undefined || card === undefined) return
  navigation.played++
  navigation.reached = reached
  tellRevealed(tell, 'navigation-played', { seat, card, place: navigation.played })
  const printed = content(s).navigation(card)
  pushEffects(s, seat, { kind: 'navigation', id: card }, 'course', printed.effects)
  // What it brings on each Reveal turn it brings on this one.
  if (printed.lasting?.slot === navigation.played && ownTurn(s, seat)?.stage === 'reveal')
    fireComponent(s, seat, 'navigation', lastingOf(printed), 'reveal')
}
