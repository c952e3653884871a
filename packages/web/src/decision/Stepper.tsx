// A number to choose: a field with minus and plus buttons, its maximum, and a button that says what the number means.
// If several things are counted, each has its field.

import type { Closed, Option } from '@sietch/kernel'
import { type ReactNode, useState } from 'react'
import { useWords } from '../app/words.ts'
import { useTable } from '../table/context.tsx'
import type { Asked } from '../table/table.ts'
import { countIn, fieldsOf, type NumberField, withNumber } from './numbers.ts'

type Props = {
  readonly options: readonly Option[]
  readonly asked: Asked
  /** Others stand beside it. */
  readonly isOneOfSeveral?: boolean
}

export function Stepper({ options, asked, isOneOfSeveral = false }: Props): ReactNode {
  const { game, say, names, shown, propose, hinted } = useTable()
  const { view } = shown.snapshot
  const [key, setKey] = useState(
    () => (game.startsWith?.({ say, names, view, asked, options }) ?? options[0])?.key,
  )
  const option = options.find((each) => each.key === key) ?? options[0]
  if (option === undefined) return null
  const words = (each: Option) =>
    game.brief?.({ say, names, view, asked, option: each }) ?? say.option(asked.decision, each, names)
  const longest = options.map(words).reduce((one, other) => (other.length > one.length ? other : one))
  const isHinted = hinted !== null && options.some((each) => each.key === hinted.key)
  const fields = fieldsOf(options)
  return (
    <span
      className={`stepper ${isHinted ? 'hinted' : ''}`}
      data-several={(fields.length > 1 && fields.some(({ kind }) => game.counts?.[kind])) || undefined}
    >
      {fields.map((field) => (
        <Field
          key={field.kind}
          field={field}
          isAlone={fields.length === 1}
          value={countIn(option, field.kind)}
          asked={asked}
          set={(n) => setKey(withNumber(options, option, field.kind, n)?.key)}
          enter={() => propose(option)}
        />
      ))}
      <button
        type="button"
        className={`stepper-do lit ${isOneOfSeveral ? '' : 'primary'}`}
        data-option={option.key}
        title={words(option)}
        onClick={() => propose(option)}
      >
        {/* As wide as its longest label, so that nothing moves while the number changes. */}
        <span className="stepper-words" aria-hidden="true">
          {longest}
        </span>
        <span className="stepper-words">{words(option)}</span>
      </button>
    </span>
  )
}

type FieldProps = {
  readonly field: NumberField
  /** Nothing else is counted, so it needs no icon. */
  readonly isAlone: boolean
  readonly value: number
  readonly asked: Asked
  set(n: number): void
  enter(): void
}

function Field({ field: { kind, values }, isAlone, value, asked, set, enter }: FieldProps): ReactNode {
  const { say, names, game } = useTable()
  const w = useWords()
  // What is being typed; it may not be a number that can be chosen yet.
  const [typed, setTyped] = useState<string | null>(null)
  const most = values.at(-1) ?? 0
  const [less, more] = [values.findLast((n) => n < value), values.find((n) => n > value)]
  const beyond = more === undefined ? asked.closed.find((closed) => isAbove(closed, most)) : undefined
  const reason = isAlone && beyond ? say.reason(beyond.reason, names) : undefined
  const counted = isAlone ? undefined : game.counts?.[kind]
  const named = (text: string) => (counted === undefined ? text : `${counted.name(say)}: ${text}`)
  const step = (n: number | undefined) => {
    setTyped(null)
    if (n !== undefined) set(n)
  }
  return (
    <>
      {counted !== undefined && (
        <span className="stepper-sign" title={counted.name(say)}>
          <counted.Sign />
        </span>
      )}
      <button
        type="button"
        aria-label={named(w('page.decision.less'))}
        disabled={less === undefined}
        onClick={() => step(less)}
      >
        −
      </button>
      <input
        type="text"
        inputMode="numeric"
        value={typed ?? value}
        aria-label={named(say.decision(asked.decision))}
        onFocus={({ target }) => target.select()}
        onBlur={() => setTyped(null)}
        onKeyDown={(event) => {
          const to = { ArrowUp: more, ArrowDown: less }[event.key]
          if (event.key === 'Enter') enter()
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
          event.preventDefault()
          step(to)
        }}
        onChange={({ target }) => {
          setTyped(target.value)
          const wanted = Number.parseInt(target.value, 10)
          if (!Number.isNaN(wanted)) set(wanted)
        }}
      />
      <button
        type="button"
        aria-label={
          reason === undefined ? named(w('page.decision.more')) : `${w('page.decision.more')}. ${reason}`
        }
        aria-disabled={more === undefined || undefined}
        data-note={reason}
        onClick={() => step(more)}
      >
        +
      </button>
      <small className="stepper-of">{w('page.prompt.of', { n: most })}</small>
    </>
  )
}

const isAbove = ({ targets }: Closed, n: number): boolean =>
  targets.some(({ kind, id }) => kind === 'number' && Number(id) > n)
