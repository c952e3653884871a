// The rules of the current phase, or of another one.

import { type ReactNode, useState } from 'react'
import { useMoment } from '../table/context.tsx'
import { useBook } from './book.tsx'
import { Statements } from './Statements.tsx'

export function PhaseRules(): ReactNode {
  const { h, help, say, answers } = useBook()
  const { snapshot } = useMoment()
  const now = help.phaseOf(snapshot.view)
  const [chosen, setChosen] = useState<string | null>(null)
  const phase = chosen ?? now
  const about = help.phases.find(({ id }) => id === phase)?.about
  const told = about && help.tell(say, about)
  return (
    <div className="rules">
      <label className="rules-tools">
        {h('help.phase.of')}
        <select value={phase} onChange={({ target }) => setChosen(target.value)}>
          {help.phases.map(({ id, about: named }) => {
            const name = help.tell(say, named)?.name ?? id
            return (
              <option key={id} value={id}>
                {id === now ? h('help.phase.now', { phase: name }) : name}
              </option>
            )
          })}
        </select>
      </label>
      {told?.sections.map(({ text }) => (
        <p key={text} className="answer-meaning">
          {text}
        </p>
      ))}
      <Statements statements={answers({ about: 'phase', phase })} />
    </div>
  )
}
