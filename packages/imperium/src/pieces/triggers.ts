// What can happen that an ability cares about: what a rule tells about it, which abilities it concerns, and where
// their effects go.

import type { Seat } from '@sietch/kernel'
import type { Spaces, TriggerName, TriggerOf } from '../content/abilities.ts'
import type { Faction, Space } from '../content/types.ts'
import type { Slot, Source } from '../effects/types.ts'
import type { ImperiumState } from '../state.ts'
import { spiesOn } from './spied.ts'

/** What the rule says that fires the trigger. */
export type Happenings = {
  readonly start: []
  readonly visit: [space: Space]
  readonly 'opponent-visit': [space: Space]
  readonly 'solari-paid': []
  readonly harvest: []
  readonly 'council-seat': []
  readonly 'influence-reached': [faction: Faction, before: number, now: number]
  readonly deployed: [before: number, now: number]
  readonly reveal: []
}

type TriggerKind<Name extends TriggerName> = {
  /** Is the player's ability about what happened? */
  readonly concerns: (
    s: ImperiumState,
    seat: Seat,
    ability: TriggerOf<Name>,
    ...what: Happenings[Name]
  ) => boolean
  /** `turn`: the effects wait with the others of the player's turn, in any order. */
  readonly goes: 'at-once' | 'turn'
}

const always = (): boolean => true

const reaches = (n: number, before: number, now: number): boolean => before < n && now >= n

export const TRIGGERS: { readonly [Name in TriggerName]: TriggerKind<Name> } = {
  start: { concerns: always, goes: 'at-once' },
  visit: { concerns: (s, seat, { at }, space) => isAmong(s, seat, space, at), goes: 'turn' },
  'opponent-visit': { concerns: (s, seat, { at }, space) => isAmong(s, seat, space, at), goes: 'at-once' },
  'solari-paid': { concerns: always, goes: 'turn' },
  harvest: { concerns: always, goes: 'turn' },
  'council-seat': { concerns: always, goes: 'turn' },
  // UPR-CLR-02: passing it counts, and coming back after a loss.
  'influence-reached': {
    concerns: (_, __, { with: wanted, n }, faction, before, now) =>
      faction === wanted && reaches(n, before, now),
    goes: 'at-once',
  },
  deployed: { concerns: (_, __, { troops }, before, now) => reaches(troops, before, now), goes: 'at-once' },
  reveal: { concerns: always, goes: 'turn' },
}

/** An ability, and where it is printed. */
export type Printed<A> = A & { readonly source: Source; readonly slot: Slot }

export type Triggered = { readonly [Name in TriggerName]: Printed<TriggerOf<Name>>[] }

/** An empty list for each trigger. */
export const noTriggers = (): Triggered => ({
  start: [],
  visit: [],
  'opponent-visit': [],
  'solari-paid': [],
  harvest: [],
  'council-seat': [],
  'influence-reached': [],
  deployed: [],
  reveal: [],
})

/** Is the space one of those the player's ability is about? */
export const isAmong = (s: ImperiumState, seat: Seat, space: Space, spaces: Spaces): boolean =>
  spaces === 'spied-makers'
    ? space.maker === true && spiesOn(s, seat, space.id).length > 0
    : spaces.icons.includes(space.icon)
