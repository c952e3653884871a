// What a bot would choose here: the sentence, the target lit on the board, and on demand why, in the terms of its
// judgement.

import type { Explanation } from '@sietch/bots'
import { becauseOf } from '@sietch/i18n'
import type { PageId } from '@sietch/i18n/page'
import { type ReactNode, useEffect, useState } from 'react'
import { useWords } from '../app/words.ts'
import { useMoment, useTable } from '../table/context.tsx'

const TERMS = 3
/** What is less is nothing when it is rounded. */
const LEAST = 0.05

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
      // The match has moved on meanwhile; what is asked then is hinted at anew.
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

const termsOf = (terms: Explanation['against'][number]['terms']) =>
  terms.filter(({ by }) => Math.abs(by) >= LEAST).slice(0, TERMS)

type ReasonsProps = { readonly hint: Explanation; words(option: Explanation['option']): string }

/** What the option brings that the next best one does not, in a sentence; nothing where they come to the same. */
export function Because({ hint, words }: ReasonsProps): ReactNode {
  const { say } = useMoment()
  const [next] = hint.against
  const because = next && becauseOf(next.terms, words(next.option))
  return because === undefined ? null : <p>{say.phrase(because)}</p>
}

/** Why the option is better than the next ones. */
export function Reasons({ hint, words }: ReasonsProps): ReactNode {
  const w = useWords()
  return (
    <>
      <p>{w('page.hint.chance', { chance: Math.round(hint.chance * 100) })}</p>
      {hint.against.map(({ option, terms }) => (
        <p key={option.key}>
          {w('page.hint.against', { option: words(option) })}{' '}
          {termsOf(terms).map(({ term, by }) => (
            <span key={term} className={by > 0 ? 'hint-for' : 'hint-against'}>
              {w(`page.term.${term}` as PageId)} {by > 0 ? '+' : '−'}
              {Math.abs(by).toFixed(1)}
            </span>
          ))}
        </p>
      ))}
    </>
  )
}
