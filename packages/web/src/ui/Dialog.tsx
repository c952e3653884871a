// A window over the page. What is marked with `data-first` has the focus at once, without it what comes first.

import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useWords } from '../app/words.ts'
import { lieOver } from './lie-over.ts'
import './dialog.css'

type Props = {
  readonly title: string
  readonly className?: string
  /** Beside the button that closes it. */
  readonly tools?: ReactNode
  onClose(): void
  onKeyDown?(event: KeyboardEvent): void
  readonly children: ReactNode
}

/** It is open as long as it is rendered. */
export function Dialog({ title, className = '', tools, onClose, onKeyDown, children }: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null)
  const w = useWords()
  useEffect(() => {
    const element = dialog.current
    if (element === null) return
    const leave = lieOver(element)
    element.querySelector<HTMLElement>('[data-first]')?.focus()
    return leave
  }, [])
  // Outside of what opens it: nothing that holds there holds in the window.
  return createPortal(
    <dialog
      ref={dialog}
      className={`dialog ${className}`}
      aria-label={title}
      aria-modal="true"
      // The gesture of a phone that goes back closes it, too.
      closedby="closerequest"
      onClose={() => {
        // It may have been opened again before the browser tells.
        if (!dialog.current?.open) onClose()
      }}
      onKeyDown={onKeyDown}
      onClick={(event) => {
        event.stopPropagation()
        if (event.target === dialog.current) onClose()
      }}
    >
      <div className="dialog-page">
        <header className="dialog-head">
          <h2>{title}</h2>
          {tools}
          <button
            type="button"
            className="dialog-close"
            aria-label={w('page.dialog.close')}
            onClick={onClose}
          >
            ×
          </button>
        </header>
        {children}
      </div>
    </dialog>,
    document.body,
  )
}
