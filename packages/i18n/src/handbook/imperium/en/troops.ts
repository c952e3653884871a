// Recruiting, deploying, retreating and losing troops, in English.

import type { Told } from '../../outline.ts'
import type { troops as outline } from '../outline/troops.ts'

export const troops: Told<typeof outline> = {
  'troops.limit':
    'You have 12 troops in supply, garrison and Conflict together. With none in your supply you cannot recruit until some return there.',
  'troops.garrison':
    'Troops in your garrison or supply give no strength and win nothing. Recruited troops you do not deploy stay in the garrison.',
  'troops.deploy':
    'On a turn in which you send an Agent to a combat space (crossed swords) you may deploy any number of the units you recruited this turn, and up to two more from your garrison.',
  'troops.deploy-when':
    'You may deploy at any time from placing the Agent until the turn ends, a few units at a time if you like. Everything recruited this turn counts, from any source, even if recruited before the Agent was sent.',
  'troops.no-deploy':
    'On a turn without a combat space you cannot deploy units from your garrison or as you recruit them, unless an effect deploys them itself.',
  'troops.deploy-effects':
    'An effect that deploys a stated number of troops needs no combat space, and does not count against the two from your garrison.',
  'troops.again':
    'A troop that retreated this turn cannot be deployed again by this turn’s combat space. Troops in the garrison cannot be recruited a second time.',
  'troops.units-uprising':
    'There are two kinds of units: troops and sandworms. Anything that speaks of troops does not affect sandworms.',
  'troops.faction-combat':
    'Three Faction spaces are combat spaces: Heighliner, Hardy Warriors and Stillsuits. All others are on the planet: the four Cities and the three Maker spaces.',
  'troops.faction-combat-uprising':
    'Three Faction spaces are combat spaces: Heighliner, Desert Tactics and Fremkit. All others are on the planet: the four Cities and the Maker spaces. (Six players: Heighliner, Hardy Warriors, Desert Mastery.)',
}
