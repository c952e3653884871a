// Revealing your hand, Persuasion and strength.

import { chapter } from '../tags.ts'

export const reveal = chapter({
  'reveal.steps': {
    rules: ['IMP-REV-01', 'UPR-DIF-08'],
    at: ['base'],
    about: ['phase:turns', 'term:reveal-turn'],
  },
  'reveal.steps-uprising': {
    rules: ['UPR-REV-01', 'UPR-DIF-08'],
    at: ['uprising'],
    about: ['phase:turns', 'term:reveal-turn'],
  },
  'reveal.hand': {
    rules: ['IMP-REV-02', 'IMP-REV-03'],
    about: ['term:reveal-turn', 'term:reveal-box', 'term:hand', 'phase:turns'],
  },
  'reveal.between': {
    rules: ['IMP-REV-04', 'IMP-REV-05'],
    about: ['term:reveal-turn', 'term:intrigue-plot'],
  },
  'reveal.drawn': { rules: ['IMP-REV-08', 'IMP-REV-09'], about: ['term:reveal-turn', 'term:hand'] },
  'reveal.recruited': { rules: ['IMP-REV-07'], about: ['term:reveal-turn', 'term:troop'] },
  'reveal.clean-up': {
    rules: ['IMP-REV-06', 'IMP-DCK-08'],
    about: ['term:reveal-turn', 'term:in-play', 'term:discard-pile'],
  },
  'reveal.council': { rules: ['IMP-REV-10'], about: ['term:persuasion', 'space:high-council'] },
  'reveal.strength': {
    rules: ['IMP-STR-01', 'IMP-STR-02'],
    at: ['base'],
    about: ['term:strength', 'term:sword', 'term:troop'],
  },
  'reveal.strength-uprising': {
    rules: ['IMP-STR-01', 'IMP-STR-02', 'UPR-REV-03'],
    at: ['uprising'],
    about: ['term:strength', 'term:sword', 'term:troop', 'term:sandworm'],
  },
  'reveal.no-units': { rules: ['IMP-STR-03', 'IMP-STR-05', 'INV-05'], about: ['term:strength', 'term:unit'] },
  'reveal.marker': { rules: ['IMP-STR-04', 'UPR-REV-04'], about: ['term:strength'] },
})
