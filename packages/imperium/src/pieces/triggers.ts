// What can happen that an ability cares about: what a rule tells about it, which abilities it concerns, and where
// their effects go.

import type { Seat } from '@sietch/kernel'
import type { Spaces, TriggerName, TriggerOf } from '../content/abilities.ts'
import type { Faction, Space } from '../content/types.ts'
import type { Condition, Item, Printed, Source } from '../effects/types.ts'
import type { ImperiumState } from '../state.ts'
import { spiesOn } from './spied.ts'

/** What the rule says that fires the trigger. */
export type Happenings = {
  readonly start: []
  readonly visit: [space: Space]
  readonly 'opponent-visit': [space: Space]
  readonly 'teammate-visit': [space: Space]
  readonly 'solari-paid': []
  readonly harvest: []
  readonly 'council-seat': []
  readonly 'influence-reached': [faction: Faction, before: number, now: number]
  readonly deployed: [before: number, now: number]
  readonly reveal: []
  readonly turn: []
  readonly 'agent-turn': []
  readonly 'round-start': []
  readonly trashed: []
  readonly 'intrigue-drawn': []
  readonly 'spice-gained': [before: number, now: number]
  readonly 'contract-completed': []
  readonly 'conflict-won': []
  readonly 'commander-recruited': []
  readonly 'sandworm-instead': []
  readonly endgame: []
}

/**
 * Where the effects go: they happen at once, they wait with the others of the player's turn, in any order, once it is
 * an Agent or a Reveal turn, or they do from its very beginning.
 */
type Goes = 'at-once' | 'turn' | 'whole-turn'

type TriggerKind<Name extends TriggerName> = {
  /** Is the player's ability about what happened? */
  concerns(s: ImperiumState, seat: Seat, ability: TriggerOf<Name>, what: Happenings[Name]): boolean
  readonly goes: Goes
}

const always = (): boolean => true

const reaches = (n: number, before: number, now: number): boolean => before < n && now >= n

export const TRIGGERS: { readonly [Name in TriggerName]: TriggerKind<Name> } = {
  start: { concerns: always, goes: 'at-once' },
  visit: { concerns: (s, seat, { at }, [space]) => isAmong(s, seat, space, at), goes: 'turn' },
  'opponent-visit': { concerns: (s, seat, { at }, [space]) => isAmong(s, seat, space, at), goes: 'at-once' },
  'teammate-visit': { concerns: (s, seat, { at }, [space]) => isAmong(s, seat, space, at), goes: 'at-once' },
  'solari-paid': { concerns: always, goes: 'turn' },
  harvest: { concerns: always, goes: 'turn' },
  'council-seat': { concerns: always, goes: 'turn' },
  // UPR-CLR-02: passing it counts, and coming back after a loss.
  'influence-reached': {
    concerns: (_, __, { with: wanted, n }, [faction, before, now]) =>
      (wanted === 'any' || faction === wanted) && reaches(n, before, now),
    goes: 'at-once',
  },
  deployed: { concerns: (_, __, { troops }, [before, now]) => reaches(troops, before, now), goes: 'at-once' },
  reveal: { concerns: always, goes: 'turn' },
  turn: { concerns: always, goes: 'whole-turn' },
  'agent-turn': { concerns: always, goes: 'turn' },
  'round-start': { concerns: always, goes: 'at-once' },
  trashed: { concerns: always, goes: 'at-once' },
  'intrigue-drawn': { concerns: always, goes: 'at-once' },
  // BLD-CLR-13: within one turn, no matter whose it is.
  'spice-gained': { concerns: (_, __, { n }, [before, now]) => reaches(n, before, now), goes: 'at-once' },
  'contract-completed': { concerns: always, goes: 'at-once' },
  'conflict-won': { concerns: always, goes: 'at-once' },
  'commander-recruited': { concerns: always, goes: 'turn' },
  'sandworm-instead': { concerns: always, goes: 'turn' },
  endgame: { concerns: always, goes: 'at-once' },
}

/** A trigger where it is printed, with its effects as they wait. All are of one shape: the rules read them all the time. */
export type Ready<Name extends TriggerName> = TriggerKind<Name> & {
  readonly on: Name
  readonly ability: TriggerOf<Name>
  readonly when: Condition | undefined
  readonly source: Source
  readonly effects: readonly Printed[]
  readonly items: readonly Item[]
  /** The player may leave all of it undone. */
  readonly may: boolean
}

/** Is the space one of those the player's ability is about? */
export function isAmong(s: ImperiumState, seat: Seat, space: Space, spaces: Spaces): boolean {
  if (typeof spaces === 'object')
    return 'icons' in spaces ? spaces.icons.includes(space.icon) : spaces.space === space.id
  switch (spaces) {
    case 'all':
      return true
    case 'commander':
      return s.sardaukar?.at.includes(space.id) ?? false
    case 'spied-makers':
      return space.maker === true && spiesOn(s, seat, space.id).length > 0
  }
}
