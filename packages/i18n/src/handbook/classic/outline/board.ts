// The map and the pieces.

import { chapter } from '../tags.ts'

export const board = chapter({
  'board.territories': {
    rules: ['DUN-CMP-1', 'EXT-3'],
    about: ['term:territory', 'term:sand', 'term:rock', 'territory:imperial-basin'],
  },
  'board.strongholds': {
    rules: ['DUN-CMP-5'],
    about: [
      'term:stronghold',
      'territory:arrakeen',
      'territory:carthag',
      'territory:sietch-tabr',
      'territory:habbanya-sietch',
      'territory:tueks-sietch',
    ],
  },
  'board.cities': {
    rules: ['DUN-MOV-3', 'DUN-COL-1'],
    about: ['term:city', 'term:ornithopter', 'territory:arrakeen', 'territory:carthag'],
  },
  'board.sectors': { rules: ['DUN-CMP-3'], about: ['term:sector', 'term:territory'] },
  'board.positions': { rules: ['DUN-CMP-4'], about: ['term:player-position', 'term:first-player'] },
  'board.polar-sink': { rules: ['DUN-MOV-11'], about: ['territory:polar-sink'] },
  'board.spice-symbols': { rules: ['DUN-CMP-2'], about: ['phase:spice-blow', 'term:spice-blow'] },
  'board.forces': {
    rules: ['DUN-CMP-7', 'DUN-CMP-13', 'INV-1'],
    about: ['term:force', 'term:force-token', 'term:reserves', 'term:tleilaxu-tanks', 'term:leader-disc'],
  },
  'board.leaders': { rules: ['DUN-CMP-12'], about: ['term:leader', 'term:strength', 'term:leader-disc'] },
  'board.starred': { rules: ['DUN-CMP-8'], at: ['basic'], about: ['term:force-token', 'term:basic-game'] },
  'board.decks': {
    rules: ['DUN-CMP-9', 'INV-6', 'INV-7'],
    about: ['term:spice-deck', 'term:treachery-deck', 'term:traitor-deck'],
  },
  'board.spice-cards': {
    rules: ['EXT-2'],
    about: ['phase:spice-blow', 'term:spice-deck', 'term:territory-card', 'term:sandworm'],
  },
  'board.bank': {
    rules: ['DUN-CMP-10', 'INV-8'],
    about: ['term:spice-bank', 'term:spice', 'term:spice-token'],
  },
  'board.advanced': { rules: ['ADV-CMP-1'], at: ['advanced'], about: ['term:advanced-game'] },
})
