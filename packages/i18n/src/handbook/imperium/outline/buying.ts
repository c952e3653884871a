// Acquiring cards, and what becomes of them.

import { chapter } from '../tags.ts'

export const buying = chapter({
  'buying.persuasion': {
    rules: ['IMP-BUY-01', 'IMP-BUY-04', 'IMP-BUY-05'],
    about: ['term:persuasion', 'term:persuasion-cost', 'phase:turns'],
  },
  'buying.unspent': { rules: ['IMP-BUY-06', 'INV-12'], about: ['term:persuasion', 'phase:turns'] },
  'buying.where': { rules: ['IMP-BUY-02'], at: ['base'], about: ['term:imperium-row', 'term:reserve'] },
  'buying.where-uprising': {
    rules: ['UPR-REV-05'],
    at: ['uprising'],
    about: ['term:imperium-row', 'term:reserve'],
  },
  'buying.row': { rules: ['IMP-BUY-07', 'INV-03'], about: ['term:imperium-row'] },
  'buying.to-discard': { rules: ['IMP-DCK-01', 'INV-15'], about: ['term:discard-pile'] },
  'buying.acquire-effect': { rules: ['IMP-CRD-03', 'IMP-CRD-04'], about: ['term:acquire-effect'] },
  'buying.free': { rules: ['IMP-CRD-05'], about: ['term:acquire-effect', 'term:imperium-row'] },
  'buying.card-parts': {
    rules: ['IMP-CRD-01'],
    about: ['term:imperium-card', 'term:agent-icons', 'term:agent-box', 'term:reveal-box'],
  },
  'buying.reshuffle': {
    rules: ['IMP-DCK-02', 'IMP-DCK-03', 'IMP-DCK-10'],
    about: ['term:deck', 'term:discard-pile'],
  },
  'buying.trash': { rules: ['IMP-DCK-04', 'IMP-DCK-06'], about: ['term:reserve'] },
  'buying.empty': { rules: ['IMP-DCK-11'], about: ['term:imperium-deck', 'term:reserve'] },
})
