// A few words beside the thing they are about.

import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import type { Told } from './AboutLayer.tsx'
import './tooltip.css'

const GAP = 8

type Props = { readonly told: Told; readonly note: string | undefined; readonly at: Element }

export function Tooltip({ told: { name, sections }, note, at }: Props): ReactNode {
  const id = useId()
  const tip = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = tip.current
    if (element === null) return
    // In the top layer, so that it is above a dialog, too.
    if (!element.matches(':popover-open')) element.showPopover()
    place(element, at.getBoundingClientRect())
    at.setAttribute('aria-describedby', id)
    return () => at.removeAttribute('aria-describedby')
  }, [at, id])
  return (
    <div ref={tip} id={id} className="tooltip" role="tooltip" popover="manual">
      <b className="tooltip-name">{name}</b>
      {sections.map(({ label, text }) => (
        <p key={label}>
          {label !== '' && <b>{label} </b>}
          {text}
        </p>
      ))}
      {note !== undefined && <p className="tooltip-note">{note}</p>}
    </div>
  )
}

/** Above the thing if there is room, else below it, and always within the window. */
function place(tip: HTMLElement, at: DOMRect): void {
  const { width, height } = tip.getBoundingClientRect()
  const above = at.top - height - GAP
  const below = at.bottom + GAP
  const top = above >= GAP ? above : Math.min(below, window.innerHeight - height - GAP)
  const left = at.left + at.width / 2 - width / 2
  tip.style.top = `${Math.max(GAP, top)}px`
  tip.style.left = `${Math.max(GAP, Math.min(left, window.innerWidth - width - GAP))}px`
}
