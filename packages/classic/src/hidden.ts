// Which leaders a viewer cannot locate, because some of a player's leaders were captured unseen (VIS-17, VIS-18).

import type { Seat, Viewer } from '@sietch/kernel'
import { seatWith } from './factions/index.ts'
import { type ClassicState, type LeaderState, player } from './state.ts'

/** The leaders of `owner` who, as far as this viewer knows, may be the captured and hidden ones. */
export function uncertainLeaders(s: ClassicState, owner: Seat, viewer: Viewer): LeaderState[] {
  const { leaders } = player(s, owner)
  const gone = leaders.filter(({ place }) => place === 'captured' || place === 'hidden')
  if (gone.length === 0 || viewer === owner) return []
  if (viewer !== 'spectator' && captorOf(s) === viewer) return []
  const shown = shownLeaders(s)
  return leaders.filter(
    (leader) =>
      (leader.place === 'ready' || gone.includes(leader)) &&
      !shown.includes(leader.id) &&
      gone.some(({ fought }) => fought === leader.fought),
  )
}

/** Only one faction captures leaders. */
export const captorOf = (s: ClassicState): Seat | undefined => seatWith(s, 'captures')

/** Leaders in revealed plans. */
function shownLeaders(s: ClassicState): readonly string[] {
  for (const frame of s.stack) {
    if (frame.kind !== 'battle' || !frame.committed[0] || !frame.committed[1]) continue
    return frame.plans.map(({ leader }) => leader ?? 'none')
  }
  return []
}
