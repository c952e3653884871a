// What is on the land: spice as glowing numbers, forces as discs in the color of their faction.

import type { ClassicView } from '@sietch/classic'
import { type FactionId, type PartId, type TerritoryId, territoryOf } from '@sietch/classic/content'
import type { Seat } from '@sietch/kernel'
import { type ReactNode, useMemo } from 'react'
import { useTable } from '../../table/context.tsx'
import { EmblemMark } from '../Sign.tsx'
import { seated, useClassic } from '../useClassic.ts'
import type { Point } from './boxes.ts'
import { CHIP, type Heap, placeChips, type Spots, WIDE_CHIP } from './chips.ts'
import { MapPlace } from './MapPlace.tsx'
import { namesIn } from './names.ts'
import type { DrawingSize } from './sizes.ts'

type Stack = {
  readonly seat: Seat
  readonly faction: FactionId
  readonly part: PartId
  readonly territory: TerritoryId
  readonly forces: number
  readonly elite: number
  readonly areAdvisors: boolean
}

type Lying = { readonly part: PartId; readonly spice: number; readonly stacks: readonly Stack[] }

/** Everything on the map, by part. */
export function heapsOf(view: ClassicView): readonly Lying[] {
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

/** The space it takes up. */
export const roomOf = ({ part, spice, stacks }: Lying): Heap => ({
  part,
  count: stacks.length + (spice > 0 ? 1 : 0),
  isWide: stacks.some(({ elite }) => elite > 0),
})

/** Where everything is, by part. */
export function useChips(size: DrawingSize): ReadonlyMap<PartId, Spots> {
  const { view, say } = useClassic()
  return useMemo(
    () =>
      placeChips(
        heapsOf(view).map(roomOf),
        namesIn(say, size).map(({ box }) => box),
        size,
      ),
    [view, say, size],
  )
}

export function Tokens({ spots }: { readonly spots: ReadonlyMap<PartId, Spots> }): ReactNode {
  const { view } = useClassic()
  return heapsOf(view).map((heap) => <HeapOnMap key={heap.part} heap={heap} spots={spots.get(heap.part)} />)
}

type HeapProps = { readonly heap: Lying; readonly spots: Spots | undefined }

function HeapOnMap({ heap: { part, spice, stacks }, spots }: HeapProps): ReactNode {
  if (spots === undefined) return null
  const { at, chips } = spots
  const [last = at] = chips.slice(stacks.length)
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <g className="map-sized">
        {spice > 0 && <Spice part={part} n={spice} at={last} />}
        {stacks.map((stack, index) => (
          <Disc key={stack.seat} stack={stack} at={chips[index] ?? at} />
        ))}
      </g>
    </g>
  )
}

/**
 * Where space is tight, things overlap the border of their land: a click on them still means their own land. They are
 * not buttons, because the land is one.
 */
function useLandBelow(part: PartId, className: string): { className: string; onClick?: () => void } {
  const { selection, click } = useTable()
  const meant = ([`part:${part}`, `territory:${territoryOf(part)}`] as const).find((place) =>
    selection.lit.has(place),
  )
  return meant === undefined
    ? { className: `${className} map-thin` }
    : { className, onClick: () => click(meant) }
}

type SpiceProps = { readonly part: PartId; readonly n: number; readonly at: Point }

const Spice = ({ part, n, at: { x, y } }: SpiceProps): ReactNode => (
  <g {...useLandBelow(part, 'map-spice')} transform={`translate(${x} ${y})`} data-spot={`spice:${part}`}>
    <circle r="20" className="map-spice-glow" />
    <path d="M0-15.5 17-8V8L0 15.5-17 8V-8Z" />
    <text className="map-spice-n" data-n>
      {n}
    </text>
  </g>
)

function Disc({ stack, at: { x, y } }: { readonly stack: Stack; readonly at: Point }): ReactNode {
  const { say, names, own } = useClassic()
  const { seat, faction, part, territory, forces, elite, areAdvisors } = stack
  const kind = say.name('term', areAdvisors ? 'advisors' : 'force')
  const label = `${names[seat] ?? ''}, ${kind} ${forces + elite}, ${say.name('territory', territory)}`
  const isMixed = forces > 0 && elite > 0
  const width = elite > 0 ? WIDE_CHIP - 4 : CHIP.width - 4
  const left = -width / 2
  const body = (
    <>
      <rect
        x={left}
        y="-14"
        width={width}
        height="28"
        rx="14"
        className={`disc-body ${areAdvisors ? 'disc-advisors' : ''}`}
      />
      <g transform={`translate(${left + 15} 0)`}>
        <EmblemMark faction={faction} size={22} />
      </g>
      <g className="disc-count">
        <rect x={left + 28} y="-11.5" width={width - 31} height="23" rx="11.5" />
        {elite > 0 && (
          <path
            transform={`translate(${left + (isMixed ? 64 : 46)} 0) scale(0.7)`}
            d="M0-11 2.9-3.9 10.5-3.4 4.7 1.5 6.5 8.9 0 4.9-6.5 8.9-4.7 1.5-10.5-3.4-2.9-3.9Z"
            className="disc-star"
          />
        )}
        {isMixed && (
          <text x={left + 78} className="disc-n disc-elite">
            {elite}
          </text>
        )}
        <text x={left + (elite > 0 && !isMixed ? 66 : 41)} className="disc-n" data-n>
          {isMixed ? forces : forces + elite}
        </text>
      </g>
    </>
  )
  const spot = `stack:${seat}:${part}`
  const below = useLandBelow(part, 'disc')
  // One's own forces are clicked to move them; those of others are just shown.
  if (own?.seat !== seat)
    return (
      <g {...below} transform={`translate(${x} ${y})`} data-house={faction} data-spot={spot}>
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
