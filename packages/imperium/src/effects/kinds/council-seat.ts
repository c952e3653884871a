// A seat in the High Council.

import { tellOpen } from '../../events.ts'
import { printedAt } from '../../pieces/cards.ts'
import { COUNCIL_PERSUASION, gain } from '../../pieces/gains.ts'
import { leaderOf, ownTurn, player } from '../../state.ts'
import { one } from '../glyph.ts'
import { always, type EffectKind, itsName, never, noParts } from '../kind.ts'

export const councilSeat: EffectKind<'council-seat'> = {
  perform(s, { seat }, tell) {
    const p = player(s, seat)
    p.council = true
    tellOpen(tell, 'council-seat', { seat })
    // IMP-REV-10: a seat taken on the Reveal turn counts on that turn.
    const turn = ownTurn(s, seat)
    if (turn?.stage === 'reveal') {
      gain(s, seat, 'persuasion', COUNCIL_PERSUASION, { kind: 'space', id: 'high-council' }, tell)
    }
    const { onCouncilSeat = [] } = leaderOf(s, seat)?.ability ?? {}
    const leader = { kind: 'leader', id: p.leader ?? '' } as const
    // IMP-AGT-08: when the Leader's ability is used, is the player's choice.
    turn?.items.push(...printedAt(leader, 'ability.council-seat', onCouncilSeat))
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
