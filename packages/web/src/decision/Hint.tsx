// What a bot would choose here: the sentence, the target highlighted on the board, and on demand the reasons.

import type { Explanation } from '@sietch/bots'
import { type ReactNode, useEffect, useState } from 'react'
import { useWords } from '../app/words.ts'
import { useTable } from '../table/context.tsx'
import { Because, Reasons } from './Reasons.tsx'

export function Hint({ close }: { readonly close: () => void }): ReactNode {
  const { table, shown, say, names, propose, hint: light } = useTable()
  const w = useWords()
  const [hint, setHint] = useState<Explanation | null>(null)
  const { asked } = shown.snapshot
  useEffect(() => {
    let wanted = true
    table.hint?.().then(
      (answer) => {
        if (!wanted) return
        setHint(answer)
        light(answer.option)
      },
      // The match has moved on in the meantime; a new question gets a new hint.
      () => {},
    )
    return () => {
      wanted = false
      light(null)
    }
  }, [table, light])
  if (asked === null) return null
  const words = (option: Explanation['option']) => say.option(asked.decision, option, names)
  return (
    <aside className="decision-over hint" aria-live="polite">
      {hint === null ? (
        <p>{w('page.hint.thinking')}</p>
      ) : (
        <>
          <p>
            {w('page.hint.title')} <b>{words(hint.option)}</b>
          </p>
          <Because hint={hint} words={words} />
          <details>
            <summary>{w('page.hint.numbers')}</summary>
            <Reasons hint={hint} words={words} />
          </details>
        </>
      )}
      <span className="hint-answers">
        {hint !== null && (
          <button
            type="button"
            className="action"
            onClick={() => {
              close()
              propose(hint.option)
            }}
          >
            {w('page.hint.do')}
          </button>
        )}
        <button type="button" className="action" data-tool="close-hint" onClick={close}>
          {w('page.hint.close')}
        </button>
      </span>
    </aside>
  )
}
