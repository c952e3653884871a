// Standing with the Factions, and what it brings.

import { chapter } from '../tags.ts'

export const influence = chapter({
  'influence.tracks': {
    rules: ['IMP-INF-01', 'IMP-INF-10'],
    at: ['no-teams'],
    about: [
      'term:influence',
      'term:influence-track',
      'term:faction',
      'faction:emperor',
      'faction:guild',
      'faction:bene-gesserit',
      'faction:fremen',
    ],
  },
  'influence.visit': {
    rules: ['IMP-INF-02', 'IMP-INF-03'],
    about: [
      'term:influence',
      'term:faction',
      'faction:emperor',
      'faction:guild',
      'faction:bene-gesserit',
      'faction:fremen',
    ],
  },
  'influence.point': {
    rules: ['IMP-INF-04', 'INV-09'],
    about: [
      'term:influence',
      'term:victory-point',
      'faction:emperor',
      'faction:guild',
      'faction:bene-gesserit',
      'faction:fremen',
    ],
  },
  'influence.bonus': {
    rules: ['IMP-INF-05', 'IMP-INF-06', 'IMP-INF-12'],
    about: [
      'term:influence',
      'term:bonus',
      'faction:emperor',
      'faction:guild',
      'faction:bene-gesserit',
      'faction:fremen',
    ],
  },
  'influence.bonuses': {
    rules: ['IMP-INF-11', 'UPR-DIF-17'],
    at: ['base'],
    about: [
      'term:influence',
      'term:bonus',
      'faction:emperor',
      'faction:guild',
      'faction:bene-gesserit',
      'faction:fremen',
    ],
  },
  'influence.bonuses-uprising': {
    rules: ['UPR-INF-01', 'UPR-DIF-17'],
    at: ['uprising', 'no-teams'],
    about: [
      'term:influence',
      'term:bonus',
      'faction:emperor',
      'faction:guild',
      'faction:bene-gesserit',
      'faction:fremen',
    ],
  },
  'influence.any': { rules: ['IMP-INF-07', 'IMP-INF-08'], about: ['term:influence'] },
  'influence.paying': { rules: ['IMP-INF-10'], about: ['term:influence', 'term:cost'] },
  'influence.two-instead': {
    rules: ['IMP-INF-13'],
    about: [
      'term:influence',
      'card:power-play',
      'card:overthrow',
      'card:subversive-advisor',
      'card:treacherous-maneuver',
    ],
  },
  'influence.alliance': {
    rules: ['IMP-ALL-01', 'INV-08'],
    about: [
      'term:alliance',
      'term:victory-point',
      'faction:emperor',
      'faction:guild',
      'faction:bene-gesserit',
      'faction:fremen',
    ],
  },
  'influence.alliance-taken': {
    rules: ['IMP-ALL-02'],
    about: ['term:alliance', 'faction:emperor', 'faction:guild', 'faction:bene-gesserit', 'faction:fremen'],
  },
  'influence.alliance-lost': { rules: ['IMP-ALL-05', 'INV-08'], about: ['term:alliance'] },
  'influence.alliance-returned': { rules: ['IMP-ALL-06'], about: ['term:alliance'] },
})
