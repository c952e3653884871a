// A window over the page: the browser keeps the focus inside and gives it back, and closes on Escape. What is marked
// with `data-first` has the focus at once, without it what comes first.

import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useWords } from '../app/words.ts'
import './dialog.css'

type Props = {
  readonly title: string
  readonly className?: string
  onClose(): void
  onKeyDown?(event: KeyboardEvent): void
  readonly children: ReactNode
}

/** It is open as long as it is rendered. */
export function Dialog({ title, className = '', onClose, onKeyDown, children }: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null)
  const w = useWords()
  useEffect(() => {
    const element = dialog.current
    const focused = document.activeElement
    element?.showModal()
    element?.querySelector<HTMLElement>('[data-first]')?.focus()
    return () => {
      element?.close()
      // React takes the element away before the browser gives the focus back.
      if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
    }
  }, [])
  // Outside of what opens it: nothing that holds there holds in the window.
  return createPortal(
    <dialog
      ref={dialog}
      className={`dialog ${className}`}
      aria-label={title}
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
