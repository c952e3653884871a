// What the bar says while a battle plan is asked for: where the sheet is.

import type { ReactNode } from 'react'
import { useWords } from '../../app/words.ts'
import { useDesk } from './PlanDesk.tsx'

export function PlanAsked(): ReactNode {
  const desk = useDesk()
  const w = useWords()
  if (desk === null) return null
  return desk.isAside ? (
    <button
      type="button"
      className="action primary lit"
      data-tool="plan"
      onClick={() => desk.putAside(false)}
    >
      {w('page.plan.open')}
    </button>
  ) : (
    <p className="plan-asked">{w('page.plan.is-open')}</p>
  )
}
