// The aim of the game and who wins.

import { chapter } from '../tags.ts'

export const aim = chapter({
  'aim.strongholds': {
    rules: ['DUN-OBJ-1'],
    at: ['more'],
    about: ['phase:mentat-pause', 'term:victory', 'term:stronghold'],
  },
  'aim.alliance': {
    rules: ['DUN-OBJ-2', 'DUN-MEN-3', 'DUN-ALY-6', 'DUN-MEN-4'],
    at: ['more'],
    about: ['phase:mentat-pause', 'term:victory', 'term:alliance'],
  },
  'aim.control': {
    rules: ['DUN-MEN-2', 'AMB-9'],
    about: ['phase:mentat-pause', 'term:control', 'term:stronghold'],
  },
  'aim.end': { rules: ['DUN-SET-19'], about: ['phase:mentat-pause', 'term:round', 'term:victory'] },
  'aim.at-once': { rules: ['CON-14'], about: ['phase:mentat-pause', 'term:victory'] },
  'aim.precedence': { rules: ['DUN-SET-11', 'EXT-1'], about: ['term:advantage', 'term:treachery-card'] },
})
