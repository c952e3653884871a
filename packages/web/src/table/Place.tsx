// A spot on the table. It is highlighted and clickable if it is a target of an option; it is dimmed, with the reason,
// if it is closed. Its description is shown on hover or focus, and it can be enlarged. In a market, a click only
// enlarges.

import type { CSSProperties, ReactNode } from 'react'
import { type Subject, useAbout } from '../ui/about.tsx'
import { useTable } from './context.tsx'
import { type PlaceId, zoneOf } from './selection.ts'
import './place.css'

type Props = {
  readonly id: PlaceId
  /** What is here, for screen readers. */
  readonly label: string
  readonly className?: string
  readonly style?: CSSProperties
  /** What can be read about it. */
  readonly about?: Subject | undefined
  /** A thing that moves on the table keeps this name wherever it is. */
  readonly moves?: string
  readonly children?: ReactNode
}

export function Place({ id, label, className = '', style, about, moves, children }: Props): ReactNode {
  const { shown, game, selection, picked, closed, whyNot, hinted, looksFirst, isHandled, click } = useTable()
  const lit = selection.lit.has(id)
  const isPicked = picked.includes(id)
  const isOpen = lit || isPicked || selection.instead.has(id)
  const isStaged = shown.beat?.lit.includes(id) === true
  const isHinted = hinted !== null && game.placed(hinted).places.includes(id)
  const reason = closed.get(id) ?? (lit ? undefined : whyNot(id))
  const zone = zoneOf(id)
  const look = useAbout(about, reason, zone)
  const looksOnly = !isOpen || looksFirst(id)
  const isAnytime = !isOpen && isHandled(id)
  // Once something is picked, only what goes with it is bright.
  const isDim = picked.length > 0 && reason === undefined
  const state = isPicked ? 'picked' : lit ? 'lit' : isDim ? 'dim' : reason === undefined ? '' : 'closed'
  return (
    <button
      type="button"
      data-place={id}
      data-move={moves}
      className={`place ${state} ${isHinted ? 'hinted' : ''} ${isStaged ? 'staged' : ''} ${isAnytime ? 'handled' : ''} ${className}`}
      style={style}
      aria-label={reason === undefined ? label : `${label}. ${reason.text}`}
      aria-pressed={isPicked || undefined}
      aria-disabled={!(isOpen || isAnytime) || undefined}
      tabIndex={isOpen || isAnytime ? 0 : -1}
      {...look.props}
      onClick={(event) => (looksOnly ? look.open(event) : click(id))}
    >
      {children}
    </button>
  )
}
