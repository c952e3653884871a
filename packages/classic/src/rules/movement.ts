// Moving on the map (DUN-MOV, DUN-ALY-8, FAC-FRE-5, FAC-FRE-7, FAC-BEN-59).

import { type Option, popFrame, type Seat, type Tell, targetId } from '@sietch/kernel'
import { flip } from '../advisors.ts'
import { bare, optionsOf } from '../choices.ts'
import { FORCES } from '../content/factions.ts'
import { inStorm, PARTS, territoryOf } from '../content/map.ts'
import { distance } from '../content/reach.ts'
import type { PartId, TerritoryId } from '../content/types.ts'
import { tellOpen } from '../events.ts'
import { hooks } from '../factions/index.ts'
import {
  addForces,
  alliesIn,
  allyTerritories,
  areAdvisors,
  fullFor,
  isClosed,
  othersIn,
  takeForces,
  tokensIn,
} from '../forces.ts'
import type { Frame, MoveFrame } from '../frames.ts'
import { isStopped, offerStop, wasStopped } from '../interrupts.ts'
import { isPicked, newPicker, pickerChosen, pickerOptions } from '../picker.ts'
import { type ClassicState, type Kind, player } from '../state.ts'
import { intrude } from './intrusion.ts'
import {
  canAllGo,
  canGo,
  destinations,
  hasOrnithopters,
  partsFrom,
  rangeOf,
  reachFrom,
  reachOf,
} from './range.ts'

const moveFrom = optionsOf<TerritoryId>('move', 'territory')

const canEmpty = (s: ClassicState, seat: Seat, territory: TerritoryId): boolean =>
  canAllGo(s, partsFrom(s, seat, territory), reachFrom(s, seat, territory))

/** The territories a move can start from, as options. */
export function moveSources(s: ClassicState, seat: Seat, mustLeave: TerritoryId | null): Option[] {
  if (mustLeave !== null) return canEmpty(s, seat, mustLeave) ? [moveFrom(mustLeave)] : []
  const options: Option[] = []
  const reach = reachOf(s, seat)
  for (const { part, territory } of player(s, seat).stacks) {
    const option = moveFrom(territory)
    if (!options.includes(option) && canGo(s, part, reachFrom(s, seat, territory, reach)))
      options.push(option)
  }
  return options
}

/** Can anyone move at all? */
export function canMove(s: ClassicState, seat: Seat, mustLeave: TerritoryId | null): boolean {
  if (mustLeave !== null) return canEmpty(s, seat, mustLeave)
  const reach = reachOf(s, seat)
  for (const { part, territory } of player(s, seat).stacks) {
    if (canGo(s, part, reachFrom(s, seat, territory, reach))) return true
  }
  return false
}

export const newMove = (s: ClassicState, seat: Seat, from: TerritoryId, all: boolean): MoveFrame => ({
  kind: 'move',
  seat,
  by: 'move',
  from,
  to: null,
  picker: null,
  stage: 'to',
  asAdvisors: areAdvisors(player(s, seat), from),
  all,
})

export const move: Kind<'move'> = {
  step(s, frame, tell) {
    switch (frame.stage) {
      case 'to':
        if (frame.by === 'ride' && isStopped(s, frame.seat, 'fre-worm')) {
          popFrame(s, frame)
          return true
        }
        return false
      case 'group':
        if (frame.picker !== null && !isPicked(frame.picker)) return false
        frame.stage = 'window'
        return true
      case 'window':
        frame.stage = 'kind'
        if (frame.by === 'ride') offerStop(s, frame.seat, 'fre-worm')
        else if (isLong(s, frame)) offerStop(s, frame.seat, 'fre-move')
        return true
      case 'kind':
        return decideKind(s, frame)
      default:
        popFrame(s, frame)
        go(s, frame, tell)
        return true
    }
  },
  decisions: (_, { seat, stage, by }) => [
    { seat, kind: stage === 'to' ? by : stage === 'group' ? 'group' : 'arrive' },
  ],
  options(s, frame, { seat }) {
    if (frame.stage === 'to') {
      const stay = frame.by === 'ride' ? [bare('stay')] : []
      return [...stay, ...toParts(targets(s, frame))]
    }
    if (frame.stage === 'group' && frame.picker !== null) return pickerOptions(s, seat, frame.picker)
    return [bare('as-advisors'), bare('as-fighters')]
  },
  chosen(s, frame, { seat }, chosen) {
    if (frame.stage === 'group' && frame.picker !== null) {
      pickerChosen(s, seat, frame.picker, chosen)
      return
    }
    if (frame.stage === 'kind') {
      frame.asAdvisors = chosen.verb === 'as-advisors'
      frame.stage = 'go'
      return
    }
    if (chosen.verb === 'stay') {
      popFrame(s, frame)
      return
    }
    frame.to = targetId(chosen) as PartId
    frame.picker = newPicker(s, seat, ableParts(s, frame), FORCES, frame.all)
    frame.stage = 'group'
  },
}

