// From the states of each released version to those of the next.

import { type JsonObject, type Migration, unchanged } from '@sietch/kernel'
import { DEFAULT_OPTIONS } from './setup-options.ts'

export const MIGRATIONS: readonly Migration[] = [
  // 2 does not ask a seat that has nothing to choose.
  unchanged,
  // 3 deals new matches with another generator; a state says which one it has.
  unchanged,
  // 4 offers optional decisions separately.
  unchanged,
  followingTheBook,
  settled,
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

/** The frames that have gained fields. */
type Frame4 = { readonly kind: string } & Partial<{
  readonly seat: number
  readonly part: string
  readonly left: readonly object[]
}>

/** 5 follows the rulebook more closely, and asks less. What began under 4 continues as it would have. */
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
      case 'auction':
        return { ...old, limits: [] }
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

type Old5 = {
  readonly players: readonly object[]
  readonly deals: readonly { readonly status: 'open' | 'kept' | 'broken'; readonly round: number }[]
  readonly stack: readonly Frame5[]
}

type Frame5 = { readonly kind: string; readonly limits?: readonly Limit5[] }

/** With a highest bid of 0 a seat passed until the card was sold. */
type Limit5 = { readonly seat: number; readonly most: number }

/** 6 separates debts from settled deals, has a single kind of negotiation, and lets the Guild say when it acts. */
function settled(state: JsonObject): JsonObject {
  const { players, deals, stack } = state as unknown as Old5
  const frame = ({ limits = [], ...old }: Frame5): object => {
    switch (old.kind) {
      case 'nexus':
        return { ...old, kind: 'negotiation', about: 'alliances' }
      case 'swap-factions':
        return { ...old, kind: 'negotiation', about: 'factions', broken: [] }
      case 'auction':
        return {
          ...old,
          out: limits.flatMap(({ seat, most }) => (most === 0 ? seat : [])),
          limits: limits.filter(({ most }) => most > 0),
        }
      default:
        return old
    }
  }
  return {
    ...state,
    players: players.map((player) => ({ ...player, acts: 'asked' })),
    deals: deals.flatMap(({ status, round: _, ...deal }) => (status === 'open' ? deal : [])),
    settled: deals.flatMap(({ status, ...deal }) =>
      status === 'open' ? [] : { ...deal, kept: status === 'kept' },
    ),
    stack: stack.map(frame),
  } as unknown as JsonObject
}
