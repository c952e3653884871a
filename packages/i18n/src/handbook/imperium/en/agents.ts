// The Agent turn: where an Agent may go, and what happens there, in English.

import type { Told } from '../../outline.ts'
import type { agents as outline } from '../outline/agents.ts'

export const agents: Told<typeof outline> = {
  'agents.send':
    'On an Agent turn you play one card from your hand and send one Agent from your Leader to one board space. Without a card no Agent moves; one card sends one Agent.',
  'agents.icons':
    'The icon of the board space must be among the Agent icons of your card. A card without Agent icons cannot send an Agent; it can only be revealed.',
  'agents.icons-base':
    'There are seven Agent icons: Emperor, Spacing Guild, Bene Gesserit, Fremen, Landsraad, City, and Spice Trade.',
  'agents.icons-uprising':
    'There are eight Agent icons: Emperor, Spacing Guild, Bene Gesserit, Fremen, Landsraad, City, Spice Trade, and Spy.',
  'agents.occupied':
    'You cannot send an Agent to a space that already holds one, not even your own. A few cards and Leaders make exceptions, and in Uprising so does Infiltrate.',
  'agents.cost':
    'You must pay the cost of a space to send an Agent there, before anything else. What the space or the card would give you cannot pay for it; if you cannot pay, you cannot go there.',
  'agents.prices':
    'Where a space offers several prices (Sell Melange; in Uprising Gather Support and Spice Refinery), you choose and pay one when you send the Agent; nothing gained from that space or card can pay it.',
  'agents.requirement':
    'One space has a requirement: to send an Agent to Sietch Tabr you need at least 2 Influence with the Fremen.',
  'agents.requirement-uprising':
    'Three spaces require at least 2 Influence: Imperial Privilege with the Emperor, Shipping with the Spacing Guild, Sietch Tabr with the Fremen.',
  'agents.order':
    'Pay the cost and place the Agent; whoever controls the location gets the control bonus. Then resolve, in any order, the space, the card’s Agent box and, on a Faction space, 1 Influence.',
  'agents.order-uprising':
    'In this order: pay, recall a spy to Infiltrate, place the Agent, recall a spy to Gather Intelligence, give the control bonus. Then resolve, in any order, the space, the card’s Agent box and, on a Faction space, 1 Influence.',
  'agents.no-reveal-box':
    'A card gives its Agent box when it sends an Agent and its Reveal box when it is revealed, never both in one turn.',
  'agents.swordmaster':
    'The Swordmaster space costs 8 Solari and gives you your third Agent for the rest of the game, once per player. You may use it in the same round.',
  'agents.swordmaster-uprising':
    'The Swordmaster space gives you your third Agent, once per player, usable in the same round. It costs 8 Solari while nobody, Rivals included, has one, and 6 afterward.',
  'agents.mentat':
    'The Mentat space costs 2 Solari: draw a card and take the Mentat, which counts in every way as an extra Agent of yours this round. If it is away, you may still go there for the card.',
  'agents.mentat-taken':
    'The Mentat is taken only from its own space, even with Calculated Hire. As a Conflict reward it comes from wherever it is and serves you in the next round; otherwise it returns to its space in Recall.',
  'agents.high-council':
    'The High Council costs 5 Solari and gives you a seat, once per player: 2 Persuasion on each of your Reveal turns from now on.',
  'agents.high-council-uprising':
    'The High Council costs 5 Solari. Your first visit gives you a seat: 2 Persuasion on each of your Reveal turns from this round on. With a seat, even one from a card, a visit gives 2 spice, 1 Intrigue card and 3 troops.',
  'agents.recall-agent':
    'Recall Agent: one of your Agents returns from the board to your Leader, and you may send it again on a later turn of this round.',
  'agents.recall-agent-uprising':
    'Recall Agent: one of your Agents returns from the board to your Leader for a later turn of this round. It cannot be the Agent you sent this turn.',
}
