// Forces that have just gone from one place to another, as told by the rules.

import type { ClassicView } from '@sietch/classic'
import { type FactionId, PARTS, type PartId, TERRITORIES, type TerritoryId } from '@sietch/classic/content'
import { isObject, type Json, type SeenEvent } from '@sietch/kernel'
import { aimAt, at, labelAt, middleOf, type Point } from './geometry.ts'

export type Flight = {
  readonly faction: FactionId
  readonly forces: number
  readonly from: Point
  readonly to: Point
}

const GOING = ['moved', 'shipped']

/** Where the players sit. */
export const SEAT_R = 1.125

export function flightsIn({ players }: ClassicView, events: readonly SeenEvent[]): readonly Flight[] {
  return events.flatMap(({ kind, data }) => {
    if (!GOING.includes(kind) || !isObject(data)) return []
    const player = players[Number(data.seat)]
    if (player === undefined) return []
    // Reserves come from their player, and go back there.
    const home = at({ bearing: middleOf(player.position), r: SEAT_R })
    return [
      {
        faction: player.faction,
        forces: Number(data.forces) + Number(data.elite ?? 0),
        from: pointOf(data.from) ?? home,
        to: pointOf(data.to) ?? home,
      },
    ]
  })
}

function pointOf(place: Json | undefined): Point | undefined {
  const part = PARTS.find((known): known is PartId => known === place)
  if (part !== undefined) return aimAt(part)
  const territory = TERRITORIES.find((known): known is TerritoryId => known === place)
  return territory && labelAt(territory)
}
