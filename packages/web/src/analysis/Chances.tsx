// Every seat's chance to win over the course of a match, as lines. Turning points are marked, and a click goes to any
// step.

import type { Analysis } from '@sietch/games'
import type { ReactNode } from 'react'
import { useWords } from '../app/words.ts'
import { DASHES } from '../end/Chart.tsx'
import type { Replay } from '../table/protocol.ts'

const WIDTH = 400
const HEIGHT = 150
const EDGE = { left: 42, right: 8, top: 8, bottom: 20 }
/** Grid lines, in percent. */
const GRID = [0, 25, 50, 75, 100]

type Props = Pick<Analysis, 'curve'> &
  Pick<Replay, 'rounds'> & {
    /** The entries of the turning points. */
    readonly turns: readonly number[]
    readonly seq: number
    readonly names: readonly string[]
    go(seq: number): void
  }

export function Chances({ curve, turns, rounds, seq, names, go }: Props): ReactNode {
  const w = useWords()
  const last = curve.at(-1)?.entry ?? 1
  const wide = WIDTH - EDGE.left - EDGE.right
  const x = (entry: number) => EDGE.left + (entry / last) * wide
  const y = (chance: number) => HEIGHT - EDGE.bottom - chance * (HEIGHT - EDGE.top - EDGE.bottom)
  const ends = curve.at(-1)?.chances ?? []
  const spoken = names.map((name, seat) => `${name} ${Math.round(100 * (ends[seat] ?? 0))} %`).join(', ')
  return (
    <figure className="chart">
      <figcaption>{w('page.analysis.chances')}</figcaption>
      {/* The slider of the replay does the same for those who use keys. */}
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={w('page.chart.spoken', { title: w('page.analysis.chances'), ends: spoken })}
        onPointerDown={({ clientX, currentTarget }) => {
          const { left, width } = currentTarget.getBoundingClientRect()
          const part = (((clientX - left) / width) * WIDTH - EDGE.left) / wide
          go(Math.round(Math.min(1, Math.max(0, part)) * last))
        }}
      >
        {GRID.map((value) => (
          <g key={value} className="chart-grid">
            <line x1={EDGE.left} x2={WIDTH - EDGE.right} y1={y(value / 100)} y2={y(value / 100)} />
            <text x={EDGE.left - 5} y={y(value / 100) + 4} textAnchor="end">
              {value} %
            </text>
          </g>
        ))}
        {rounds.map(({ round, seq: start }) => (
          <text key={round} x={x(start)} y={HEIGHT - 5} textAnchor="middle">
            {round}
          </text>
        ))}
        <line className="chances-now" x1={x(seq)} x2={x(seq)} y1={EDGE.top} y2={HEIGHT - EDGE.bottom} />
        {names.map((name, seat) => (
          <g key={name} data-seat={seat} className="chart-line">
            <polyline
              strokeDasharray={DASHES[seat]}
              points={curve.map(({ entry, chances }) => `${x(entry)},${y(chances[seat] ?? 0)}`).join(' ')}
            />
          </g>
        ))}
        {turns.map((entry) => (
          <path key={entry} className="chances-turn" d={`M${x(entry)} ${HEIGHT - EDGE.bottom - 7}l4 7h-8Z`} />
        ))}
      </svg>
    </figure>
  )
}
