// The Signet Ring ability of a Leader as it waits to be used.

import type { Seat } from '@sietch/kernel'
import { printedAt } from '../content/printed.ts'
import type { Item, Source } from '../effects/types.ts'
import { content, type ImperiumState, leaderOf, player } from '../state.ts'

/** IMP-LDR-03: with some boxes it may be left unused, but what it forbids holds at once (UPR-CLR-05). */
export function signetOf(s: ImperiumState, seat: Seat): Item[] {
  const leader: Source = { kind: 'leader', id: player(s, seat).leader ?? '' }
  return printedAt(leader, 'signet', leaderOf(s, seat)?.signet ?? []).map((printed): Item => {
    const { source, slot, effect } = printed
    const isOptional = content(s).box.signetOptional && effect.do !== 'no-deployment'
    return isOptional ? { source, slot, effect, optional: true } : printed
  })
}
