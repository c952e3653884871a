// A link to share: to copy, or to scan from the screen with a phone.

import { type ReactNode, useId, useState } from 'react'
import { useWords } from '../app/words.ts'
import { Button } from '../ui/Button.tsx'
import { QrCode } from './QrCode.tsx'
import './pass-on.css'

export function PassOn({ label, link }: { readonly label: string; readonly link: string }): ReactNode {
  const w = useWords()
  const id = useId()
  const [isCopied, setCopied] = useState(false)
  // Pages outside a secure context have no clipboard; the field can be copied by hand.
  const copy = () => navigator.clipboard?.writeText(link).then(() => setCopied(true))
  return (
    <div className="pass-on">
      <QrCode text={link} label={w('page.link.qr')} />
      <div>
        <label htmlFor={id}>{label}</label>
        <input id={id} readOnly value={link} onFocus={({ target }) => target.select()} />
        <Button onClick={copy} aria-live="polite">
          {w(isCopied ? 'page.link.copied' : 'page.link.copy')}
        </Button>
      </div>
    </div>
  )
}
