// Placing spies and recalling them.

import { chapter } from '../tags.ts'

export const spies = chapter({
  'spies.three': { rules: ['INV-02', 'UPR-DIF-07', 'UPR-CMP-12'], at: ['uprising'], about: ['term:spy'] },
  'spies.place': {
    rules: ['UPR-SPY-01', 'UPR-SPY-02', 'INV-07'],
    at: ['uprising'],
    about: ['term:spy', 'term:observation-post'],
  },
  'spies.none-left': { rules: ['UPR-SPY-03'], at: ['uprising'], about: ['term:spy'] },
  'spies.at-icon': { rules: ['UPR-SPY-04'], at: ['uprising'], about: ['term:spy', 'term:observation-post'] },
  'spies.agent-icon': {
    rules: ['UPR-AGT-03', 'UPR-AGT-04'],
    at: ['uprising'],
    about: ['term:agent-icons', 'term:spy', 'icon:spy'],
  },
  'spies.gather': {
    rules: ['UPR-SPY-06', 'UPR-SPY-07', 'UPR-SPY-08'],
    at: ['uprising'],
    about: ['term:gather-intelligence'],
  },
  'spies.infiltrate': {
    rules: ['UPR-SPY-06', 'UPR-SPY-09', 'UPR-SPY-10', 'UPR-SPY-11', 'UPR-SPY-15'],
    at: ['uprising'],
    about: ['term:infiltrate'],
  },
  'spies.both': {
    rules: ['UPR-SPY-12', 'UPR-SPY-13', 'UPR-SPY-14'],
    at: ['uprising'],
    about: ['term:infiltrate', 'term:gather-intelligence', 'space:research-station'],
  },
  'spies.timing': {
    rules: ['UPR-SPY-17'],
    at: ['uprising'],
    about: ['term:infiltrate', 'term:gather-intelligence'],
  },
  'spies.recall-cost': { rules: ['UPR-SPY-05'], at: ['uprising'], about: ['term:spy'] },
  'spies.recalled': {
    rules: ['UPR-SPY-16', 'AMB-20'],
    at: ['uprising'],
    about: ['term:spy', 'card:rebel-supplier'],
  },
  'spies.own': { rules: ['UPR-SPY-18'], at: ['uprising'], about: ['term:spy', 'term:observation-post'] },
  'spies.posts': {
    rules: ['UPR-SPY-19', 'UPR-BRD-15', 'UPR-BRD-09'],
    at: ['uprising', 'no-teams'],
    about: ['term:observation-post'],
  },
})
