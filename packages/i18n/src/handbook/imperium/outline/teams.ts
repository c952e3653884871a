// Six players: two teams, each a Commander and two Allies.

import { chapter } from '../tags.ts'

export const teams = chapter({
  'teams.seats': { rules: ['SIX-GEN-05', 'SIX-GEN-06'], at: ['six'], about: ['phase:setup', 'term:player'] },
  'teams.win': {
    rules: ['SIX-GEN-07', 'SIX-GEN-03'],
    at: ['six'],
    about: ['term:victory-point', 'term:winner'],
  },
  'teams.talk': { rules: ['SIX-GEN-08'], at: ['six'], about: ['term:player'] },
  'teams.setup': {
    rules: ['SIX-SET-05', 'SIX-SET-06', 'SIX-GEN-02'],
    at: ['six'],
    about: ['phase:setup', 'term:conflict-card', 'term:contract'],
  },
  'teams.commander-setup': { rules: ['SIX-SET-08'], at: ['six'], about: ['phase:setup', 'term:agent'] },
  'teams.objectives': { rules: ['SIX-SET-09'], at: ['six'], about: ['phase:setup', 'term:objective-card'] },
  'teams.board': { rules: ['SIX-BRD-01', 'SIX-GEN-04'], at: ['six'], about: ['term:board-space'] },
  'teams.personal-boards': {
    rules: ['SIX-BRD-01', 'SIX-SET-07', 'SIX-CLR-01'],
    at: ['six'],
    about: ['term:board-space', 'term:alliance', 'leader:muad-dib', 'leader:shaddam-corrino-iv'],
  },
  'teams.faction-spaces': {
    rules: ['SIX-BRD-01', 'SIX-ICO-01'],
    at: ['six'],
    about: [
      'space:military-support',
      'space:economic-support',
      'space:controversial-technology',
      'space:expedition',
      'faction:great-houses',
      'faction:fringe-worlds',
    ],
  },
  'teams.planet-spaces': {
    rules: ['SIX-BRD-01', 'SIX-GEN-04', 'UPR-CTL-01'],
    at: ['six'],
    about: ['space:carthag', 'space:habbanya-erg', 'term:maker'],
  },
  'teams.personal-spaces': {
    rules: ['SIX-BRD-01'],
    at: ['six'],
    about: [
      'space:sardaukar',
      'space:vast-wealth',
      'space:hardy-warriors',
      'space:desert-mastery',
      'leader:muad-dib',
      'leader:shaddam-corrino-iv',
    ],
  },
  'teams.icons': {
    rules: ['SIX-INF-01'],
    at: ['six'],
    about: ['term:influence', 'term:agent-icons', 'faction:great-houses', 'faction:fringe-worlds'],
  },
  'teams.bonuses': {
    rules: ['SIX-INF-02'],
    at: ['six'],
    about: ['term:influence', 'term:bonus', 'faction:great-houses', 'faction:fringe-worlds'],
  },
  'teams.personal-track': { rules: ['SIX-INF-03'], at: ['six'], about: ['term:influence-track'] },
  'teams.conditions': { rules: ['SIX-INF-04'], at: ['six'], about: ['term:influence', 'term:requirement'] },
  'teams.activate': {
    rules: ['SIX-ACT-01', 'SIX-SET-08'],
    at: ['six'],
    about: ['term:agent-turn', 'term:reveal-turn'],
  },
  'teams.activated-gets': {
    rules: ['SIX-ACT-02'],
    at: ['six'],
    about: ['term:influence', 'term:troop', 'term:sword'],
  },
  'teams.commander-keeps': {
    rules: ['SIX-ACT-02', 'UPR-HCL-01'],
    at: ['six'],
    about: ['term:solari', 'term:contract'],
  },
  'teams.one-ally': { rules: ['SIX-ACT-03'], at: ['six'], about: ['term:reveal-turn', 'term:unit'] },
  'teams.swords': { rules: ['SIX-ACT-04', 'INV-05'], at: ['six'], about: ['term:sword', 'term:strength'] },
  'teams.after-reveal': { rules: ['SIX-ACT-05'], at: ['six'], about: ['term:unit', 'term:strength'] },
  'teams.swordmaster': { rules: ['SIX-SWM-01'], at: ['six'], about: ['term:swordmaster'] },
  'teams.worms': {
    rules: ['SIX-WRM-01'],
    at: ['six'],
    about: ['term:sandworm', 'term:maker-hooks', 'space:sietch-tabr'],
  },
  'teams.throne': { rules: ['SIX-THR-01'], at: ['six'], about: ['term:imperium-row', 'card:imperial-tent'] },
  'teams.combat': { rules: ['SIX-CBT-01'], at: ['six'], about: ['phase:combat', 'term:reward'] },
  'teams.concede': { rules: ['SIX-CBT-01'], at: ['six'], about: ['phase:combat', 'term:tie'] },
  'teams.reinforce': { rules: ['SIX-ICO-01'], at: ['six'], about: ['space:military-support', 'term:troop'] },
  'teams.trade': { rules: ['SIX-ICO-01'], at: ['six'], about: ['term:solari', 'term:intrigue-card'] },
  'teams.bloodlines': {
    rules: ['SIX-SET-01', 'SIX-SET-02', 'SIX-SET-03'],
    at: ['six', 'bloodlines'],
    about: ['phase:setup', 'term:sardaukar-commander', 'term:skill'],
  },
  'teams.sardaukar-muaddib': {
    rules: ['SIX-CMD-01', 'SIX-CMD-02', 'SIX-CMD-03', 'SIX-CLR-03'],
    at: ['six', 'bloodlines'],
    about: ['term:sardaukar-commander', 'leader:muad-dib'],
  },
  'teams.sardaukar-shaddam': {
    rules: ['SIX-CMD-04', 'SIX-CMD-05', 'SIX-CLR-03'],
    at: ['six', 'bloodlines'],
    about: ['term:sardaukar-commander', 'leader:shaddam-corrino-iv'],
  },
  'teams.tech': {
    rules: ['SIX-CLR-02', 'SIX-CLR-03'],
    at: ['six', 'tech'],
    about: ['tech:ornithopter-fleet', 'tech:plasteel-blades', 'tech:sardaukar-high-command'],
  },
})
