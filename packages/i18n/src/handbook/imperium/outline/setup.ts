// What lies on the table when the game begins.

import { chapter } from '../tags.ts'

export const setup = chapter({
  'setup.board': {
    rules: ['IMP-SET-01', 'IMP-CMP-08', 'UPR-DIF-01'],
    at: ['base'],
    about: ['phase:setup', 'term:mentat'],
  },
  'setup.board-uprising': {
    rules: ['UPR-SET-01', 'UPR-CMP-10', 'UPR-CMP-13', 'UPR-DIF-01'],
    at: ['uprising'],
    about: ['phase:setup', 'term:shield-wall'],
  },
  'setup.conflicts': {
    rules: ['IMP-SET-02', 'IMP-CMP-06', 'UPR-DIF-12'],
    at: ['base'],
    about: ['phase:setup', 'term:conflict-card'],
  },
  'setup.conflicts-uprising': {
    rules: ['UPR-SET-02', 'UPR-CMP-05', 'UPR-DIF-12'],
    at: ['uprising'],
    about: ['phase:setup', 'term:conflict-card'],
  },
  'setup.conflicts-unused': { rules: ['IMP-SET-03'], about: ['phase:setup'] },
  'setup.decks': {
    rules: ['IMP-SET-04', 'IMP-SET-05', 'IMP-CMP-04', 'IMP-CMP-05'],
    at: ['base'],
    about: ['phase:setup', 'term:imperium-deck', 'term:intrigue-deck'],
  },
  'setup.decks-uprising': {
    rules: ['IMP-SET-04', 'IMP-SET-05', 'UPR-SET-03', 'UPR-CMP-03', 'UPR-CMP-04'],
    at: ['uprising'],
    about: ['phase:setup', 'term:imperium-deck', 'term:intrigue-deck'],
  },
  'setup.reserve': {
    rules: ['IMP-SET-06', 'IMP-CMP-03', 'UPR-DIF-02'],
    at: ['base'],
    about: ['phase:setup', 'term:reserve'],
  },
  'setup.reserve-uprising': {
    rules: ['UPR-SET-04', 'UPR-CMP-02', 'UPR-DIF-02'],
    at: ['uprising'],
    about: ['phase:setup', 'term:reserve'],
  },
  'setup.leaders': { rules: ['IMP-SET-07', 'IMP-GEN-09'], about: ['phase:setup', 'term:leader'] },
  'setup.leaders-base': {
    rules: ['IMP-CMP-07', 'IMP-CMP-09'],
    at: ['base'],
    about: ['phase:setup', 'term:leader'],
  },
  'setup.leaders-uprising': {
    rules: ['UPR-CMP-06', 'UPR-SET-05', 'UPR-CMP-11'],
    at: ['uprising'],
    about: ['phase:setup', 'term:leader', 'leader:shaddam-corrino-iv'],
  },
  'setup.deck': { rules: ['IMP-SET-09', 'IMP-CMP-12'], about: ['phase:setup', 'term:deck', 'term:setup'] },
  'setup.resources': {
    rules: ['IMP-SET-10', 'IMP-SET-11', 'IMP-GEN-05', 'IMP-GEN-10'],
    about: ['phase:setup', 'term:water', 'term:solari', 'term:spice'],
  },
  'setup.pieces': {
    rules: ['IMP-CMP-11', 'IMP-SET-15', 'IMP-SET-16', 'IMP-SET-17', 'IMP-SET-14'],
    about: ['phase:setup', 'term:supply', 'term:garrison'],
  },
  'setup.agents': {
    rules: ['IMP-SET-12', 'IMP-AGN-01'],
    about: ['phase:setup', 'term:agent', 'term:swordmaster'],
  },
  'setup.score': { rules: ['IMP-SET-13', 'SOL-SET-03'], about: ['phase:setup', 'term:victory-point'] },
  'setup.first-player': {
    rules: ['IMP-SET-18', 'UPR-DIF-03'],
    at: ['base'],
    about: ['phase:setup', 'term:first-player'],
  },
  'setup.first-player-uprising': {
    rules: ['UPR-SET-08', 'UPR-OBJ-03', 'UPR-DIF-03'],
    at: ['uprising'],
    about: ['phase:setup', 'term:first-player', 'term:objective-card'],
  },
  'setup.objectives': {
    rules: ['UPR-OBJ-01', 'UPR-OBJ-02', 'UPR-OBJ-05', 'UPR-CMP-07'],
    at: ['uprising', 'no-teams'],
    about: ['phase:setup', 'term:objective-card'],
  },
  'setup.uprising-pieces': {
    rules: ['UPR-SET-06', 'UPR-SET-07', 'UPR-CMP-12'],
    at: ['uprising'],
    about: ['phase:setup', 'term:spy', 'term:maker-hooks', 'term:sandworm'],
  },
  'setup.public': {
    rules: ['IMP-GEN-07', 'IMP-DCK-13'],
    about: ['term:supply', 'term:hand', 'term:discard-pile'],
  },
})
