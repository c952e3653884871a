// Standing with the Factions, and what it brings, in English.

import type { Told } from '../../outline.ts'
import type { influence as outline } from '../outline/influence.ts'

export const influence: Told<typeof outline> = {
  'influence.tracks':
    'You have Influence from 0 to 6 with each of four Factions: Emperor, Spacing Guild, Bene Gesserit, Fremen. Everyone starts at 0. What would go beyond 6 is lost, and Influence never falls below 0.',
  'influence.visit':
    'Sending an Agent to a Faction’s space gives you 1 Influence with it, on top of what the space gives. Other effects can raise or lower Influence too.',
  'influence.point':
    'Reaching 2 Influence with a Faction gives you 1 victory point. Falling below 2 takes it away again.',
  'influence.bonus':
    'Everyone who reaches 4 Influence with a Faction gets its bonus at once, Alliance or not. You keep it if you fall below 4, and get it again if you rise to 4 again.',
  'influence.bonuses':
    'Bonuses at 4 Influence: Emperor 2 troops, Spacing Guild 3 Solari, Bene Gesserit an Intrigue card, Fremen 1 water.',
  'influence.bonuses-uprising':
    'Bonuses at 4 Influence: Emperor a spy, Spacing Guild 3 Solari, Bene Gesserit an Intrigue card, Fremen 1 water.',
  'influence.any':
    'If an Influence icon shows no Faction, you choose one; both points of a “2 Influence” go to the same Faction. An icon with a Faction’s symbol counts only for that Faction.',
  'influence.paying':
    'Where losing Influence is a cost, you must actually have that much to lose. A card that would raise Influence beyond 6 may still be played.',
  'influence.two-instead':
    'Some cards (Power Play, Overthrow, Subversive Advisor, Treacherous Maneuver) let a Faction’s space give 2 Influence instead of 1. You must use them by the time you gain that Influence.',
  'influence.alliance':
    'The first player to reach 4 Influence with a Faction takes its Alliance token and 1 victory point.',
  'influence.alliance-taken':
    'If you rise above the holder of an Alliance token on its track, you take the token and 1 victory point, and the holder loses 1. Drawing level is not enough.',
  'influence.alliance-lost':
    'If the holder loses Influence, a player who is now higher and has at least 4 takes the token (the holder chooses among several). Otherwise a holder at 3 or less returns it to the track. Either way the holder loses 1 victory point.',
  'influence.alliance-returned':
    'An Alliance token back on its track goes, with 1 victory point, to the next player who gains Influence there and then has 4 or more.',
}
