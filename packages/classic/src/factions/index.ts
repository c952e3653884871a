// The six factions and what each can do.

import type { Seat } from '@sietch/kernel'
import { FACTIONS, type FactionId } from '../content/types.ts'
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

type Mode = keyof FactionRules

/** Starred forces and a Karama of one's own several factions have; the rest belongs to one. */
type OwnAbility = Exclude<keyof Hooks, 'elite' | 'special'>

/** The faction that has each ability. */
const ownersIn = (mode: Mode) =>
  new Map<string, FactionId>(
    FACTIONS.flatMap((faction) =>
      Object.keys(FACTION_RULES[faction][mode]).map((ability) => [ability, faction] as const),
    ),
  )

const OWNERS: { readonly [M in Mode]: ReadonlyMap<string, FactionId> } = {
  basic: ownersIn('basic'),
  advanced: ownersIn('advanced'),
}

/** The seat whose faction has an ability. */
export function seatWith(s: ClassicState, ability: OwnAbility): Seat | undefined {
  const faction = OWNERS[s.advanced ? 'advanced' : 'basic'].get(ability)
  if (faction === undefined) return undefined
  for (let seat = 0; seat < s.players.length; seat++) if (s.players[seat]?.faction === faction) return seat
  return undefined
}
