// Around the map: the numbers of the sectors, and the players in their positions.

import { pointAt, SECTORS } from '@sietch/classic/content'
import type { ReactNode } from 'react'
import { EmblemMark } from '../Sign.tsx'
import { hasFaction, inOrder, useClassic } from '../useClassic.ts'
import { at, middleOf } from './geometry.ts'
import { MapPlace } from './MapPlace.tsx'

/** Where the players sit. */
const SEAT_R = 1.125

export function Rim(): ReactNode {
  const { view, names, say, snapshot } = useClassic()
  const acting = snapshot.decisions.map(({ seat }) => seat)
  return (
    <>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of a drawing takes no focus */}
      <g className="map-thin" aria-hidden="true">
        {Array.from({ length: SECTORS }, (_, index) => {
          const sector = index + 1
          const { x, y } = at({ bearing: middleOf(sector), r: 1.032 })
          return (
            <g key={sector} transform={`translate(${x} ${y})`}>
              <text className={`map-sector map-sized ${sector === view.storm ? 'now' : ''}`}>{sector}</text>
            </g>
          )
        })}
      </g>
      {inOrder(view).map(({ seat, player: { faction, position } }, index) => {
        const { x, y } = at({ bearing: middleOf(position), r: SEAT_R })
        const isChosen = hasFaction(view, seat)
        const outward = pointAt({ bearing: middleOf(position) + 40, r: 1 }, 24)
        return (
          <g key={seat} data-house={isChosen ? faction : undefined}>
            <MapPlace
              ids={[`seat:${seat}`]}
              spot={`dot:${seat}`}
              label={`${names[seat] ?? ''}: ${say.name('term', 'player-position')} ${position}`}
              about={isChosen ? { kind: 'faction', id: faction } : undefined}
              className={`disc dot ${acting.includes(seat) ? 'acts' : ''}`}
              transform={`translate(${x} ${y})`}
            >
              {() => (
                <g className="map-sized">
                  <circle r="25" className="disc-body" />
                  {isChosen && <EmblemMark faction={faction} size={34} />}
                  <g
                    transform={`translate(${outward.x} ${outward.y})`}
                    className={`disc-count ${index === 0 ? 'dot-first' : ''}`}
                  >
                    <circle r="12.5" />
                    <text className="disc-n" data-n>
                      {index + 1}
                    </text>
                  </g>
                </g>
              )}
            </MapPlace>
          </g>
        )
      })}
    </>
  )
}
