// The Mentat Pause and the end of the last round, in English.

import type { Told } from '../../outline.ts'
import type { mentat as outline } from '../outline/mentat.ts'

export const mentat: Told<typeof outline> = {
  'mentat.bribes':
    'The Mentat Pause begins with everyone adding the bribes in front of their screen to the spice behind it.',
  'mentat.victory':
    'In the Mentat Pause victory is checked: 3 strongholds for a player without an ally, 4 for an alliance. A Bene Gesserit prediction is compared before the winner is named.',
  'mentat.next-round':
    'If nobody wins in the Mentat Pause, there is time to think and to make deals. When everyone is ready, the next round begins.',
  'mentat.last-round':
    'If nobody has won by the end of round 10, the Fremen special victory is checked first. If it fails, the Guild wins, if it is in play. An ally wins as well.',
  'mentat.no-guild':
    'If nobody has won by the end of round 10 and the Guild is not in play, the Fremen win without any condition, together with their ally.',
  'mentat.most-strongholds':
    'With neither Guild nor Fremen in play, whoever controls the most strongholds after round 10 wins. Allies count separately, advisors not at all; players who tie win together.',
  'mentat.unpredictable':
    'The Bene Gesserit cannot predict the last-round victories of Fremen and Guild. A victory by most strongholds in round 10 does fulfill a prediction.',
}
