// Deploying troops from the garrison, wherever the Agent went (IMP-DEP-12).

import { pushFrame, type Seat } from '@sietch/kernel'
import { type ImperiumState, ownTurn, player } from '../../state.ts'
import { one } from '../glyph.ts'
import { always, type EffectKind, never, noParts } from '../kind.ts'

const can = (s: ImperiumState, seat: Seat): boolean =>
  player(s, seat).garrison > 0 && !ownTurn(s, seat)?.noDeployment

export const deploy: EffectKind<'deploy'> = {
  perform(s, { seat, effect: { upTo } }) {
    const { garrison } = player(s, seat)
    if (can(s, seat))
      pushFrame(s, { kind: 'deploy', seat, upTo: upTo === 'any' ? garrison : Math.min(upTo, garrison) })
  },
  can,
  isOptional: always,
  isImmediate: never,
  asks: always,
  shows: never,
  concernsInfluence: never,
  parts: noParts,
  words: ({ upTo }) => `deploy ${upTo}`,
  phrase: ({ upTo }, { may }) => (upTo === 'any' ? may('deploy.any') : may('deploy', { n: upTo })),
  glyphs: ({ upTo }) => one('deploy', upTo === 'any' ? undefined : upTo),
}
