// Deploying troops straight from the supply.

import type { Seat } from '@sietch/kernel'
import { turnWith } from '../../pieces/teams.ts'
import { deploy, recruit } from '../../pieces/troops.ts'
import type { ImperiumState } from '../../state.ts'
import { one } from '../glyph.ts'
import { type EffectKind, itsName, never, noParts } from '../kind.ts'

const can = (s: ImperiumState, seat: Seat): boolean => !turnWith(s, seat)?.noDeployment

export const deployFromSupply: EffectKind<'deploy-from-supply'> = {
  perform(s, { seat, effect: { n, orGarrison } }, tell) {
    if (can(s, seat)) deploy(s, seat, n, 'supply', tell)
    else if (orGarrison) recruit(s, seat, n, tell)
  },
  can: (s, seat, { orGarrison }) => orGarrison === true || can(s, seat),
  isOptional: never,
  isImmediate: (s, seat, { orGarrison }) => orGarrison === true || can(s, seat),
  asks: never,
  shows: never,
  concernsInfluence: never,
  parts: noParts,
  words: itsName,
  phrase: ({ n, orGarrison }, { verb }) =>
    verb(orGarrison ? 'deploy-or-garrison' : 'deploy-from-supply', { n }),
  glyphs: ({ n }) => [...one('troop', n), ...one('deploy')],
}
