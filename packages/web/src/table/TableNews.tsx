// The top of a phone's table, whatever tab is open: what the viewer has, what has just happened, and the viewer's time,
// where it is counted. A tap on what has happened opens the log.

import { type ReactNode, useMemo } from 'react'
import { useWords } from '../app/words.ts'
import { groupsOf, type LogGroup } from '../log/groups.ts'
import { SeatMark } from '../ui/SeatMark.tsx'
import { useMoment } from './context.tsx'
import { latestOf } from './latest.ts'
import { OwnTime } from './OwnTime.tsx'
import { SummaryLine } from './SummaryLine.tsx'
import { summaryText } from './summary.ts'
import './table-news.css'

type Props = {
  openLog(): void
  /** What the viewer has, in one line. */
  readonly children: ReactNode
}

export function TableNews({ openLog, children }: Props): ReactNode {
  return (
    <div className="table-news">
      <div className="own-line" data-panel="own">
        {children}
      </div>
      <div className="news-line">
        <Happened openLog={openLog} />
        <OwnTime />
      </div>
    </div>
  )
}

function Happened({ openLog }: Pick<Props, 'openLog'>): ReactNode {
  const { snapshot, log, game, say, names } = useMoment()
  const w = useWords()
  const { viewer } = snapshot
  const groups = useMemo(() => groupsOf(log, game.stage), [log, game])
  const { turns, news } = latestOf(groups, log, viewer)
  const summaryOf = ({ seat, lines }: LogGroup) =>
    game.summary?.(
      say,
      lines.flatMap(({ event }) => event ?? []),
      seat,
      names,
    )
  const group = turns.findLast((turn) => summaryOf(turn) !== undefined)
  const summary = group && summaryOf(group)
  const seat = group?.seat ?? null
  // Words tell who it was themselves.
  const isNamed = summary?.deed.length === 0 && summary.text !== ''
  const told = summary === undefined ? '' : summaryText(summary)
  return (
    <button
      type="button"
      className="happened"
      data-seat={seat ?? undefined}
      aria-label={[told, w('page.news.open')].filter((part) => part !== '').join('. ')}
      onClick={openLog}
    >
      <span className="happened-said">
        {seat !== null && (
          <b>
            <SeatMark seat={seat} /> {isNamed ? undefined : names[seat]}
          </b>
        )}
        {summary !== undefined && <SummaryLine summary={summary} isPlain />}
      </span>
      <span className="happened-count">
        {news > 1 && <span>{w('page.news.count', { n: news })}</span>}
        <i className="happened-lines" />
      </span>
    </button>
  )
}
