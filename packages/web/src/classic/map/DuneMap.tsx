// The map of the planet: round, the pole in its middle, the players around it.

import { type ReactNode, useRef } from 'react'
import { useWords } from '../../app/words.ts'
import { RADIUS } from './geometry.ts'
import { Land, Names } from './Land.tsx'
import { Rim } from './Rim.tsx'
import { Storm } from './Storm.tsx'
import { Tokens } from './Tokens.tsx'
import { useZoom } from './zoom.ts'
import './map.css'

export function DuneMap(): ReactNode {
  const w = useWords()
  const svg = useRef<SVGSVGElement>(null)
  const { viewBox, isNear, canNear, nearer, farther, handlers } = useZoom(svg)
  return (
    <section className="map" aria-label={w('page.tab.map')}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: it is labelled, and everything in it has a name of its own */}
      <svg ref={svg} viewBox={viewBox} className={`map-drawing ${isNear ? 'near' : ''}`} {...handlers}>
        <defs>
          <radialGradient id="map-light" cx="0.42" cy="0.36" r="0.75">
            <stop offset="0" className="map-light-0" />
            <stop offset="0.55" className="map-light-1" />
            <stop offset="1" className="map-light-2" />
          </radialGradient>
        </defs>
        <circle r={RADIUS + 6} className="map-ground" />
        <Land />
        <circle r={RADIUS} fill="url(#map-light)" className="map-thin" />
        <Storm />
        <Names />
        <Tokens />
        <Rim />
      </svg>
      <div className="map-zoom">
        <button type="button" aria-label={w('page.map.nearer')} disabled={!canNear} onClick={nearer}>
          +
        </button>
        <button type="button" aria-label={w('page.map.farther')} disabled={!isNear} onClick={farther}>
          −
        </button>
      </div>
    </section>
  )
}
