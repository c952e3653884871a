// Bene Gesserit, in English.

import type { Told } from '../../outline.ts'
import type { beneGesserit as outline } from '../outline/bene-gesserit.ts'

export const beneGesserit: Told<typeof outline> = {
  'bene-gesserit.start':
    'The Bene Gesserit start with 1 force in the Polar Sink, 19 in reserve and 5 spice, and revive 1 force for free each round. All their leaders have strength 5.',
  'bene-gesserit.start-advanced':
    'In the advanced game the Bene Gesserit start with 1 advisor in any territory, placed last and flipped to a fighter if alone there, 19 forces in reserve and 5 spice. Their leaders all have strength 5.',
  'bene-gesserit.prediction':
    'Before traitors are dealt, the Bene Gesserit secretly predict which other faction will win, and in which round. Nobody sees the prediction unless it comes true.',
  'bene-gesserit.prediction-victory':
    'If the predicted faction wins in the predicted round, alone or allied, even with the Bene Gesserit, the Bene Gesserit win alone instead. They may also win like anyone else.',
  'bene-gesserit.accompany':
    'Whenever another faction ships from off-planet reserves, the Bene Gesserit may send 1 force from their reserves to the Polar Sink, free. Their normal shipment remains.',
  'bene-gesserit.accompany-what':
    'The Bene Gesserit can accompany every shipment from off-planet, the Guild’s included, but not Fremen reserves, shipments from territory to territory, or forces going back to the reserves.',
  'bene-gesserit.voice':
    'The Voice: before plans are made in their own battle, the Bene Gesserit may openly command the opponent to play, or not to play, one kind of card.',
  'bene-gesserit.voice-kinds':
    'The Voice can name poison weapons, projectile weapons, the Lasgun, Shield, Snooper, worthless cards or Cheap Hero; never a leader or the dial. There is one command per battle.',
  'bene-gesserit.voice-obey':
    'You must obey the Voice if you can; with several fitting cards you choose one. If you do not hold the card demanded, you plan freely.',
  'bene-gesserit.voice-cheap-hero':
    'If the Voice forbids Cheap Hero and you have no leader left, you fight with neither and play no cards. “Play Cheap Hero” keeps you from using a leader.',
  'bene-gesserit.alliance':
    'Alliance: when their ally fights, the Bene Gesserit may use the Voice on the ally’s opponent.',
  'bene-gesserit.sides':
    'Bene Gesserit tokens have two sides: fighters, who are ordinary forces, and advisors. Fighters and advisors are never in one territory together.',
  'bene-gesserit.charity':
    'In the advanced game the Bene Gesserit may take 2 spice in every CHOAM Charity, however much they have.',
  'bene-gesserit.karama':
    'The Bene Gesserit have no special Karama effect, but may use any worthless card as a Karama.',
  'bene-gesserit.advisors-join':
    'In the advanced game, when another faction ships from off-planet, the Bene Gesserit may place 1 advisor from reserves into the same territory and sector, free, even in a stronghold with two factions.',
  'bene-gesserit.advisors-fighters':
    'An advisor cannot join Bene Gesserit fighters. Where there are fighters, they must flip to advisors first, or no advisor is placed.',
  'bene-gesserit.advisors-locked':
    'Advisors who landed in a territory this round cannot become fighters there this round while other factions’ forces are in it. If they move on, the rules of the new territory apply.',
  'bene-gesserit.advisors-limits':
    'Advisors do not fight, collect spice, earn income, control strongholds or hinder others there. They give no ornithopters, though they may fly if fighters do, and no right to Family Atomics.',
  'bene-gesserit.advisors-die':
    'Advisors are destroyed by the storm, sandworms, Family Atomics and Lasgun–Shield explosions like any force.',
  'bene-gesserit.shipment':
    'The Bene Gesserit’s paid shipment lands as fighters in an unoccupied territory, and as fighters or advisors, as they like, in an occupied one; where they already have tokens, as the side those show.',
  'bene-gesserit.movement':
    'Advisors who move to an unoccupied territory become fighters; in an occupied one the Bene Gesserit choose. Fighters who move stay fighters. A group that joins Bene Gesserit tokens flips to the side they show.',
  'bene-gesserit.intrusion':
    'Intrusion: when another faction’s forces enter a territory with Bene Gesserit fighters, by shipment, move or worm ride, all those fighters may flip to advisors.',
  'bene-gesserit.wartime':
    'After Revival the Bene Gesserit decide openly, for each territory, whether all advisors there become fighters. Not if one is in the storm, if an ally is there, or two others in a stronghold.',
  'bene-gesserit.alone':
    'Advisors left alone in a territory become fighters at once, unless one is in the storm, up to the start of Battle. Those left alone by a battle flip in the next Storm phase.',
}
