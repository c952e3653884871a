// A number of a plan: a field with minus and plus buttons, its maximum, and the reason for the maximum.

import { type ReactNode, useState } from 'react'
import { useWords } from '../../app/words.ts'

type Props = {
  readonly label: string
  readonly value: number
  /** In ascending order. */
  readonly values: readonly number[]
  /** Why the maximum is what it is. */
  readonly beyond?: string
  readonly isOff?: boolean
  set(n: number): void
}

export function NumberRow({ label, value, values, beyond, isOff = false, set }: Props): ReactNode {
  const w = useWords()
  // What is being typed; it may not be a number that can be chosen yet.
  const [typed, setTyped] = useState<string | null>(null)
  const [less, more] = [values.findLast((n) => n < value), values.find((n) => n > value)]
  const step = (n: number | undefined) => {
    setTyped(null)
    if (n !== undefined) set(n)
  }
  return (
    <div className="plan-number">
      <span>{label}</span>
      <button
        type="button"
        aria-label={`${label}: ${w('page.decision.less')}`}
        disabled={isOff || less === undefined}
        onClick={() => step(less)}
      >
        −
      </button>
      <input
        type="text"
        inputMode="decimal"
        aria-label={label}
        value={typed ?? value}
        disabled={isOff}
        onFocus={({ target }) => target.select()}
        onBlur={() => setTyped(null)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
          event.preventDefault()
          step(event.key === 'ArrowUp' ? more : less)
        }}
        onChange={({ target }) => {
          setTyped(target.value)
          const wanted = Number.parseFloat(target.value.replace(',', '.'))
          if (!Number.isNaN(wanted)) set(wanted)
        }}
      />
      <button
        type="button"
        aria-label={`${label}: ${w('page.decision.more')}`}
        disabled={isOff || more === undefined}
        title={more === undefined ? beyond : undefined}
        onClick={() => step(more)}
      >
        +
      </button>
      <small title={beyond}>{w('page.prompt.of', { n: values.at(-1) ?? 0 })}</small>
    </div>
  )
}
