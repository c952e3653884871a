// The other side of a battle: its forces, its leaders, the cards it may hold, as far as someone at the table can tell.

import type { ClassicState } from '@sietch/classic'
import { type LeaderId, strengthOf, type TreacheryId, treacheryKind } from '@sietch/classic/content'
import { player } from '@sietch/classic/table'
import type { Seat } from '@sietch/kernel'
import { armsOf } from './cards.ts'
import { bestLeader, dialOf, groupIn } from './strength.ts'

type Frame = ClassicState['stack'][number]
export type BattleFrame = Extract<Frame, { kind: 'battle' }>
export type Plan = BattleFrame['plans'][number]
export type Leader = LeaderId | 'cheap-hero' | 'none'
export type Card = TreacheryId | 'none'

export const battleOf = (s: ClassicState): BattleFrame | undefined =>
  s.stack.find((frame) => frame.kind === 'battle')

/** A possibility and how likely it is. */
type Maybe<T> = { readonly is: T; readonly odds: number }

/** The other side of a battle, as a guess. */
export type Foe = {
  readonly dials: readonly Maybe<number>[]
  readonly leader: number
  readonly weapons: readonly Maybe<Weapon>[]
  readonly defenses: readonly Maybe<Defense>[]
  /** Its leader is our traitor. */
  readonly isBetrayed: boolean
}
export type Weapon = 'projectile-weapon' | 'poison-weapon' | 'lasgun' | 'none'
export type Defense = 'shield' | 'snooper' | 'none'

export const weaponOf = (card: Card): Weapon => {
  const kind = card === 'none' ? 'none' : treacheryKind(card)
  return kind === 'projectile-weapon' || kind === 'poison-weapon' || kind === 'lasgun' ? kind : 'none'
}
export const defenseOf = (card: Card): Defense => {
  const kind = card === 'none' ? 'none' : treacheryKind(card)
  return kind === 'shield' || kind === 'snooper' ? kind : 'none'
}

/** The higher the stakes, the higher the dial. */
const SHARES: readonly Maybe<number>[] = [
  { is: 0.2, odds: 0.12 },
  { is: 0.5, odds: 0.28 },
  { is: 0.75, odds: 0.3 },
  { is: 1, odds: 0.3 },
]

/** One of several kinds is played, each as likely as it is held. */
function shared<T>(kinds: readonly Maybe<T>[], none: T): Maybe<T>[] {
  let nothing = 1
  let sum = 0
  for (const { odds } of kinds) {
    nothing *= 1 - odds
    sum += odds
  }
  if (sum === 0) return [{ is: none, odds: 1 }]
  const some = kinds.filter(({ odds }) => odds > 0)
  return [
    ...some.map(({ is, odds }) => ({ is, odds: ((1 - nothing) * odds) / sum })),
    { is: none, odds: nothing },
  ]
}

const certain = <T>(is: T): Maybe<T>[] => [{ is, odds: 1 }]

/** What is known about the other side: its forces, its leaders, the cards it may hold, and what it has answered. */
export function foeOf(s: ClassicState, frame: BattleFrame, seat: Seat): Foe {
  const side = frame.seats[0] === seat ? 1 : 0
  const foe = frame.seats[side]
  const arms = armsOf(s, foe, seat)
  const known: Plan = frame.seenBy.includes(seat) ? frame.plans[side] : frame.locks[side]
  const { forces, elite } = groupIn(player(s, foe), frame.territory)
  const most = dialOf(s, foe, forces, elite)
  const { dial, leader, weapon, defense } = known
  const isBanned = (kind: string) =>
    frame.voice?.side === side && !frame.voice.play && frame.voice.object === kind
  const armed = <T extends Exclude<Weapon | Defense, 'none'>>(kinds: readonly T[]): Maybe<T>[] =>
    kinds.flatMap((is) => (isBanned(is) ? [] : [{ is, odds: 0.85 * arms[is] }]))
  return {
    dials: dial !== undefined ? certain(dial) : SHARES.map(({ is, odds }) => ({ is: is * most, odds })),
    leader: leader === undefined ? bestLeader(s, foe, frame.territory) : strengthFrom(leader),
    weapons:
      weapon !== undefined
        ? certain(weaponOf(weapon))
        : shared<Weapon>(armed(['projectile-weapon', 'poison-weapon', 'lasgun']), 'none'),
    defenses:
      defense !== undefined
        ? certain(defenseOf(defense))
        : shared<Defense>(armed(['shield', 'snooper']), 'none'),
    isBetrayed: leader !== undefined && player(s, seat).traitors.some((one) => one === leader),
  }
}

export const strengthFrom = (leader: Leader): number =>
  leader === 'none' || leader === 'cheap-hero' ? 0 : strengthOf(leader)
