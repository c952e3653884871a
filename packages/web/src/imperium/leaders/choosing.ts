// The state of the choice of Leaders: who chooses when, what each may choose from, and what is taken.

import type { Content, ImperiumView } from '@sietch/imperium'
import type { Seat } from '@sietch/kernel'
import type { Seating, Snapshot } from '../../table/table.ts'

export type Offered = {
  readonly id: string
  /** The key of the option with which the viewer chooses it. */
  readonly key?: string
  /** Whose it already is. */
  readonly by?: Seat
}

export const isChoosing = ({ decisions }: Pick<Snapshot, 'decisions'>): boolean =>
  decisions.some(({ kind }) => kind === 'leader')

/** Clockwise from the First Player (IMP-LDR-01). */
export const choosingOrder = ({ players, firstPlayer }: ImperiumView): readonly Seat[] =>
  players.map((_, index) => (firstPlayer + index) % players.length)

/** What is on the table; if Leaders are dealt, no one sees the others' options. */
export function offeredLeaders(
  { asked, view }: Snapshot,
  { setup }: Seating,
  { box }: Content,
): readonly Offered[] {
  const { players } = view as ImperiumView
  const taken = players.flatMap(({ leader }, by) => (leader === null ? [] : [{ id: leader, by }]))
  const own = (asked?.options ?? []).flatMap(({ key, targets: [target] }) =>
    target?.kind === 'leader' ? [{ id: String(target.id), key }] : [],
  )
  const open = isDealt(setup)
    ? []
    : box.leaders.flatMap(({ id, backOf }) => (backOf === undefined ? [{ id }] : []))
  const isFixed = (id: string): boolean => box.teams?.some(({ leader }) => leader === id) === true
  const offered = new Map<string, Offered>()
  for (const leader of [...open, ...own, ...taken]) offered.set(leader.id, leader)
  return [...offered.values()].filter(({ id }) => !isFixed(id))
}

const isDealt = (setup: Seating['setup']): boolean =>
  typeof setup === 'object' &&
  setup !== null &&
  'leaders' in setup &&
  typeof setup.leaders === 'object' &&
  setup.leaders !== null &&
  'deal' in setup.leaders
