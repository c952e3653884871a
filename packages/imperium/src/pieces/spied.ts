// What a player is spying on (UPR-SPY-18).

import type { Seat } from '@sietch/kernel'
import type { Faction, PostId, SpaceId } from '../content/types.ts'
import { content, type ImperiumState, player } from '../state.ts'

/** The player's own spies that watch a space. */
export function spiesOn(s: ImperiumState, seat: Seat, space: SpaceId): PostId[] {
  const { posts } = player(s, seat)
  return posts.length === 0 ? [] : posts.filter((post) => content(s).post(post).spaces.includes(space))
}

/** The spaces the player is spying on. */
export const spiedSpaces = (s: ImperiumState, seat: Seat): SpaceId[] =>
  player(s, seat).posts.flatMap((post) => content(s).post(post).spaces)

export const spiedFactions = (s: ImperiumState, seat: Seat): Faction[] => {
  const spied = spiedSpaces(s, seat).map((space) => content(s).space(space).faction)
  return content(s).factions.filter((faction) => spied.includes(faction))
}
