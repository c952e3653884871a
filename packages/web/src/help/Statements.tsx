// Statements of the handbook in a list. Each has its own link, and names the numbered rules it covers.

import type { Statement } from '@sietch/i18n/handbook'
import type { ReactNode } from 'react'
import { hashOf } from '../app/route.ts'
import { useBook } from './book.tsx'
import { marked } from './search.ts'

type Props = {
  readonly statements: readonly Statement[]
  /** Search matches are highlighted. */
  readonly query?: string
  /** The one that a link has led to. */
  readonly meant?: string | undefined
}

export const Statements = ({ statements, query = '', meant }: Props): ReactNode => (
  <ul className="statements">
    {statements.map((statement) => (
      <One key={statement.id} statement={statement} query={query} isMeant={statement.id === meant} />
    ))}
  </ul>
)

type OneProps = { readonly statement: Statement; readonly query: string; readonly isMeant: boolean }

function One({ statement: { id, text, rules }, query, isMeant }: OneProps): ReactNode {
  const { h, game, say, isPage } = useBook()
  const pieces = marked(text, query, say.language)
  return (
    <li className="statement" data-statement={id} data-meant={isMeant || undefined}>
      <p>
        {pieces.map(({ text: piece, isHit }, index) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text keep their order
          isHit ? <mark key={index}>{piece}</mark> : <span key={index}>{piece}</span>,
        )}
      </p>
      <small className="statement-rules">
        <a
          href={hashOf({ page: 'rules', rest: `/${game}/${id}` })}
          {...(!isPage && { target: '_blank', rel: 'noreferrer' })}
          aria-label={h('help.link')}
          title={h('help.link')}
        >
          §
        </a>
        <span title={h('help.numbers')}>{rules.join(', ')}</span>
      </small>
    </li>
  )
}
