// One thing large, with everything that is to be said about it. Arrow keys and swipes lead to its neighbors.

import { type ReactNode, useRef } from 'react'
import { useWords } from '../app/words.ts'
import type { Handle, Tell } from './AboutLayer.tsx'
import { Dialog } from './Dialog.tsx'
import type { Enlarged } from './pointer.ts'
import './enlargement.css'

/** A finger that moves so far sideways turns the page. */
const SWIPE = 48

type Props = {
  readonly enlarged: Enlarged
  readonly tell: Tell
  readonly handle: Handle | undefined
  onMove(to: Enlarged): void
  onClose(): void
}

export function Enlargement({ enlarged, tell, handle, onMove, onClose }: Props): ReactNode {
  const { list, index, note, zone } = enlarged
  const w = useWords()
  const pressedAt = useRef<number>(undefined)
  const subject = list[index]
  const told = subject && tell(subject)
  if (subject === undefined || told === undefined) return null
  const move = (by: -1 | 1) => {
    const next = index + by
    if (next < 0 || next >= list.length) return
    onMove({ list, index: next, ...(zone === undefined ? {} : { zone }) })
  }
  return (
    <Dialog
      title={told.name}
      className="enlargement"
      onClose={onClose}
      onKeyDown={({ key }) => {
        if (key === 'ArrowLeft') move(-1)
        if (key === 'ArrowRight') move(1)
      }}
    >
      <div
        className="enlargement-page"
        onPointerDown={({ clientX }) => {
          pressedAt.current = clientX
        }}
        onPointerUp={({ clientX }) => {
          const moved = clientX - (pressedAt.current ?? clientX)
          if (Math.abs(moved) > SWIPE) move(moved > 0 ? -1 : 1)
        }}
      >
        {told.picture !== null && <div className="enlargement-picture">{told.picture}</div>}
        <dl className="enlargement-text">
          {[...told.facts, ...told.sections].map(({ label, text }) => (
            <div key={label}>
              <dt>{label === '' ? told.name : label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
          {note !== undefined && <div className="enlargement-note">{note}</div>}
        </dl>
        {zone !== undefined && handle?.({ subject, zone, close: onClose })}
        {list.length > 1 && (
          <div className="enlargement-turn">
            <button
              type="button"
              aria-label={w('page.dialog.previous')}
              disabled={index === 0}
              onClick={() => move(-1)}
            >
              ‹
            </button>
            <span>
              {index + 1} / {list.length}
            </span>
            <button
              type="button"
              aria-label={w('page.dialog.next')}
              disabled={index === list.length - 1}
              onClick={() => move(1)}
            >
              ›
            </button>
          </div>
        )}
      </div>
    </Dialog>
  )
}
