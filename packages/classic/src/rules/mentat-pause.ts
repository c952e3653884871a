// Phase 9: bribes are collected, and someone may have won (DUN-MEN, DUN-END, DUN-ALV).

import { popFrame, pushFrame, type Seat, seats, type Tell } from '@sietch/kernel'
import { bare } from '../choices.ts'
import { LAST_ROUND } from '../content/factions.ts'
import { STRONGHOLDS, type StrongholdId } from '../content/types.ts'
import { takeBribes } from '../deals.ts'
import { tellOpen, tellRevealed } from '../events.ts'
import { hooks, seatWith } from '../factions/index.ts'
import { fightersIn, fightersOf } from '../forces.ts'
import { ALLIANCE_VARIANTS } from '../setup-options.ts'
import {
  alliesOf,
  areAllied,
  type ClassicState,
  type Kind,
  player,
  stormOrder,
  type Victory,
} from '../state.ts'

const ALONE = 3
const TWO_PLAYERS = 4

export function mentatPause(s: ClassicState, tell: Tell): void {
  takeBribes(s, tell)
  const winners = byStrongholds(s)
  if (winners !== undefined) end(s, winners, 'strongholds', true, tell)
  else if (s.round === LAST_ROUND) lastRound(s, tell)
  else pushFrame(s, { kind: 'reflection', waiting: seats(s.players.length) })
}

const READY = bare('ready')

/** DUN-MEN-6, D-MEN-4: time for deals; the next round begins when everyone is done. */
export const reflection: Kind<'reflection'> = {
  step(s, frame) {
    if (frame.waiting.length > 0) return false
    popFrame(s, frame)
    return true
  },
  decisions: (_, { waiting }) =>
    waiting.map((seat) => ({
      seat,
      kind: 'reflection',
      ask: true,
      veiled: true,
      decline: { now: READY.key },
    })),
  options: () => [READY],
  chosen(_, { waiting }, { seat }) {
    waiting.splice(waiting.indexOf(seat), 1)
  },
}

/** DUN-OBJ-1, AMB-9: own forces, and no fighting force of a non-ally. */
export function controls(s: ClassicState, seat: Seat, stronghold: StrongholdId): boolean {
  if (fightersIn(player(s, seat), stronghold) === 0) return false
  if (s.options.contestedStrongholdCounts) return true
  return fightersOf(s, stronghold).every((other) => other === seat || areAllied(s, seat, other))
}

/** Strongholds that these players control together. */
export const held = (s: ClassicState, members: readonly Seat[]): number =>
  STRONGHOLDS.filter((stronghold) => members.some((seat) => controls(s, seat, stronghold))).length

/** How many strongholds a player with this many allies needs (DUN-OBJ-2, DUN-SET-6, DUN-ALV, AMB-2). */
export function needed(
  s: Pick<ClassicState, 'pairs' | 'options'> & { readonly players: readonly unknown[] },
  members: number,
): number {
  if (s.players.length === 2 || s.pairs) return TWO_PLAYERS
  if (members === 1) return ALONE
  if (s.players.length === 3) return TWO_PLAYERS
  return (ALLIANCE_VARIANTS[s.options.allianceVariant - 1] ?? ALLIANCE_VARIANTS[0]).strongholds
}

/** DUN-MEN-2 to DUN-MEN-4; CON-14: the first in storm order, should an option make two possible. */
function byStrongholds(s: ClassicState): Seat[] | undefined {
  for (const seat of stormOrder(s)) {
    const members = [seat, ...alliesOf(s, seat)]
    if (held(s, members) >= needed(s, members.length)) return members
  }
  return undefined
}

/** Section 8.1, in its order. */
function lastRound(s: ClassicState, tell: Tell): void {
  const guardian = seatWith(s, 'guardsTheDesert')
  const heir = seatWith(s, 'winsWithoutWinner')
  if (guardian !== undefined && hooks(s, guardian).guardsTheDesert?.(s, guardian))
    end(s, withAllies(s, guardian), 'fremen', false, tell)
  else if (heir !== undefined) end(s, withAllies(s, heir), 'guild', false, tell)
  else if (guardian !== undefined) {
    const shared = s.options.fremenDefaultWinShared || s.pairs
    end(s, shared ? withAllies(s, guardian) : [guardian], 'default', false, tell)
  } else end(s, most(s), 'most-strongholds', s.options.predictionCoversMostStrongholds, tell)
}

const withAllies = (s: ClassicState, seat: Seat): Seat[] => [seat, ...alliesOf(s, seat)]

/** DUN-END-4, AMB-83: counted per player, or per person when people run two factions each. */
function most(s: ClassicState): Seat[] {
  const sides = s.pairs ? s.alliances : seats(s.players.length).map((seat) => [seat])
  const best = Math.max(...sides.map((members) => held(s, members)))
  return sides.filter((members) => held(s, members) === best).flat()
}

/** DUN-MEN-5, DUN-END-5: the prophet wins alone if this was foretold. */
function end(s: ClassicState, winners: Seat[], by: Victory, predictable: boolean, tell: Tell): void {
  const prophet = seatWith(s, 'predicts')
  const { prediction } = s
  const isForetold =
    predictable &&
    prophet !== undefined &&
    prediction?.round === s.round &&
    winners.some((seat) => player(s, seat).faction === prediction.faction)
  if (isForetold) {
    tellRevealed(tell, 'prediction', { seat: prophet, faction: prediction.faction, round: prediction.round })
    // AMB-1: with two factions each, the person running the prophet wins.
    s.won = { seats: s.pairs ? withAllies(s, prophet) : [prophet], by: 'prediction' }
  } else s.won = { seats: winners.sort((a, b) => a - b), by }
  tellOpen(tell, 'won', { seats: [...s.won.seats], by: s.won.by })
}
