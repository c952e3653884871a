// House Atreides, in English.

import type { Told } from '../../outline.ts'
import type { atreides as outline } from '../outline/atreides.ts'

export const atreides: Told<typeof outline> = {
  'atreides.start':
    'Atreides start with 10 forces in Arrakeen, 10 in reserve and 10 spice, and revive 2 forces for free each round. Their leaders have strengths 5, 5, 4, 2 and 1.',
  'atreides.bidding':
    'Before each treachery card is auctioned, Atreides may look at it. By the rulebook only they may keep notes about cards; here that is an optional rule.',
  'atreides.bidding-karama':
    'A Karama against the Atreides look at bidding cards blocks it for all cards of that phase.',
  'atreides.spice-look':
    'At the start of Shipment and Movement, before anyone’s turn, Atreides may look at the top spice card. Nobody else sees it.',
  'atreides.prescience':
    'Prescience: in their own battle, before plans are made, Atreides may make the opponent reveal one part of their plan: dial, leader, weapon or defense.',
  'atreides.prescience-once':
    'Prescience is used once per battle. If the answer about the weapon or the defense is “none”, Atreides may not ask about something else.',
  'atreides.prescience-binding':
    'What you have revealed to Prescience is fixed, and you may change only the rest of your plan. If something later makes it impossible, you choose that part again.',
  'atreides.prescience-open':
    'Everyone learns which part Prescience asked for; only Atreides and their ally see the answer. The dial is shown without the battle spice.',
  'atreides.alliance':
    'Alliance: when their ally fights, Atreides may use Prescience on the ally’s opponent.',
  'atreides.kwisatz-active':
    'The Kwisatz Haderach becomes active once Atreides have lost 7 forces in their own battles, over any number of them. Storm and worm losses do not count. Everyone can see the count.',
  'atreides.kwisatz-bonus':
    'Once per round, in one battle, the Kwisatz Haderach adds 2 to the strength of an Atreides leader or Cheap Hero. If they are killed, the 2 does not count; the Kwisatz Haderach survives.',
  'atreides.kwisatz-traitor': 'A leader accompanied by the Kwisatz Haderach cannot be called a traitor.',
  'atreides.kwisatz-death':
    'Only a Lasgun–Shield explosion kills the Kwisatz Haderach. It is revived like a leader of strength 2, or with Tleilaxu Ghola, and never counts when dead leaders are counted.',
  'atreides.karama':
    'Special Karama effect of Atreides, once per game: in their own battle, see the opponent’s whole plan, which then cannot be changed, before finishing their own.',
}
