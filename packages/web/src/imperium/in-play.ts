// What of its box can come into a match: Leaders that nobody has chosen stay there, and Objectives for other numbers of
// players.

import { contentOf, type ImperiumView } from '@sietch/imperium'
import type { Subject } from '../ui/pointer.ts'

export function isInPlay(seen: unknown, { kind, id }: Subject): boolean {
  const { box: key, players } = seen as ImperiumView
  const { box, leader } = contentOf(key)
  if (kind === 'objective')
    return box.objectives.some((one) => one.id === id && one.players.includes(players.length))
  const chosen = players.flatMap((player) => player.leader ?? [])
  if (kind !== 'leader' || chosen.length < players.length) return true
  const sides = (one: string) => [one, leader(one).backOf]
  return chosen.some((one) => sides(one).includes(id) || sides(id).includes(one))
}
