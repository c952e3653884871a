// The help in sections, one at a time, or the answers to a question, before going back to the sections.

import type { ComponentType, ReactNode } from 'react'
import { Answers } from './Answers.tsx'
import { useBook } from './book.tsx'
import { Glossary } from './Glossary.tsx'
import { type Section, turnTo, type Wanted } from './help.ts'
import { Legend } from './Legend.tsx'
import { Rules } from './Rules.tsx'

type Props = {
  readonly wanted: Wanted
  /** The available sections, in order. */
  readonly parts: readonly Section[]
  /** What only a table has. */
  readonly own?: { readonly [section in Section]?: ComponentType }
}

const SHARED: { readonly [section in Section]?: ComponentType } = {
  signs: Legend,
  words: Glossary,
  rules: Rules,
}

export function Sections({ wanted, parts, own = {} }: Props): ReactNode {
  const { h } = useBook()
  if (wanted.show === 'answers') {
    const { title, asked, from = parts[0] ?? 'rules' } = wanted
    return <Answers title={title} asked={asked} from={from} />
  }
  const shown = sectionOf(wanted, parts)
  const Part = own[shown] ?? SHARED[shown]
  return (
    <>
      <div className="drawer-tabs" role="tablist" aria-label={h('help.sections')}>
        {parts.map((section) => (
          <button
            key={section}
            type="button"
            role="tab"
            id={`help-tab-${section}`}
            aria-selected={section === shown}
            aria-controls="help-part"
            tabIndex={section === shown ? 0 : -1}
            onClick={() => turnTo({ show: 'section', section })}
            onKeyDown={(event) => {
              const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
              if (by === 0) return
              event.preventDefault()
              event.stopPropagation()
              const next = parts[(parts.indexOf(section) + by + parts.length) % parts.length]
              if (next === undefined) return
              turnTo({ show: 'section', section: next })
              document.getElementById(`help-tab-${next}`)?.focus()
            }}
          >
            {h(`help.${section}`)}
          </button>
        ))}
      </div>
      <div className="drawer-part" id="help-part" role="tabpanel" aria-labelledby={`help-tab-${shown}`}>
        {wanted.show === 'statement' ? (
          <Rules key={wanted.id} meant={wanted.id} />
        ) : (
          Part !== undefined && <Part />
        )}
      </div>
    </>
  )
}

/** If there is no such section, the first one. */
function sectionOf(wanted: Exclude<Wanted, { show: 'answers' }>, parts: readonly Section[]): Section {
  const section = wanted.show === 'statement' ? 'rules' : wanted.section
  return parts.includes(section) ? section : (parts[0] ?? 'rules')
}
