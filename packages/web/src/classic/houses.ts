// At this table a seat has the colour of its faction.

import type { ClassicView } from '@sietch/classic'
import type { FactionId } from '@sietch/classic/content'
import type { CSSProperties } from 'react'
import './houses.css'

const COLOR: { readonly [F in FactionId]: string } = {
  atreides: 'var(--atreides)',
  'bene-gesserit': 'var(--sisterhood)',
  emperor: 'var(--padishah)',
  fremen: 'var(--desert)',
  guild: 'var(--heighliner)',
  harkonnen: 'var(--harkonnen)',
}

/** For an element around everything that shows seats. */
export const seatColors = ({ players }: ClassicView): CSSProperties =>
  Object.fromEntries(players.map(({ faction }, seat) => [`--seat-${seat}`, COLOR[faction]]))
