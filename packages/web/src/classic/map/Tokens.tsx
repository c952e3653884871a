// What lies on the land: spice as glowing numbers, forces as discs in the colour of their faction.

import type { ClassicView } from '@sietch/classic'
import type { FactionId, PartId, TerritoryId } from '@sietch/classic/content'
import type { Seat } from '@sietch/kernel'
import { type ReactNode, useMemo } from 'react'
import { EmblemMark } from '../Sign.tsx'
import { seated, useClassic } from '../useClassic.ts'
import { type Spots, tokenSpots } from './geometry.ts'
import { MapPlace } from './MapPlace.tsx'

type Stack = {
  readonly seat: Seat
  readonly faction: FactionId
  readonly part: PartId
  readonly territory: TerritoryId
  readonly forces: number
  readonly elite: number
  readonly areAdvisors: boolean
}

type Heap = { readonly part: PartId; readonly spice: number; readonly stacks: readonly Stack[] }

/** Everything on the map by the part where it lies. */
export function heapsOf(view: ClassicView): readonly Heap[] {
  const stacks = seated(view).flatMap(({ seat, player: { faction, stacks, advisors } }) =>
    stacks.map(
      (stack): Stack => ({ ...stack, seat, faction, areAdvisors: advisors.includes(stack.territory) }),
    ),
  )
  const parts = new Set([...view.spice.map(({ part }) => part), ...stacks.map(({ part }) => part)])
  return [...parts].map((part) => ({
    part,
    spice: view.spice.find((lies) => lies.part === part)?.n ?? 0,
    stacks: stacks.filter((stack) => stack.part === part),
  }))
}

export function Tokens(): ReactNode {
  const { view, say } = useClassic()
  const spotsIn = useMemo(() => tokenSpots((territory) => say.name('territory', territory)), [say])
  return heapsOf(view).map((heap) => <HeapOnMap key={heap.part} heap={heap} spotsIn={spotsIn} />)
}

function HeapOnMap({ heap, spotsIn }: { readonly heap: Heap; readonly spotsIn: Spots }): ReactNode {
  const { part, spice, stacks } = heap
  const spots = spotsIn(part, stacks.length + (spice > 0 ? 1 : 0))
  return (
    <g>
      {spice > 0 && <Spice part={part} n={spice} at={spots[stacks.length] ?? { x: 0, y: 0 }} />}
      {stacks.map((stack, index) => (
        <Disc key={stack.seat} stack={stack} at={spots[index] ?? { x: 0, y: 0 }} />
      ))}
    </g>
  )
}

type At = { readonly x: number; readonly y: number }

type SpiceProps = { readonly part: PartId; readonly n: number; readonly at: At }

const Spice = ({ part, n, at: { x, y } }: SpiceProps): ReactNode => (
  <g className="map-spice map-thin" transform={`translate(${x} ${y})`} data-spot={`spice:${part}`}>
    <g className="token">
      <circle r="25" className="map-spice-glow" />
      <path d="M0-16 14-8V8L0 16-14 8V-8Z" />
      <text className="map-spice-n" data-n>
        {n}
      </text>
    </g>
  </g>
)

function Disc({ stack, at: { x, y } }: { readonly stack: Stack; readonly at: At }): ReactNode {
  const { say, names, own } = useClassic()
  const { seat, faction, part, territory, forces, elite, areAdvisors } = stack
  const kind = say.name('term', areAdvisors ? 'advisors' : 'force')
  const label = `${names[seat] ?? ''}, ${kind} ${forces + elite}, ${say.name('territory', territory)}`
  const body = (
    <g className="token">
      {areAdvisors ? (
        <>
          <path d="M0-22 22 0 0 22-22 0Z" className="disc-body disc-advisors" />
          <EmblemMark faction={faction} size={19} y={-1} />
        </>
      ) : (
        <>
          <circle r="20" className="disc-body" />
          <EmblemMark faction={faction} size={28} />
        </>
      )}
      <g transform="translate(14 13)" className="disc-count">
        <circle r="11.5" />
        <text className="disc-n" data-n>
          {forces + elite}
        </text>
      </g>
      {elite > 0 && (
        <g transform="translate(-14 -14)" className="disc-star">
          <path d="M0-11 2.9-3.9 10.5-3.4 4.7 1.5 6.5 8.9 0 4.9-6.5 8.9-4.7 1.5-10.5-3.4-2.9-3.9Z" />
          <text y="1" className="disc-elite">
            {elite}
          </text>
        </g>
      )}
    </g>
  )
  const spot = `stack:${seat}:${part}`
  // Own forces are clicked to move them; those of others only lie on the land.
  if (own?.seat !== seat)
    return (
      <g className="disc map-thin" transform={`translate(${x} ${y})`} data-house={faction} data-spot={spot}>
        {body}
      </g>
    )
  return (
    <g data-house={faction}>
      <MapPlace
        ids={[`territory:${territory}`, `part:${part}`]}
        label={label}
        isThin
        spot={spot}
        className="disc"
        transform={`translate(${x} ${y})`}
        about={{ kind: 'territory', id: territory }}
      >
        {() => body}
      </MapPlace>
    </g>
  )
}
