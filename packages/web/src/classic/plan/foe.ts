// What the viewer knows about the other side of a battle: from what is public, what was seen, and what binds it.

import {
  type BattleView,
  type ClassicView,
  dialsOf,
  type Plan,
  type PlanLeader,
  type PlanSheet,
  type Side,
} from '@sietch/classic'
import {
  fitsSlot,
  type LeaderId,
  TREACHERY,
  type TreacheryId,
  type TreacheryKind,
  treacheryKind,
} from '@sietch/classic/content'
import type { Seat } from '@sietch/kernel'
import { unseenTreachery } from '../panels/unseen.ts'
import { seenIn, sizeOf } from '../useClassic.ts'

export type SlotKind = TreacheryKind | 'none'

export type Foe = {
  readonly seat: Seat
  readonly forces: number
  readonly elite: number
  /** In ascending order; with as much spice as it takes. */
  readonly dials: readonly number[]
  /** The most that can be dialed without spice; undefined if spice is not used. */
  readonly unpaid: number | null
  /** Who can lead, strongest last; a Cheap Hero if the side may hold one. */
  readonly leaders: readonly PlanLeader[]
  /** Those of them that are the viewer's traitors. */
  readonly traitors: readonly LeaderId[]
  /** Cards that the viewer has seen there, and how many more there are; undefined if that is hidden. */
  readonly known: readonly TreacheryId[]
  readonly unknown: number | null
  /** What kinds of cards may be played in each slot, none among them. */
  readonly weapons: readonly SlotKind[]
  readonly defenses: readonly SlotKind[]
  /** Parts of the plan that the viewer knows for certain. */
  readonly shown: Partial<Plan>
}

export function foeOf(view: ClassicView, battle: BattleView, sheet: PlanSheet, viewer: Seat): Foe {
  const side: Side = battle.seats[0] === viewer ? 1 : 0
  const seat = battle.seats[side]
  const player = view.players[seat]
  const own = view.players[viewer]
  const shown: Partial<Plan> = { ...battle.locks[side], ...battle.plans[side] }
  const known = view.known.filter(({ holder }) => holder === seat).map(({ card }) => card)
  const size = player?.hand == null ? null : sizeOf(player.hand)
  const unknown = size === null ? null : Math.max(0, size - known.length)
  const hidden = unknown === 0 ? [] : unseenTreachery(view, viewer)
  const may = [...known, ...(hidden as readonly TreacheryId[])]
  const { foe } = sheet
  const promises = battle.promises[side]
  const all = foe.paysForStrength
    ? halves(foe.forces + foe.eliteWorth * foe.elite)
    : dialsOf({ ...foe, spice: 0 })
  const dials = all.filter((dial) =>
    promises.every((promise) => promise.part !== 'dial' || dial >= promise.least === promise.yes),
  )
  const slot = (name: 'weapon' | 'defense'): readonly SlotKind[] => {
    const lock = shown[name]
    if (lock !== undefined) return [lock === 'none' ? 'none' : treacheryKind(lock)]
    if (battle.leaderless[side]) return ['none']
    const kinds = new Set(may.filter((card) => fitsSlot(card, name)).map(treacheryKind))
    const { voice } = battle
    if (voice?.side === side && !voice.play) kinds.delete(voice.object)
    const open: SlotKind[] = ['none', ...kinds]
    return open.filter((kind) =>
      promises.every((promise) => promise.part !== name || (kind === promise.card) === promise.yes),
    )
  }
  const leaders = shown.leader === undefined ? leadersOf() : [shown.leader]
  return {
    seat,
    forces: foe.forces,
    elite: foe.elite,
    dials: shown.dial === undefined ? dials : [shown.dial],
    unpaid: foe.paysForStrength ? (foe.forces + foe.eliteWorth * foe.elite) / 2 : null,
    leaders,
    traitors: seenIn(own?.traitors ?? null).filter((leader) => leaders.includes(leader)),
    known,
    unknown,
    weapons: slot('weapon'),
    defenses: slot('defense'),
    shown,
  }

  function leadersOf(): readonly PlanLeader[] {
    if (battle.leaderless[side]) return ['none']
    const ready = (player?.leaders ?? []).filter(
      ({ place, fought }) => place === 'ready' && (fought === null || fought === battle.territory),
    )
    const uncertain = (player?.leaders ?? []).filter(({ place }) => place === 'unknown')
    const found: PlanLeader[] = [...ready, ...uncertain].map(({ id }) => id)
    if (may.includes('cheap-hero')) found.push('cheap-hero')
    const bound = found.filter((leader) =>
      promises.every((promise) => promise.part !== 'leader' || (leader === promise.id) === promise.yes),
    )
    return bound.length > 0 ? bound : ['none']
  }
}

const halves = (most: number): readonly number[] =>
  Array.from({ length: Math.floor(most * 2) + 1 }, (_, index) => index / 2)

/** A card that represents its kind. */
export const cardOf = (kind: SlotKind): TreacheryId | 'none' =>
  kind === 'none' ? 'none' : (TREACHERY.find((card) => treacheryKind(card) === kind) ?? 'none')
