// Buttons to continue from what is on the stage: to the next beat, or past all of them.

import type { ReactNode } from 'react'
import { useWords } from '../app/words.ts'
import { Happened } from '../log/Happened.tsx'
import { useTable } from '../table/context.tsx'
import './stage-buttons.css'

type Props = {
  /** What the first button says; by itself that it goes on. */
  readonly next?: string
  /** What the second one says; by itself that it skips all. */
  readonly all?: string
  /** What they do, where it is not to go on with what is shown. */
  readonly onNext?: () => void
  readonly onAll?: () => void
  /** It goes on by itself, too. */
  readonly isQuiet?: boolean
  /** There is nothing to be skipped but this. */
  readonly isLast?: boolean
  /** What stands beside them. */
  readonly children?: ReactNode
}

export function StageButtons({
  next,
  all,
  onNext,
  onAll,
  isLast = false,
  isQuiet = false,
  children,
}: Props): ReactNode {
  const { table, shown } = useTable()
  const w = useWords()
  return (
    <div className="stage-buttons">
      {children !== undefined && <span className="stage-note">{children}</span>}
      <Happened events={shown.beat?.events ?? []} className="action stage-why" />
      {!isLast && (
        <button type="button" className="action" data-tool="skip-all" onClick={onAll ?? table.skipAll}>
          {all ?? w('page.stage.skip-all')} <kbd>Esc</kbd>
        </button>
      )}
      <button
        type="button"
        className={isQuiet ? 'action' : 'action primary'}
        data-tool="skip"
        onClick={onNext ?? table.skip}
      >
        {next ?? w('page.stage.next')} <kbd>{w('page.stage.space')}</kbd>
      </button>
    </div>
  )
}
