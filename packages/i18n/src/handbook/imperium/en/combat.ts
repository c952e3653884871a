// Who wins the Conflict, and what they win, in English.

import type { Told } from '../../outline.ts'
import type { combat as outline } from '../outline/combat.ts'

export const combat: Told<typeof outline> = {
  'combat.intrigue-first':
    'In the Combat phase players first play Combat Intrigue cards, then the Conflict is decided. Only players with at least one unit in the Conflict take part.',
  'combat.passing':
    'Clockwise from the First Player, each participant plays any number of Combat cards or passes. If you passed, you may still play when your turn comes again; it ends when everyone passes in a row.',
  'combat.marker':
    'When a card changes units or strength, the strength changes at once; whoever loses their last unit drops to 0.',
  'combat.rewards':
    'The player with the highest strength wins the Conflict and takes the first reward, the next highest the second. Third place gets the third reward only with four or six players. With strength 0 you win nothing.',
  'combat.reward-order':
    'Rewards are taken by place, first to third; tied players go in turn order from the First Player. You choose the order of the items in your own reward. Troops you win go to your garrison.',
  'combat.tie-first':
    'Tie for first: nobody wins the Conflict, and each of the tied players takes the second reward. With three or fewer players, or three or more tied, nobody else gets a reward.',
  'combat.tie-first-two':
    'Tie for first between exactly two players, in a game of four or six: the strongest of the others takes the third reward, unless they too are tied.',
  'combat.tie-second':
    'Tie for second: each of the tied players takes the third reward, at any number of players. Nobody takes the second; the winner is not affected.',
  'combat.tie-third': 'Tie for third: the tied players get nothing.',
  'combat.when-you-win':
    'A card that works when you win a Conflict is played after you have won it, alone in first place, and before the next phase. You may even draw it with the reward and play it at once.',
  'combat.no-winner':
    'If nobody wins, through a tie for first or because nobody took part, the Conflict card stays in the pile of revealed cards.',
  'combat.clean-up':
    'After the rewards all troops in the Conflict return to their owners’ supplies, not garrisons, and every strength goes back to 0.',
  'combat.clean-up-uprising':
    'After the rewards the winner takes the Conflict card face up and checks battle icons. Then all troops in the Conflict go to their owners’ supplies, sandworms to the bank, and every strength back to 0.',
}
