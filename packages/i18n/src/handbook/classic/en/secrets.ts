// What is secret and what everyone sees, in English.

import type { Told } from '../../outline.ts'
import type { secrets as outline } from '../outline/secrets.ts'

export const secrets: Told<typeof outline> = {
  'secrets.spice':
    'Spice behind a screen is secret, and no one has to reveal it. Payments, charity, collected spice and bribes are public, with their amounts.',
  'secrets.cards':
    'Your treachery cards are secret until played; Atreides know those they saw at auction. The size of your hand is public only in Bidding.',
  'secrets.traitors':
    'Only you know which traitor cards you kept and which you returned. Returned cards are never shown to anyone.',
  'secrets.open':
    'Everyone always sees all forces on the map, in the reserves and in the tanks, and the dead leaders, except captives whom Harkonnen have killed.',
  'secrets.decks': 'Nobody knows the order of a deck. The discard piles are open to everyone.',
  'secrets.kept':
    'What is secret stays secret here: the table never sends anyone anything they may not know, and asks everyone alike, so that a pause gives nothing away.',
}
