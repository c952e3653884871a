// One measure of all players over the rounds, as lines. Seats differ by color, shape and dash.

import type { ReactNode } from 'react'
import { useWords } from '../app/words.ts'
import type { RoundStanding } from '../table/table.ts'

/** About as wide as displayed, so that its text matches the rest. */
const WIDTH = 330
const HEIGHT = 118
const EDGE = { left: 24, right: 10, top: 9, bottom: 22 }
export const DASHES = ['', '5 3', '1.5 2.5', '7 2 1.5 2', '9 4', '1 4']
/** Lines across the chart. */
const STEPS = 4

type Props = {
  readonly history: readonly RoundStanding[]
  readonly measure: string
  readonly title: string
  readonly names: readonly string[]
}

export function Chart({ history, measure, title, names }: Props): ReactNode {
  const w = useWords()
  const valueAt = (round: RoundStanding, seat: number) => round.players[seat]?.[measure] ?? 0
  const highest = Math.max(STEPS, ...history.flatMap((round) => names.map((_, seat) => valueAt(round, seat))))
  const top = Math.ceil(highest / STEPS) * STEPS
  const x = (index: number) =>
    EDGE.left + (index / Math.max(1, history.length - 1)) * (WIDTH - EDGE.left - EDGE.right)
  const y = (value: number) => HEIGHT - EDGE.bottom - (value / top) * (HEIGHT - EDGE.top - EDGE.bottom)
  const grid = Array.from({ length: STEPS + 1 }, (_, step) => (top / STEPS) * step)
  return (
    <figure className="chart">
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={spoken()}>
        {grid.map((value) => (
          <g key={value} className="chart-grid">
            <line x1={EDGE.left} x2={WIDTH - EDGE.right} y1={y(value)} y2={y(value)} />
            <text x={EDGE.left - 6} y={y(value) + 4} textAnchor="end">
              {value}
            </text>
          </g>
        ))}
        {history.map(({ round }, index) => (
          <text key={round} className="chart-round" x={x(index)} y={HEIGHT - 6} textAnchor="middle">
            {round}
          </text>
        ))}
        {names.map((name, seat) => (
          <g key={name} data-seat={seat} className="chart-line">
            <polyline
              strokeDasharray={DASHES[seat]}
              points={history.map((round, index) => `${x(index)},${y(valueAt(round, seat))}`).join(' ')}
            />
            {history.map((round, index) => (
              <circle key={round.round} cx={x(index)} cy={y(valueAt(round, seat))} r={2.4} />
            ))}
          </g>
        ))}
      </svg>
    </figure>
  )

  function spoken(): string {
    const last = history.at(-1)
    const ends = last === undefined ? [] : names.map((name, seat) => `${name} ${valueAt(last, seat)}`)
    return w('page.chart.spoken', { title, ends: ends.join(', ') })
  }
}
