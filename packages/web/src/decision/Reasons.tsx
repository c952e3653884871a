// Why a bot prefers an option: in a sentence, and in the terms of its judgment.

import type { Explanation } from '@sietch/bots'
import { becauseOf } from '@sietch/i18n'
import type { PageId } from '@sietch/i18n/page'
import type { ReactNode } from 'react'
import { useWords } from '../app/words.ts'
import { useMoment } from '../table/context.tsx'

const TERMS = 3
/** Anything less rounds to zero. */
const LEAST = 0.05

const termsOf = (terms: Explanation['against'][number]['terms']) =>
  terms.filter(({ by }) => Math.abs(by) >= LEAST).slice(0, TERMS)

type ReasonsProps = { readonly hint: Explanation; words(option: Explanation['option']): string }

/** What the option gains over the next best one, in a sentence; nothing if they are equal. */
export function Because({ hint, words }: ReasonsProps): ReactNode {
  const { say } = useMoment()
  const [next] = hint.against
  const because = next && becauseOf(next.terms, words(next.option))
  return because === undefined ? null : <p>{say.phrase(because)}</p>
}

/** Why the option is better than the next ones, in numbers. */
export function Reasons({ hint, words }: ReasonsProps): ReactNode {
  const { say } = useMoment()
  const w = useWords()
  const number = new Intl.NumberFormat(say.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (
    <>
      <p>{w('page.hint.chance', { chance: Math.round(hint.chance * 100) })}</p>
      {hint.against.map(({ option, terms }) => (
        <p key={option.key}>
          {w('page.hint.against', { option: words(option) })}{' '}
          {termsOf(terms).map(({ term, by }) => (
            <span key={term} className={by > 0 ? 'hint-for' : 'hint-against'}>
              {w(`page.term.${term}` as PageId)} {by > 0 ? '+' : '−'}
              {number.format(Math.abs(by))}
            </span>
          ))}
        </p>
      ))}
    </>
  )
}
