// Objectives, won Conflict cards and their battle icons (UPR-OBJ, UPR-BTL).

import {
  type Option,
  option,
  popFrame,
  pushFrame,
  type Seat,
  seats,
  shuffle,
  type Tell,
  targetId,
} from '@sietch/kernel'
import type { BattleIcon, ConflictId, Objective } from '../content/types.ts'
import { tellOpen } from '../events.ts'
import { content, type ImperiumState, isRival, isSpoiler, type Kind, player, type Trophy } from '../state.ts'
import { modifiersOf } from './abilities.ts'
import { isCommander, isOpponent } from './teams.ts'

/** UPR-OBJ-01 to UPR-OBJ-03: one each randomly; the one with the marker names the First Player. */
export function dealObjectives(s: ImperiumState): void {
  const fitting = content(s).box.objectives.filter(({ players }) => players.includes(s.players.length))
  const takers = seats(s.players.length).filter((seat) => !isCommander(s, seat))
  const cards = [...dealt(s, shuffle(s.rng, fitting))]
  for (const [index, { id, battleIcon, firstPlayer }] of cards.entries()) {
    const seat = takers[index] ?? index
    player(s, seat).trophies.push({ kind: 'objective', id, icon: battleIcon, faceUp: true })
    if (firstPlayer) s.firstPlayer = seat
  }
  if (s.throne !== undefined) swapMice(s, takers)
}

/**
 * SIX-SET-09: each team has one desert mouse: of two, the holder of the one without the marker swaps with the opposing
 * Ally next to them.
 */
function swapMice(s: ImperiumState, allies: readonly Seat[]): void {
  const isMouse = (seat: Seat): boolean =>
    player(s, seat).trophies.some(({ icon }) => icon === 'desert-mouse')
  const [one = 0, other = one] = allies.filter(isMouse)
  if (isOpponent(s, one, other)) return
  const holder = one === s.firstPlayer ? other : one
  const neighbour = allies.find((ally) => isOpponent(s, holder, ally) && Math.abs(ally - holder) === 1)
  if (neighbour === undefined) return
  const [from, to] = [player(s, holder), player(s, neighbour)]
  ;[from.trophies, to.trophies] = [to.trophies, from.trophies]
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
  const won: Trophy = { kind: 'conflict', id, icon, faceUp: true }
  const match = isSpoiler(s, seat) ? undefined : equalTo(s, seat, won)
  trophies.push(won)
  tellOpen(tell, 'conflict-taken', { seat, conflict: id })
  if (match !== undefined) pair(s, seat, won, match, tell)
}

/** TEC-CLR-02: what a card counts as for its owner. */
function iconOf(s: ImperiumState, seat: Seat, { icon }: Trophy): BattleIcon | null {
  const [changed] = icon === null ? [] : modifiersOf(s, seat, 'battle-icons')
  return changed?.as ?? icon
}

/** Another card that lies face up with the same icon; a wild one waits for the end. */
function equalTo(s: ImperiumState, seat: Seat, one: Trophy): Trophy | undefined {
  const icon = iconOf(s, seat, one)
  if (icon === null || icon === 'wild') return undefined
  return player(s, seat).trophies.find(
    (other) => other !== one && other.faceUp && iconOf(s, seat, other) === icon,
  )
}

/** TEC-CLR-03: what has come to be equal is paired at once; D-97: who has an odd number of cards picks the pairs. */
export function pairAllEqual(s: ImperiumState, seat: Seat, tell: Tell): void {
  if (modifiersOf(s, seat, 'battle-icons').length === 0 || isSpoiler(s, seat)) return
  const faceUp = player(s, seat).trophies.filter(({ faceUp, icon }) => faceUp && icon !== null)
  if (!isRival(s, seat) && faceUp.length % 2 === 1 && faceUp.length > 1)
    return pushFrame(s, { kind: 'pair', seat })
  for (const one of faceUp) {
    const other = one.faceUp ? equalTo(s, seat, one) : undefined
    if (other !== undefined) pair(s, seat, one, other, tell)
  }
}

