// The Influence tracks of the six-player side and of the two personal boards (SIX-INF-02, SIX-INF-03). The Emperor icon is
// that of the Great Houses, the Fremen icon that of the Fringe Worlds, and each that of a Commander's own track.

import { forTeam, recruit, solari, spice, spy, water } from '../../../effects/build.ts'
import type { Effect } from '../../../effects/types.ts'
import type { Faction, LeaderId, Track } from '../../types.ts'
import { track } from '../../usual.ts'

export const mainTracks: readonly Track[] = [
  { ...track('emperor', recruit(2)), id: 'great-houses' },
  { ...track('fremen', spy), id: 'fringe-worlds' },
]

/** D-85: up to 6 like the others, with nothing above 4. */
const personal = (faction: Faction, onlyFor: LeaderId, at1: Effect, at3: Effect): Track => ({
  id: faction,
  faction,
  top: 6,
  pointAt: 2,
  allianceAt: 4,
  rewards: [
    { at: 1, effects: [forTeam(at1)] },
    { at: 3, effects: [forTeam(at3)] },
  ],
  onlyFor,
})

export const personalTracks: readonly Track[] = [
  personal('emperor', 'shaddam-corrino-iv', solari(1), spy),
  personal('fremen', 'muad-dib', spice(1), water(1)),
]
