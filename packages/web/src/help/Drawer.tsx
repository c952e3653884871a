// The frame of the help. Beside a table, it leaves the prompt free, and play can go on; on a phone, and over a dialog
// or a large scene, it covers everything. Escape closes it and restores the focus.

import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useWords } from '../app/words.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { lieBeside } from './beside.ts'
import './drawer.css'

/** There is only room for one thing at a time. */
const NARROW = '(max-width: 700px), (max-height: 500px)'

/** What covers the middle of the table. */
const LYING_OVER = 'dialog[open], .stage[data-size="large"]'

type Props = { readonly title: string; onClose(): void; readonly children: ReactNode }

export function Drawer({ title, onClose, children }: Props): ReactNode {
  const [isSheet] = useState(() => matchMedia(NARROW).matches || document.querySelector(LYING_OVER) !== null)
  return isSheet ? (
    <Dialog title={title} className="drawer-sheet" onClose={onClose}>
      {children}
    </Dialog>
  ) : (
    <Beside title={title} onClose={onClose}>
      {children}
    </Beside>
  )
}

function Beside({ title, onClose, children }: Props): ReactNode {
  const w = useWords()
  const drawer = useRef<HTMLElement>(null)
  useLayout(drawer)
  useEffect(() => {
    const before = document.activeElement
    const { current } = drawer
    current?.focus({ preventScroll: true })
    return () => {
      // The focus is not taken from someone who has moved on.
      const now = document.activeElement
      const isFree = now === null || now === document.body || current?.contains(now) === true
      if (isFree && before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]') !== null)
        return
      event.preventDefault()
      onClose()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [onClose])
  return (
    <aside
      ref={drawer}
      className="drawer"
      aria-label={title}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
    >
      <header className="drawer-head">
        <h2>{title}</h2>
        <button type="button" className="dialog-close" aria-label={w('page.dialog.close')} onClick={onClose}>
          ×
        </button>
      </header>
      {children}
    </aside>
  )
}

/** It stays beside the question, whatever happens to the window and the question. */
function useLayout(drawer: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const lay = () => {
      const bar = document.querySelector('.top-bar')?.getBoundingClientRect()
      const asked = document.querySelector('.decision')?.getBoundingClientRect()
      const { top, bottom, width } = lieBeside(
        { width: innerWidth, height: innerHeight },
        bar?.bottom ?? 0,
        asked,
      )
      Object.assign(drawer.current?.style ?? {}, {
        top: `${top}px`,
        bottom: `${bottom}px`,
        width: `${width}px`,
      })
    }
    lay()
    const observer = new ResizeObserver(lay)
    for (const each of document.querySelectorAll('body, .decision')) observer.observe(each)
    return () => observer.disconnect()
  }, [drawer])
}
