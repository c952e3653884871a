// Choices around a battle plan: the Voice, Prescience, traitors, losses, cards kept, captives.

import type { ClassicState } from '@sietch/classic'
import { factionOf, strengthOf, type TreacheryId } from '@sietch/classic/content'
import { areAllied, availableLeaders, player, seatOf } from '@sietch/classic/table'
import { type Option, type Seat, targetId, targetNumber } from '@sietch/kernel'
import { armsOf, cardWorth } from './cards.ts'
import { type BattleFrame, battleOf } from './foe.ts'
import { groupIn, strengthIn, winning } from './strength.ts'
import { WEIGHTS } from './weights.ts'

/** The seats a power is used for and against, in one's own battle or an ally's. */
function sidesFor(s: ClassicState, frame: BattleFrame, seat: Seat): { friend: Seat; foe: Seat } {
  const [one, two] = frame.seats
  const isFirst = one === seat || (two !== seat && areAllied(s, seat, one))
  return isFirst ? { friend: one, foe: two } : { friend: two, foe: one }
}

/** Forbid the defense that would stop our weapon, or the weapon that we cannot stop. */
export function glanceAtVoice(s: ClassicState, seat: Seat, options: readonly Option[]): number[] {
  const frame = battleOf(s)
  if (frame === undefined) return options.map(() => 0)
  const { friend, foe } = sidesFor(s, frame, seat)
  const [own, theirs] = [armsOf(s, friend, seat), armsOf(s, foe, seat)]
  const forbid: { readonly [kind: string]: number } = {
    'projectile-weapon': theirs['projectile-weapon'] * (1 - 0.8 * own.shield),
    'poison-weapon': theirs['poison-weapon'] * (1 - 0.8 * own.snooper),
    lasgun: theirs.lasgun,
    shield: theirs.shield * own['projectile-weapon'] * 0.9,
    snooper: theirs.snooper * own['poison-weapon'] * 0.9,
    'cheap-hero': 0.05 * theirs['cheap-hero'],
  }
  return options.map(({ verb, targets: [object] }) => {
    if (object === undefined) return 0
    if (verb === 'do-not-play') return forbid[object.id] ?? -0.1
    // An opponent who must play a worthless card and has one plays no weapon.
    return object.id === 'worthless' ? 0.4 * theirs.worthless : -0.1
  })
}

/** What is worth knowing depends on what we can do about it. */
export function glanceAtPrescience(s: ClassicState, seat: Seat, options: readonly Option[]): number[] {
  const frame = battleOf(s)
  if (frame === undefined) return options.map(() => 0)
  const { friend, foe } = sidesFor(s, frame, seat)
  const [own, theirs] = [armsOf(s, friend, seat), armsOf(s, foe, seat)]
  const bought = player(s, friend).traitors.filter((leader) =>
    availableLeaders(s, foe, frame.territory).includes(leader),
  ).length
  const armed = Math.max(theirs['projectile-weapon'], theirs['poison-weapon'])
  const worth: { readonly [part: string]: number } = {
    weapon: armed * (own.shield + own.snooper),
    defense: 0.4 * (own['projectile-weapon'] + own['poison-weapon']),
    dial: 0.6,
    leader: 0.15 + 0.3 * bought,
  }
  return options.map(({ targets: [part] }) => (part === undefined ? 0 : (worth[part.id] ?? 0)))
}

/** A traitor is always called. */
export const glanceAtTraitors = (_: ClassicState, __: Seat, options: readonly Option[]): number[] =>
  options.map(({ verb }) => (verb === 'call' ? 1 : 0))

/** Starred forces are worth two. */
export const glanceAtLosses = (_: ClassicState, __: Seat, options: readonly Option[]): number[] =>
  options.map((option) => {
    const [first, second] = option.targets
    if (second?.kind === 'number') return -(targetNumber(option) + 2 * targetNumber(option, 1))
    return first === undefined ? 0 : 0.01 * targetNumber(option)
  })

/** Valuable cards are kept. */
export const glanceAtCards = (s: ClassicState, seat: Seat, options: readonly Option[]): number[] =>
  options.map((option) => {
    if (option.verb === 'discard') return -cardWorth(s, seat, targetId(option) as TreacheryId)
    return option.verb === 'discard-both' ? -2 * WEIGHTS.trouble : 0
  })

/** A captive that can fight is worth its strength once; a dead one is worth spice, and is gone. */
export function glanceAtCaptive(s: ClassicState, seat: Seat, options: readonly Option[]): number[] {
  const captive = battleOf(s)?.captive ?? null
  const strength = captive === null ? 0 : strengthOf(captive)
  const owner = captive === null ? -1 : seatOf(s, factionOf(captive))
  const isFriend = owner >= 0 && areAllied(s, seat, owner)
  const ready = player(s, seat).leaders.filter(({ place }) => place === 'ready').length
  return options.map(({ verb }) => {
    if (verb === 'decline' || isFriend) return verb === 'decline' ? 0 : -0.1
    if (verb === 'kill') return 0.12 + 0.01 * strength
    // FAC-HAR-52: without a leader of our own no captive stays.
    return ready === 0 ? 0 : 0.02 * strength + (ready < 3 ? 0.2 : 0)
  })
}

/** The safest battle first: winning keeps leaders and cards for the next. */
export const glanceAtBattles = (s: ClassicState, seat: Seat, options: readonly Option[]): number[] =>
  options.map((option) => {
    const place = option.targets[0]
    const foe = targetNumber(option, 1)
    const territory = player(s, seat).stacks.find(
      (stack) => stack.territory === place?.id || stack.part === place?.id,
    )?.territory
    if (territory === undefined) return 0
    const [own, other] = [groupIn(player(s, seat), territory), groupIn(player(s, foe), territory)]
    return winning(
      strengthIn(s, seat, territory, own.forces, own.elite) -
        strengthIn(s, foe, territory, other.forces, other.elite),
    )
  })
