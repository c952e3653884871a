// The Fremen, in English.

import type { Told } from '../../outline.ts'
import type { fremen as outline } from '../outline/fremen.ts'

export const fremen: Told<typeof outline> = {
  'fremen.start':
    'The Fremen start with 3 spice and 10 forces, divided as they like among Sietch Tabr, False Wall South and False Wall West. The other 10 are on the far side of Dune.',
  'fremen.start-fedaykin':
    'In the advanced game the Fremen decide how many of their 3 Fedaykin are among the 10 starting forces, and where.',
  'fremen.revival':
    'The Fremen revive up to 3 forces for free each round, and cannot pay to revive more. Their leaders have strengths 7, 6, 5, 3 and 2.',
  'fremen.shipment':
    'The Fremen bring any number of reserves, free, to The Great Flat or to one territory within 2 territories of it. The usual rules about storm, strongholds and sectors apply.',
  'fremen.shipment-where':
    'Fremen reserves reach The Great Flat, Funeral Plain, Plastic Basin, The Greater Flat, Wind Pass, Bight of the Cliff, Broken Land, Cielago West, False Wall West, Habbanya Erg, Hagga Basin, Polar Sink, Rock Outcroppings, Sietch Tabr, Tsimpo and Wind Pass North.',
  'fremen.shipment-distance':
    'For Fremen reserves The Great Flat itself is not counted in the distance of 2 territories, and storm on the way does not matter: only the sector where they land must be out of the storm.',
  'fremen.shipment-free':
    'Fremen reserves do not come from off-planet: the Guild is not paid and cannot cancel their arrival, and the Bene Gesserit cannot accompany it.',
  'fremen.movement': 'A Fremen group moves up to 2 territories, or 3 with ornithopters.',
  'fremen.worm':
    'Sandworms do not harm Fremen forces, however many appear in a phase. A Karama before the worm strikes takes that protection away; a Karama when a ride is declared stops the ride.',
  'fremen.ride':
    'After the Nexus the Fremen may ride the worm: move any number of their forces from its territory to any other. The round’s move is not used up, and nothing at the destination is destroyed.',
  'fremen.ride-where':
    'A worm ride ends in one territory and one sector, and keeps the rules about storm, strongholds and allies. Forces in the storm sector cannot ride.',
  'fremen.ride-again':
    'In the basic game further Shai-Hulud cards of a phase strike nothing, so the Fremen ride once per phase.',
  'fremen.special-victory':
    'If nobody has won by the end of round 10, the Fremen win if Sietch Tabr and Habbanya Sietch each hold only Fremen or nobody, and Tuek’s Sietch no Atreides, Harkonnen or Emperor. Advisors are ignored.',
  'fremen.alliance':
    'Alliance: the Fremen may spare their ally’s forces from sandworms and let the ally revive up to 3 forces for free each round. The ally shares their special victory.',
  'fremen.storm-cards':
    'From round 2 on, a storm card from 1 to 6 moves the storm, if the Fremen are in play. They have seen it since the last Storm phase; then all six are reshuffled and they look at the next.',
  'fremen.storm-cards-weather':
    'If Weather Control is played, the storm card of the round is revealed and reshuffled without moving the storm, and the Fremen look at the next one as usual.',
  'fremen.placed-worms':
    'For every Shai-Hulud card after the first of the phase, the Fremen may place the sandworm on any sand territory. All spice and forces there are destroyed, except the Fremen’s and those of an ally they spare.',
  'fremen.placed-worms-declined':
    'If the Fremen do not place the worm, or are stopped by Karama, the card works as if they were absent. They may ride a worm they have placed, after the Nexus of that blow.',
  'fremen.storm-losses':
    'The storm destroys only half of the Fremen forces it hits, rounded up, counted for each sector of a territory. The Fremen choose which; a Fedaykin counts as one.',
  'fremen.storm-landing':
    'Fremen reserves may be placed on sand in the storm sector; half of them, rounded up, are destroyed.',
  'fremen.fedaykin':
    'Each of the 3 Fedaykin counts as 2 forces in battle and in losses. It is revived as 1 force, at most 1 of them per round.',
  'fremen.battle': 'Fremen forces always fight at full strength, without spice.',
  'fremen.karama':
    'Special Karama effect of the Fremen, once per game from round 2 on: call a sandworm to any sand territory before, between or after the blows. They may ride it, and a Nexus follows.',
}
