// What is secret and what everyone sees.

import { chapter } from '../tags.ts'

export const secrets = chapter({
  'secrets.spice': { rules: ['DUN-SEC-2', 'VIS-1'], about: ['term:player-screen', 'term:spice'] },
  'secrets.cards': { rules: ['VIS-3', 'VIS-4'], about: ['term:hand', 'term:treachery-card'] },
  'secrets.traitors': { rules: ['VIS-5', 'VIS-6'], about: ['term:traitor-card'] },
  'secrets.open': { rules: ['VIS-16', 'VIS-17'], about: ['term:tleilaxu-tanks', 'term:reserves'] },
  'secrets.decks': { rules: ['VIS-10', 'VIS-19'], about: ['term:discard-pile'] },
  'secrets.kept': { rules: ['INV-11'] },
})
