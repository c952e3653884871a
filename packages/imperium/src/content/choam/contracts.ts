// The 20 contracts of the CHOAM module (CHO-CMP-01): what completes each and what it brings.

import { draw, influence, recallAgent, recruit, solari, spy, water } from '../../effects/build.ts'
import type { Effect } from '../../effects/types.ts'
import type { Contract, ContractId, SpaceId } from '../types.ts'

const contract = (
  id: ContractId,
  copies: number,
  completedBy: Contract['completedBy'],
  ...reward: readonly Effect[]
): Contract => ({ id, copies, completedBy, reward })

const visiting = (space: SpaceId) => ({ space })
const harvesting = (harvest: number) => ({ harvest })

/** CHO-SET-04: one of the two that Shaddam Corrino IV keeps for himself. */
const sardaukar = (id: ContractId, ...reward: readonly Effect[]): Contract => ({
  ...contract(id, 1, visiting('sardaukar'), ...reward),
  tag: 'sardaukar',
})

export const contracts: readonly Contract[] = [
  contract('harvest-3', 2, harvesting(3), solari(3)),
  contract('harvest-4', 1, harvesting(4), solari(4)),
  contract('immediate', 1, 'taking', solari(2)),
  contract(
    'acquire-the-spice-must-flow',
    1,
    { acquiring: 'the-spice-must-flow' },
    influence('guild', 1),
    solari(3),
  ),
  contract('deliver-supplies', 1, visiting('deliver-supplies'), solari(3)),
  contract('espionage', 2, visiting('espionage'), solari(3)),
  contract('heighliner-water', 1, visiting('heighliner'), water(2)),
  contract('heighliner-troops', 1, visiting('heighliner'), recruit(2)),
  contract('high-council-solari', 1, visiting('high-council'), solari(3)),
  contract('high-council-influence', 1, visiting('high-council'), influence('bene-gesserit', 1)),
  contract('research-station-solari', 1, visiting('research-station'), solari(3)),
  contract('research-station-spy', 1, visiting('research-station'), solari(2), spy),
  contract('spice-refinery-water', 1, visiting('spice-refinery'), water(1)),
  contract('spice-refinery-cards', 1, visiting('spice-refinery'), draw(2)),
  contract('arrakeen-water', 1, visiting('arrakeen'), water(1)),
  contract('arrakeen-spy', 1, visiting('arrakeen'), recruit(1), spy),
  sardaukar('sardaukar-cards', draw(2)),
  sardaukar('sardaukar-recall', recallAgent),
]
