// Treachery cards that can be anywhere the viewer does not see: all there are, without those that lie open, that the viewer
// holds, or that the viewer has seen in another hand.

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
