// Influence tracks and Alliance tokens (IMP-INF, IMP-ALL, algorithm 12.4). The victory points they are worth are
// computed from them in state.ts.

import { pushFrame, type Seat, type Tell } from '@sietch/kernel'
import { printedAt } from '../content/printed.ts'
import { FACTIONS, type Faction } from '../content/types.ts'
import type { FactionChoice, Printed } from '../effects/types.ts'
import { tellOpen } from '../events.ts'
import { content, type ImperiumState, player } from '../state.ts'
import { abilitiesOf, broughtBy, fire } from './abilities.ts'
import { pushEffects } from './cards.ts'

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
  const gained = Math.min(TOP - before, n)
  if (gained === 0) return
  moveOnTrack(s, seat, faction, gained, tell)
  const holder = s.alliances[faction]
  const takesFromTrack = holder === null && influence[faction] >= BONUS_AT
  const overtakes =
    holder !== null && holder !== seat && influence[faction] > player(s, holder).influence[faction]
  if (takesFromTrack || overtakes) moveAlliance(s, faction, seat, tell)
  fire(s, seat, 'influence-reached', faction, before, influence[faction])
  if (before < BONUS_AT && influence[faction] >= BONUS_AT) {
    pushEffects(s, seat, { kind: 'track', id: faction }, 'bonus', content(s).box.trackBonus[faction])
  }
}

const NOTHING: readonly Printed[] = []

/** What so much more Influence would set off: the bonus of the track, and what abilities make of it. */
export function setOff(s: ImperiumState, seat: Seat, faction: Faction, n: number): readonly Printed[] {
  const before = player(s, seat).influence[faction]
  const after = Math.min(TOP, before + n)
  const getsBonus = before < BONUS_AT && after >= BONUS_AT
  const bonus = getsBonus
    ? printedAt({ kind: 'track', id: faction }, 'bonus', content(s).box.trackBonus[faction])
    : NOTHING
  if (abilitiesOf(s, seat).on['influence-reached'].length === 0) return bonus
  return [...bonus, ...broughtBy(s, seat, 'influence-reached', faction, before, after)]
}

/** IMP-ALL-05: a holder who falls behind hands the token on, or puts it back when nobody is at 4. */
export function loseInfluence(s: ImperiumState, seat: Seat, faction: Faction, tell: Tell): void {
  const { influence } = player(s, seat)
  if (influence[faction] === 0) throw new Error(`seat ${seat} has no Influence with ${faction} to lose`)
  moveOnTrack(s, seat, faction, -1, tell)
  if (s.alliances[faction] !== seat) return
  const takers = s.players.flatMap((other, taker) =>
    other.influence[faction] > influence[faction] && other.influence[faction] >= BONUS_AT ? [taker] : [],
  )
  const [taker] = takers
  if (takers.length > 1) pushFrame(s, { kind: 'alliance', seat, faction, takers })
  else if (taker !== undefined) moveAlliance(s, faction, taker, tell)
  else if (influence[faction] < BONUS_AT) moveAlliance(s, faction, null, tell)
}

function moveOnTrack(s: ImperiumState, seat: Seat, faction: Faction, n: number, tell: Tell): void {
  const { influence } = player(s, seat)
  influence[faction] += n
  tellOpen(tell, 'influence', { seat, faction, n, now: influence[faction] })
}

export function moveAlliance(s: ImperiumState, faction: Faction, to: Seat | null, tell: Tell): void {
  const holder = s.alliances[faction]
  s.alliances[faction] = to
  tellOpen(tell, 'alliance', { faction, from: holder, to })
}
