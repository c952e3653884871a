// The aim of the game and who wins, in English.

import type { Told } from '../../outline.ts'
import type { aim as outline } from '../outline/aim.ts'

export const aim: Told<typeof outline> = {
  'aim.strongholds':
    'You win if you control at least 3 strongholds in the Mentat Pause. One force is enough to control a stronghold.',
  'aim.alliance':
    'You can win alone or as part of an alliance. An alliance needs 4 strongholds, counted together; they may all belong to one ally, but 3 of your own are not enough while you are allied.',
  'aim.control':
    'You control a stronghold if your forces are there and no other fighting forces are, except your ally’s. If the storm has kept two players from fighting over it, neither controls it.',
  'aim.end':
    'The game lasts at most 10 rounds. It ends as soon as someone wins in a Mentat Pause, and after round 10 there is always a winner.',
  'aim.at-once':
    'Two sides cannot win at the same time: there are only 5 strongholds. If an optional rule makes it possible, whoever comes first in storm order wins.',
  'aim.precedence':
    'If two rules disagree, a faction advantage beats the general rule, and the text of a treachery card beats both.',
}
