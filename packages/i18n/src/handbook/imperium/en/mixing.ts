// Playing with parts of several boxes, in English.

import type { Told } from '../../outline.ts'
import type { mixing as outline } from '../outline/mixing.ts'

export const mixing: Told<typeof outline> = {
  'mixing.core':
    'The core box (base game or Uprising) provides the board, the starting decks, the Reserve and the First Player rule. Cards with the same name in two boxes are different cards.',
  'mixing.leaders':
    'Leaders of the base game may be used with Uprising; text about parts that are not in play does nothing.',
  'mixing.cards':
    'Base Imperium and Intrigue cards may be mixed into Uprising, except Calculated Hire. Base Conflict cards are allowed but not recommended, as they have no battle icons; Sort Through the Chaos stays out.',
  'mixing.bloodlines-base':
    "Bloodlines with the base game leaves out the two Fierce skills, its Conflict cards, everything for CHOAM, the Leaders Count Hasimir Fenring, Gaius Helen Mohiam and Liet Kynes, and Steersman Y'rkoon’s Navigation card about spies.",
  'mixing.bloodlines-base-cards':
    'Bloodlines with the base game also leaves out the Intrigue cards False Orders, Grasp Arrakis, Insider Information, Ripples in the Sand, Sleeper Unit, and the Imperium cards Arrakis Observer, Eliminate Allies, Holy War, both Intelligence Training, Pointing the Way, Shrouded Counsel.',
}
