// The five Objective cards: battle icon, the player counts they are for, the First Player marker (UPR-OBJ-05).

import type { Objective } from '../types.ts'

const ALL_COUNTS = [1, 2, 3, 4, 6]
const UP_TO_THREE = [1, 2, 3]
const FOUR_OR_SIX = [4, 6]

export const objectives: readonly Objective[] = [
  {
    id: 'objective-desert-mouse-first',
    battleIcon: 'desert-mouse',
    players: ALL_COUNTS,
    firstPlayer: true,
  },
  { id: 'objective-crysknife', battleIcon: 'crysknife', players: ALL_COUNTS },
  { id: 'objective-ornithopter-1-3p', battleIcon: 'ornithopter', players: UP_TO_THREE },
  { id: 'objective-crysknife-4-6p', battleIcon: 'crysknife', players: FOUR_OR_SIX },
  { id: 'objective-desert-mouse-4-6p', battleIcon: 'desert-mouse', players: FOUR_OR_SIX },
]
