// Bloodlines: Sardaukar Commanders, their skills and the new keywords.

import { chapter } from '../tags.ts'

export const commanders = chapter({
  'commanders.box': {
    rules: ['BLD-CMP-01', 'BLD-CMP-02', 'BLD-CMP-03', 'BLD-SET-05', 'BLD-SET-06'],
    at: ['bloodlines', 'uprising'],
    about: ['phase:setup'],
  },
  'commanders.setup': {
    rules: ['BLD-SET-01', 'BLD-SET-02', 'BLD-SET-03', 'BLD-CMP-04', 'INV-13'],
    at: ['bloodlines', 'uprising', 'no-teams'],
    about: ['phase:setup', 'term:sardaukar-commander'],
  },
  'commanders.setup-base': {
    rules: ['MIX-BLD-01', 'BLD-CMP-04', 'BLD-SET-02', 'BLD-SET-03', 'INV-13'],
    at: ['bloodlines', 'base'],
    about: ['phase:setup', 'term:sardaukar-commander'],
  },
  'commanders.acquire': {
    rules: ['BLD-CMD-01', 'BLD-CMD-02', 'BLD-CMD-16'],
    at: ['bloodlines'],
    about: ['term:sardaukar-commander'],
  },
  'commanders.deploy': {
    rules: ['BLD-CMD-05', 'BLD-CMD-06', 'BLD-CMD-07'],
    at: ['bloodlines'],
    about: ['term:sardaukar-commander', 'term:troop'],
  },
  'commanders.supply': {
    rules: ['BLD-CMD-08', 'BLD-CMD-15', 'BLD-CMD-09', 'BLD-CMD-17'],
    at: ['bloodlines'],
    about: ['term:sardaukar-commander', 'term:supply'],
  },
  'commanders.recruit-again': {
    rules: ['BLD-CMD-10', 'BLD-CMD-11', 'BLD-CMD-12'],
    at: ['bloodlines'],
    about: ['term:sardaukar-commander'],
  },
  'commanders.tie-break': { rules: ['BLD-CMD-13'], at: ['bloodlines'], about: ['term:sardaukar-commander'] },
  'commanders.skill': {
    rules: ['BLD-CMD-03', 'BLD-CMD-04', 'BLD-CMD-14', 'BLD-SET-04', 'BLD-CMP-05', 'INV-14'],
    at: ['bloodlines'],
    about: ['term:skill'],
  },
  'commanders.skill-active': {
    rules: ['BLD-SKL-01', 'BLD-SKL-02', 'BLD-SKL-03', 'BLD-SKL-04', 'BLD-SKL-05'],
    at: ['bloodlines'],
    about: ['term:skill', 'term:sardaukar-commander'],
  },
  'commanders.skill-strength': {
    rules: ['BLD-SKL-06', 'UPR-REV-03'],
    at: ['bloodlines'],
    about: ['term:skill', 'term:strength'],
  },
  'commanders.go-to-ground': {
    rules: ['BLD-CLR-09'],
    at: ['bloodlines', 'uprising'],
    about: ['intrigue:go-to-ground', 'term:sardaukar-commander'],
  },
  'commanders.deep-cover': {
    rules: ['BLD-DCS-01', 'BLD-DCS-02'],
    at: ['bloodlines', 'uprising'],
    about: ['term:deep-cover', 'term:observation-post'],
  },
  'commanders.command': {
    rules: ['BLD-COM-01', 'BLD-COM-02'],
    at: ['bloodlines'],
    about: ['term:command', 'term:persuasion'],
  },
  'commanders.combat-icon': {
    rules: ['BLD-CBI-01', 'BLD-CBI-02', 'BLD-CBI-03', 'IMP-DEP-07'],
    at: ['bloodlines'],
    about: ['term:combat-icon', 'term:combat-space'],
  },
  'commanders.moved-spy': {
    rules: ['BLD-CLR-15'],
    at: ['bloodlines', 'uprising'],
    about: ['intrigue:false-orders', 'card:holy-war', 'term:spy'],
  },
})
