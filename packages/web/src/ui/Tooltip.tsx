// What is pointed at, large and in words, beside it.

import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import type { Told } from './AboutLayer.tsx'
import { layBeside } from './beside.ts'
import type { Note } from './pointer.ts'
import './tooltip.css'

type Props = { readonly told: Told; readonly note: Note | undefined; readonly at: Element }

/** So many letters need wider lines to fit into a window. */
const LONG = 600

export function Tooltip({ told, note, at }: Props): ReactNode {
  const { name, facts, sections, picture, isWorded = false } = told
  const isLong = [...facts, ...sections].reduce((sum, { text }) => sum + text.length, 0) > LONG
  const id = useId()
  const tip = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = tip.current
    if (element === null) return
    // In the top layer, so that it is above a dialog, too.
    if (!element.matches(':popover-open')) element.showPopover()
    const leave = layBeside(element, at)
    at.setAttribute('aria-describedby', id)
    return () => {
      leave()
      at.removeAttribute('aria-describedby')
    }
  }, [at, id])
  return (
    <div ref={tip} id={id} className="tooltip" role="tooltip" popover="manual">
      {picture !== null && (
        <span className="tooltip-picture" aria-hidden="true">
          {picture}
        </span>
      )}
      <div
        className={`tooltip-words ${isLong ? 'is-long' : ''} ${isWorded && note === undefined ? 'unseen' : ''}`}
      >
        <b className="tooltip-name">{name}</b>
        {[...facts, ...sections].map(({ label, text }) => (
          <p key={label}>
            {label !== '' && <b>{label} </b>}
            {text}
          </p>
        ))}
        {note !== undefined && <p className="tooltip-note">{note.text}</p>}
      </div>
    </div>
  )
}
