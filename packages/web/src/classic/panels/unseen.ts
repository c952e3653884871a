// Treachery cards that may be anywhere the viewer cannot see: all of them, except those that are public, in the
// viewer's hand, or seen in another hand.

import type { ClassicView } from '@sietch/classic'
import { TREACHERY, TREACHERY_CARDS } from '@sietch/classic/content'
import type { Seat } from '@sietch/kernel'
import { seenIn } from '../useClassic.ts'

export function unseenTreachery(view: ClassicView, viewer: Seat | undefined): readonly string[] {
  const { treacheryDiscard, removed, known, players } = view
  const hand = viewer === undefined ? [] : seenIn(players[viewer]?.hand ?? null)
  const seen: string[] = [...treacheryDiscard, ...removed, ...hand, ...known.map(({ card }) => card)]
  return TREACHERY.flatMap((id) => {
    const left = TREACHERY_CARDS[id].copies - seen.filter((card) => card === id).length
    return Array<string>(Math.max(0, left)).fill(id)
  })
}
