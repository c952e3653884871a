// Placing spies and recalling them, in English.

import type { Told } from '../../outline.ts'
import type { spies as outline } from '../outline/spies.ts'

export const spies: Told<typeof outline> = {
  'spies.three':
    'You have three spies. They stay on their observation posts from round to round until recalled.',
  'spies.place':
    'Spy icon: you may put a spy from your supply on a free observation post, at most one spy per post. Each post is connected to one or more board spaces.',
  'spies.none-left':
    'If you have no spy in supply when you place one, you may first recall one of yours from the board, without any effect, and place that one, even back on the same post.',
  'spies.at-icon':
    'An effect that places a spy at an icon allows only a free post connected to a space with that icon. If there is none, no spy is placed.',
  'spies.agent-icon':
    'A card with the Spy icon may send an Agent to any space your spy is connected to, whatever that space’s own icon. The spy stays. An occupied space still takes Infiltrate, for which you may recall the same spy.',
  'spies.gather':
    'Gather Intelligence: as you send an Agent to a space, you may recall a spy from a post connected to it to draw a card, before any other effect.',
  'spies.infiltrate':
    "Infiltrate: recall a spy from a post connected to a space to send your Agent there even though other players' Agents are on it; one spy is enough. Icon, cost and requirement still apply, and your own Agent there still blocks you.",
  'spies.both':
    'One recalled spy gives one effect. With two spies on different posts of the same space, such as Research Station, you may use one to Infiltrate and one to Gather Intelligence, never both for the same.',
  'spies.timing':
    'Infiltrate and Gather Intelligence need a card played on an Agent turn. A spy placed by this turn’s space or card comes too late for them; one placed earlier in the turn by a Plot can be used.',
  'spies.recall-cost':
    'Recall Spy icon: one of your spies returns from any post to your supply. It is usually a cost, which you cannot pay without a spy on the board.',
  'spies.recalled':
    'For cards that ask whether you recalled a spy this turn (Rebel Supplier and others), every return of your spy on your turn counts: Infiltrate, Gather Intelligence, a cost, even the free recall before placing.',
  'spies.own':
    'You never have two of your own spies on one post, even if a card lets you share it. Spying on a space means having a spy on a post connected to it.',
  'spies.posts':
    'There are 13 posts: one for each Faction’s pair of spaces, three for the Landsraad and CHOAM spaces, three between the four Cities, and one each for Imperial Basin, Hagga Basin and Deep Desert.',
}
