// A spot on the map. Like `Place`, but drawn: an SVG group that is a button while it is open. A piece of land may be a
// target as a part or with its whole territory; whichever is meant is highlighted.

import type { KeyboardEvent, ReactNode } from 'react'
import { useTable } from '../../table/context.tsx'
import type { PlaceId } from '../../table/selection.ts'
import { type Subject, useAbout } from '../../ui/about.tsx'

type Props = {
  /** Targets that a click here can mean, nearest first. */
  readonly ids: readonly [PlaceId, ...PlaceId[]]
  readonly label: string
  readonly className?: string
  readonly about?: Subject | undefined
  /** Clicks pass through to what is below unless it is open. */
  readonly isThin?: boolean
  readonly transform?: string
  /** A spot that things go to and come from. */
  readonly spot?: string
  readonly children: (isLit: boolean) => ReactNode
}

export function MapPlace({
  ids,
  label,
  className = '',
  about,
  isThin,
  transform,
  spot,
  children,
}: Props): ReactNode {
  const { shown, selection, picked, closed, click, game, hinted } = useTable()
  const isHinted = hinted !== null && game.placed(hinted).places.some((place) => ids.includes(place))
  const isPicked = ids.some((id) => picked.includes(id))
  const lit = ids.find((id) => selection.lit.has(id))
  const id =
    ids.find((each) => picked.includes(each)) ??
    lit ??
    ids.find((each) => selection.instead.has(each)) ??
    ids[0]
  const isOpen = isPicked || lit !== undefined || selection.instead.has(id)
  const reason = isOpen ? undefined : closed.get(ids.find((each) => closed.has(each)) ?? id)
  const look = useAbout(about, reason)
  const isStaged = shown.beat !== null && ids.some((each) => shown.beat?.lit.includes(each))
  const state = isPicked ? 'picked' : lit !== undefined ? 'lit' : ''
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it is a button, as long as there is something to choose
    <g
      {...(isOpen ? { role: 'button', 'aria-pressed': isPicked } : { role: 'img' })}
      data-place={id}
      data-spot={spot}
      className={`place map-place ${state} ${isHinted ? 'hinted' : ''} ${isStaged ? 'staged' : ''} ${isThin && !isOpen ? 'map-thin' : ''} ${className}`}
      transform={transform}
      aria-label={reason === undefined ? label : `${label}. ${reason.text}`}
      tabIndex={isOpen ? 0 : -1}
      {...look.props}
      onClick={(event) => (isOpen ? click(id) : look.open(event))}
      onKeyDown={(event: KeyboardEvent) => {
        look.props.onKeyDown?.(event)
        if (!isOpen || (event.key !== 'Enter' && event.key !== ' ')) return
        event.preventDefault()
        click(id)
      }}
    >
      {children(lit !== undefined && !isPicked)}
    </g>
  )
}
