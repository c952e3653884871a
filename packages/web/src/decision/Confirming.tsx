// The choice to confirm, alone in the bar: what it is, what it brings, and the two answers.

import { type ReactNode, useEffect, useRef } from 'react'
import { useWords } from '../app/words.ts'
import { type Pending, useTable } from '../table/context.tsx'
import { useOptionWords } from './option-words.ts'

export function Confirming({ option, warnings, isFinal }: Pending): ReactNode {
  const { game, say, confirm, cancel } = useTable()
  const w = useWords()
  const words = useOptionWords()(option)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  return (
    <div className="decision-bar confirming" role="alertdialog" aria-label={words}>
      <div className="confirming-what">
        <h2 className="sentence confirming-title" title={words}>
          {game.shortly?.(say, option) ?? words}
        </h2>
        <p className="confirming-brings">
          <game.Preview option={option} />
          {[...warnings, ...(isFinal ? [w('page.prompt.final')] : [])].map((warning) => (
            <em key={warning}>{warning}</em>
          ))}
        </p>
      </div>
      <div className="confirming-answers">
        <button type="button" className="action" data-tool="cancel" onClick={cancel}>
          {w('page.decision.cancel')}
        </button>
        <button
          type="button"
          className="action primary lit"
          data-option={option.key}
          ref={button}
          onClick={confirm}
        >
          {w('page.decision.confirm')}
        </button>
      </div>
    </div>
  )
}
