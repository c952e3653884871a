// A number to choose: less, more, and a button that says what the number means.

import { type Closed, type Option, targetNumber } from '@sietch/kernel'
import { type ReactNode, useState } from 'react'
import { useWords } from '../app/words.ts'
import { useTable } from '../table/context.tsx'
import type { Asked } from '../table/table.ts'

/** With more numbers than this there is a slider, too. */
const FEW = 6

type Props = { readonly options: readonly Option[]; readonly asked: Asked }

/** It begins with the number that the rules name first. */
export function Stepper({ options, asked }: Props): ReactNode {
  const { say, names, propose } = useTable()
  const w = useWords()
  const rising = options.toSorted((a, b) => targetNumber(a) - targetNumber(b))
  const [index, setIndex] = useState(() => rising.findIndex(({ key }) => key === options[0]?.key))
  const most = rising.length - 1
  const at = Math.min(Math.max(index, 0), most)
  const option = rising[at]
  if (option === undefined) return null
  const words = say.option(asked.decision, option, names)
  const beyond =
    at === most ? asked.closed.find((closed) => isAbove(closed, targetNumber(option))) : undefined
  return (
    <span className="stepper">
      <button
        type="button"
        aria-label={w('page.decision.less')}
        disabled={at === 0}
        onClick={() => setIndex(at - 1)}
      >
        −
      </button>
      {rising.length > FEW && (
        <input
          type="range"
          min={0}
          max={most}
          value={at}
          aria-label={say.decision(asked.decision)}
          aria-valuetext={words}
          onChange={({ target }) => setIndex(Number(target.value))}
        />
      )}
      <button
        type="button"
        className="stepper-do action lit"
        data-option={option.key}
        onClick={() => propose(option)}
      >
        {words}
      </button>
      <button
        type="button"
        aria-label={w('page.decision.more')}
        disabled={at === most}
        onClick={() => setIndex(at + 1)}
      >
        +
      </button>
      {beyond !== undefined && <small className="stepper-end">{say.reason(beyond.reason, names)}</small>}
    </span>
  )
}

const isAbove = ({ targets }: Closed, n: number): boolean =>
  targets.some(({ kind, id }) => kind === 'number' && Number(id) > n)
