// The land: every part as a piece that can be chosen, the borders of the territories, the lines between sectors.

import {
  kindOf,
  PARTS,
  PARTS_OF,
  type PartId,
  SECTORS,
  STRONGHOLDS,
  sectorBearings,
  TERRITORIES,
  territoryOf,
} from '@sietch/classic/content'
import { memo, type ReactNode } from 'react'
import { useWords } from '../../app/words.ts'
import { useTable } from '../../table/context.tsx'
import { SignMark } from '../Sign.tsx'
import { useClassic } from '../useClassic.ts'
import { aimAt, at, outlineOf, pathOf, tintOf } from './geometry.ts'
import { MapPlace } from './MapPlace.tsx'
import { LEADING, namesIn } from './names.ts'
import type { DrawingSize } from './sizes.ts'
import { isFallen, landLabel, partLabel } from './words.ts'

export function Land(): ReactNode {
  return (
    <>
      {PARTS.map((part) => (
        <Part key={part} part={part} />
      ))}
      <Borders />
    </>
  )
}

function Part({ part }: { readonly part: PartId }): ReactNode {
  const { say, view, names } = useClassic()
  const { selection, picked } = useTable()
  const w = useWords()
  const territory = territoryOf(part)
  const isGone = isFallen(view, territory)
  const isTarget =
    selection.lit.has(`part:${part}`) ||
    selection.lit.has(`territory:${territory}`) ||
    picked.includes(`part:${part}`)
  return (
    <MapPlace
      ids={[`part:${part}`, `territory:${territory}`]}
      label={isTarget ? partLabel(say, view, names, part) : landLabel(say, w, view, territory)}
      about={{ kind: 'territory', id: territory }}
      className={`land land-${isGone ? 'fallen' : kindOf(territory)} land-tint-${tintOf(territory)}`}
    >
      {() => <path d={pathOf(part)} className="land-piece" />}
    </MapPlace>
  )
}

const Borders = memo(function Borders(): ReactNode {
  return (
    <g className="map-thin">
      {Array.from({ length: SECTORS }, (_, index) => {
        const bearing = sectorBearings(index + 1).from
        const [from, to] = [at({ bearing, r: 0.16 }), at({ bearing, r: 1 })]
        return <line key={bearing} className="map-meridian" x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
      })}
      {TERRITORIES.map((id) => (
        <path key={id} d={outlineOf(id)} className={`map-border map-border-${kindOf(id)}`} />
      ))}
      <path d={outlineOf('polar-sink')} className="map-border" />
    </g>
  )
})

/** A castle beneath whatever is in a stronghold, and rubble where the Shield Wall stood. */
export function Marks(): ReactNode {
  const { view } = useClassic()
  return (
    <g className="map-thin">
      {STRONGHOLDS.flatMap((id) => PARTS_OF[id]).map((part) => {
        const { x, y } = aimAt(part)
        return (
          <g key={part} transform={`translate(${x} ${y})`} className="map-castle">
            <SignMark name="stronghold" size={64} />
          </g>
        )
      })}
      {TERRITORIES.filter((id) => isFallen(view, id)).map((id) => (
        <path key={id} d={outlineOf(id)} className="map-rubble" />
      ))}
    </g>
  )
}

/** Names are above everything else on the land. */
export function Names({ size }: { readonly size: DrawingSize }): ReactNode {
  const { say, view } = useClassic()
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of a drawing takes no focus
    <g className="map-thin" aria-hidden="true">
      {namesIn(say, size).map(({ territory, lines, at: { x, y } }) => (
        <g
          key={territory}
          transform={`translate(${x} ${y})`}
          className={`map-name map-name-${isFallen(view, territory) ? 'fallen' : kindOf(territory)}`}
          data-spot={`land:${territory}`}
        >
          <text className="map-name-text map-sized">
            {lines.map((line, index) => (
              <tspan key={line} x="0" y={`${(LEADING * (index - (lines.length - 1) / 2)).toFixed(2)}em`}>
                {line}
              </tspan>
            ))}
          </text>
        </g>
      ))}
    </g>
  )
}
