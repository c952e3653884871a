// From the states of each released version to those of the next.

import { type JsonObject, type Migration, unchanged } from '@sietch/kernel'
import { DEFAULT_OPTIONS } from './setup-options.ts'

export const MIGRATIONS: readonly Migration[] = [
  // 2 asks no seat what leaves it nothing to choose.
  unchanged,
  // 3 deals new matches with another generator; a state says which one it has.
  unchanged,
  // 4 offers apart what may be decided and need not.
  unchanged,
  followingTheBook,
]

type Forces = { readonly forces: number; readonly elite: number }

type Old4 = {
  readonly options: object
  readonly round: number
  readonly players: readonly Player4[]
  readonly deals: readonly object[]
  readonly stack: readonly Frame4[]
}

type Player4 = {
  readonly hasOffered: boolean
  readonly stacks: readonly (Forces & { readonly part: string })[]
}

/** The frames that know more now. */
type Frame4 = { readonly kind: string } & Partial<{
  readonly seat: number
  readonly part: string
  readonly left: readonly object[]
}>

/** 5 follows the book more closely, and asks less. What began under 4 goes on as it would have. */
function followingTheBook(state: JsonObject): JsonObject {
  const { options, round, players, deals, stack } = state as unknown as Old4
  const standing = ({ seat = 0, part }: Frame4): Forces => {
    const found = players[seat]?.stacks.find((one) => one.part === part)
    return { forces: found?.forces ?? 0, elite: found?.elite ?? 0 }
  }
  const frame = (old: Frame4): object => {
    switch (old.kind) {
      case 'halve':
        return { ...old, among: standing(old) }
      case 'revival':
        return { ...old, left: (old.left ?? []).map((one) => ({ ...one, revived: false })) }
      case 'offer':
        return { ...old, pledge: null, asks: 0 }
      default:
        return old
    }
  }
  return {
    ...state,
    options: { ...DEFAULT_OPTIONS, ...options },
    players: players.map(({ hasOffered: _, ...player }) => ({ ...player, collects: 'all', refusals: 0 })),
    deals: deals.map((deal) => ({ ...deal, round, status: 'open' })),
    stack: stack.map(frame),
  } as unknown as JsonObject
}
