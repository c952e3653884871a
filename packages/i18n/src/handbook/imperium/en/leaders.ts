// Leader abilities and what is special about some Leaders, in English.

import type { Told } from '../../outline.ts'
import type { leaders as outline } from '../outline/leaders.ts'

export const leaders: Told<typeof outline> = {
  'leaders.abilities':
    "A Leader has two abilities: the left one works as its text says, the right one only when you play your Signet Ring card on an Agent turn. (Steersman Y'rkoon has no Signet ability.)",
  'leaders.signet':
    'The Signet Ring ability is applied like any Agent box; only arrows and “may” inside it are optional.',
  'leaders.signet-uprising':
    'When you play Signet Ring you may use your Leader’s Signet Ring ability, but you do not have to.',
  'leaders.setup-base':
    'Some Leaders change your setup: Glossu "The Beast" Rabban starts with 1 extra spice and 1 extra Solari; Baron Vladimir Harkonnen picks two tokens after all other setup.',
  'leaders.setup-uprising': 'Staban Tuek starts without Diplomacy, with a deck of 9 cards.',
  'leaders.masterstroke':
    'Baron Vladimir Harkonnen secretly keeps two of his four tokens. Masterstroke reveals them once per game, the first time you deploy four or more troops in one of your turns; sandworms do not count.',
  'leaders.paul':
    'Paul Atreides and the card Poison Snooper cannot look at the top card of an empty deck; it is not reshuffled until a card must be drawn.',
  'leaders.jessica':
    'Lady Jessica starts on her Lady Jessica side. Her memories are troops, out of supply until they return; Other Memories may be used with none. Reverend Mother Jessica repeats only what is printed in the space’s effect box.',
  'leaders.reaching-two':
    'For Lady Margot Fenring and Princess Irulan, reaching 2 Influence includes passing it (from 1 to 3). It happens only when Influence rises, and can happen again after a loss.',
  'leaders.feyd':
    'The Feyd token starts at the left end of the training track. At the right end it stays for the rest of the game and gives nothing more.',
  'leaders.gurney':
    'Gurney Halleck’s strength is checked once, at any moment of your Reveal turn; you keep the Persuasion gained even if your strength falls later.',
  'leaders.shaddam':
    'When Shaddam Corrino IV plays Signet Ring, no units, not even sandworms, can be deployed to the Conflict for the rest of that turn, whether or not he uses the ability. Units deployed earlier in the turn stay.',
  'leaders.bloodlines':
    "Bloodlines has 9 Leaders; some bring their own parts: Esmar Tuek a board space, Piter De Vries 12 Twisted Intrigue cards, Steersman Y'rkoon 10 Navigation cards, Chani a Tactics token. Kota Odax of Ix needs the Tech module.",
  'leaders.chani':
    'Chani’s token starts at 3 of 11 (six players: 1). It advances for each of her troops that leaves the Conflict, retreated or lost, also when the Conflict ends: 1 spice at 6, 1 water at 11, then back to start. Extra steps are lost.',
  'leaders.esmar':
    "With Esmar Tuek, Tuek's Sietch joins the board for everyone: a free Spice Trade, combat and Maker space without an observation post. Take all bonus spice and 1 spice or a card. His Signet may put spice there for the same Agent.",
  'leaders.yrkoon':
    "Steersman Y'rkoon starts without water and without Signet Ring. He draws 5 Navigation cards and lays out 4 face down, which he may look at; each time he reaches 2 Influence with a Faction he plays the next from the left.",
  'leaders.hungry':
    "Steersman Y'rkoon’s Hungry for Spice works once in any turn, anyone’s, in which he gains 3 or more spice. The Combat phase is not a turn.",
  'leaders.duncan':
    'Duncan Idaho’s deployed Agent frees its space. In the Conflict it is a unit of strength 2 (3 with the Swordmaster) but not a troop, and it cannot retreat. It can be recalled, and returns in Recall at the latest.',
  'leaders.piter':
    'Piter De Vries draws a Twisted Intrigue card at each Round Start. In his hand it is an Intrigue card like any other (it counts, can be stolen or trashed), but once spent it never joins the common deck.',
  'leaders.fenring': 'Count Hasimir Fenring gets no Solari for a trashed Intrigue card.',
}
