// Answers to questions: why something is closed, what an icon means, what just happened. Each shows what the rulebook
// says, and links to it in the rules.

import type { Statement } from '@sietch/i18n/handbook'
import type { ReactNode } from 'react'
import { useBook } from './book.tsx'
import { type Asking, type Section, turnTo } from './help.ts'
import { Statements } from './Statements.tsx'

type Props = {
  readonly title: string
  readonly asked: readonly Asking[]
  /** Where one goes back to. */
  readonly from: Section
}

export function Answers({ title, asked, from }: Props): ReactNode {
  const { h } = useBook()
  return (
    <>
      <div className="drawer-tabs">
        <button type="button" onClick={() => turnTo({ show: 'section', section: from })}>
          ‹ {h('help.back')}
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who has only a keyboard scrolls it, too */}
      <section className="drawer-part" aria-label={title} tabIndex={0}>
        {useTogether(asked).map(({ titles, ...answer }) => (
          <Answer key={titles.join('\n')} titles={titles} {...answer} />
        ))}
      </section>
    </>
  )
}

type Told = {
  readonly titles: readonly string[]
  readonly question: Asking['question']
  readonly statements: readonly Statement[]
}

/** What follows from the same rules is shown once; of several things, those without a rule are left out. */
function useTogether(asked: readonly Asking[]): readonly Told[] {
  const { answers } = useBook()
  const together = new Map<string, Told>()
  for (const { title, question } of asked) {
    const statements = answers(question)
    const key = statements.map(({ id }) => id).join(' ')
    const titles = together.get(key)?.titles ?? []
    together.set(key, { titles: [...new Set([...titles, title])], question, statements })
  }
  if (together.size > 1) together.delete('')
  return [...together.values()]
}

function Answer({ titles, question, statements }: Told): ReactNode {
  const { h, help, say } = useBook()
  const told = question.about === 'thing' ? help.tell(say, question) : undefined
  const [meaning] = told?.sections ?? []
  const [first] = statements
  return (
    <article className="answer">
      {titles.map((title) => (
        <h3 key={title}>{title}</h3>
      ))}
      {/* What is printed on a component is not repeated. */}
      {meaning?.label === '' && <p className="answer-meaning">{meaning.text}</p>}
      {statements.length === 0 ? (
        <p className="drawer-dim">{h('help.no-rule')}</p>
      ) : (
        <Statements statements={statements} />
      )}
      {first !== undefined && (
        <button
          type="button"
          className="help-link"
          onClick={() => turnTo({ show: 'statement', id: first.id })}
        >
          {h('help.rules')} ›
        </button>
      )}
    </article>
  )
}
