// The land: every part as a piece that can be chosen, the borders of the territories, the lines between sectors.

import {
  kindOf,
  PARTS,
  type PartId,
  SECTORS,
  sectorBearings,
  TERRITORIES,
  territoryOf,
} from '@sietch/classic/content'
import { memo, type ReactNode } from 'react'
import { useTable } from '../../table/context.tsx'
import { SignMark } from '../Sign.tsx'
import { useClassic } from '../useClassic.ts'
import { aimAt, at, labelAt, lineAt, linesOf, outlineOf, pathOf, tintOf } from './geometry.ts'
import { MapPlace } from './MapPlace.tsx'
import { partLabel } from './words.ts'

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
  const territory = territoryOf(part)
  const isTarget =
    selection.lit.has(`part:${part}`) ||
    selection.lit.has(`territory:${territory}`) ||
    picked.includes(`part:${part}`)
  return (
    <MapPlace
      ids={[`part:${part}`, `territory:${territory}`]}
      label={isTarget ? partLabel(say, view, names, part) : say.name('territory', territory)}
      about={{ kind: 'territory', id: territory }}
      className={`land land-${kindOf(territory)} land-tint-${tintOf(territory)}`}
    >
      {(isLit) => (
        <>
          <path d={pathOf(part)} className="land-piece" />
          {isLit && <Aim part={part} />}
        </>
      )}
    </MapPlace>
  )
}

function Aim({ part }: { readonly part: PartId }): ReactNode {
  const { x, y } = aimAt(part)
  return <circle cx={x} cy={y} r="7" className="land-aim" data-aim />
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

/** Names lie above everything else on the land. */
export function Names(): ReactNode {
  const { say } = useClassic()
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of a drawing takes no focus
    <g className="map-thin" aria-hidden="true">
      {TERRITORIES.map((id) => {
        const { x, y } = labelAt(id)
        const lines = linesOf(say.name('territory', id))
        const isStronghold = kindOf(id) === 'stronghold'
        return (
          <g
            key={id}
            transform={`translate(${x} ${y})`}
            className={`map-name map-name-${kindOf(id)}`}
            data-spot={`land:${id}`}
          >
            {isStronghold && (
              <g transform={`translate(0 ${-9 * lines.length - 9})`} className="map-castle">
                <SignMark name="stronghold" size={20} />
              </g>
            )}
            <text className="map-name-text">
              {lines.map((line, index) => (
                <tspan key={line} x="0" y={lineAt(index, lines.length)}>
                  {line}
                </tspan>
              ))}
            </text>
          </g>
        )
      })}
    </g>
  )
}
