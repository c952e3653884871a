// What happens in a game of the Imperium family, in beats, in the order in which they are shown. A new kind joins the
// union, is made by a function called here, and is drawn by its component in `Beat.tsx`.

import type { Happening } from '../../stage/beat.ts'
import { type CombatBeat, combatBeats, type RoundRecapBeat, recapBeats } from '../combat/combat-beats.ts'
import { type ChurnBeat, churnBeats } from '../rivals/churn-beats.ts'
import { type RivalBeat, rivalBeats } from '../rivals/rival-beats.ts'
import { type RoundBeat, roundBeats } from './round-beats.ts'
import { type TurnBeat, turnBeats } from './turn-beats.ts'

export type ImperiumBeat = TurnBeat | ChurnBeat | RivalBeat | CombatBeat | RoundBeat | RoundRecapBeat

/** Rivals may act before anyone is asked. */
export const opening = (happening: Happening): readonly ImperiumBeat[] => rivalBeats(happening).next

export function beats(happening: Happening): readonly ImperiumBeat[] {
  const rivals = rivalBeats(happening)
  return [
    ...turnBeats(happening),
    ...churnBeats(happening),
    ...rivals.now,
    ...combatBeats(happening),
    ...recapBeats(happening),
    ...roundBeats(happening),
    ...rivals.next,
  ]
}
