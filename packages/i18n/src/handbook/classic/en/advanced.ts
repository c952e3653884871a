// What the advanced game adds, in English.

import type { Told } from '../../outline.ts'
import type { advanced as outline } from '../outline/advanced.ts'

export const advanced: Told<typeof outline> = {
  'advanced.what':
    'The advanced game is the basic game with two spice blows, stronghold income, special Karama effects, battle spice and the advanced advantages of each faction.',
  'advanced.income':
    'In Spice Collection a force in Carthag earns you 2 spice from the bank, in Arrakeen 2, in Tuek’s Sietch 1. Two players kept apart by the storm are both paid; advisors earn nothing.',
  'advanced.two-blows':
    'There are two spice blows each round, A and B, each with its own discard pile. Blow A is completed before blow B is revealed.',
  'advanced.worm':
    'In each blow Shai-Hulud strikes the territory on the topmost territory card of that blow’s pile; further worms of the blow do nothing. If the Fremen are in play, they may place every worm after the first of the phase.',
  'advanced.nexus':
    'A Nexus follows each blow in which a Shai-Hulud card was revealed: after blow A it comes before blow B. A worm called by the Fremen Karama brings a Nexus at the end of the phase.',
  'advanced.battle-spice':
    'In the advanced game a force fights at full strength, 1, only if you pay 1 spice for it; otherwise it counts ½. Sardaukar and Fedaykin count 2 with spice, 1 without.',
  'advanced.battle-spice-secret':
    'Battle spice is part of your secret plan and comes from your own spice. Winner and loser both pay it to the bank; only a player who wins by calling a traitor keeps it.',
  'advanced.dial':
    'The dial goes in steps of ½. Your forces in the battle must be able to make exactly that strength with exactly the spice you spend.',
  'advanced.losses':
    'The winner chooses which forces are lost: any that together match both the dial and the spice spent.',
  'advanced.total':
    'In the advanced game your total is your dial, plus your leader’s strength if alive, plus 2 for the Kwisatz Haderach. With equal totals the aggressor wins.',
  'advanced.karama':
    'In the advanced game each faction except the Bene Gesserit may use Karama for its own special effect, once per game, instead of its usual uses.',
}
