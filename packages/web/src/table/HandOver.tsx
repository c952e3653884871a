// Hot seat: the device goes from hand to hand, and nobody sees the cards of another on the way.

import type { Seat } from '@sietch/kernel'
import type { ReactNode } from 'react'
import { useWords } from '../app/words.ts'
import { Button } from '../ui/Button.tsx'
import { SeatMark } from '../ui/SeatMark.tsx'
import './hand-over.css'

type Props = { readonly seat: Seat; readonly name: string; onReady(): void }

export function HandOver({ seat, name, onReady }: Props): ReactNode {
  const w = useWords()
  return (
    <main className="hand-over" data-seat={seat}>
      <SeatMark seat={seat} className="hand-over-mark" />
      <h1 aria-live="assertive">{w('page.hand-over.title', { name })}</h1>
      <p>{w('page.hand-over.about')}</p>
      <Button look="primary" className="hand-over-ready" onClick={onReady} autoFocus>
        {w('page.hand-over.ready', { name })}
      </Button>
    </main>
  )
}
