// A summary as a line of icons and words. Names can be pointed at.

import { Fragment, type ReactNode } from 'react'
import type { Subject } from '../ui/pointer.ts'
import { SeatMark } from '../ui/SeatMark.tsx'
import { Told } from '../ui/Told.tsx'
import { useTable } from './context.tsx'
import { type Summary, type SummaryItem, summaryText } from './summary.ts'
import './summary-line.css'

type Props = {
  readonly summary: Summary
  /** Without what was done: it is shown in another way already. */
  readonly isOutcomeOnly?: boolean
}

export function SummaryLine({ summary, isOutcomeOnly = false }: Props): ReactNode {
  const { deed, text, items } = summary
  return (
    <span className="summary">
      <span className="unseen">
        {isOutcomeOnly ? items.map((item) => item.text).join(', ') : summaryText(summary)}
      </span>
      {!isOutcomeOnly && (
        <span className="summary-deed" aria-hidden={deed.length === 0 || undefined}>
          {deed.length === 0
            ? text
            : deed.map((thing, index) => (
                <Fragment key={`${thing.kind} ${thing.id}`}>
                  {index > 0 && <i aria-hidden="true"> → </i>}
                  <ThingName thing={thing} />
                </Fragment>
              ))}
        </span>
      )}
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what came of a turn keeps its order
        <Item key={index} item={item} />
      ))}
    </span>
  )
}

function Item({ item: { seat, icon, amount, names = [], text } }: { readonly item: SummaryItem }): ReactNode {
  const { game } = useTable()
  return (
    <span className="summary-item" title={text}>
      {seat !== undefined && <SeatMark seat={seat} />}
      {amount !== undefined && <b aria-hidden="true">{amount}</b>}
      {game.Sign !== undefined && <game.Sign name={icon} />}
      {amount === undefined && names.length === 0 && <span aria-hidden="true">{text}</span>}
      {names.map((thing, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same thing may be named twice
        <ThingName key={index} thing={thing} />
      ))}
    </span>
  )
}

function ThingName({ thing }: { readonly thing: Subject }): ReactNode {
  const { say } = useTable()
  const name = say.name(thing.kind, thing.id)
  return (
    <Told about={thing} label={name} className="summary-name">
      {name}
    </Told>
  )
}
