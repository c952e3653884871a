// The eight contracts that Bloodlines adds to the CHOAM module (BLD-CMP-08).

import { deepCoverSpy, draw, intrigue, recallAgent, recruit, solari, spy } from '../../effects/build.ts'
import type { Effect } from '../../effects/types.ts'
import type { Contract, ContractId } from '../types.ts'

const contract = (
  id: ContractId,
  completedBy: Contract['completedBy'],
  ...reward: readonly Effect[]
): Contract => ({ id, copies: 1, completedBy, reward })

export const contracts: readonly Contract[] = [
  contract('deliver-supplies-spy', { space: 'deliver-supplies' }, solari(1), deepCoverSpy),
  contract('earn-any-alliance', 'alliance', solari(2), recruit(2)),
  contract('harvest-3-spy', { harvest: 3 }, solari(2), spy),
  contract('harvest-4-spy', { harvest: 4 }, solari(3), spy),
  contract('high-council-recall', { space: 'high-council' }, recallAgent),
  // BLD-CLR-08
  { ...contract('immediate-intrigue', 'taking', intrigue(1), draw(1)), trashesIntrigue: 1 },
  contract('secrets', { space: 'secrets' }, solari(2), draw(1)),
  contract('spice-refinery-troops', { space: 'spice-refinery' }, recruit(2)),
]
