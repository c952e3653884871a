// The analysis of a match, beside its replay: how the chances developed, how well everyone chose, and where it turned.

import type { Analysis, TurningPoint } from '@sietch/games'
import { type ReactNode, useEffect, useState } from 'react'
import { useWords } from '../app/words.ts'
import { Because, Reasons } from '../decision/Reasons.tsx'
import { useMoment } from '../table/context.tsx'
import type { ReplayTable } from '../table/replay.ts'
import { SeatMark } from '../ui/SeatMark.tsx'
import { Chances } from './Chances.tsx'
import './analysis.css'

type Props = { readonly table: ReplayTable; close(): void }

export function AnalysisPanel({ table, close }: Props): ReactNode {
  const w = useWords()
  const { analysis, done, isLost } = useAnalysis(table)
  return (
    <aside className="analysis" aria-label={w('page.analysis')}>
      <header>
        <h2>{w('page.analysis')}</h2>
        <button type="button" className="dialog-close" aria-label={w('page.dialog.close')} onClick={close}>
          ×
        </button>
      </header>
      {analysis !== null ? (
        <Found analysis={analysis} table={table} />
      ) : isLost ? (
        <p role="alert">{w('page.analysis.lost')}</p>
      ) : (
        <label>
          {w('page.analysis.working')} <progress value={done} max={1} />
        </label>
      )}
    </aside>
  )
}

function useAnalysis(table: ReplayTable) {
  const [analysis, setAnalysis] = useState<Analysis | null>(null)
  const [done, setDone] = useState(0)
  const [isLost, setLost] = useState(false)
  useEffect(() => {
    let wanted = true
    table
      .analysis?.((part) => wanted && setDone(part))
      .then(
        (found) => wanted && setAnalysis(found),
        () => wanted && setLost(true),
      )
    return () => {
      wanted = false
    }
  }, [table])
  return { analysis, done, isLost }
}

function Found({ analysis, table }: { readonly analysis: Analysis; readonly table: ReplayTable }): ReactNode {
  const w = useWords()
  const { snapshot, names } = useMoment()
  const { accuracy, curve, turningPoints } = analysis
  return (
    <>
      <Chances
        curve={curve}
        turns={turningPoints.map(({ entry }) => entry)}
        rounds={table.rounds}
        seq={snapshot.seq}
        names={names}
        go={table.go}
      />
      <h3>{w('page.analysis.accuracy')}</h3>
      <ul className="analysis-seats">
        {accuracy.map((of, seat) => (
          <li key={names[seat]} data-seat={seat}>
            <SeatMark seat={seat} /> {names[seat]} <b>{of === null ? '–' : `${of} %`}</b>
          </li>
        ))}
      </ul>
      <h3>{w('page.analysis.turning-points')}</h3>
      {turningPoints.length === 0 && <p>{w('page.analysis.none')}</p>}
      <ol className="analysis-points">
        {turningPoints
          .toSorted((a, b) => a.entry - b.entry)
          .map((point) => (
            <Point key={point.entry} point={point} table={table} />
          ))}
      </ol>
    </>
  )
}

/** Shows the table as it was before the choice, where the better move can be looked for. */
function Point({ point, table }: { readonly point: TurningPoint; readonly table: ReplayTable }): ReactNode {
  const w = useWords()
  const { snapshot, say, names } = useMoment()
  const { entry, seat, kind, instead, lost } = point
  const round = table.rounds.findLast(({ seq }) => seq < entry)?.round
  const words = (option: TurningPoint['chosen']) => say.option({ seat, kind }, option, names)
  const before = entry - 1
  return (
    <li aria-current={snapshot.seq === before ? 'step' : undefined}>
      <button type="button" onClick={() => table.go(before)}>
        <SeatMark seat={seat} />
        {round !== undefined && <span>{w('page.log.round', { n: round })}</span>}
        <b>{names[seat]}</b>
        <span className="analysis-lost">−{Math.round(100 * lost)} %</span>
      </button>
      <p>
        {w('page.analysis.better')} <b>{words(instead.option)}</b>
      </p>
      <Because hint={instead} words={words} />
      <details>
        <summary>{w('page.hint.numbers')}</summary>
        <Reasons hint={instead} words={words} />
      </details>
    </li>
  )
}
