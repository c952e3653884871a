// How a game begins.

import { chapter } from '../tags.ts'

export const setup = chapter({
  'setup.players': {
    rules: ['DUN-SET-1', 'DUN-SET-4'],
    about: ['phase:setup', 'term:player', 'term:faction'],
  },
  'setup.table': { rules: ['D-SET-1'], about: ['phase:setup'] },
  'setup.factions': { rules: ['DUN-SET-2', 'D-SET-2'], about: ['phase:setup', 'term:faction'] },
  'setup.order': { rules: ['DUN-SET-11', 'DUN-SET-13', 'DUN-SET-18'], about: ['phase:setup'] },
  'setup.decks': {
    rules: ['DUN-SET-10', 'DUN-TCH-8'],
    about: ['phase:setup', 'term:spice-deck', 'term:treachery-deck', 'term:discard-pile'],
  },
  'setup.positions': { rules: ['DUN-SET-12', 'AMB-84'], about: ['phase:setup', 'term:player-position'] },
  'setup.traitors': {
    rules: ['DUN-SET-14', 'D-SET-5'],
    about: ['phase:setup', 'term:traitor-card', 'term:traitor-deck', 'term:traitor'],
  },
  'setup.own-traitor': { rules: ['DUN-SET-14'], about: ['phase:setup', 'term:traitor-card'] },
  'setup.spice': { rules: ['DUN-SET-15'], about: ['phase:setup', 'term:spice', 'term:player-screen'] },
  'setup.forces': { rules: ['DUN-SET-16'], about: ['phase:setup', 'term:reserves', 'term:force'] },
  'setup.placing': { rules: ['DUN-SET-16', 'AMB-10'], about: ['phase:setup'] },
  'setup.cards': { rules: ['DUN-SET-17'], about: ['phase:setup', 'term:treachery-card'] },
})
