// Recruiting, deploying, retreating and losing troops (IMP-DEP).

import {
  type Option,
  option,
  popFrame,
  pushFrame,
  type Seat,
  seatTarget,
  type Tell,
  targetId,
  targetNumber,
} from '@sietch/kernel'
import { tellOpen } from '../events.ts'
import {
  content,
  type ImperiumState,
  isRival,
  type Kind,
  type Player,
  player,
  rivalTurnOf,
  type TurnFrame,
} from '../state.ts'
import { fire } from './abilities.ts'
import { opponentsOf } from './order.ts'
import { moveTactics } from './tactics.ts'
import { fighterOf, isOpponent, settleSwords, turnWith } from './teams.ts'
import { COMMANDER, commandersOf, type Troops, troopOptions, troopsIn } from './units.ts'

/** From supply to garrison, as many as there are (IMP-GEN-06); returns how many. `stays`: not to be deployed this turn. */
export function recruit(s: ImperiumState, seat: Seat, n: number, tell: Tell, stays = false): number {
  const p = player(s, seat)
  const recruited = Math.min(n, p.supply)
  if (recruited === 0) return 0
  p.supply -= recruited
  p.garrison += recruited
  const turn = turnWith(s, seat) ?? rivalTurnOf(s, seat)
  if (!stays) countRecruits(s, seat, recruited)
  else if (turn !== undefined) turn.barred = (turn.barred ?? 0) + recruited
  tellOpen(tell, 'recruited', { seat, n: recruited })
  return recruited
}

export function countRecruits(s: ImperiumState, seat: Seat, n: number): void {
  const turn = turnWith(s, seat) ?? rivalTurnOf(s, seat)
  if (turn !== undefined) turn.recruited += n
}

/** IMP-DEP-05, IMP-DEP-10, BLD-CBI-02: what the combat space still allows, counted over the whole turn. */
export function deployable(s: ImperiumState, turn: TurnFrame): number {
  if (turn.noDeployment || !(turn.combat || turn.deployRecruits)) return 0
  const fromGarrison = turn.combat ? content(s).box.fromGarrison : 0
  const { cubes, commanders } = inGarrison(s, turn)
  return Math.min(cubes + commanders, turn.recruited + fromGarrison - turn.deployed)
}

/** IMP-DEP-11: who could be deployed from the garrison on this turn; no one who has retreated on it. */
export function inGarrison(s: ImperiumState, turn: TurnFrame): Troops {
  const { seat, barred = 0, retreated, commandersRetreated = 0 } = turn
  const p = player(s, fighterOf(s, seat))
  return {
    cubes: Math.max(0, p.garrison - barred - (retreated - commandersRetreated)),
    commanders: Math.max(0, commandersOf(p).garrison - commandersRetreated),
  }
}

export function deployOptions(s: ImperiumState, turn: TurnFrame, options: Option[]): void {
  const most = deployable(s, turn)
  if (most > 0) options.push(...troopOptions('deploy', most, 1, inGarrison(s, turn)))
}

/** Cubes from the garrison or the supply; Commanders come from the garrison alone (BLD-CMD-17). */
export function deploy(
  s: ImperiumState,
  seat: Seat,
  n: number,
  from: 'garrison' | 'supply',
  tell: Tell,
  commanders = 0,
): void {
  const p = player(s, seat)
  const cubes = Math.min(n, p[from])
  const deployed = cubes + moveCommanders(p, 'garrison', 'conflict', commanders)
  if (deployed === 0) return
  p[from] -= cubes
  p.conflict += cubes
  tellOpen(tell, 'deployed', { seat, n: cubes, from, ...besides(commanders) })
  const turn = turnWith(s, seat)
  if (turn === undefined) return
  turn.sentToConflict += deployed
  countTogether(s, turn, deployed)
  // IMP-CLR-14: all deployments of the turn are counted together.
  fire(s, seat, 'deployed', turn.sentToConflict - deployed, turn.sentToConflict)
}

