// Somebody asks to take back what the rules do not let them take back alone. The game may go on meanwhile, which ends
// the request, so it does not lie over the table.

import type { ReactNode } from 'react'
import { useWords } from '../app/words.ts'
import { Button } from '../ui/Button.tsx'
import type { VisitState } from './visit.ts'
import './status.css'

type Props = {
  readonly state: VisitState
  readonly names: readonly string[]
  answer(agree: boolean): Promise<void>
}

export function UndoAsked({ state: { request, viewer }, names, answer }: Props): ReactNode {
  const w = useWords()
  if (request === null || viewer === 'spectator') return null
  const isOwn = request.seat === viewer
  const hasAgreed = request.agreed.includes(viewer)
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
