// Recruiting troops from the supply; with some effects they may go straight to the Conflict.

import { pushFrame } from '@sietch/kernel'
import { turnWith } from '../../pieces/teams.ts'
import { recruit as recruitFor } from '../../pieces/troops.ts'
import { player } from '../../state.ts'
import { one } from '../glyph.ts'
import { type EffectKind, never, noParts } from '../kind.ts'

export const recruit: EffectKind<'recruit'> = {
  perform(s, { seat, effect }, tell) {
    const recruited = recruitFor(s, seat, effect.n, tell, effect.stays)
    if (effect.deploy && turnWith(s, seat)?.stage === 'reveal' && recruited > 0) {
      pushFrame(s, { kind: 'deploy', seat, upTo: recruited, cubes: true })
    }
  },
  can: (s, seat) => player(s, seat).supply > 0,
  isOptional: never,
  // With a scarce supply the player may want the cubes elsewhere first.
  isImmediate: (s, seat, { n, deploy }) => !deploy && player(s, seat).supply > n,
  asks: (s, seat, { deploy = false }) => deploy && player(s, seat).supply > 0,
  shows: never,
  concernsInfluence: never,
  parts: noParts,
  words: ({ n }) => `recruit ${n}`,
  phrase({ n, deploy, stays }, { verb }) {
    if (stays) return verb('recruit-to-stay', { n })
    return verb(deploy ? 'recruit-and-deploy' : 'recruit', { n })
  },
  glyphs: ({ n, deploy, stays }) => [
    ...one('troop', n),
    ...(deploy ? one('deploy') : []),
    ...(stays ? one('garrison') : []),
  ],
}
