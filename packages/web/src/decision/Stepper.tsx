// A number to choose: a field with less and more beside it, how many there could be, and a button that says what the
// number means.

import { type Closed, type Option, targetNumber } from '@sietch/kernel'
import { type ReactNode, useState } from 'react'
import { useWords } from '../app/words.ts'
import { useTable } from '../table/context.tsx'
import type { Asked } from '../table/table.ts'

type Props = {
  readonly options: readonly Option[]
  readonly asked: Asked
  /** Others stand beside it. */
  readonly isOneOfSeveral?: boolean
}

/** It begins with the number that the rules name first. */
export function Stepper({ options, asked, isOneOfSeveral = false }: Props): ReactNode {
  const { say, names, propose, hinted } = useTable()
  const w = useWords()
  const rising = options.toSorted((a, b) => targetNumber(a) - targetNumber(b))
  const [index, setIndex] = useState(() => rising.findIndex(({ key }) => key === options[0]?.key))
  // What is being typed; it may not be a number that can be chosen yet.
  const [typed, setTyped] = useState<string | null>(null)
  const last = rising.length - 1
  const at = Math.min(Math.max(index, 0), last)
  const option = rising[at]
  const most = rising[last]
  if (option === undefined || most === undefined) return null
  const words = (each: Option) => say.option(asked.decision, each, names)
  const beyond = at === last ? asked.closed.find((closed) => isAbove(closed, targetNumber(most))) : undefined
  const reason = beyond && say.reason(beyond.reason, names)
  const longest = rising.map(words).reduce((one, other) => (other.length > one.length ? other : one))
  const isHinted = hinted !== null && options.some(({ key }) => key === hinted.key)
  return (
    <span className={`stepper ${isHinted ? 'hinted' : ''}`}>
      <button
        type="button"
        aria-label={w('page.decision.less')}
        disabled={at === 0}
        onClick={() => setIndex(at - 1)}
      >
        −
      </button>
      <input
        type="text"
        inputMode="numeric"
        value={typed ?? targetNumber(option)}
        aria-label={say.decision(asked.decision)}
        onFocus={({ target }) => target.select()}
        onBlur={() => setTyped(null)}
        onKeyDown={(event) => {
          const by = { ArrowUp: 1, ArrowDown: -1 }[event.key]
          if (event.key === 'Enter') propose(option)
          if (by === undefined) return
          event.preventDefault()
          setTyped(null)
          setIndex(Math.min(Math.max(at + by, 0), last))
        }}
        onChange={({ target }) => {
          setTyped(target.value)
          const wanted = Number.parseInt(target.value, 10)
          if (!Number.isNaN(wanted)) setIndex(nearest(rising, wanted))
        }}
      />
      <button
        type="button"
        aria-label={reason === undefined ? w('page.decision.more') : `${w('page.decision.more')}. ${reason}`}
        aria-disabled={at === last || undefined}
        data-note={reason}
        onClick={() => setIndex(Math.min(at + 1, last))}
      >
        +
      </button>
      <small className="stepper-of">{w('page.prompt.of', { n: targetNumber(most) })}</small>
      <button
        type="button"
        className={`stepper-do lit ${isOneOfSeveral ? '' : 'primary'}`}
        data-option={option.key}
        title={words(option)}
        onClick={() => propose(option)}
      >
        {/* As wide as its longest words: nothing moves while the number is chosen. */}
        <span className="stepper-words" aria-hidden="true">
          {longest}
        </span>
        <span className="stepper-words">{words(option)}</span>
      </button>
    </span>
  )
}

const isAbove = ({ targets }: Closed, n: number): boolean =>
  targets.some(({ kind, id }) => kind === 'number' && Number(id) > n)

/** The place of the number that is nearest to the wanted one. */
function nearest(rising: readonly Option[], wanted: number): number {
  const far = rising.map((option) => Math.abs(targetNumber(option) - wanted))
  return far.indexOf(Math.min(...far))
}
