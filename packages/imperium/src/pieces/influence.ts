// Influence tracks and Alliance tokens (IMP-INF, IMP-ALL, algorithm 12.4). The victory points they are worth are
// computed from them in state.ts.

import { pushFrame, type Seat, type Tell } from '@sietch/kernel'
import { FACTIONS, type Faction } from '../content/types.ts'
import type { FactionChoice, Printed } from '../effects/types.ts'
import { tellOpen } from '../events.ts'
import { content, type ImperiumState, leaderOf, player } from '../state.ts'
import { printedAt, pushAll } from './cards.ts'

const TOP = 6
const BONUS_AT = 4

/** The Factions an effect may be used with. */
export function factionsFor(s: ImperiumState, seat: Seat, choice: FactionChoice): readonly Faction[] {
  if (choice === 'any') return FACTIONS
  if (choice === 'opponent-ahead') {
    const own = player(s, seat).influence
    return FACTIONS.filter((faction) => s.players.some(({ influence }) => influence[faction] > own[faction]))
  }
  return typeof choice === 'string' ? [choice] : choice
}

/** Moves up point by point; the bonus at 4 comes when the whole gain is done (IMP-INF-12). */
export function gainInfluence(s: ImperiumState, seat: Seat, faction: Faction, n: number, tell: Tell): void {
  const { influence } = player(s, seat)
  const before = influence[faction]
  const effects = setOff(s, seat, faction, n)
  influence[faction] = Math.min(TOP, before + n)
  if (influence[faction] === before) return
  tellOpen(tell, 'influence', { seat, faction, n: influence[faction] - before, now: influence[faction] })
  const holder = s.alliances[faction]
  const takesFromTrack = holder === null && influence[faction] >= BONUS_AT
  const overtakes =
    holder !== null && holder !== seat && influence[faction] > player(s, holder).influence[faction]
  if (takesFromTrack || overtakes) moveAlliance(s, faction, seat, tell)
  pushAll(s, seat, effects)
}

const NOTHING: readonly Printed[] = []

/** What so much more Influence would set off: the bonus of the track, and what the Leader makes of it. */
export function setOff(s: ImperiumState, seat: Seat, faction: Faction, n: number): readonly Printed[] {
  const { leader, influence } = player(s, seat)
  const before = influence[faction]
  const after = Math.min(TOP, before + n)
  const getsBonus = before < BONUS_AT && after >= BONUS_AT
  const { onReachingTwo } = leaderOf(s, seat)?.ability ?? {}
  const reachesTwo = onReachingTwo?.faction === faction && before < 2 && after >= 2
  if (!getsBonus && !reachesTwo) return NOTHING
  const bonus = getsBonus ? content(s).box.trackBonus[faction] : []
  const ofLeader = reachesTwo ? onReachingTwo.effects : []
  return [
    ...printedAt({ kind: 'track', id: faction }, 'bonus', bonus),
    ...printedAt({ kind: 'leader', id: leader ?? '' }, 'ability.reaching-two', ofLeader),
  ]
}

/** IMP-ALL-05: a holder who falls behind hands the token on, or puts it back when nobody is at 4. */
export function loseInfluence(s: ImperiumState, seat: Seat, faction: Faction, tell: Tell): void {
  const { influence } = player(s, seat)
  if (influence[faction] === 0) throw new Error(`seat ${seat} has no Influence with ${faction} to lose`)
  influence[faction]--
  tellOpen(tell, 'influence', { seat, faction, n: -1, now: influence[faction] })
  if (s.alliances[faction] !== seat) return
  const takers = s.players.flatMap((other, taker) =>
    other.influence[faction] > influence[faction] && other.influence[faction] >= BONUS_AT ? [taker] : [],
  )
  const [taker] = takers
  if (takers.length > 1) pushFrame(s, { kind: 'alliance', seat, faction, takers })
  else if (taker !== undefined) moveAlliance(s, faction, taker, tell)
  else if (influence[faction] < BONUS_AT) moveAlliance(s, faction, null, tell)
}

export function moveAlliance(s: ImperiumState, faction: Faction, to: Seat | null, tell: Tell): void {
  const holder = s.alliances[faction]
  s.alliances[faction] = to
  tellOpen(tell, 'alliance', { faction, from: holder, to })
}
