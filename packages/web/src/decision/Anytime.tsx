// What may be done at any time: an unobtrusive button that is shown while there is something, and opens the options. It
// never opens by itself, since no one waits for it.

import { type ReactNode, useCallback, useId, useRef, useState } from 'react'
import { useWords } from '../app/words.ts'
import { useMatch } from '../table/context.tsx'
import type { Asked } from '../table/table.ts'
import { actionsOf } from './actions.ts'
import { Chip } from './Chip.tsx'
import { useDismiss } from './dismiss.ts'
import { Stepper } from './Stepper.tsx'

export function Anytime({ offered }: { readonly offered: Asked }): ReactNode {
  const { say, game } = useMatch()
  const w = useWords()
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const box = useRef<HTMLSpanElement>(null)
  const id = useId()
  useDismiss(isOpen, box, close)
  const { numbers } = actionsOf(offered.options, game.offerOf, game.counts)
  const counted = new Set(numbers.flatMap(({ options }) => options))
  return (
    <span className="anytime" ref={box}>
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
        <section id={id} className="decision-over anytime-menu" aria-label={say.decision(offered.decision)}>
          <h3>{say.decision(offered.decision)}</h3>
          {offered.options
            .filter((option) => !counted.has(option))
            .map((option) => (
              <Chip key={option.key} option={option} onChosen={close} />
            ))}
          {numbers.map(({ key, options }) => (
            <Stepper key={key} options={options} asked={offered} isOneOfSeveral />
          ))}
        </section>
      )}
    </span>
  )
}
