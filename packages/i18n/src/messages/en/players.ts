// The factions of classic Dune whose English names take a plural verb: "Fremen pass".

import type { Players } from '../../players.ts'

export const players: Players = { many: ['Fremen', 'Bene Gesserit'] }
