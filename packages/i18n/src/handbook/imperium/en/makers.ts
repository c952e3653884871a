// Harvesting spice, and the Makers phase, in English.

import type { Told } from '../../outline.ts'
import type { makers as outline } from '../outline/makers.ts'

export const makers: Told<typeof outline> = {
  'makers.spaces': 'The Maker spaces are The Great Flat, Hagga Basin and Imperial Basin.',
  'makers.spaces-uprising':
    'The Maker spaces are Deep Desert, Hagga Basin and Imperial Basin; with six players also Habbanya Erg.',
  'makers.harvest':
    'An Agent sent to a Maker space brings you the printed spice and all the bonus spice there.',
  'makers.worms':
    'At Deep Desert and Hagga Basin you take all bonus spice, then choose the printed spice (4 or 2) or, with Maker Hooks, sandworms instead (2 or 1). Imperial Basin gives spice only.',
  'makers.phase':
    'Makers phase: 1 bonus spice is added to each Maker space without an Agent. A space whose Agent was moved or recalled earlier counts as empty.',
}
