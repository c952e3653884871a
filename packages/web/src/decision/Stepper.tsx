// A number to choose: less, more, and a button that says what the number means.

import type { Option } from '@sietch/kernel'
import { type ReactNode, useState } from 'react'
import { useWords } from '../app/words.ts'
import { useTable } from '../table/context.tsx'

/** The options stand in falling order, as the rules count them down. */
export function Stepper({ options }: { readonly options: readonly Option[] }): ReactNode {
  const { say, shown, names, propose } = useTable()
  const w = useWords()
  const [index, setIndex] = useState(0)
  const at = Math.min(index, options.length - 1)
  const option = options[at]
  const asked = shown.snapshot.asked
  if (option === undefined || asked === null) return null
  const step = (to: number) => setIndex(Math.min(Math.max(to, 0), options.length - 1))
  return (
    <span className="stepper">
      <button
        type="button"
        aria-label={w('page.decision.less')}
        disabled={at === options.length - 1}
        onClick={() => step(at + 1)}
      >
        −
      </button>
      <button
        type="button"
        className="stepper-do action lit"
        data-option={option.key}
        onClick={() => propose(option)}
      >
        {say.option(asked.decision, option, names)}
      </button>
      <button
        type="button"
        aria-label={w('page.decision.more')}
        disabled={at === 0}
        onClick={() => step(at - 1)}
      >
        +
      </button>
    </span>
  )
}
