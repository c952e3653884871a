// Deploying troops straight from the supply.

import type { Seat } from '@sietch/kernel'
import { deploy } from '../../pieces/troops.ts'
import { type ImperiumState, ownTurn } from '../../state.ts'
import { one } from '../glyph.ts'
import { type EffectKind, itsName, never, noParts } from '../kind.ts'

const can = (s: ImperiumState, seat: Seat): boolean => !ownTurn(s, seat)?.noDeployment

export const deployFromSupply: EffectKind<'deploy-from-supply'> = {
  perform(s, { seat, effect: { n } }, tell) {
    if (can(s, seat)) deploy(s, seat, n, 'supply', tell)
  },
  can,
  isOptional: never,
  isImmediate: can,
  asks: never,
  shows: never,
  concernsInfluence: never,
  parts: noParts,
  words: itsName,
  phrase: ({ n }, { verb }) => verb('deploy-from-supply', { n }),
  glyphs: ({ n }) => [...one('troop', n), ...one('deploy')],
}
