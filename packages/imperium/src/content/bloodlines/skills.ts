// The skills of Sardaukar Commanders (BLD-CMP-05): two of each kind.

import {
  agentAt,
  enemySandworm,
  hasCommander,
  hasInfluence,
  pay,
  persuasion,
  recruit,
  spice,
  swords,
  when,
} from '../../effects/build.ts'
import type { Effect } from '../../effects/types.ts'
import type { Skill, SkillId } from '../types.ts'

const strength = (id: SkillId, ...parts: Skill['strength']): Skill => ({
  id,
  copies: 2,
  strength: parts,
  abilities: [],
})

/** BLD-SKL-06: it waits for a Commander who enters the Conflict on the Reveal turn. */
const onReveal = (id: SkillId, ...effects: readonly Effect[]): Skill => ({
  id,
  copies: 2,
  strength: [],
  abilities: [{ on: 'reveal', effects: [when(hasCommander, ...effects)] }],
})

export const skills: readonly Skill[] = [
  strength('canny', { swords: 2, when: agentAt('landsraad') }),
  onReveal('charismatic', persuasion(1)),
  onReveal('desperate', pay({ trashThis: true }, swords(3))),
  onReveal('driven', spice(1)),
  onReveal('hardy', recruit(1)),
  strength('loyal', { swords: 2, when: hasInfluence('emperor', 3) }),
]

/** MIX-BLD-02: not with the base box. */
export const skillsForUprising: readonly Skill[] = [
  strength('fierce', { swords: 1 }, { swords: 1, when: enemySandworm }),
]
