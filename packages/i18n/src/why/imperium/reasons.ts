// The rules behind what is closed in Dune: Imperium.

import type { Reason } from '@sietch/imperium'
import type { Rules } from '../cited.ts'

/** Reasons that a table gives where the rules need none: no card has the icon, the card may not be moved. */
export type PageReason = 'other-icon' | 'throne-row'

export const reasons: { readonly [why in Reason['why'] | PageReason]: Rules } = {
  occupied: ['IMP-AGT-05', 'UPR-SPY-09'],
  forbidden: ['IMP-CLR-04'],
  used: ['IMP-CLR-12', 'UPR-AGN-01', 'IMP-AGN-10'],
  'not-yours': ['SIX-INF-01', 'SIX-BRD-01'],
  'no-swordmaster': ['SOL-HAG-10', 'SOL-RIV-10'],
  'requires-influence': ['IMP-AGT-14', 'UPR-AGT-02', 'IMP-INF-09'],
  costs: ['IMP-AGT-07', 'IMP-AGT-10', 'IMP-INT-11'],
  'no-agents': ['IMP-TRN-04', 'IMP-AGN-01'],
  'no-icons': ['IMP-AGT-04'],
  persuasion: ['IMP-BUY-04', 'IMP-BUY-01'],
  condition: ['IMP-GEN-12', 'IMP-INT-11'],
  timing: ['IMP-INT-07', 'IMP-INT-04', 'IMP-INT-05', 'IMP-INT-06'],
  owned: ['BLD-CMD-04'],
  'face-down': ['TEC-USE-02', 'TEC-USE-03'],
  'other-icon': ['IMP-AGT-02'],
  'throne-row': ['SIX-THR-01'],
  'nothing-to-do': ['IMP-INT-11', 'IMP-GEN-15'],
}
