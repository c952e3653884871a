// Someone asks to undo what the rules do not let them undo alone. The game may go on in the meantime, which ends the
// request, so it does not cover the table.

import type { Seat } from '@sietch/kernel'
import type { ReactNode } from 'react'
import { useWords } from '../app/words.ts'
import { Button } from '../ui/Button.tsx'
import type { VisitState } from './visit.ts'
import './status.css'

type Props = {
  readonly state: VisitState
  /** The seats of whoever looks. */
  readonly own: readonly Seat[]
  readonly names: readonly string[]
  answer(agree: boolean): Promise<void>
}

export function UndoAsked({ state: { request }, own, names, answer }: Props): ReactNode {
  const w = useWords()
  if (request === null || own.length === 0) return null
  const isOwn = own.includes(request.seat)
  const hasAgreed = own.some((seat) => request.agreed.includes(seat))
  return (
    <aside className="undo-asked" role="alert">
      <p>
        {isOwn
          ? w('page.undo.waiting')
          : w('page.undo.asked', { name: names[request.seat] ?? '', n: request.steps })}
      </p>
      <div>
        {!hasAgreed && (
          <Button look="primary" onClick={() => void answer(true)}>
            {w('page.undo.agree')}
          </Button>
        )}
        {!isOwn && hasAgreed && <span>{w('page.undo.agreed')}</span>}
        {(isOwn || !hasAgreed) && (
          <Button onClick={() => void answer(false)}>
            {w(isOwn ? 'page.undo.withdraw' : 'page.undo.refuse')}
          </Button>
        )}
      </div>
    </aside>
  )
}
