// The Tech module: acquiring tiles and using them.

import { chapter } from '../tags.ts'

export const tech = chapter({
  'tech.setup': {
    rules: ['TEC-CMP-01', 'TEC-SET-01', 'TEC-SET-02', 'TEC-SET-03', 'TEC-SET-06'],
    at: ['tech'],
    about: ['phase:setup', 'term:tech-tile', 'term:ixian-embassy'],
  },
  'tech.removed': { rules: ['TEC-SET-04', 'BLD-CMP-09'], at: ['tech'], about: ['tech:choam-transports'] },
  'tech.removed-base': { rules: ['TEC-SET-05'], at: ['tech', 'base'], about: ['phase:setup'] },
  'tech.acquire': {
    rules: ['TEC-ACQ-01', 'TEC-ACQ-02', 'TEC-ACQ-12'],
    at: ['tech'],
    about: ['term:tech-tile', 'term:ixian-embassy'],
  },
  'tech.pay': {
    rules: ['TEC-ACQ-03', 'TEC-ACQ-04', 'TEC-ACQ-05', 'TEC-ACQ-06'],
    at: ['tech'],
    about: ['term:tech-tile', 'term:spice'],
  },
  'tech.discount': {
    rules: ['TEC-ACQ-07', 'TEC-ACQ-08', 'TEC-ACQ-09', 'TEC-ACQ-10'],
    at: ['tech'],
    about: ['term:tech-discount', 'space:high-council'],
  },
  'tech.acquire-effect': {
    rules: ['TEC-ACQ-11', 'TEC-ACQ-12', 'TEC-ACQ-13', 'TEC-USE-04'],
    at: ['tech'],
    about: ['term:tech-tile', 'term:acquire-effect'],
  },
  'tech.use': {
    rules: ['TEC-USE-01', 'TEC-USE-02', 'TEC-USE-03', 'TEC-USE-05'],
    at: ['tech'],
    about: ['term:flip', 'term:tech-tile', 'phase:round-start'],
  },
  'tech.kota': { rules: ['TEC-ACQ-14'], at: ['tech'], about: ['leader:kota-odax-of-ix'] },
  'tech.tiles': {
    rules: ['TEC-CLR-01', 'TEC-CLR-05'],
    at: ['tech'],
    about: ['tech:forbidden-weapons', 'tech:glowglobes'],
  },
  'tech.ornithopter-fleet': {
    rules: ['TEC-CLR-02', 'TEC-CLR-03', 'TEC-CLR-04'],
    at: ['tech', 'uprising'],
    about: ['tech:ornithopter-fleet', 'term:battle-icon'],
  },
})
