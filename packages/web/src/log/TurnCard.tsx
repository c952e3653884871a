// One turn in the log, or what happened between turns: who, what they did and the result in one line; expanded,
// everything in order. Hovering highlights the places it is about. It is one tab stop, plus its contents while
// expanded.

import { memo, type ReactNode, useId, useMemo } from 'react'
import { useWords } from '../app/words.ts'
import { useMatch } from '../table/context.tsx'
import { SummaryLine } from '../table/SummaryLine.tsx'
import type { Subject } from '../ui/pointer.ts'
import { SeatMark } from '../ui/SeatMark.tsx'
import { type LogGroup, newestFirst } from './groups.ts'
import { Happened } from './Happened.tsx'
import { Line } from './Line.tsx'
import { dim, light } from './lit.ts'

type Props = {
  readonly group: LogGroup
  /** It has happened since the viewer's last move. */
  readonly isNews: boolean
  /** The step of the viewer's last move. */
  readonly since: number
  /** Still growing: everything is shown, newest first. */
  readonly isGoingOn: boolean
  /** The table is shown as it was after it. */
  readonly isLookedAt: boolean
  readonly isOpen: boolean
  onFold(): void
  /** Shows the table as it was after it; undefined for the latest one. */
  onLook?(): void
}

export const TurnCard = memo(Card, (before, after) => {
  const isSame =
    before.group.key === after.group.key &&
    before.group.lines.length === after.group.lines.length &&
    before.group.until === after.group.until
  return (
    isSame &&
    before.isNews === after.isNews &&
    before.since === after.since &&
    before.isGoingOn === after.isGoingOn &&
    before.isLookedAt === after.isLookedAt &&
    before.isOpen === after.isOpen &&
    (before.onLook === undefined) === (after.onLook === undefined)
  )
})

function Card({ group, isNews, since, isGoingOn, isLookedAt, isOpen, onFold, onLook }: Props): ReactNode {
  const { say, names, game } = useMatch()
  const w = useWords()
  const id = useId()
  const { seat, lines } = group
  const summary = useMemo(() => {
    const events = lines.flatMap(({ event }) => event ?? [])
    return game.summary?.(say, events, seat, names)
  }, [game, say, lines, seat, names])
  // Without a summary, a single event is its line.
  const isPlain = summary === undefined || isGoingOn || (lines.length === 1 && seat === null)
  // The words say who it was.
  const isTold = summary?.deed.length === 0 && summary.text !== ''
  const isFolded = !isPlain && !isOpen
  const about: readonly Subject[] = [
    ...(summary?.deed ?? []),
    ...(summary?.items.flatMap((item) => item.names ?? []) ?? []),
  ]
  const classes = ['log-card', isNews ? 'log-news' : '', isLookedAt ? 'log-looked' : '']
  return (
    <article
      className={classes.join(' ')}
      data-seat={seat ?? undefined}
      onPointerEnter={() => light(about)}
      onPointerLeave={dim}
      onFocus={() => light(about)}
      onBlur={dim}
    >
      {!isPlain && (
        <header className="log-head">
          <button
            type="button"
            className="log-fold"
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={`${seat === null ? '' : `${names[seat]}: `}${w('page.log.details')}`}
            onClick={onFold}
          />
          {seat !== null && (
            <b className="log-who">
              <SeatMark seat={seat} />
              {isTold ? '' : names[seat]}
            </b>
          )}
          <SummaryLine summary={summary} isSkipped />
        </header>
      )}
      {!isFolded && (
        <ul className="log-lines" id={id}>
          {(isGoingOn ? newestFirst(lines) : lines).map(({ key, seq, event }) => (
            <li key={key} data-since={seq === since ? 'own' : seq > since ? 'new' : undefined}>
              {event === null ? (
                w('page.log.update')
              ) : (
                <>
                  <Line event={event} isSkipped={isPlain} />
                  <Happened events={[event]} className="log-why" isSkipped={isPlain} />
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {onLook !== undefined && (
        <button
          type="button"
          className="log-look"
          tabIndex={isFolded ? -1 : undefined}
          aria-label={w('page.log.look')}
          title={w('page.log.look')}
          aria-pressed={isLookedAt}
          onClick={onLook}
        >
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M1 8s2.6-4.6 7-4.6S15 8 15 8s-2.6 4.6-7 4.6S1 8 1 8Z" />
            <circle cx="8" cy="8" r="2.2" />
          </svg>
        </button>
      )}
    </article>
  )
}