/**
 * Coercive Negotiation, Distraction: how many units of this turn have stood in the Conflict at one moment. Who has left
 * was deployed earlier, as far as there are such.
 */
export function countTogether(s: ImperiumState, turn: TurnFrame, troops: number): void {
  const others = troopsIn(player(s, fighterOf(s, turn.seat)), 'conflict') - troops
  turn.standing = Math.min(turn.standing ?? 0, others) + troops
  const units = turn.standing + turn.wormsPlaced + (turn.agentDeployed ? 1 : 0)
  turn.together = Math.max(turn.together ?? 0, units)
}

const besides = (commanders: number) => (commanders > 0 ? { commanders } : {})

type Place = 'supply' | 'garrison' | 'conflict'

/** So many as there are; returns how many. */
function moveCommanders(p: Player, from: Place, to: Place, n: number): number {
  const pieces = p.units?.[COMMANDER]
  if (pieces === undefined || n === 0) return 0
  const moved = Math.min(n, pieces[from])
  pieces[from] -= moved
  pieces[to] += moved
  return moved
}

/** IMP-DEP-08: from the Conflict to the garrison. */
export function retreat(s: ImperiumState, seat: Seat, n: number, tell: Tell, commanders = 0): void {
  const p = player(s, seat)
  p.conflict -= n
  p.garrison += n
  const moved = moveCommanders(p, 'conflict', 'garrison', commanders)
  const retreated = n + moved
  const turn = turnWith(s, seat)
  if (turn !== undefined) turn.retreated += retreated
  if (turn !== undefined && moved > 0) turn.commandersRetreated = (turn.commandersRetreated ?? 0) + moved
  if (retreated === 0) return
  tellOpen(tell, 'retreated', { seat, n, ...besides(commanders) })
  settleSwords(s, seat)
  moveTactics(s, seat, retreated, tell)
}

/** IMP-DEP-09, BLD-CMD-15: to the supply; returns how many have left the Conflict. */
function lose(s: ImperiumState, seat: Seat, from: 'garrison' | 'conflict', lost: Troops, tell: Tell): number {
  const p = player(s, seat)
  const cubes = Math.min(lost.cubes, p[from])
  const commanders = moveCommanders(p, from, 'supply', lost.commanders)
  if (cubes + commanders === 0) return 0
  p[from] -= cubes
  p.supply += cubes
  if (from === 'garrison') freeOthers(turnWith(s, seat), { cubes, commanders })
  tellOpen(tell, 'troops-lost', { seat, n: cubes, from, ...besides(commanders) })
  settleSwords(s, seat)
  return from === 'conflict' ? cubes + commanders : 0
}

/** Troops are one and the same: of those who leave the garrison, who could not be deployed any more goes first. */
export function freeOthers(turn: TurnFrame | undefined, { cubes, commanders }: Troops, stays = true): void {
  if (turn === undefined) return
  const { barred = 0, retreated, commandersRetreated = 0 } = turn
  const staying = stays ? Math.min(cubes, barred) : 0
  const cubesBack = Math.min(cubes - staying, retreated - commandersRetreated)
  const commandersBack = Math.min(commanders, commandersRetreated)
  if (staying > 0) turn.barred = barred - staying
  if (commandersBack > 0) turn.commandersRetreated = commandersRetreated - commandersBack
  turn.retreated -= cubesBack + commandersBack
}

/** Where troops may be lost from. */
export type LostFrom = 'garrison' | 'conflict' | 'any'

type Loss = {
  readonly from: 'garrison' | 'conflict'
  readonly what: 'cubes' | 'commanders'
  readonly n: number
}

/** SOL-CMD-08: in the order in which a Rival loses them. */
function lossesFrom(p: Player, from: LostFrom): Loss[] {
  const zones = from === 'any' ? (['garrison', 'conflict'] as const) : [from]
  const cubes = zones.map((zone): Loss => ({ from: zone, what: 'cubes', n: p[zone] }))
  const commanders = zones.map((zone): Loss => ({ from: zone, what: 'commanders', n: commandersOf(p)[zone] }))
  return [...cubes, ...commanders].filter(({ n }) => n > 0)
}

