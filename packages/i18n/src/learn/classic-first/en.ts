// The first game of classic Dune, in English.

export const text = {
  aim: 'The goal\nSix factions fight for the desert planet Arrakis. There are five strongholds on the map. Control three of them at the end of a round, and you win.',
  yours:
    'You are House Atreides\nYour forces hold Arrakeen and Tuek’s Sietch. You need one more: Carthag, which House Harkonnen holds. You will take it this round.',
  own: 'What you have\nSpice pays for everything: cards, landings, forces that come back from the dead. Your Treachery cards and your traitor are secret, and so is your spice.',
  storm:
    'The storm\nEvery round begins with the storm. It circles the map counterclockwise, sector by sector; there are 18. The two players in the last battle each secretly dial a number, and it moves by the sum. Dial 1, 2 or 3.',
  swept:
    'Swept away\nThe storm has passed over the southwest. On sand, it destroys everything: House Harkonnen lost 3 forces there, and 8 spice is gone. Rock and strongholds are safe. The player it reaches next goes first this round: you.',
  blow: 'The spice blow\nNow a spice card is turned up, and spice appears in the desert: 6 in Old Gap, right next to Arrakeen. Remember it: you will collect it later. Sometimes a sandworm appears instead and devours everything in a territory.',
  charity:
    'CHOAM Charity\nPlayers with less than 2 spice are brought up to 2. The Fremen had none and took 2.',
  bid: 'The auction\nNow Treachery cards are auctioned, face down. Only you, the Atreides, see what is on sale: a Shield, which protects a leader from projectile weapons. Open with 1.',
  'bid.pass': 'Then someone else gets the Shield, and you will miss it in the battle. Take it back and bid.',
  'bid.more': 'No need to show how much you want it yet. Take it back and start with 1.',
  raise: 'You have been outbid\nHouse Harkonnen offers 2. The highest bidder gets the card and pays. Bid 3.',
  'raise.more': 'It would be yours for less. You need your spice for landing later: take it back and bid 3.',
  worthless:
    'Not worth it\nThe Shield is yours for 3 spice. The next card is worthless, and only you know. Let House Harkonnen have it: pass.',
  'worthless.all':
    'That passes on all later cards, too. It is handy in a real game, but let’s go card by card here. Take it back and pass once.',
  'worthless.bid':
    'This card does nothing at all; it only fills your hand, which has room for four. Take it back and pass.',
  revive:
    'Back from the dead\nLost forces are in the Tleilaxu Tanks. Each round, up to 3 of them can return to your reserves: the Atreides get 2 for free, and each additional one costs 2 spice. Revive 3.',
  'revive.fewer':
    'That would be cheaper, but you will need the forces for the attack. Take it back and revive 3.',
  ship: 'Shipment\nYou go first. Once per round, you may land forces from your reserves: 1 spice each in a stronghold, 2 anywhere else. Choose Carthag.',
  'ship.none':
    'Then you would not attack anyone, and the third stronghold would have to wait. Take it back and choose Carthag.',
  'ship.other':
    'You can land almost anywhere. But what you need is a third stronghold: take it back and choose Carthag.',
  'how-many': 'How many?\nHouse Harkonnen has 4 forces in Carthag. Send 5; that is 5 spice.',
  'how-many.other':
    'With fewer, the battle would be close; with more, you could not pay for anything else. Take it back and send 5.',
  move: 'Movement\nThen one group moves: to a neighboring territory, or up to three territories away with a force in Arrakeen or Carthag, thanks to ornithopters. Start with where the group is: choose Arrakeen.',
  'move.none': 'There is 6 spice in Old Gap, waiting for you. Take it back and go get it.',
  'move.all':
    'Then Arrakeen would be empty, and you would lose a stronghold. Take it back and leave someone there.',
  'move.one': 'One force collects only 3 spice. Take it back and send two: that is enough for all 6.',
  'move.other': 'That group is needed where it is. Take it back and choose Arrakeen.',
  'where-to':
    'Where to?\nThe territories that your group can reach are lit. Old Gap, where the spice is, is right next door: choose it.',
  'where-to.sector':
    'That is Old Gap, but the spice is in its middle sector, and forces only collect where they stand. Take it back and choose the marked sector.',
  'where-to.other': 'You can go there, but the spice is elsewhere. Take it back and choose Old Gap.',
  group: 'How many go?\nThose who stay hold Arrakeen for you. Two are enough to collect all 6 spice: send 2.',
  battle:
    'Battle\nThe others stayed where they were. Two factions in one territory must fight: your 5 forces against 4. Both make a secret plan and reveal it at the same time.',
  prescience:
    'Prescience\nYou, the Atreides, may look at one part of the opponent’s plan before you make your own. Ask for the weapon.',
  'prescience.other':
    'Also useful. But now it is the weapon that can kill your leader: take it back and ask for it.',
  dial: 'The dial\nHouse Harkonnen will use the Maula Pistol, a projectile weapon. Now your own plan. With the dial, you commit forces: each counts 1, and each is lost even if you win. At least one of your 5 must survive to hold Carthag.',
  leader:
    'The leader\nOne leader goes into battle, and their strength is added to your dial. If a weapon kills them, it does not count.',
  cards:
    'Weapon and defense\nYour Chaumas is poison: it kills the leader of an opponent without a Snooper. Your Shield saves yours from the pistol.',
  plan: 'Your plan\nDial 1 to 4, choose a leader and both cards, then lock in the plan.',
  'plan.nothing': 'Without forces on the dial, you rely on your leader alone. Take it back and commit a few.',
  'plan.all':
    'You would win, but all five would die, and no one would be left to hold Carthag. Take it back and keep at least one.',
  'plan.weapon':
    'Without a weapon, House Harkonnen’s leader survives and counts. Take it back and play the Chaumas.',
  'plan.defense':
    'Then the Maula Pistol kills your leader. You bought the Shield for this: take it back and play it.',
  traitor:
    'A traitor?\nEveryone secretly has one of someone else’s leaders in their pay. If that leader fights against you, you call the traitor and win immediately, without losses. Your traitor is Umman Kudu, but it is Piter de Vries who came. No call this time.',
  won: 'Carthag is yours\nPiter is dead, so House Harkonnen has only the 2 on its dial. It loses all its forces there; you lose those you dialed, and get 3 spice for Piter. You may keep the cards you played: keep them.',
  'won.discard':
    'You may discard them, but these two are good and will help you again. Take it back and keep them.',
  collected:
    'Spice Collection\nYour forces in Old Gap have brought in all 6 spice. Each collects 2, or 3 with a force in Arrakeen or Carthag.',
  victory:
    'Mentat Pause\nThe round is over, and the strongholds are counted: Arrakeen, Tuek’s Sietch, Carthag. Three are yours. You have won.',
  allies:
    'And if no one has three?\nThen the next round begins; there are at most ten. When a sandworm comes, players may ally: two allies need four strongholds together. And every faction plays by its own rules: some are rich, some ride worms, some predict the winner.',
  last: 'Now you know how to play\nTreachery, alliances and deals will come naturally. Point at anything you do not know, and ask for a hint when you are unsure.',
}
