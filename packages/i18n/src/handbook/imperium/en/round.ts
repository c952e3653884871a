// The round and its phases, in English.

import type { Told } from '../../outline.ts'
import type { round as outline } from '../outline/round.ts'

export const round: Told<typeof outline> = {
  'round.phases': 'A round has five phases: Round Start, Player Turns, Combat, Makers, and Recall.',
}
