// Spice is collected, in English.

import type { Told } from '../../outline.ts'
import type { collection as outline } from '../outline/collection.ts'

export const collection: Told<typeof outline> = {
  'collection.rate':
    'Each of your forces collects 2 spice from its own sector of its territory, or 3 if you have a force in Arrakeen or Carthag at that moment.',
  'collection.rest':
    'You cannot collect more spice than there is; what is left stays for later rounds. Forces in another sector of the territory collect nothing.',
  'collection.stay':
    'Collecting happens by itself, though you may leave spice lying if you wish. Your forces stay where they are.',
}
