// What the icons on cards and spaces mean, in English.

import type { Told } from '../../outline.ts'
import type { icons as outline } from '../outline/icons.ts'

export const icons: Told<typeof outline> = {
  'icons.troop':
    'Troop icon: recruit one troop, from your supply to your garrison. On a turn with a combat space you may deploy it at once.',
  'icons.sword': 'Sword: 1 strength in this round’s Conflict, if you have a unit there.',
  'icons.persuasion': 'Persuasion: as many points as the number says, to acquire cards on your Reveal turn.',
  'icons.draw':
    'Card icon: draw a card from your own deck. Intrigue icon: draw a card from the Intrigue deck.',
  'icons.trash':
    'Trash icon: you may trash one card from your hand, your discard pile or your cards in play. You must only if it is a cost.',
  'icons.trash-intrigue': 'Trash an Intrigue card: any one of your own, your choice.',
  'icons.retreat':
    'Retreat: a troop goes from the Conflict to your garrison. Lose a troop: it goes to your supply; if no place is named, you choose whether it comes from the garrison or the Conflict.',
  'icons.fremen-bond':
    'Fremen Bond works if you have at least one other Fremen card in play. Two Fremen Bond cards enable each other, in whatever order they were played.',
  'icons.foldspace':
    'Foldspace cards cannot be bought. You take one from the Reserve at the Foldspace space or by a Foldspace icon.',
  'icons.contract':
    'Contract icon: without the CHOAM module every contract, even one won in a Conflict, is 2 Solari. With the module you take a face-up contract.',
}
