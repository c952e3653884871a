// What is always available beside the sentence, each in its place: hint, undo, and moving on. Occasional tools come
// before them, so that these never move.

import type { ReactNode } from 'react'
import { useWords } from '../app/words.ts'
import { useTable } from '../table/context.tsx'
import { Anytime } from './Anytime.tsx'

type Props = {
  readonly isHinting: boolean
  toggleHint(): void
  /** The option that moves on. */
  readonly children: ReactNode
}

export function Tools({ isHinting, toggleHint, children }: Props): ReactNode {
  const { shown, table, game, picked, cancel } = useTable()
  const w = useWords()
  const { snapshot, ahead } = shown
  const { asked, canUndo, offered, isVisiting, viewer } = snapshot
  const isAsked = asked !== null && ahead === 0
  return (
    <span className="decision-tools">
      {picked.length > 0 && (
        <button type="button" className="action" data-tool="cancel" onClick={cancel}>
          {w('page.decision.cancel')}
        </button>
      )}
      {ahead > 0 && (
        <button type="button" className="action" data-tool="skip" onClick={() => table.skip()}>
          {w('page.decision.skip')}
        </button>
      )}
      {offered !== null && <Anytime offered={offered} />}
      {isVisiting && (
        <button type="button" className="action" data-tool="lay-down" onClick={() => table.takeOver(null)}>
          {w('page.decision.lay-down')}
        </button>
      )}
      {table.hint !== undefined && !game.isHintless && (
        <button
          type="button"
          className="action tool"
          data-tool="hint"
          disabled={!isAsked}
          aria-expanded={isHinting && isAsked}
          title={isAsked ? w('page.decision.hint') : w('page.prompt.not-your-turn')}
          onClick={toggleHint}
        >
          <span className="tool-sign" aria-hidden="true">
            <Bulb />
          </span>
          <span>{w('page.decision.hint')}</span>
        </button>
      )}
      {viewer !== 'spectator' && table.isReplay === undefined && (
        <>
          <button
            type="button"
            className="action tool"
            data-tool="undo"
            disabled={!canUndo || ahead > 0}
            title={canUndo ? w('page.decision.undo') : w('page.prompt.nothing-to-undo')}
            onClick={() => table.undo()}
          >
            <span className="tool-sign" aria-hidden="true">
              ↶
            </span>
            <span>{w('page.decision.undo')}</span>
          </button>
          {children}
        </>
      )}
    </span>
  )
}

/** A light bulb: the question mark is for the help. */
const Bulb = (): ReactNode => (
  <svg className="tool-bulb" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
    <path d="M8 1.5a4.6 4.6 0 0 0-2.6 8.4c.5.4.8.9.8 1.6h3.6c0-.7.3-1.2.8-1.6A4.6 4.6 0 0 0 8 1.5ZM6.4 13.2h3.2M7 14.8h2" />
  </svg>
)
