// Duncan Idaho: the Agent of this turn goes to the Conflict (BLD-CLR-11).

import type { Seat } from '@sietch/kernel'
import { deployAgent as deploy } from '../../pieces/mentat.ts'
import { type ImperiumState, ownTurn, player } from '../../state.ts'
import { one } from '../glyph.ts'
import { always, type EffectKind, itsName, never, noParts } from '../kind.ts'

function can(s: ImperiumState, seat: Seat): boolean {
  const turn = ownTurn(s, seat)
  return turn?.space != null && !turn.noDeployment && player(s, seat).sent.includes(turn.space)
}

export const deployAgent: EffectKind<'deploy-agent'> = {
  perform(s, { seat }, tell) {
    if (can(s, seat)) deploy(s, seat, ownTurn(s, seat)?.space ?? '', tell)
  },
  can,
  isOptional: always,
  isImmediate: never,
  asks: never,
  shows: never,
  concernsInfluence: never,
  parts: noParts,
  words: itsName,
  phrase: (_, { may }) => may('deploy-agent'),
  glyphs: () => [...one('agent'), ...one('deploy')],
}
