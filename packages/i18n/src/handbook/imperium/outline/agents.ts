// The Agent turn: where an Agent may go, and what happens there.

import { chapter } from '../tags.ts'

export const agents = chapter({
  'agents.send': {
    rules: ['IMP-AGT-01', 'IMP-AGN-02', 'IMP-AGT-03'],
    about: ['phase:turns', 'term:agent-turn', 'term:agent', 'phase:turns'],
  },
  'agents.icons': {
    rules: ['IMP-AGT-02', 'IMP-AGT-04'],
    about: ['term:agent-icons', 'icon:landsraad', 'icon:city', 'icon:spice-trade', 'phase:turns'],
  },
  'agents.icons-base': { rules: ['IMP-AGT-13', 'UPR-DIF-04'], at: ['base'], about: ['term:agent-icons'] },
  'agents.icons-uprising': {
    rules: ['UPR-AGT-01', 'UPR-DIF-04'],
    at: ['uprising'],
    about: ['term:agent-icons'],
  },
  'agents.occupied': {
    rules: ['IMP-AGT-05', 'INV-06'],
    about: ['term:board-space', 'term:agent', 'phase:turns'],
  },
  'agents.cost': {
    rules: ['IMP-AGT-06', 'IMP-AGT-07', 'IMP-AGT-12'],
    about: ['term:cost', 'term:board-space', 'phase:turns'],
  },
  'agents.prices': {
    rules: ['IMP-AGT-17'],
    about: ['term:cost', 'space:sell-melange', 'space:gather-support', 'space:spice-refinery'],
  },
  'agents.requirement': {
    rules: ['IMP-AGT-06', 'IMP-AGT-14', 'IMP-BRD-11', 'UPR-DIF-05'],
    at: ['base'],
    about: ['term:requirement', 'space:sietch-tabr'],
  },
  'agents.requirement-uprising': {
    rules: ['IMP-AGT-06', 'IMP-AGT-14', 'UPR-AGT-02', 'UPR-BRD-06', 'UPR-BRD-07', 'UPR-BRD-08', 'UPR-DIF-05'],
    at: ['uprising'],
    about: ['term:requirement', 'space:sietch-tabr', 'space:shipping', 'space:imperial-privilege'],
  },
  'agents.order': {
    rules: ['IMP-AGT-08', 'IMP-AGT-16'],
    at: ['base'],
    about: ['term:agent-turn', 'phase:turns'],
  },
  'agents.order-uprising': {
    rules: ['IMP-AGT-08', 'UPR-AGT-05'],
    at: ['uprising'],
    about: ['term:agent-turn', 'term:infiltrate', 'term:gather-intelligence', 'phase:turns'],
  },
  'agents.no-reveal-box': {
    rules: ['IMP-AGT-09', 'IMP-CRD-02'],
    about: ['term:agent-box', 'term:reveal-box'],
  },
  'agents.swordmaster': {
    rules: ['IMP-AGN-03', 'IMP-AGN-10', 'IMP-ICO-01', 'IMP-CLR-12', 'UPR-DIF-16'],
    at: ['base'],
    about: ['term:swordmaster', 'space:swordmaster'],
  },
  'agents.swordmaster-uprising': {
    rules: ['IMP-AGN-03', 'IMP-ICO-01', 'UPR-AGN-01', 'UPR-DIF-16', 'IMP-CLR-12'],
    at: ['uprising'],
    about: ['term:swordmaster', 'space:swordmaster'],
  },
  'agents.mentat': {
    rules: ['IMP-AGN-04', 'IMP-AGN-05', 'IMP-AGN-08'],
    at: ['base'],
    about: ['term:mentat', 'space:mentat'],
  },
  'agents.mentat-taken': {
    rules: ['IMP-AGN-06', 'IMP-AGN-07', 'IMP-AGN-09', 'IMP-CLR-09', 'IMP-RCL-02'],
    at: ['base'],
    about: ['term:mentat', 'intrigue:calculated-hire'],
  },
  'agents.high-council': {
    rules: ['IMP-CLR-12', 'IMP-REV-10', 'UPR-DIF-15'],
    at: ['base'],
    about: ['space:high-council', 'term:persuasion'],
  },
  'agents.high-council-uprising': {
    rules: ['UPR-HCL-01', 'UPR-HCL-02', 'UPR-DIF-15', 'UPR-BRD-14', 'IMP-REV-10'],
    at: ['uprising'],
    about: ['space:high-council', 'term:persuasion'],
  },
  'agents.recall-agent': { rules: ['IMP-ICO-03', 'UPR-DIF-13'], at: ['base'], about: ['term:agent'] },
  'agents.recall-agent-uprising': {
    rules: ['IMP-ICO-03', 'UPR-ICO-01', 'UPR-DIF-13'],
    at: ['uprising'],
    about: ['term:agent', 'space:imperial-privilege'],
  },
})
