// What the spaces of the board cost and give.

import { chapter } from '../tags.ts'

export const spaces = chapter({
  'spaces.paid-and-free': {
    rules: ['IMP-BRD-15', 'IMP-BRD-16', 'IMP-BRD-02', 'IMP-BRD-07'],
    at: ['base'],
    about: ['term:board-space'],
  },
  'spaces.emperor': {
    rules: ['IMP-BRD-01', 'IMP-BRD-02', 'IMP-BRD-16'],
    at: ['base'],
    about: ['space:conspire', 'space:wealth', 'faction:emperor'],
  },
  'spaces.guild': {
    rules: ['IMP-BRD-03', 'IMP-BRD-04', 'IMP-BRD-16'],
    at: ['base'],
    about: ['space:heighliner', 'space:foldspace', 'faction:guild'],
  },
  'spaces.bene-gesserit': {
    rules: ['IMP-BRD-05', 'IMP-BRD-16'],
    at: ['base'],
    about: ['space:selective-breeding', 'space:secrets', 'faction:bene-gesserit'],
  },
  'spaces.fremen': {
    rules: ['IMP-BRD-06', 'IMP-BRD-16', 'IMP-DEP-04'],
    at: ['base'],
    about: ['space:hardy-warriors', 'space:stillsuits', 'faction:fremen'],
  },
  'spaces.landsraad': {
    rules: ['IMP-BRD-07', 'IMP-BRD-08', 'IMP-BRD-16', 'IMP-REV-10'],
    at: ['base'],
    about: ['icon:landsraad', 'space:rally-troops', 'space:hall-of-oratory'],
  },
  'spaces.cities': {
    rules: ['IMP-BRD-09', 'IMP-BRD-10', 'IMP-BRD-11', 'IMP-BRD-16'],
    at: ['base'],
    about: ['icon:city', 'space:arrakeen', 'space:carthag', 'space:research-station', 'space:sietch-tabr'],
  },
  'spaces.spice-trade': {
    rules: ['IMP-BRD-16'],
    at: ['base'],
    about: ['icon:spice-trade', 'space:secure-contract', 'space:sell-melange'],
  },
  'spaces.desert': {
    rules: ['IMP-BRD-12', 'IMP-BRD-13', 'IMP-BRD-14', 'IMP-BRD-16', 'IMP-HRV-03'],
    at: ['base'],
    about: [
      'icon:spice-trade',
      'term:maker',
      'space:the-great-flat',
      'space:hagga-basin',
      'space:imperial-basin',
    ],
  },
  'spaces.intrigue': { rules: ['IMP-INT-08'], at: ['base'], about: ['term:intrigue-card'] },
  'spaces.board-uprising': {
    rules: ['UPR-BRD-18'],
    at: ['uprising', 'no-teams'],
    about: ['term:board-space'],
  },
  'spaces.emperor-uprising': {
    rules: ['UPR-BRD-01', 'UPR-BRD-18'],
    at: ['uprising', 'no-teams'],
    about: ['space:sardaukar', 'space:dutiful-service', 'faction:emperor'],
  },
  'spaces.guild-uprising': {
    rules: ['UPR-BRD-02', 'UPR-BRD-18'],
    at: ['uprising'],
    about: ['space:heighliner', 'space:deliver-supplies', 'faction:guild'],
  },
  'spaces.bene-gesserit-uprising': {
    rules: ['UPR-BRD-03', 'UPR-BRD-18'],
    at: ['uprising'],
    about: ['space:espionage', 'space:secrets', 'faction:bene-gesserit'],
  },
  'spaces.fremen-uprising': {
    rules: ['UPR-BRD-04', 'UPR-BRD-05', 'UPR-BRD-18', 'UPR-UNI-02'],
    at: ['uprising', 'no-teams'],
    about: ['space:desert-tactics', 'space:fremkit', 'faction:fremen'],
  },
  'spaces.landsraad-uprising': {
    rules: ['UPR-BRD-12', 'UPR-BRD-13', 'UPR-BRD-14', 'UPR-BRD-18', 'IMP-REV-10'],
    at: ['uprising'],
    about: ['icon:landsraad', 'space:assembly-hall', 'space:gather-support'],
  },
  'spaces.imperial-privilege': {
    rules: ['UPR-BRD-06', 'UPR-BRD-18'],
    at: ['uprising'],
    about: ['space:imperial-privilege'],
  },
  'spaces.cities-uprising': {
    rules: ['UPR-BRD-08', 'UPR-BRD-09', 'UPR-BRD-10', 'UPR-BRD-15', 'UPR-BRD-18'],
    at: ['uprising'],
    about: ['icon:city', 'space:arrakeen', 'space:spice-refinery', 'space:research-station'],
  },
  'spaces.sietch-tabr-uprising': {
    rules: ['UPR-BRD-08', 'UPR-BRD-18', 'UPR-WRM-08'],
    at: ['uprising'],
    about: ['space:sietch-tabr', 'term:maker-hooks', 'term:shield-wall'],
  },
  'spaces.desert-uprising': {
    rules: ['UPR-BRD-11', 'UPR-BRD-16', 'UPR-BRD-18'],
    at: ['uprising'],
    about: [
      'icon:spice-trade',
      'term:maker',
      'space:deep-desert',
      'space:hagga-basin',
      'space:imperial-basin',
    ],
  },
  'spaces.spice-trade-uprising': {
    rules: ['UPR-BRD-07', 'UPR-BRD-17', 'UPR-BRD-18'],
    at: ['uprising'],
    about: ['icon:spice-trade', 'space:shipping', 'space:accept-contract'],
  },
  'spaces.intrigue-uprising': { rules: ['UPR-AGT-06'], at: ['uprising'], about: ['term:intrigue-card'] },
})
