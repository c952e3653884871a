// What may be done at any time, asked or not: a quiet button that is there as long as there is something, and opens what
// can be chosen. It never opens by itself, for nobody waits for it.

import { type ReactNode, useId, useState } from 'react'
import { useWords } from '../app/words.ts'
import { useTable } from '../table/context.tsx'
import type { Asked } from '../table/table.ts'
import { actionsOf } from './actions.ts'
import { Stepper } from './Stepper.tsx'

export function Anytime({ offered }: { readonly offered: Asked }): ReactNode {
  const { say, names, propose, game } = useTable()
  const w = useWords()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { numbers } = actionsOf(offered.options, game.offerOf)
  const counted = new Set(numbers.flatMap(({ options }) => options))
  return (
    <span className="anytime">
      <button
        type="button"
        className="action"
        data-tool="anytime"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {w('page.decision.anytime')}
      </button>
      {isOpen && (
        <section id={id} className="anytime-menu" aria-label={say.decision(offered.decision)}>
          <h3>{say.decision(offered.decision)}</h3>
          {offered.options
            .filter((option) => !counted.has(option))
            .map((option) => (
              <button
                key={option.key}
                type="button"
                className="chip lit"
                data-option={option.key}
                onClick={() => {
                  setOpen(false)
                  propose(option)
                }}
              >
                <game.Preview option={option} />
                <span>{say.option(offered.decision, option, names)}</span>
              </button>
            ))}
          {numbers.map(({ key, options }) => (
            <Stepper key={key} options={options} asked={offered} />
          ))}
        </section>
      )}
    </span>
  )
}
