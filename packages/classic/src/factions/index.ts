// The six factions and what each can do.

import type { Seat } from '@sietch/kernel'
import type { FactionId } from '../content/types.ts'
import { type ClassicState, player } from '../state.ts'
import { atreides } from './atreides.ts'
import { beneGesserit } from './bene-gesserit.ts'
import { emperor } from './emperor.ts'
import { fremen } from './fremen.ts'
import { guild } from './guild.ts'
import { harkonnen } from './harkonnen.ts'
import type { FactionRules, Hooks } from './hooks.ts'

export const FACTION_RULES: { readonly [F in FactionId]: FactionRules } = {
  atreides,
  'bene-gesserit': beneGesserit,
  emperor,
  fremen,
  guild,
  harkonnen,
}

/** What a seat's faction can do in this game. */
export function hooks(s: ClassicState, seat: Seat): Hooks {
  const { basic, advanced } = FACTION_RULES[player(s, seat).faction]
  return s.advanced ? advanced : basic
}

/** The seat whose faction has an ability; no ability belongs to two. */
export function seatWith(s: ClassicState, ability: keyof Hooks): Seat | undefined {
  for (let seat = 0; seat < s.players.length; seat++) {
    if (hooks(s, seat)[ability] !== undefined) return seat
  }
  return undefined
}
