// Answers to questions: why something is closed, what a sign stands for, what has just happened. Each is what the
// rulebook says about it, and leads to the place in the rules where it stands.

import type { ReactNode } from 'react'
import { useBook } from './book.tsx'
import { type Asking, type Section, turnTo } from './help.ts'
import { Statements } from './Statements.tsx'

type Props = {
  readonly title: string
  readonly asked: readonly Asking[]
  /** Where one goes back to. */
  readonly first: Section
}

export function Answers({ title, asked, first }: Props): ReactNode {
  const { h } = useBook()
  return (
    <>
      <div className="drawer-tabs">
        <button type="button" onClick={() => turnTo({ show: 'section', section: first })}>
          ‹ {h('help.back')}
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who has only a keyboard scrolls it, too */}
      <section className="drawer-part" aria-label={title} tabIndex={0}>
        {asked.map((asking, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are told in their order
          <Answer key={index} {...asking} />
        ))}
      </section>
    </>
  )
}

function Answer({ title, question }: Asking): ReactNode {
  const { h, answers, help, say } = useBook()
  const statements = answers(question)
  const told = question.about === 'thing' ? help.tell(say, question) : undefined
  const [meaning] = told?.sections ?? []
  const [first] = statements
  return (
    <article className="answer">
      <h3>{title}</h3>
      {/* What is printed on a thing stands on the thing. */}
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
