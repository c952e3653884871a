// The team game: who plays together, and which Ally a Commander's option is for.

import type { Box, ImperiumState } from '@sietch/imperium'
import { isUnallied, membersOf, teamOf } from '@sietch/imperium/table'
import type { Option, Seat } from '@sietch/kernel'

export type Sides = {
  /** The members of each side. */
  readonly members: readonly (readonly Seat[])[]
  /** By seat: everyone on the side, the Commander, and for an Ally the other Ally. */
  readonly of: readonly (readonly Seat[])[]
  readonly commander: readonly Seat[]
  readonly mate: readonly (Seat | undefined)[]
}

/** Only the team game has sides. */
export function sidesOf({ teams }: Box): Sides | undefined {
  if (teams === undefined) return undefined
  const of: (readonly Seat[])[] = []
  const commanders: Seat[] = []
  const mate: (Seat | undefined)[] = []
  for (const team of teams) {
    const { commander, allies } = team
    for (const member of membersOf(team)) {
      of[member] = membersOf(team)
      commanders[member] = commander
    }
    mate[allies.left] = allies.right
    mate[allies.right] = allies.left
  }
  return { members: teams.map(membersOf), of, commander: commanders, mate }
}

/** The Ally whom a Commander activates by choosing the option; undefined if that is settled or does not matter. */
function allyOf(s: ImperiumState, seat: Seat, { verb, targets }: Option): Seat | undefined {
  if (verb === 'agent') {
    const arrow = targets.find(({ kind }) => kind === 'arrow')?.id
    if (arrow === 'left' || arrow === 'right') return teamOf(s, seat)?.allies[arrow]
  } else if (verb !== 'reveal' && verb !== 'intrigue' && verb !== 'activate') return undefined
  const named = targets.find(({ kind }) => kind === 'seat')?.id
  return typeof named === 'number' ? named : undefined
}

/** Option indexes by the Ally they are for; for everyone but a Commander there is no such Ally. */
export function byAlly(
  s: ImperiumState,
  seat: Seat,
  options: readonly Option[],
): ReadonlyMap<Seat | undefined, readonly number[]> | undefined {
  if (!isUnallied(s, seat)) return undefined
  const groups = new Map<Seat | undefined, number[]>()
  for (const [index, option] of options.entries()) {
    const ally = allyOf(s, seat, option)
    const group = groups.get(ally)
    if (group === undefined) groups.set(ally, [index])
    else group.push(index)
  }
  return groups
}
