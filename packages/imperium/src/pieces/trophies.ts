// Objectives, won Conflict cards and their battle icons (UPR-OBJ, UPR-BTL).

import { type Option, option, popFrame, type Seat, shuffle, type Tell, targetId } from '@sietch/kernel'
import type { BattleIcon, ConflictId, Objective } from '../content/types.ts'
import { tellOpen } from '../events.ts'
import { content, type ImperiumState, isSpoiler, type Kind, player, type Trophy } from '../state.ts'

/** UPR-OBJ-01 to UPR-OBJ-03: one each at random; the one with the marker names the First Player. */
export function dealObjectives(s: ImperiumState): void {
  const fitting = content(s).box.objectives.filter(({ players }) => players.includes(s.players.length))
  for (const [seat, { id, battleIcon, firstPlayer }] of dealt(s, shuffle(s.rng, fitting)).entries()) {
    player(s, seat).trophies.push({ kind: 'objective', id, icon: battleIcon, faceUp: true })
    if (firstPlayer) s.firstPlayer = seat
  }
}

/** UPR-OBJ-06: the Rival of two people gets the ornithopter. */
function dealt(s: ImperiumState, objectives: readonly Objective[]): readonly Objective[] {
  if (s.rivals?.people !== 2) return objectives
  const isForRival = ({ battleIcon }: Objective): boolean => battleIcon === 'ornithopter'
  return [...objectives.filter((one) => !isForRival(one)), ...objectives.filter(isForRival)]
}

/** UPR-CBT-03, UPR-BTL-02: the winner takes the card; with an equal icon face up both turn over for a point. */
export function takeConflictCard(s: ImperiumState, seat: Seat, tell: Tell): void {
  const id = s.conflicts.pop()
  if (id === undefined) return
  const icon = content(s).conflict(id).battleIcon ?? null
  const trophies = player(s, seat).trophies
  const match =
    icon === null || icon === 'wild' || isSpoiler(s, seat)
      ? undefined
      : trophies.find((other) => other.faceUp && other.icon === icon)
  const won: Trophy = { kind: 'conflict', id, icon, faceUp: true }
  trophies.push(won)
  tellOpen(tell, 'conflict-taken', { seat, conflict: id })
  if (match !== undefined) pair(s, seat, won, match, tell)
}

function pair(s: ImperiumState, seat: Seat, one: Trophy, other: Trophy, tell: Tell): void {
  one.faceUp = false
  other.faceUp = false
  const { points } = player(s, seat)
  points['battle-icons'] = (points['battle-icons'] ?? 0) + 1
  tellOpen(tell, 'battle-icons', { seat, cards: [one.id, other.id] })
}

const pairable = ({ icon, faceUp }: Trophy): boolean => faceUp && icon !== null && icon !== 'wild'

/** UPR-BTL-05: at the end a wild icon may be paired with any other. */
export function wildPairs(s: ImperiumState, seat: Seat): Option[] {
  const { trophies } = player(s, seat)
  return trophies
    .filter(({ icon, faceUp }) => faceUp && icon === 'wild')
    .flatMap((wild) =>
      trophies
        .filter(pairable)
        .map((other) => option('pair', { kind: 'trophy', id: wild.id }, { kind: 'trophy', id: other.id })),
    )
}

/** D-108: a Rival pairs by itself. */
export function pairAllWild(s: ImperiumState, seat: Seat, tell: Tell): void {
  for (let [pair] = wildPairs(s, seat); pair !== undefined; [pair] = wildPairs(s, seat))
    pairWild(s, seat, pair, tell)
}

export function pairWild(s: ImperiumState, seat: Seat, chosen: Option, tell: Tell): void {
  const { trophies } = player(s, seat)
  const wild = trophies.find(({ id, icon, faceUp }) => faceUp && icon === 'wild' && id === targetId(chosen))
  const other = trophies.find((trophy) => pairable(trophy) && trophy.id === targetId(chosen, 1))
  if (wild === undefined || other === undefined) throw new Error(`nothing to pair for "${chosen.key}"`)
  pair(s, seat, wild, other, tell)
}

/** UPR-BTL-06: won Conflict cards with the icon or the wild one, never an Objective. */
export const flippable = (s: ImperiumState, seat: Seat, wanted: BattleIcon): ConflictId[] =>
  player(s, seat)
    .trophies.filter(
      ({ kind, icon, faceUp }) => kind === 'conflict' && faceUp && (icon === wanted || icon === 'wild'),
    )
    .map(({ id }) => id)

export const flip: Kind<'flip'> = {
  step: () => false,
  decisions: (_, { seat }) => [{ seat, kind: 'flip' }],
  options: (s, { seat, icon }) =>
    flippable(s, seat, icon).map((id) => option('flip', { kind: 'trophy', id })),
  chosen(s, frame, _, chosen, tell) {
    const { seat } = frame
    popFrame(s, frame)
    const card = player(s, seat).trophies.find(({ id, faceUp }) => faceUp && id === targetId(chosen))
    if (card !== undefined) card.faceUp = false
    tellOpen(tell, 'flipped', { seat, conflict: String(targetId(chosen)) })
  },
}
