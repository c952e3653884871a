// The game of teams: who plays together, and for which Ally an option of a Commander is.

import type { Box, ImperiumState } from '@sietch/imperium'
import { isUnallied, membersOf, teamOf } from '@sietch/imperium/table'
import type { Option, Seat } from '@sietch/kernel'

export type Sides = {
  /** Everybody of a side, by side. */
  readonly members: readonly (readonly Seat[])[]
  /** By seat: all of the side, the Commander, and for an Ally the other one. */
  readonly of: readonly (readonly Seat[])[]
  readonly commander: readonly Seat[]
  readonly mate: readonly (Seat | undefined)[]
}

/** Only the game of teams has sides. */
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

/** The Ally whom a Commander activates by choosing the option; nobody where that is settled or does not matter. */
function allyOf(s: ImperiumState, seat: Seat, { verb, targets }: Option): Seat | undefined {
  if (verb === 'agent') {
    const arrow = targets.find(({ kind }) => kind === 'arrow')?.id
    if (arrow === 'left' || arrow === 'right') return teamOf(s, seat)?.allies[arrow]
  } else if (verb !== 'reveal' && verb !== 'intrigue' && verb !== 'activate') return undefined
  const named = targets.find(({ kind }) => kind === 'seat')?.id
  return typeof named === 'number' ? named : undefined
}

/** Options by the Ally they are for, by their places in the list; of everybody else they are for nobody. */
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
