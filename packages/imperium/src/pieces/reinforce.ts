// Reinforce (SIX-ICO-01, D-91): troops split among the Allies of a team, who may send them straight to the Conflict.

import {
  number,
  option,
  popFrame,
  pushFrame,
  type Seat,
  seatTarget,
  type Tell,
  targetNumber,
} from '@sietch/kernel'
import { type ImperiumState, type Kind, player } from '../state.ts'
import { alliesInOrder, turnWith } from './teams.ts'
import { recruit } from './troops.ts'

export const canReinforce = (s: ImperiumState, seat: Seat): boolean =>
  alliesInOrder(s, seat).some((ally) => player(s, ally).supply > 0)

type Split = {
  readonly first: Seat
  readonly second: Seat
  readonly n: number
  readonly shares: readonly number[]
}

/** How many the first of the two may get, capped by what each has in supply. */
function splitOf(s: ImperiumState, seat: Seat, wanted: number): Split | undefined {
  const [first, second] = alliesInOrder(s, seat)
  if (first === undefined || second === undefined) return undefined
  const [own, other] = [player(s, first).supply, player(s, second).supply]
  const n = Math.min(wanted, own + other)
  const least = Math.max(0, n - other)
  const most = Math.min(n, own)
  return { first, second, n, shares: Array.from({ length: most - least + 1 }, (_, i) => most - i) }
}

export function askToReinforce(s: ImperiumState, seat: Seat, n: number, tell: Tell): void {
  const split = splitOf(s, seat, n)
  const [only, ...others] = split?.shares ?? []
  if (only === undefined || split === undefined || split.n === 0) return
  if (others.length > 0) pushFrame(s, { kind: 'reinforce', seat, n })
  else give(s, split, only, tell)
}

/** `reinforce 2 > 1`: one for the Ally on seat 2, the rest for the other. */
export const reinforce: Kind<'reinforce'> = {
  step: () => false,
  decisions: (_, { seat }) => [{ seat, kind: 'reinforce' }],
  options(s, { seat, n }) {
    const split = splitOf(s, seat, n)
    return (split?.shares ?? []).map((share) =>
      option('reinforce', seatTarget(split?.first ?? seat), number(share)),
    )
  },
  chosen(s, frame, _, chosen, tell) {
    popFrame(s, frame)
    const split = splitOf(s, frame.seat, frame.n)
    if (split !== undefined) give(s, split, targetNumber(chosen, 1), tell)
  },
}

/** Each owner decides on deployment; no one else may be deployed through it. */
function give(s: ImperiumState, { first, second, n }: Split, share: number, tell: Tell): void {
  const shares = [
    [first, share],
    [second, n - share],
  ] as const
  // The last on the stack is asked first.
  for (const [ally, troops] of [...shares].reverse()) {
    const recruited = recruit(s, ally, troops, tell)
    if (recruited > 0 && !turnWith(s, ally)?.noDeployment)
      pushFrame(s, { kind: 'deploy', seat: ally, upTo: recruited, cubes: true, ofTurn: true })
  }
}