export const losable = (p: Player, from: LostFrom): number =>
  from === 'any' ? troopsIn(p, 'garrison') + troopsIn(p, 'conflict') : troopsIn(p, from)

/** Is there a choice of which troops to lose? */
export const asksWhatToLose = (p: Player, from: LostFrom, n: number): boolean =>
  n < losable(p, from) && lossesFrom(p, from).length > 1

/** As many as there are; the owner chooses which, a Rival has an order. */
export function loseTroops(s: ImperiumState, seat: Seat, n: number, from: LostFrom, tell: Tell): void {
  if (isRival(s, seat) || !asksWhatToLose(player(s, seat), from, n))
    moveTactics(s, seat, loseInOrder(s, seat, n, from, tell), tell)
  else pushFrame(s, { kind: 'lose-troops', seat, from, left: n, gone: 0 })
}

/** Returns how many have left the Conflict. */
function loseInOrder(s: ImperiumState, seat: Seat, n: number, from: LostFrom, tell: Tell): number {
  let left = n
  let gone = 0
  for (const loss of lossesFrom(player(s, seat), from)) {
    const lost = Math.min(left, loss.n)
    if (lost > 0) gone += loseOf(s, seat, loss, lost, tell)
    left -= lost
  }
  return gone
}

const loseOf = (
  s: ImperiumState,
  seat: Seat,
  { from, what }: Omit<Loss, 'n'>,
  n: number,
  tell: Tell,
): number =>
  lose(s, seat, from, what === 'cubes' ? { cubes: n, commanders: 0 } : { cubes: 0, commanders: n }, tell)

const commander = { kind: 'unit', id: COMMANDER } as const

/** One after the other: `lose garrison`, `lose conflict > sardaukar-commander`. */
export const loseTroopsFrame: Kind<'lose-troops'> = {
  step(s, frame, tell) {
    const { seat, from, left, gone } = frame
    if (left > 0 && asksWhatToLose(player(s, seat), from, left)) return false
    popFrame(s, frame)
    // BLD-CLR-06: all of one loss together.
    moveTactics(s, seat, gone + loseInOrder(s, seat, left, from, tell), tell)
    return true
  },
  decisions: (_, { seat }) => [{ seat, kind: 'lose-troops' }],
  options: (s, { seat, from }) =>
    lossesFrom(player(s, seat), from).map((loss) => {
      const zone = { kind: 'zone', id: loss.from }
      return loss.what === 'cubes' ? option('lose', zone) : option('lose', zone, commander)
    }),
  chosen(s, frame, _, chosen, tell) {
    frame.left--
    const from = targetId(chosen) === 'garrison' ? 'garrison' : 'conflict'
    const what = chosen.targets.length > 1 ? 'commanders' : 'cubes'
    frame.gone += loseOf(s, frame.seat, { from, what }, 1, tell)
  },
}

/** Is there an opponent's troop in the Conflict? */
export const canRepel = (s: ImperiumState, seat: Seat): boolean =>
  s.players.some((p, other) => troopsIn(p, 'conflict') > 0 && isOpponent(s, seat, other))

/** An opponent's troop of the player's choice retreats: `repel 2`, `repel 2 > sardaukar-commander`. */
export const repel: Kind<'repel'> = {
  step: () => false,
  decisions: (_, { seat }) => [{ seat, kind: 'repel' }],
  options: (s, { seat }) =>
    opponentsOf(s, seat).flatMap((other) => {
      const p = player(s, other)
      const target = seatTarget(other)
      return [
        ...(p.conflict > 0 ? [option('repel', target)] : []),
        ...(commandersOf(p).conflict > 0 ? [option('repel', target, commander)] : []),
      ]
    }),
  chosen(s, frame, _, chosen, tell) {
    popFrame(s, frame)
    const isCommander = chosen.targets.length > 1
    retreat(s, targetNumber(chosen), isCommander ? 0 : 1, tell, isCommander ? 1 : 0)
  },
}
