// The credits.

import { type ReactNode, useState } from 'react'
import { useWords } from '../app/words.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'

export function CreditsButton(): ReactNode {
  const w = useWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {w('page.credits')}
      </Button>
      {isOpen && (
        <Dialog title={w('page.credits')} className="credits" onClose={() => setOpen(false)}>
          <p>{w('page.credits.icons')}</p>
          <p>{w('page.credits.fonts')}</p>
          <p>{w('page.credits.code')}</p>
          <p>{w('page.notice')}</p>
        </Dialog>
      )}
    </>
  )
}
