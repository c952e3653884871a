// What a table may agree on, in English.

import type { Told } from '../../outline.ts'
import type { options as outline } from '../outline/options.ts'

export const options: Told<typeof outline> = {
  'options.alliance-size':
    'The table agrees on one alliance variant: at most 2 or at most 3 players, needing 4 strongholds together (longer games) or 3 (faster ones). The usual one is 2 players and 4 strongholds.',
  'options.alliance-any':
    'The designers’ original idea can be chosen, too: alliances of any size, needing 3 strongholds.',
  'options.alliance-many':
    'In an alliance of three or more, every two members are allies in every respect: you use the powers of each of them, and all may pay for you.',
  'options.storm-battle':
    'Optional rule: opponents whose forces are in the same sector of the storm fight each other. Normally they do not.',
  'options.contested':
    'Optional rule: a stronghold where the storm has prevented a battle counts for both players. Normally it counts for neither.',
  'options.first-storm':
    'Optional rule: the first storm destroys forces only where it stops, or nowhere. Normally it does so along its whole path.',
  'options.worm-scope':
    'Optional rule: the first sandworm of each blow strikes normally, and the Fremen place the later ones. Normally only the first of the phase does.',
  'options.ride-each':
    'Optional rule for the basic game: the Fremen ride once for every Shai-Hulud card of the phase.',
  'options.final-pass':
    'Optional rule: if you pass on a treachery card, you are out of its auction. Normally you may come back in.',
  'options.ghola': 'Optional rule: Tleilaxu Ghola may revive a face-down leader, too.',
  'options.reposition':
    'Optional rule: moving within a territory, from sector to sector, can be ruled out. Normally it is allowed as your move.',
  'options.caller-leader':
    'Optional rule: the leader of a player who called a traitor may fight in another territory in the same round.',
  'options.prediction':
    'Optional rule: a victory by most strongholds after round 10 does not fulfill a prediction. Normally it does.',
  'options.paid-fighters':
    'Optional rule: what the Bene Gesserit pay to ship always lands as fighters, instead of as advisors where they choose.',
  'options.polar-sink':
    'Optional rule: in the advanced game, too, the Bene Gesserit may accompany a shipment to the Polar Sink.',
  'options.prescience-spice':
    'Optional rule: Prescience of the dial shows the battle spice as well. Normally the spice stays hidden.',
  'options.atreides-karama':
    'Optional rule: the special Karama effect of Atreides may also be used on their ally’s opponent, or on anyone’s plan in any battle.',
  'options.emperor-gifts':
    'Optional rule: the Emperor may give spice to his allies. Normally he may only pay for revivals, bids and shipments.',
  'options.karama-use':
    'Optional rule: Karama stops an advantage for one use only. Normally it stops it until the phase ends.',
  'options.fremen-ally':
    'Optional rule: without the Guild in play, the Fremen win after round 10 without their ally. Normally the ally shares that victory.',
  'options.bribes':
    'Optional rule: deals and bribes can be kept out of the basic game. Normally they belong to both games.',
  'options.hands':
    'Optional rule: hand sizes are always shown, not only in Bidding. Anyone with a perfect memory could know them anyway.',
  'options.swap':
    'Optional rule: after the factions have been dealt, two players may swap theirs if both agree.',
  'options.notes':
    'Optional rule: only Atreides keep notes about cards at this table. Normally everyone may.',
}
