// Forces on their way over the map, for a moment.

import { type ReactNode, useEffect, useRef } from 'react'
import { useSettings } from '../../app/settings.ts'
import { EmblemMark } from '../Sign.tsx'
import { useClassic } from '../useClassic.ts'
import { type Flight, flightsIn } from './flights.ts'

const DURATION = 420

export function Flights(): ReactNode {
  const { view, shown } = useClassic()
  const { motion } = useSettings()
  // What lies there when the table is opened has come long ago.
  const opened = useRef(shown.snapshot.seq)
  const latest = shown.log.at(-1)
  if (latest === undefined || latest.seq <= opened.current || motion === 'off') return null
  return (
    <g key={latest.seq} className="map-thin">
      {flightsIn(view, latest.events).map((flight) => (
        <Flying key={`${flight.faction} ${flight.to.x}`} flight={flight} />
      ))}
    </g>
  )
}

function Flying({ flight: { faction, forces, from, to } }: { readonly flight: Flight }): ReactNode {
  const disc = useRef<SVGGElement>(null)
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const place = ({ x, y }: typeof from) => `translate(${x}px, ${y}px)`
    const animation = disc.current?.animate(
      [
        { transform: place(from), opacity: 1 },
        { transform: place(to), opacity: 1 },
      ],
      { duration: DURATION, easing: 'ease-in-out' },
    )
    return () => animation?.cancel()
  }, [from, to])
  return (
    <g ref={disc} className="disc flight" data-house={faction}>
      <circle r="20" className="disc-body" />
      <EmblemMark faction={faction} size={28} />
      <g transform="translate(14 13)" className="disc-count">
        <circle r="11.5" />
        <text className="disc-n">{forces}</text>
      </g>
    </g>
  )
}