export const pairFrame: Kind<'pair'> = {
  step: () => false,
  decisions: (_, { seat }) => [{ seat, kind: 'pair' }],
  options(s, { seat }) {
    const faceUp = player(s, seat).trophies.filter(({ faceUp, icon }) => faceUp && icon !== null)
    return faceUp.flatMap((one, index) => faceUp.slice(index + 1).map((other) => pairOption(one, other)))
  },
  chosen(s, frame, _, chosen, tell) {
    const { seat } = frame
    popFrame(s, frame)
    const { trophies } = player(s, seat)
    const [one, other] = [targetId(chosen), targetId(chosen, 1)].map((wanted) =>
      trophies.find(({ id, faceUp }) => faceUp && id === wanted),
    )
    if (one === undefined || other === undefined) throw new Error(`nothing to pair for "${chosen.key}"`)
    pair(s, seat, one, other, tell)
    pairAllEqual(s, seat, tell)
  },
}

const pairOption = (one: Trophy, other: Trophy): Option =>
  option('pair', { kind: 'trophy', id: one.id }, { kind: 'trophy', id: other.id })

function pair(s: ImperiumState, seat: Seat, one: Trophy, other: Trophy, tell: Tell): void {
  one.faceUp = false
  other.faceUp = false
  const { points } = player(s, seat)
  points['battle-icons'] = (points['battle-icons'] ?? 0) + 1
  tellOpen(tell, 'battle-icons', { seat, cards: [one.id, other.id] })
}

/** BLD-WLD-01: what a wild icon may be paired with; with some boxes also another one, of those the later. */
function isPartner(s: ImperiumState, trophies: readonly Trophy[], wild: Trophy, other: Trophy): boolean {
  if (!other.faceUp || other.icon === null) return false
  if (other.icon !== 'wild') return true
  return content(s).box.wildPairs === true && trophies.indexOf(other) > trophies.indexOf(wild)
}

/** UPR-BTL-05: at the end a wild icon may be paired with any other. */
export function wildPairs(s: ImperiumState, seat: Seat): Option[] {
  const { trophies } = player(s, seat)
  return trophies
    .filter(({ icon, faceUp }) => faceUp && icon === 'wild')
    .flatMap((wild) =>
      trophies.filter((other) => isPartner(s, trophies, wild, other)).map((other) => pairOption(wild, other)),
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
  const other = trophies.find(
    (trophy) => wild && isPartner(s, trophies, wild, trophy) && trophy.id === targetId(chosen, 1),
  )
  if (wild === undefined || other === undefined) throw new Error(`nothing to pair for "${chosen.key}"`)
  pair(s, seat, wild, other, tell)
}

/** UPR-BTL-06: won Conflict cards with the icon or the wild one, never an Objective. */
export const flippable = (s: ImperiumState, seat: Seat, wanted: BattleIcon): ConflictId[] =>
  flippableOf(s, seat, (icon) => icon === wanted || icon === 'wild')

/** Whatever they show. */
export const flippableAtAll = (s: ImperiumState, seat: Seat): ConflictId[] => flippableOf(s, seat, () => true)

/** TEC-CLR-04: by what they count as. */
const flippableOf = (
  s: ImperiumState,
  seat: Seat,
  fits: (icon: BattleIcon | null) => boolean,
): ConflictId[] =>
  player(s, seat)
    .trophies.filter((one) => one.kind === 'conflict' && one.faceUp && fits(iconOf(s, seat, one)))
    .map(({ id }) => id)

export const flip: Kind<'flip'> = {
  step: () => false,
  decisions: (_, { seat }) => [{ seat, kind: 'flip' }],
  options: (s, { seat, icon }) =>
    flippable(s, seat, icon).map((id) => option('flip', { kind: 'trophy', id })),
  chosen(s, frame, _, chosen, tell) {
    popFrame(s, frame)
    turnDown(s, frame.seat, String(targetId(chosen)), tell)
  },
}

function turnDown(s: ImperiumState, seat: Seat, conflict: ConflictId, tell: Tell): void {
  const card = player(s, seat).trophies.find(({ id, faceUp }) => faceUp && id === conflict)
  if (card !== undefined) card.faceUp = false
  tellOpen(tell, 'flipped', { seat, conflict })
}

/** Grasp Arrakis: this many of them, one after the other. */
export const flipAny: Kind<'flip-any'> = {
  step(s, frame) {
    if (frame.left > 0) return false
    popFrame(s, frame)
    return true
  },
  decisions: (_, { seat }) => [{ seat, kind: 'flip' }],
  options: (s, { seat }) => flippableAtAll(s, seat).map((id) => option('flip', { kind: 'trophy', id })),
  chosen(s, frame, _, chosen, tell) {
    frame.left--
    turnDown(s, frame.seat, String(targetId(chosen)), tell)
  },
}
