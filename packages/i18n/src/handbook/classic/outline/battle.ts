// Who fights, and how a battle ends.

import { chapter } from '../tags.ts'

export const battle = chapter({
  'battle.where': { rules: ['DUN-BAT-1', 'INV-3'], about: ['phase:battle', 'term:opponent'] },
  'battle.exceptions': { rules: ['DUN-BAT-2'], about: ['phase:battle'] },
  'battle.aggressor': {
    rules: ['DUN-BAT-3', 'D-BAT-1'],
    about: ['phase:battle', 'term:aggressor', 'term:first-player'],
  },
  'battle.pairs': { rules: ['DUN-BAT-4'], about: ['phase:battle', 'term:opponent'] },
  'battle.group': { rules: ['DUN-BAT-5', 'DUN-QNA-20'], about: ['phase:battle', 'term:force'] },
  'battle.divided': { rules: ['AMB-31'], about: ['phase:battle', 'term:in-storm'] },
  'battle.steps': { rules: ['DUN-BAT-20', 'D-BAT-10'], about: ['phase:battle'] },
  'battle.total': {
    rules: ['DUN-BAT-22', 'DUN-BAT-23'],
    about: ['phase:battle', 'term:winner', 'term:strength', 'term:dial'],
  },
  'battle.weapons': { rules: ['DUN-BAT-21'], about: ['phase:battle', 'term:weapon', 'term:defense'] },
  'battle.killed-leaders': {
    rules: ['DUN-BAT-24', 'DUN-BAT-25'],
    about: ['phase:battle', 'term:leader', 'term:tleilaxu-tanks'],
  },
  'battle.loser': { rules: ['DUN-BAT-26'], about: ['phase:battle', 'term:loser', 'term:losses'] },
  'battle.winner': {
    rules: ['DUN-BAT-27', 'AMB-32', 'D-BAT-12'],
    about: ['phase:battle', 'term:winner', 'term:losses'],
  },
  'battle.kept-cards': {
    rules: ['DUN-BAT-28', 'DUN-QNA-19'],
    about: ['phase:battle', 'term:treachery-card'],
  },
  'battle.leaders-stay': { rules: ['DUN-BAT-29', 'D-BAT-14'], about: ['phase:battle', 'term:leader'] },
  'battle.empty': { rules: ['DUN-BAT-30'], about: ['phase:battle', 'term:winner'] },
})
