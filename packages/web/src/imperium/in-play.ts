// What in a box can come up in a match: not Leaders no one has chosen, Objectives for other player counts, or House
// Hagal and the Rivals of other games.

import { contentOf, type HagalCard, type ImperiumView, type RivalsView } from '@sietch/imperium'
import type { Subject } from '../ui/pointer.ts'

export function isInPlay(seen: unknown, { kind, id }: Subject): boolean {
  const { box: key, players, rivals } = seen as ImperiumView
  const { box, leader, hagal } = contentOf(key)
  if (kind === 'objective')
    return box.objectives.some((one) => one.id === id && one.players.includes(players.length))
  if (kind === 'rival') return rivals?.who.includes(id) === true
  if (kind === 'hagal') return rivals !== undefined && isUsed(hagal(id), rivals)
  const chosen = players.flatMap((player) => player.leader ?? [])
  if (kind !== 'leader' || chosen.length < (rivals?.people ?? players.length)) return true
  const sides = (one: string) => [one, leader(one).backOf]
  return chosen.some((one) => sides(one).includes(id) || sides(id).includes(one))
}

/** Some House Hagal cards are for one number of people only. */
const isUsed = ({ only }: HagalCard, { people }: RivalsView): boolean =>
  only === undefined || (only === 'solo') === (people === 1)
