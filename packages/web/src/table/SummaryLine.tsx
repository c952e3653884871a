// A summary as a line of icons and words. Names can be pointed at.

import { Fragment, type ReactNode } from 'react'
import { Figure } from '../ui/Figure.tsx'
import type { Subject } from '../ui/pointer.ts'
import { SeatMark } from '../ui/SeatMark.tsx'
import { Told } from '../ui/Told.tsx'
import { useMatch } from './context.tsx'
import { type Summary, type SummaryItem, summaryText } from './summary.ts'
import './summary-line.css'

type Props = {
  readonly summary: Summary
  /** Without what was done: it is shown in another way already. */
  readonly isOutcomeOnly?: boolean
  /** Names cannot be pointed at: it stands on a button. */
  readonly isPlain?: boolean
  /** The tab key passes over the names: they are told once more below it. */
  readonly isSkipped?: boolean
}

export function SummaryLine({
  summary,
  isOutcomeOnly = false,
  isPlain = false,
  isSkipped = false,
}: Props): ReactNode {
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
                  <ThingName thing={thing} isPlain={isPlain} isSkipped={isSkipped} />
                </Fragment>
              ))}
        </span>
      )}
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what came of a turn keeps its order
        <Item key={index} item={item} isPlain={isPlain} isSkipped={isSkipped} />
      ))}
    </span>
  )
}

type Names = { readonly isPlain: boolean; readonly isSkipped: boolean }

type ItemProps = Names & { readonly item: SummaryItem }

function Item({ item: { seat, icon, amount, names = [], isSign, text }, ...how }: ItemProps): ReactNode {
  return (
    <span className="summary-item">
      {seat !== undefined && <SeatMark seat={seat} />}
      {amount !== undefined && <b aria-hidden="true">{amount}</b>}
      <SummarySign icon={icon} {...how} />
      {amount === undefined && names.length === 0 && !isSign && <span aria-hidden="true">{text}</span>}
      {names.map((thing, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same thing may be named twice
        <ThingName key={index} thing={thing} {...how} />
      ))}
    </span>
  )
}

/** An icon that tells what it stands for. */
function SummarySign({ icon, isPlain }: Names & { readonly icon: string }): ReactNode {
  const { game, say } = useMatch()
  if (game.Sign === undefined) return null
  const subject = { kind: 'sign', id: icon }
  const told = isPlain ? undefined : game.tell(say, subject)
  return told === undefined ? (
    <game.Sign name={icon} />
  ) : (
    <Figure about={subject} label={told.name}>
      <game.Sign name={icon} />
    </Figure>
  )
}

type NameProps = Names & { readonly thing: Subject }

function ThingName({ thing, isPlain, isSkipped }: NameProps): ReactNode {
  const { say } = useMatch()
  const name = say.name(thing.kind, thing.id)
  if (isPlain) return <span>{name}</span>
  return (
    <Told about={thing} label={name} className="summary-name" isSkipped={isSkipped}>
      {name}
    </Told>
  )
}
