// Phase 8: spice is collected, and in the advanced game strongholds pay (DUN-COL, ADV-INC, D-COL-1).

import { popFrame, type Seat, type Tell } from '@sietch/kernel'
import { bare, toPart } from '../choices.ts'
import { INCOME } from '../content/map.ts'
import { type PartId, STRONGHOLDS } from '../content/types.ts'
import { areAdvisors, fightersIn, stackAt, total } from '../forces.ts'
import type { Frame } from '../frames.ts'
import { pay, spiceAt, takeSpice } from '../spice.ts'
import { type ClassicState, type Kind, type Player, player, type Stack, stormOrder } from '../state.ts'
import { hasOrnithopters } from './range.ts'

const RATE = 2
const CITY_RATE = 3

/** AMB-39: in storm order. */
export const newCollection = (s: ClassicState): Extract<Frame, { kind: 'collection' }> => ({
  kind: 'collection',
  left: stormOrder(s),
  parts: null,
})

/** Everyone takes all they can unless they asked to be asked: collecting is a right. */
export const collection: Kind<'collection'> = {
  step(s, frame, tell) {
    const [seat] = frame.left
    if (seat === undefined) {
      popFrame(s, frame)
      return true
    }
    if (frame.parts === null) {
      if (s.advanced) earn(s, seat, tell)
      frame.parts = harvestOf(s, seat)
      if (player(s, seat).collects === 'all') collectAll(s, seat, frame.parts, tell)
    }
    if (frame.parts.length > 0) return false
    frame.left.shift()
    frame.parts = null
    return true
  },
  decisions: (_, { left }) => left.slice(0, 1).map((seat) => ({ seat, kind: 'collect' })),
  options: (_, { parts }) => [
    ...(parts ?? []).slice(0, 1).flatMap((part) => [toPart('collect', part), toPart('leave', part)]),
    COLLECT_ALL,
  ],
  chosen(s, { parts }, { seat }, chosen, tell) {
    if (parts === null) return
    if (chosen === COLLECT_ALL) {
      player(s, seat).collects = 'all'
      collectAll(s, seat, parts, tell)
      return
    }
    const part = parts.shift()
    if (part !== undefined && chosen.verb === 'collect') collect(s, seat, part, tell)
  },
}

const COLLECT_ALL = bare('collect-all')

/** DUN-COL-1, FAC-BEN-56: are these fighters, and is there spice in their sector? */
const isHarvest = (s: ClassicState, p: Player, { part, territory }: Stack): boolean =>
  spiceAt(s, part) > 0 && !areAdvisors(p, territory)

/** Does a seat have anything to collect? */
export function standsOnSpice(s: ClassicState, seat: Seat): boolean {
  if (s.spice.length === 0) return false
  const p = player(s, seat)
  for (const stack of p.stacks) if (isHarvest(s, p, stack)) return true
  return false
}

function harvestOf(s: ClassicState, seat: Seat): PartId[] {
  const p = player(s, seat)
  return p.stacks.filter((stack) => isHarvest(s, p, stack)).map(({ part }) => part)
}

function collectAll(s: ClassicState, seat: Seat, parts: PartId[], tell: Tell): void {
  for (const part of parts.splice(0)) collect(s, seat, part, tell)
}

function collect(s: ClassicState, seat: Seat, part: PartId, tell: Tell): void {
  const spice = harvestIn(player(s, seat), part, spiceAt(s, part))
  if (spice > 0) takeSpice(s, part, spice, seat, tell)
}

/** DUN-COL-1: how much of the spice in a part a player's forces there collect. */
export function harvestIn(p: Pick<Player, 'stacks' | 'advisors'>, part: PartId, spice: number): number {
  const stack = stackAt(p, part)
  if (stack === undefined) return 0
  return Math.min(spice, total(stack) * (hasOrnithopters(p) ? CITY_RATE : RATE))
}

/** ADV-INC-1, ADV-INC-2. */
function earn(s: ClassicState, seat: Seat, tell: Tell): void {
  let spice = 0
  for (const stronghold of STRONGHOLDS) {
    if (fightersIn(player(s, seat), stronghold) > 0) spice += INCOME[stronghold] ?? 0
  }
  pay(s, 'bank', seat, spice, 'income', tell)
}
