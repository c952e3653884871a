// Who will hold which stronghold at the Mentat Pause, and what that means: the heart of the judgment.

import type { ClassicState } from '@sietch/classic'
import { inStorm, LAST_ROUND, PARTS_OF, STRONGHOLDS, type StrongholdId } from '@sietch/classic/content'
import { alliesOf, areAllied, needed, player, seatOf } from '@sietch/classic/table'
import { type Seat, seats } from '@sietch/kernel'
import { groupIn, strengthIn, winning } from './strength.ts'
import { WEIGHTS } from './weights.ts'

/** For each stronghold, every seat's chance to hold it when the round ends. */
export type Holdings = readonly (readonly number[])[]

export const holdingsOf = (s: ClassicState): number[][] =>
  STRONGHOLDS.map((stronghold) => holdersOf(s, stronghold))

/** As if a seat had this many forces there; if omitted, as it is. */
export function holdersOf(
  s: ClassicState,
  stronghold: StrongholdId,
  changed?: { readonly seat: Seat; readonly forces: number; readonly elite: number },
): number[] {
  const chances = s.players.map(() => 0)
  const present: { readonly seat: Seat; readonly strength: number; readonly forces: number }[] = []
  for (let seat = 0; seat < s.players.length; seat++) {
    const { forces, elite } = changed?.seat === seat ? changed : groupIn(player(s, seat), stronghold)
    if (forces + elite === 0) continue
    present.push({
      seat,
      strength: strengthIn(s, seat, stronghold, forces, elite),
      forces: forces + 2 * elite,
    })
  }
  const [first] = present
  if (first === undefined) return chances
  const foes = present.filter(({ seat }) => seat !== first.seat && !areAllied(s, seat, first.seat))
  if (foes.length === 0) {
    const forces = present.reduce((sum, one) => sum + one.forces, 0)
    for (const { seat } of present) chances[seat] = peace(s, seat, forces)
    return chances
  }
  const [part] = PARTS_OF[stronghold]
  // Under the storm no one fights, and a contested stronghold counts for no one.
  if (part !== undefined && inStorm(part, s.storm)) return chances
  for (const { seat, strength } of present) {
    let chance = 1
    for (const foe of present) {
      if (foe.seat !== seat && !areAllied(s, foe.seat, seat)) chance *= winning(strength - foe.strength)
    }
    chances[seat] = chance
  }
  return chances
}

/** A stronghold that no one contests yet: others may still come. */
function peace(s: ClassicState, seat: Seat, forces: number): number {
  const danger = stillToCome(s, seat)
  return 1 - (danger * WEIGHTS.siege) / (forces + WEIGHTS.siege)
}

/** The fraction of opponents who may still ship and move before the Mentat Pause. */
function stillToCome(s: ClassicState, seat: Seat): number {
  if (s.phase === 'battle' || s.phase === 'collection' || s.phase === 'mentat-pause') return 0
  if (s.phase !== 'shipment') return 1
  const turns = s.stack.find((frame) => frame.kind === 'shipment')
  const acting = s.stack.find((frame) => frame.kind === 'player-turn')
  const isFoe = (other: Seat) => other !== seat && !areAllied(s, other, seat)
  const foes = seats(s.players.length).filter(isFoe).length
  const left = (turns?.left ?? []).filter(isFoe).length
  const now = acting !== undefined && isFoe(acting.seat) ? 0.5 : 0
  return foes === 0 ? 0 : (left + now) / foes
}

/** Alliances and lone players. */
export function sidesOf(s: ClassicState): readonly (readonly Seat[])[] {
  const alone = seats(s.players.length).filter((seat) => alliesOf(s, seat).length === 0)
  return [...s.alliances, ...alone.map((seat) => [seat])]
}

/** The chance that a side holds as many strongholds as it needs. */
export function victoryOf(s: ClassicState, side: readonly Seat[], holdings: Holdings): number {
  const need = needed(s, side.length)
  // How likely it is to hold none, one, two … of those looked at so far.
  const counts = [1, 0, 0, 0, 0, 0]
  for (const chances of holdings) {
    let chance = 0
    for (const seat of side) chance += chances[seat] ?? 0
    chance = Math.min(1, chance)
    for (let n = 5; n >= 0; n--) {
      counts[n] = (counts[n] ?? 0) * (1 - chance) + (n > 0 ? (counts[n - 1] ?? 0) * chance : 0)
    }
  }
  let sum = 0
  for (let n = need; n <= 5; n++) sum += counts[n] ?? 0
  return sum
}

/** What a seat's own strongholds are worth; the closer the end, the more the strongholds themselves matter. */
const late = (s: ClassicState): number => 1 + Math.max(0, s.round - 5) / 5

/** How well a seat stands in strongholds: its own, its allies', those of others, and who wins with them. */
export function standing(s: ClassicState, seat: Seat, holdings: Holdings): number {
  let sum = 0
  for (const chances of holdings) {
    for (let other = 0; other < chances.length; other++) {
      const chance = chances[other] ?? 0
      if (other === seat) sum += chance * late(s)
      else if (areAllied(s, other, seat)) sum += WEIGHTS.allied * chance
      else sum -= WEIGHTS.opposed * chance
    }
  }
  let nobody = 1
  for (const side of sidesOf(s)) {
    const chance = victoryOf(s, side, holdings)
    nobody -= chance
    const isGood = side.includes(seat) || isForetoldFor(s, seat, side)
    sum += (isGood ? 1 : -1) * WEIGHTS.victory * chance
  }
  return sum + lastWord(s, seat) * Math.max(0, nobody)
}

const isForetold = (s: ClassicState, side: readonly Seat[]): boolean =>
  s.prediction?.round === s.round && side.some((seat) => player(s, seat).faction === s.prediction?.faction)

/** The prophet wins through a predicted victory. */
export const isForetoldFor = (s: ClassicState, seat: Seat, side: readonly Seat[]): boolean =>
  player(s, seat).faction === 'bene-gesserit' && isForetold(s, side)

/** What it means to a seat if no one wins this round: in the last round someone wins by default. */
function lastWord(s: ClassicState, seat: Seat): number {
  if (s.round < LAST_ROUND) return 0
  const heir = seatOf(s, 'guild') >= 0 ? seatOf(s, 'guild') : seatOf(s, 'fremen')
  if (heir < 0) return 0
  return heir === seat || areAllied(s, heir, seat) ? WEIGHTS.victory : -WEIGHTS.victory
}
