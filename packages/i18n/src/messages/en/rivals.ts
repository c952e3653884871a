// House Hagal and the Rivals on the page, in English: levels and rules, each with a sentence. `box` is the core box.

export const rivals = {
  'level.mercenary': 'Mercenary',
  'level.mercenary.about':
    'Easy: the Rivals start without troops, and you start with {box, select, uprising {an Intrigue card} other {1 extra Solari and 1 extra spice}}.',
  'level.sardaukar': 'Sardaukar',
  'level.sardaukar.about':
    '{box, select, uprising {Medium: you and the Rivals start with 3 troops each.} other {Medium: each Rival starts with 3 troops and an Intrigue card and gets its Swordmaster in round 4; the Mentat costs you 5 Solari.}}',
  'level.mentat': 'Mentat',
  'level.mentat.about':
    '{box, select, uprising {Hard: as Sardaukar, plus Smart Politics, Brutal Escalation and Expert Deployment.} other {Hard: as Sardaukar, plus Expert Deployment, and the Rivals get their Swordmasters in round 3.}}',
  'level.kwisatz-haderach': 'Kwisatz Haderach',
  'level.kwisatz-haderach.about': 'Very hard: as Mentat, and you cannot gain the Swordmaster.',
  'rival-rule.smart-politics': 'Smart Politics',
  'rival-rule.smart-politics.about':
    'Rivals skip Faction spaces where they already hold the Alliance and lead, or are too far behind to win it.',
  'rival-rule.brutal-escalation': 'Brutal Escalation',
  'rival-rule.brutal-escalation.about':
    'In a Conflict III, each Rival reveals two cards for swords instead of one.',
  'rival-rule.expert-deployment': 'Expert Deployment',
  'rival-rule.expert-deployment.about':
    'In a Conflict I or II, a Rival that is well ahead keeps its troops back.',
  streamlined: 'Streamlined Rival',
  'streamlined.about': 'The Rival scores no points and cannot win; it only gets in your way.',
  churn: 'Imperium Row churn',
  'churn.about': 'After each of your Reveal turns, two dice remove cards from the Imperium Row.',
} as const
