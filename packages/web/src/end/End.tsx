// After the end: who won, where the points came from, and how it went. What to do next is said by the children.

import { type ReactNode, useEffect, useState } from 'react'
import { useWords } from '../app/words.ts'
import { useTable } from '../table/context.tsx'
import { TableScreen } from '../table/TableScreen.tsx'
import type { RoundStanding } from '../table/table.ts'
import { Button } from '../ui/Button.tsx'
import { Chart } from './Chart.tsx'
import { Scores } from './Scores.tsx'
import './end.css'

const MEASURES = ['vp', 'influence', 'spice', 'solari', 'water', 'strength'] as const

export function End({ children }: { readonly children: ReactNode }): ReactNode {
  const { table, shown, names } = useTable()
  const w = useWords()
  const [history, setHistory] = useState<readonly RoundStanding[]>([])
  const [isBoardShown, setBoardShown] = useState(false)
  useEffect(() => {
    let wanted = true
    void table.history().then((found) => wanted && setHistory(found))
    return () => {
      wanted = false
    }
  }, [table])
  const winners = shown.snapshot.outcome?.places[0] ?? []
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
      <h1>
        {w('page.over.won', { names: winners.map((seat) => names[seat]).join(', '), count: winners.length })}
      </h1>
      <nav>
        {children}
        <Button onClick={() => setBoardShown(true)}>{w('page.over.table')}</Button>
      </nav>
      <Scores />
      <div className="end-charts">
        {MEASURES.map((measure) => (
          <Chart
            key={measure}
            history={history}
            measure={measure}
            names={names}
            title={w(`page.chart.${measure}`)}
          />
        ))}
      </div>
    </main>
  )
}
