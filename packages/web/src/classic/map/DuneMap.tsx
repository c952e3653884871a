// The map of the planet: round, with the pole in the center and the players around it.

import { type ReactNode, useRef } from 'react'
import { useWords } from '../../app/words.ts'
import { Turn } from '../../table/InTurn.tsx'
import { useMark } from '../../ui/mark.ts'
import { Aims } from './Aims.tsx'
import { EDGE, RADIUS } from './geometry.ts'
import { Land, Marks, Names } from './Land.tsx'
import { Rim } from './Rim.tsx'
import { Storm } from './Storm.tsx'
import type { DrawingSize } from './sizes.ts'
import { Tokens, useChips } from './Tokens.tsx'
import { useZoom } from './zoom.ts'
import './map.css'

const VIEW = `${-EDGE} ${-EDGE} ${2 * EDGE} ${2 * EDGE}`

export function DuneMap(): ReactNode {
  const w = useWords()
  const svg = useRef<SVGSVGElement>(null)
  const land = useRef<SVGGElement>(null)
  const { isNear, canNear, layout, nearer, farther, whole, onKeyDown, handlers } = useZoom(svg, land)
  useMark('board-near', isNear)
  return (
    <section className="map" aria-label={w('page.tab.map')} onKeyDown={onKeyDown}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: it is labelled, and everything in it has a name of its own */}
      <svg ref={svg} viewBox={VIEW} className={`map-drawing ${isNear ? 'near' : ''}`} {...handlers}>
        <defs>
          <radialGradient id="map-light" cx="0.42" cy="0.36" r="0.75">
            <stop offset="0" className="map-light-0" />
            <stop offset="0.55" className="map-light-1" />
            <stop offset="1" className="map-light-2" />
          </radialGradient>
        </defs>
        <g ref={land}>
          <circle r={RADIUS + 6} className="map-ground" />
          <Land />
          <circle r={RADIUS} fill="url(#map-light)" className="map-thin" />
          <Turn nth={2}>
            <Marks />
            <Storm />
            <OnLand size={layout} />
            <Rim />
          </Turn>
        </g>
      </svg>
      <div className="map-zoom">
        <button type="button" aria-label={w('page.map.nearer')} aria-disabled={!canNear} onClick={nearer}>
          +
        </button>
        <button type="button" aria-label={w('page.map.farther')} aria-disabled={!isNear} onClick={farther}>
          −
        </button>
        <button
          type="button"
          className="map-whole"
          aria-label={w('page.map.whole')}
          aria-disabled={!isNear}
          onClick={whole}
        >
          <svg viewBox="-8 -8 16 16" aria-hidden="true">
            <path d="M-6-2v-4h4M6-2v-4h-4M-6 2v4h4M6 2v4h-4" />
          </svg>
        </button>
      </div>
    </section>
  )
}

/** Dots, names and chips make room for each other. */
function OnLand({ size }: { readonly size: DrawingSize }): ReactNode {
  const chips = useChips(size)
  return (
    <>
      <Aims size={size} chips={chips} />
      <Names size={size} />
      <Tokens spots={chips} />
    </>
  )
}
