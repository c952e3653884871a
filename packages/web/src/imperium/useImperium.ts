// The table of an Imperium game: what everything at the table needs, with the view and the components in play.

import { type Content, contentOf, type ImperiumView, type PlayerView } from '@sietch/imperium'
import type { Seat } from '@sietch/kernel'
import { type AtMoment, useMoment } from '../table/context.tsx'

export type AtImperium = AtMoment & { readonly view: ImperiumView; readonly content: Content }

export function useImperium(): AtImperium {
  const at = useMoment()
  const view = at.snapshot.view as ImperiumView
  return { ...at, view, content: contentOf(view.box) }
}

export type Seated = { readonly seat: Seat; readonly player: PlayerView }

/** The players with their seats. */
export const seated = ({ players }: ImperiumView): readonly Seated[] =>
  players.map((player, seat) => ({ seat, player }))
