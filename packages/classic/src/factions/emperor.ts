// Emperor: is paid for cards, pays for an ally's revival; Sardaukar (FAC-EMP).

import type { FactionRules } from './hooks.ts'

const basic = { earnsFromCards: true, paysAllyRevival: 3 } as const

export const emperor: FactionRules = {
  basic,
  advanced: {
    ...basic,
    special: 'revive',
    elite: { advantage: 'emp-sardaukar', notAgainst: 'fremen' },
  },
}
