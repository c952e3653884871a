// House Hagal and the Rivals in games of one and two.

import { chapter } from '../tags.ts'

export const rivals = chapter({
  'rivals.turn': { rules: ['SOL-HAG-01'], at: ['base', 'rivals'], about: ['term:rival', 'term:house-hagal'] },
  'rivals.turn-uprising': {
    rules: ['SOL-RIV-03', 'SOL-HAG-01'],
    at: ['uprising', 'rivals'],
    about: ['term:rival', 'term:house-hagal'],
  },
  'rivals.influence-cards': {
    rules: ['SOL-RIV-03'],
    at: ['uprising', 'rivals'],
    about: ['term:rival', 'term:influence'],
  },
  'rivals.reshuffle': { rules: ['SOL-HAG-03'], at: ['rivals'], about: ['term:house-hagal'] },
  'rivals.troops': { rules: ['SOL-HAG-04'], at: ['rivals'], about: ['term:rival', 'term:troop'] },
  'rivals.harvest': {
    rules: ['SOL-HAG-02'],
    at: ['base', 'rivals'],
    about: ['term:rival', 'term:bonus-spice'],
  },
  'rivals.harvest-uprising': {
    rules: ['SOL-RIV-04'],
    at: ['uprising', 'rivals'],
    about: ['term:rival', 'term:bonus-spice', 'term:sandworm'],
  },
  'rivals.wall': {
    rules: ['SOL-RIV-04'],
    at: ['uprising', 'rivals'],
    about: ['term:rival', 'term:shield-wall'],
  },
  'rivals.influence': {
    rules: ['SOL-HAG-05'],
    at: ['base', 'rivals'],
    about: ['term:rival', 'term:influence', 'term:alliance'],
  },
  'rivals.influence-uprising': {
    rules: ['SOL-RIV-05'],
    at: ['uprising', 'rivals'],
    about: ['term:rival', 'term:influence', 'term:priority-list'],
  },
  'rivals.spies': {
    rules: ['SOL-RIV-06'],
    at: ['uprising', 'rivals'],
    about: ['term:rival', 'term:spy', 'term:scheme'],
  },
  'rivals.scheme': { rules: ['SOL-RIV-06'], at: ['uprising', 'rivals'], about: ['term:scheme', 'term:spy'] },
  'rivals.combat': {
    rules: ['SOL-HAG-06'],
    at: ['rivals'],
    about: ['phase:combat', 'term:rival', 'term:sword'],
  },
  'rivals.rewards': {
    rules: ['SOL-HAG-07'],
    at: ['rivals'],
    about: ['phase:combat', 'term:rival', 'term:reward'],
  },
  'rivals.rewards-uprising': {
    rules: ['SOL-RIV-09'],
    at: ['uprising', 'rivals'],
    about: ['phase:combat', 'term:rival', 'term:reward'],
  },
  'rivals.two-base': {
    rules: ['SOL-HAG-08'],
    at: ['base', 'two'],
    about: ['term:rival', 'term:house-hagal'],
  },
  'rivals.two-base-more': {
    rules: ['SOL-HAG-08'],
    at: ['base', 'two'],
    about: ['term:house-hagal', 'term:first-player'],
  },
  'rivals.solo-base': {
    rules: ['SOL-HAG-09', 'IMP-CMP-10'],
    at: ['base', 'solo'],
    about: ['term:rival', 'term:house-hagal'],
  },
  'rivals.solo-base-levels': { rules: ['SOL-HAG-10'], at: ['base', 'solo'], about: ['term:rival'] },
  'rivals.solo-base-swordmaster': {
    rules: ['SOL-HAG-10', 'SOL-HAG-11'],
    at: ['base', 'solo'],
    about: ['term:rival', 'term:swordmaster'],
  },
  'rivals.solo-base-hard': {
    rules: ['SOL-HAG-10', 'SOL-HAG-13'],
    at: ['base', 'solo'],
    about: ['term:expert-deployment'],
  },
  'rivals.solo-base-points': {
    rules: ['SOL-HAG-12'],
    at: ['base', 'solo'],
    about: ['term:rival', 'term:victory-point'],
  },
  'rivals.solo-base-choices': { rules: ['SOL-HAG-12'], at: ['base', 'solo'], about: ['term:rival'] },
  'rivals.setup-uprising': {
    rules: ['SOL-RIV-01', 'UPR-OBJ-06'],
    at: ['uprising', 'rivals'],
    about: ['phase:setup', 'term:rival', 'term:objective-card'],
  },
  'rivals.order-uprising': {
    rules: ['SOL-RIV-02'],
    at: ['uprising', 'rivals'],
    about: ['term:rival', 'term:first-player'],
  },
  'rivals.swordmaster-uprising': {
    rules: ['SOL-RIV-07'],
    at: ['uprising', 'rivals'],
    about: ['term:rival', 'term:swordmaster'],
  },
  'rivals.points-uprising': {
    rules: ['SOL-RIV-08'],
    at: ['uprising', 'rivals'],
    about: ['term:rival', 'term:victory-point'],
  },
  'rivals.levels-uprising': { rules: ['SOL-RIV-10'], at: ['uprising', 'solo'], about: ['term:rival'] },
  'rivals.politics': { rules: ['SOL-RIV-11'], at: ['uprising', 'rivals'], about: ['term:smart-politics'] },
  'rivals.escalation': {
    rules: ['SOL-RIV-11'],
    at: ['uprising', 'rivals'],
    about: ['term:brutal-escalation', 'term:expert-deployment'],
  },
  'rivals.streamlined': {
    rules: ['SOL-RIV-12'],
    at: ['uprising', 'two'],
    about: ['term:streamlined-rivals'],
  },
  'rivals.churn': {
    rules: ['SOL-RIV-13'],
    at: ['uprising', 'solo'],
    about: ['term:row-churn', 'term:imperium-row'],
  },
  'rivals.bloodlines-cards': {
    rules: ['SOL-SET-04', 'SOL-SET-05', 'SOL-SET-06'],
    at: ['bloodlines', 'rivals'],
    about: ['term:house-hagal'],
  },
  'rivals.tueks-sietch': {
    rules: ['SOL-TEC-15'],
    at: ['bloodlines', 'rivals'],
    about: ['space:tueks-sietch', 'term:house-hagal'],
  },
  'rivals.commanders': {
    rules: ['SOL-CMD-01', 'SOL-CMD-04', 'SOL-CMD-05', 'SOL-CMD-06', 'SOL-CMD-07'],
    at: ['bloodlines', 'uprising', 'rivals'],
    about: ['term:sardaukar-commander', 'term:rival'],
  },
  'rivals.commanders-streamlined': {
    rules: ['SOL-CMD-03'],
    at: ['bloodlines', 'uprising', 'two'],
    about: ['term:sardaukar-commander', 'term:streamlined-rivals'],
  },
  'rivals.losses': {
    rules: ['SOL-CMD-08'],
    at: ['bloodlines', 'rivals'],
    about: ['term:rival', 'term:troop'],
  },
  'rivals.commanders-base': {
    rules: ['SOL-BAS-04'],
    at: ['bloodlines', 'base', 'rivals'],
    about: ['term:sardaukar-commander', 'term:rival'],
  },
  'rivals.base-leaders': {
    rules: ['SOL-BAS-01', 'SOL-BAS-02', 'SOL-BAS-03'],
    at: ['bloodlines', 'base', 'solo'],
    about: ['leader:esmar-tuek', 'leader:piter-de-vries'],
  },
  'rivals.deep-cover': {
    rules: ['SOL-SPY-01', 'SOL-SPY-02'],
    at: ['bloodlines', 'uprising', 'rivals'],
    about: ['term:deep-cover', 'term:priority-list'],
  },
  'rivals.tech': {
    rules: ['SOL-TEC-01', 'SOL-TEC-03', 'SOL-TEC-12'],
    at: ['tech', 'rivals'],
    about: ['term:tech-tile', 'term:rival'],
  },
  'rivals.tech-acquire': {
    rules: ['SOL-SET-07', 'SOL-TEC-04', 'SOL-TEC-05', 'SOL-TEC-14'],
    at: ['tech', 'solo'],
    about: ['term:tech-tile', 'term:house-hagal', 'leader:kota-odax-of-ix'],
  },
  'rivals.tech-mark': { rules: ['SOL-TEC-02'], at: ['tech', 'solo'], about: ['term:tech-tile'] },
  'rivals.tech-reveal': {
    rules: ['SOL-TEC-07', 'SOL-TEC-08'],
    at: ['tech', 'solo'],
    about: ['term:tech-tile', 'tech:delivery-bay', 'tech:panopticon', 'tech:training-depot'],
  },
  'rivals.tech-use': {
    rules: ['SOL-TEC-06', 'SOL-TEC-09'],
    at: ['tech', 'solo'],
    about: [
      'term:tech-tile',
      'tech:gene-locked-vault',
      'tech:glowglobes',
      'tech:self-destroying-messages',
      'tech:servo-receivers',
    ],
  },
  'rivals.tech-flip': {
    rules: ['SOL-TEC-10', 'SOL-TEC-11'],
    at: ['tech', 'solo'],
    about: ['tech:rapid-dropships', 'tech:spy-drones'],
  },
})
