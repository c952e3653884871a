// Icons or terms with their meanings, each with a link to its rule.

import type { ReactNode } from 'react'
import type { Subject } from '../ui/pointer.ts'
import { useBook } from './book.tsx'
import { type Section, turnTo } from './help.ts'

export type EntryOf = {
  readonly subject: Subject
  readonly name: string
  readonly text: string
  readonly picture: ReactNode
}

/** What is said about a thing, in one line. */
export function useEntries(subjects: readonly Subject[]): readonly EntryOf[] {
  const { help, say, answers } = useBook()
  return subjects.flatMap((subject) => {
    const told = help.tell(say, subject)
    if (told === undefined) return []
    const text = told.sections
      .map(({ label, text: said }) => (label === '' ? said : `${label}: ${said}`))
      .join(' ')
    const about = told.about ?? subject
    // Anything without a rule at this table is not in play.
    if (answers({ about: 'thing', ...about }).length === 0) return []
    return [{ subject: about, name: told.name, text, picture: told.picture }]
  })
}

type Props = {
  readonly entries: readonly EntryOf[]
  /** The part of the help that lists them. */
  readonly section: Section
}

export function Entries({ entries, section }: Props): ReactNode {
  const { h } = useBook()
  return (
    <dl className="entries">
      {entries.map(({ subject, name, text, picture }) => (
        <div key={`${subject.kind} ${subject.id} ${name}`}>
          <dt>
            {picture !== null && (
              <span className="entry-picture" aria-hidden="true">
                {picture}
              </span>
            )}
            {name}
          </dt>
          <dd>
            {text}{' '}
            <button
              type="button"
              className="help-link"
              aria-label={h('help.read.about', { what: name })}
              onClick={() =>
                turnTo({
                  show: 'answers',
                  title: name,
                  asked: [{ title: name, question: { about: 'thing', ...subject } }],
                  from: section,
                })
              }
            >
              {h('help.read')} ›
            </button>
          </dd>
        </div>
      ))}
    </dl>
  )
}
