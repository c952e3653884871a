// Baron Vladimir Harkonnen's Masterstroke (IMP-CLR-01, IMP-CLR-14): two Factions are chosen in secret before the first
// round, and revealed when many troops are deployed.

import { option, popFrame, type Seat, type Tell, targetId } from '@sietch/kernel'
import { byRule } from '../content/by-rule.ts'
import type { Source } from '../effects/types.ts'
import { tellOwn, tellRevealed } from '../events.ts'
import { content, type ImperiumState, type Kind, player } from '../state.ts'
import { pushAll } from './cards.ts'

const BARON_TOKENS = 2

/** IMP-CLR-01: two of the four tokens, unseen by the opponents. */
export const tokens: Kind<'tokens'> = {
  step(s, frame) {
    if (player(s, frame.seat).tokens.length < BARON_TOKENS) return false
    popFrame(s, frame)
    return true
  },
  decisions: (_, { seat }) => [{ seat, kind: 'tokens', ask: true }],
  options: (s, { seat }) =>
    content(s)
      .factions.filter((faction) => !player(s, seat).tokens.includes(faction))
      .map((faction) => option('token', { kind: 'faction', id: faction })),
  chosen(s, { seat }, _, chosen, tell) {
    const faction = content(s).factions.find((id) => id === targetId(chosen))
    if (faction === undefined) throw new Error(`"${chosen.key}" names no Faction`)
    player(s, seat).tokens.push(faction)
    tellOwn(tell, 'token', { seat }, [seat], { faction })
  },
}

export function revealTokens(s: ImperiumState, seat: Seat, source: Source, tell: Tell): void {
  const p = player(s, seat)
  p.tokensRevealed = true
  tellRevealed(tell, 'masterstroke', { seat, factions: p.tokens })
  pushAll(
    s,
    seat,
    p.tokens.map((faction) => byRule(source, { do: 'influence', with: faction, n: 1 })),
  )
}
