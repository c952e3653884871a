// Deploying troops from the garrison, wherever the Agent went (IMP-DEP-12).

import { pushFrame, type Seat } from '@sietch/kernel'
import { turnWith } from '../../pieces/teams.ts'
import { troopsIn } from '../../pieces/units.ts'
import { type ImperiumState, player } from '../../state.ts'
import { one } from '../glyph.ts'
import { always, type EffectKind, never, noParts } from '../kind.ts'

/** Without those recruited on this turn who have to stay. */
const inGarrison = (s: ImperiumState, seat: Seat): number =>
  troopsIn(player(s, seat), 'garrison') - (turnWith(s, seat)?.barred ?? 0)

const can = (s: ImperiumState, seat: Seat): boolean =>
  inGarrison(s, seat) > 0 && !turnWith(s, seat)?.noDeployment

export const deploy: EffectKind<'deploy'> = {
  perform(s, { seat, effect: { upTo } }) {
    const garrison = inGarrison(s, seat)
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
