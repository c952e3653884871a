// The battle plan, in English.

import type { Told } from '../../outline.ts'
import type { plan as outline } from '../outline/plan.ts'

export const plan: Told<typeof outline> = {
  'plan.parts':
    'You make your battle plan in secret: a dial, a leader or Cheap Hero, and, if you like, a weapon and a defense. Both plans are revealed together.',
  'plan.dial':
    'You dial a number from 0 to the number of your forces in the battle. You lose that many even if you win, unless you call a traitor.',
  'plan.leader':
    'You send exactly one leader into battle, or play a Cheap Hero instead. If you have either, you must use one.',
  'plan.available':
    'You can use any living leader of yours, or one you have captured, who has not fought in another territory this round, however that battle ended.',
  'plan.no-leader':
    'If you have neither a leader nor a Cheap Hero, everyone is told at once. You still fight, but you cannot play any treachery card in that battle.',
  'plan.cheap-hero':
    'A Cheap Hero takes the leader’s place only, with strength 0, and lets you play a weapon, a defense and worthless cards. A Cheap Hero cannot be a traitor.',
  'plan.cards':
    'With a leader or Cheap Hero you may play one weapon, one defense, or one of each; never two of the same kind.',
  'plan.worthless':
    'A worthless card can take the place of the weapon or the defense, or one of each, so that you get rid of it.',
  'plan.order':
    'The Voice always comes before Prescience. Afterward, you may still change any part of your plan that they have not fixed.',
  'plan.change':
    'Until your opponent has finished planning, too, you may change your finished plan, except for parts already fixed.',
}
