// Leader abilities and what is special about some Leaders.

import { chapter } from '../tags.ts'

export const leaders = chapter({
  'leaders.abilities': { rules: ['IMP-LDR-01', 'IMP-LDR-02'], about: ['term:leader', 'card:signet-ring'] },
  'leaders.signet': { rules: ['IMP-LDR-03', 'UPR-DIF-18'], at: ['base'], about: ['card:signet-ring'] },
  'leaders.signet-uprising': {
    rules: ['IMP-LDR-03', 'UPR-ICO-06', 'UPR-DIF-18'],
    at: ['uprising'],
    about: ['card:signet-ring'],
  },
  'leaders.setup-base': {
    rules: ['IMP-LDR-04'],
    at: ['base-cards'],
    about: ['leader:glossu-the-beast-rabban', 'leader:baron-vladimir-harkonnen'],
  },
  'leaders.setup-uprising': { rules: ['IMP-LDR-04'], at: ['uprising'], about: ['leader:staban-tuek'] },
  'leaders.masterstroke': {
    rules: ['IMP-CLR-01', 'IMP-CLR-14'],
    at: ['base-cards'],
    about: ['leader:baron-vladimir-harkonnen'],
  },
  'leaders.paul': {
    rules: ['IMP-CLR-11', 'IMP-DCK-03'],
    at: ['base-cards'],
    about: ['leader:paul-atreides', 'intrigue:poison-snooper'],
  },
  'leaders.jessica': {
    rules: ['UPR-CLR-01', 'UPR-CLR-08', 'UPR-CLR-10'],
    at: ['uprising'],
    about: ['leader:lady-jessica', 'leader:reverend-mother-jessica'],
  },
  'leaders.reaching-two': {
    rules: ['UPR-CLR-02'],
    at: ['uprising'],
    about: ['leader:lady-margot-fenring', 'leader:princess-irulan', 'term:influence'],
  },
  'leaders.feyd': {
    rules: ['UPR-CLR-04', 'UPR-CMP-11'],
    at: ['uprising'],
    about: ['leader:feyd-rautha-harkonnen', 'term:training-track'],
  },
  'leaders.gurney': {
    rules: ['UPR-CLR-09'],
    at: ['uprising'],
    about: ['leader:gurney-halleck', 'term:strength'],
  },
  'leaders.shaddam': {
    rules: ['UPR-CLR-05', 'UPR-WRM-11'],
    at: ['choam'],
    about: ['leader:shaddam-corrino-iv', 'card:signet-ring'],
  },
  'leaders.bloodlines': { rules: ['BLD-CMP-06', 'BLD-CMP-07'], at: ['bloodlines'], about: ['term:leader'] },
  'leaders.chani': {
    rules: ['BLD-CLR-05', 'BLD-CLR-06', 'BLD-CLR-10'],
    at: ['bloodlines'],
    about: ['leader:chani', 'term:tactics-token'],
  },
  'leaders.esmar': {
    rules: ['BLD-CLR-02', 'BLD-CLR-03', 'BLD-CLR-16'],
    at: ['bloodlines'],
    about: ['leader:esmar-tuek', 'space:tueks-sietch'],
  },
  'leaders.yrkoon': {
    rules: ['BLD-CLR-04', 'BLD-CLR-14', 'IMP-LDR-04'],
    at: ['bloodlines'],
    about: ['leader:steersman-yrkoon', 'term:navigation-card'],
  },
  'leaders.hungry': { rules: ['BLD-CLR-13'], at: ['bloodlines'], about: ['leader:steersman-yrkoon'] },
  'leaders.duncan': {
    rules: ['BLD-CLR-11', 'UPR-REV-03', 'UPR-WRM-10'],
    at: ['bloodlines'],
    about: ['leader:duncan-idaho'],
  },
  'leaders.piter': {
    rules: ['BLD-CLR-12', 'BLD-ICO-03'],
    at: ['bloodlines'],
    about: ['leader:piter-de-vries', 'term:twisted-intrigue'],
  },
  'leaders.fenring': { rules: ['BLD-CLR-01'], at: ['bloodlines'], about: ['leader:count-hasimir-fenring'] },
})
