// What concerns a table and not the game on it, behind a button in the top bar.

import { type ReactNode, useState } from 'react'
import { useWords } from '../app/words.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import './menu-button.css'

type Props = {
  /** What is in the menu; `close` closes it. */
  children(close: () => void): ReactNode
}

export function MenuButton({ children }: Props): ReactNode {
  const w = useWords()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button
        look="quiet"
        className="menu-button"
        aria-label={w('page.table-menu')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Lines />
        <span>{w('page.table-menu')}</span>
      </Button>
      {isOpen && (
        <Dialog title={w('page.table-menu')} className="table-menu-dialog" onClose={close}>
          <div className="table-menu">{children(close)}</div>
        </Dialog>
      )}
    </>
  )
}

const Lines = (): ReactNode => (
  <svg viewBox="0 0 16 16" aria-hidden="true">
    <path d="M2 4h12M2 8h12M2 12h12" />
  </svg>
)
