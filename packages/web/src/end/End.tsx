// After the end: how the viewer did, who won and how, and how it went. The children say what to do next.

import type { PageId } from '@sietch/i18n/page'
import { type ReactNode, useEffect, useState } from 'react'
import { useWords } from '../app/words.ts'
import { hasHelp } from '../games/helps.ts'
import { HelpButton } from '../help/HelpButton.tsx'
import { HelpLayer } from '../help/HelpLayer.tsx'
import { useMatch } from '../table/context.tsx'
import { TableScreen } from '../table/TableScreen.tsx'
import type { RoundStanding } from '../table/table.ts'
import { useTitle } from '../table/useTitle.ts'
import { Button } from '../ui/Button.tsx'
import { Chart } from './Chart.tsx'
import { LaidAtEnd } from './LaidOpen.tsx'
import { Verdict } from './Verdict.tsx'
import './end.css'

type Props = {
  /** What the charts show. */
  readonly measures: readonly Measure[]
  /** How the winners have won. */
  readonly scores: ReactNode
  /** Places are by points, which can be compared. */
  readonly isByPoints?: boolean
  readonly children: ReactNode
}

type Measure = PageId extends infer Id
  ? Id extends `page.chart.${infer M}`
    ? Exclude<M, 'spoken'>
    : never
  : never

export function End({ measures, scores, isByPoints = false, children }: Props): ReactNode {
  const { table, names } = useMatch()
  useTitle()
  const w = useWords()
  const [history, setHistory] = useState<readonly RoundStanding[] | null>(null)
  const [isBoardShown, setBoardShown] = useState(false)
  useEffect(() => {
    let wanted = true
    void table.history().then((found) => wanted && setHistory(found))
    return () => {
      wanted = false
    }
  }, [table])
  if (isBoardShown) {
    return (
      <>
        <TableScreen />
        <Button look="primary" className="end-back" onClick={() => setBoardShown(false)}>
          {w('page.over.scores')}
        </Button>
      </>
    )
  }
  return (
    <main className="end">
      <Verdict isByPoints={isByPoints} />
      <nav>
        {children}
        <Button onClick={() => setBoardShown(true)}>{w('page.over.table')}</Button>
        {hasHelp(table.setup.game) && <HelpButton />}
      </nav>
      {scores}
      {history !== null && (
        <div className="end-charts">
          {measures.map((measure) => (
            <Chart
              key={measure}
              history={history}
              measure={measure}
              names={names}
              title={w(`page.chart.${measure}`)}
            />
          ))}
        </div>
      )}
      <LaidAtEnd />
      {hasHelp(table.setup.game) && <HelpLayer isAtTable />}
    </main>
  )
}
