// Feyd-Rautha's training track: forks from left to right, and where the token is.

import type { TrainingPlace } from '@sietch/imperium'
import type { ReactNode } from 'react'
import { useImperium } from '../useImperium.ts'

type Places = { readonly [place: string]: TrainingPlace }

const STEP = 15
const HEIGHT = 22

export function Training({ places, at }: { readonly places: Places; readonly at: string }): ReactNode {
  const { say } = useImperium()
  const spots = new Map(
    Object.keys(places).map((place) => [place, { x: 6 + STEP * depthOf(places, place), y: rowOf(place) }]),
  )
  const width = Math.max(...[...spots.values()].map(({ x }) => x)) + 6
  const edges = Object.entries(places).flatMap(([from, { next }]) => next.map((to) => ({ from, to })))
  return (
    <svg
      className="training"
      viewBox={`0 0 ${width} ${HEIGHT}`}
      style={{ aspectRatio: `${width} / ${HEIGHT}` }}
      role="img"
      aria-label={`${say.name('term', 'training-track')}: ${say.name('training', at)}`}
    >
      {edges.map(({ from, to }) => {
        const a = spots.get(from)
        const b = spots.get(to)
        return <line key={`${from} ${to}`} x1={a?.x} y1={a?.y} x2={b?.x} y2={b?.y} />
      })}
      {[...spots].map(([place, { x, y }]) => (
        <circle key={place} cx={x} cy={y} r={place === at ? 4.5 : 3} className={place === at ? 'at' : ''} />
      ))}
    </svg>
  )
}

const rowOf = (place: string): number =>
  place.startsWith('upper') ? 5 : place.startsWith('lower') ? HEIGHT - 5 : HEIGHT / 2

/** The longest way to a place: forks of unequal length meet again in one column. */
function depthOf(places: Places, place: string): number {
  const before = Object.keys(places).filter((other) => places[other]?.next.includes(place))
  return before.length === 0 ? 0 : 1 + Math.max(...before.map((other) => depthOf(places, other)))
}
