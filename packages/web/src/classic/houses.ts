// At this table a seat has the color of its faction.

import type { ClassicView } from '@sietch/classic'
import type { FactionId } from '@sietch/classic/content'
import type { CSSProperties } from 'react'
import { hasFaction } from './useClassic.ts'
import './houses.css'

const COLOR: { readonly [F in FactionId]: string } = {
  atreides: 'var(--atreides)',
  'bene-gesserit': 'var(--sisterhood)',
  emperor: 'var(--padishah)',
  fremen: 'var(--desert)',
  guild: 'var(--heighliner)',
  harkonnen: 'var(--harkonnen)',
}

/** For an element that contains everything showing seats. */
export const seatColors = (view: ClassicView): CSSProperties =>
  Object.fromEntries(
    view.players.flatMap(({ faction }, seat) =>
      hasFaction(view, seat) ? [[`--seat-${seat}`, COLOR[faction]]] : [],
    ),
  )