const toPart = optionsOf<PartId>('to', 'part')
const madeFor = new WeakMap<readonly PartId[], readonly Option[]>()

/** The same destination lists come up again and again, and so do their options. */
function toParts(parts: readonly PartId[]): readonly Option[] {
  const known = madeFor.get(parts)
  if (known !== undefined) return known
  const made = parts.map(toPart)
  madeFor.set(parts, made)
  return made
}

/** FAC-FRE-7, AMB-16: a ride goes anywhere a placement could. */
function targets(s: ClassicState, { seat, by, from, all }: MoveFrame): readonly PartId[] {
  const parts = partsFrom(s, seat, from)
  if (by === 'move') return destinations(s, parts, all, reachFrom(s, seat, from))
  if (parts.length === 0) return []
  const allies = allyTerritories(s, seat)
  return PARTS.filter((part) => {
    const territory = territoryOf(part)
    return (
      territory !== from &&
      !inStorm(part, s.storm) &&
      !isClosed(s, seat, territory) &&
      !allies.includes(territory)
    )
  })
}

/** The parts whose forces can reach the destination. */
function ableParts(s: ClassicState, { seat, by, from, to }: MoveFrame): PartId[] {
  const parts = partsFrom(s, seat, from)
  if (by === 'ride' || to === null) return parts
  const range = rangeOf(s, seat)
  const full = fullFor(s, seat)
  return parts.filter((part) => part !== to && (distance(part, to, s.storm, full) ?? Infinity) <= range)
}

/** Does the move need more than one step without ornithopters? */
function isLong(s: ClassicState, { seat, picker, to }: MoveFrame): boolean {
  if (to === null || picker === null || hasOrnithopters(player(s, seat))) return false
  const full = fullFor(s, seat)
  return picker.taken.some(({ from }) => from !== 'reserves' && (distance(from, to, s.storm, full) ?? 0) > 1)
}

/** After its window; FAC-BEN-59, AMB-51: what arriving tokens are, and whether there is a choice. */
function decideKind(s: ClassicState, frame: MoveFrame): boolean {
  const { seat, to, from } = frame
  const advantage = frame.by === 'ride' ? 'fre-worm' : 'fre-move'
  if (to === null || ((frame.by === 'ride' || isLong(s, frame)) && wasStopped(s, seat, advantage))) {
    popFrame(s, frame)
    return true
  }
  if (hooks(s, seat).hasAdvisors === undefined) {
    frame.stage = 'go'
    return true
  }
  const p = player(s, seat)
  const territory = territoryOf(to)
  if (territory === from) frame.asAdvisors = areAdvisors(p, from)
  else if (tokensIn(p, territory) > 0) frame.asAdvisors = areAdvisors(p, territory)
  else if (!othersIn(s, seat, territory)) frame.asAdvisors = false
  else if (areAdvisors(p, from) && !mustBeAdvisors(s, seat, territory)) return false
  frame.stage = 'go'
  return true
}

/** AMB-30: fighters do not stay with an ally. */
const mustBeAdvisors = (s: ClassicState, seat: Seat, territory: TerritoryId): boolean =>
  territory !== 'polar-sink' && alliesIn(s, seat, territory)

function go(s: ClassicState, frame: MoveFrame, tell: Tell): void {
  const { seat, from, to, picker, asAdvisors } = frame
  if (to === null || picker === null) return
  const p = player(s, seat)
  const territory = territoryOf(to)
  let forces = 0
  let elite = 0
  for (const group of picker.taken) {
    if (group.from === 'reserves') continue
    takeForces(p, group.from, group.forces, group.elite)
    forces += group.forces
    elite += group.elite
  }
  addForces(p, to, forces, elite)
  flip(s, seat, territory, asAdvisors ? 'advisors' : 'fighters', tell)
  tellOpen(tell, 'moved', { seat, from, to, forces, elite, by: frame.by })
  useMove(s, frame)
  if (territory !== from) intrude(s, seat, territory)
}

/** DUN-QNA-14: a ride does not use up the round's move. */
function useMove(s: ClassicState, { by }: MoveFrame): void {
  const turn: Frame | undefined = s.stack[s.stack.length - 1]
  if (by === 'ride' || turn?.kind !== 'player-turn') return
  turn.moves--
  turn.mustLeave = null
}
