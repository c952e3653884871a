// A seat in the High Council.

import { tellOpen } from '../../events.ts'
import { fire } from '../../pieces/abilities.ts'
import { COUNCIL_PERSUASION, gain } from '../../pieces/gains.ts'
import { ownTurn, player } from '../../state.ts'
import { one } from '../glyph.ts'
import { always, type EffectKind, itsName, never, noParts } from '../kind.ts'

export const councilSeat: EffectKind<'council-seat'> = {
  perform(s, { seat }, tell) {
    player(s, seat).council = true
    tellOpen(tell, 'council-seat', { seat })
    // IMP-REV-10: a seat taken on the Reveal turn counts on that turn.
    if (ownTurn(s, seat)?.stage === 'reveal') {
      gain(s, seat, 'persuasion', COUNCIL_PERSUASION, { kind: 'space', id: 'high-council' }, tell)
    }
    fire(s, seat, 'council-seat')
  },
  can: always,
  isOptional: never,
  isImmediate: always,
  asks: never,
  shows: never,
  concernsInfluence: never,
  parts: noParts,
  words: itsName,
  phrase: (_, { verb }) => verb('council-seat'),
  glyphs: () => one('council'),
}
