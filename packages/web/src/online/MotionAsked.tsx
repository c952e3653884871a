// The table is asked to agree to something: a break, or what happens to an absent player's seat. The game goes on in
// the meantime, so it does not cover the table.

import type { Seat } from '@sietch/kernel'
import type { ReactNode } from 'react'
import { useWords } from '../app/words.ts'
import { Button } from '../ui/Button.tsx'
import type { Visit, VisitState } from './visit.ts'
import './status.css'

type Props = {
  readonly state: VisitState
  /** The viewer's seats. */
  readonly own: readonly Seat[]
  readonly names: readonly string[]
  readonly visit: Visit
}

export function MotionAsked({ state: { motion }, own, names, visit }: Props): ReactNode {
  const w = useWords()
  if (motion === null || own.length === 0) return null
  const { about, by, agreed, against } = motion
  const isOwn = own.includes(by)
  const hasAnswered = own.some((seat) => agreed.includes(seat) || against.includes(seat))
  const name = about.kind === 'pause' ? '' : (names[about.seat] ?? '')
  return (
    <aside className="undo-asked" role="alert">
      <p>{w(`page.motion.${about.kind}`, { by: names[by] ?? '', name })}</p>
      {hasAnswered && <p>{w('page.motion.waiting')}</p>}
      <div>
        {!hasAnswered && (
          <>
            <Button look="primary" onClick={() => void visit.vote(true)}>
              {w('page.undo.agree')}
            </Button>
            <Button onClick={() => void visit.vote(false)}>{w('page.undo.refuse')}</Button>
          </>
        )}
        {isOwn && <Button onClick={() => void visit.vote(false)}>{w('page.undo.withdraw')}</Button>}
      </div>
    </aside>
  )
}
