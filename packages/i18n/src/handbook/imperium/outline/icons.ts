// What the icons on cards and spaces mean.

import { chapter } from '../tags.ts'

export const icons = chapter({
  'icons.troop': { rules: ['IMP-ICO-05', 'IMP-DEP-01'], about: ['term:troop'] },
  'icons.sword': { rules: ['IMP-ICO-10'], about: ['term:sword'] },
  'icons.persuasion': { rules: ['IMP-ICO-11'], about: ['term:persuasion'] },
  'icons.draw': { rules: ['IMP-ICO-13', 'IMP-ICO-14'], about: ['term:deck', 'term:intrigue-deck'] },
  'icons.trash': { rules: ['IMP-ICO-07', 'IMP-DCK-05', 'IMP-DCK-07'], about: ['term:in-play'] },
  'icons.trash-intrigue': { rules: ['UPR-ICO-03', 'BLD-ICO-01'], about: ['term:intrigue-card'] },
  'icons.retreat': {
    rules: ['IMP-ICO-04', 'IMP-DEP-08', 'IMP-DEP-09', 'IMP-DEP-13'],
    about: ['term:troop', 'term:garrison', 'term:supply'],
  },
  'icons.fremen-bond': { rules: ['IMP-ICO-06'], about: ['faction:fremen', 'term:in-play'] },
  'icons.foldspace': {
    rules: ['IMP-ICO-15', 'IMP-BUY-03', 'IMP-BRD-04'],
    at: ['base'],
    about: ['card:foldspace', 'space:foldspace'],
  },
  'icons.contract': {
    rules: ['UPR-ICO-04', 'UPR-DIF-14', 'CHO-CON-01', 'CHO-CON-14'],
    at: ['uprising'],
    about: ['term:contract'],
  },
})
