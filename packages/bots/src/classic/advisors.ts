// Tokens with two sides: when to fight and when to watch.

import type { ClassicState } from '@sietch/classic'
import { isStronghold, STRONGHOLDS, type TerritoryId, territoryOf } from '@sietch/classic/content'
import { alliesOf, fightersOf, player, tokensIn } from '@sietch/classic/table'
import type { Option, Seat } from '@sietch/kernel'
import { holdersOf, holdingsOf, standing } from './holdings.ts'
import { strengthIn, winning } from './strength.ts'

/** Advisors lose nothing and learn something. */
const LOOKING_ON = 0.06

/** How much it changes if the seat's tokens there fight. */
function fighting(s: ClassicState, seat: Seat, territory: TerritoryId, tokens: number): number {
  const foes = fightersOf(s, territory).filter(
    (other) => other !== seat && !alliesOf(s, seat).includes(other),
  )
  const lost = foes.reduce((sum, foe) => {
    const theirs = strengthIn(s, foe, territory, tokensIn(player(s, foe), territory))
    return sum + 0.08 * tokens * (1 - winning(strengthIn(s, seat, territory, tokens) - theirs))
  }, 0)
  if (!isStronghold(territory)) return -lost
  const now = holdingsOf(s)
  const index = STRONGHOLDS.indexOf(territory)
  const having = (forces: number) =>
    standing(s, seat, now.with(index, holdersOf(s, territory, { seat, forces, elite: 0 })))
  return having(tokens) - having(0) - lost
}

/** `become-fighters`, `stay-fighters`, `as-fighters` against their peaceful counterparts. */
export function glanceAtFighting(s: ClassicState, seat: Seat, options: readonly Option[]): number[] {
  const frame = s.stack[s.stack.length - 1]
  let territory: TerritoryId | undefined
  let coming = 0
  if (frame?.kind === 'intrusion') territory = frame.territory
  else if (frame?.kind === 'wartime') territory = frame.left[0]
  else if ((frame?.kind === 'ship' || frame?.kind === 'move') && frame.to !== null) {
    territory = territoryOf(frame.to)
    for (const { forces, elite } of frame.picker?.taken ?? []) coming += forces + elite
  }
  if (territory === undefined) return options.map(() => 0)
  const tokens = tokensIn(player(s, seat), territory) + coming
  const gain = fighting(s, seat, territory, tokens)
  return options.map(({ verb }) => (verb.endsWith('-fighters') ? gain : LOOKING_ON))
}

/** A force that comes along is free. */
export const glanceAtAccompanying = (_: ClassicState, __: Seat, options: readonly Option[]): number[] =>
  options.map(({ verb }) => (verb === 'decline' ? 0 : verb === 'accompany' ? 0.06 : 0.03))
