// The lesson “Spacing Guild” of classic Dune, in English.

export const text = {
  ships:
    'The Spacing Guild\nAll ships are yours. Everyone who ships from off-planet pays you, and you pay only half. House Harkonnen is about to ship.',
  paid: 'Paid to you\nTwo forces to Arrakeen: 2 spice, for you. You have 4 now.',
  task: 'Your task\nLand at least 7 forces in Habbanya Sietch. For others, that would cost 7 spice; you have 4.',
  failed:
    'Your turn is over without seven forces in Habbanya Sietch. Half of 7, rounded up, is 4: just enough. Try again.',
  last: 'How to use it\nYou can also ship from one territory to another, or back home. In the advanced game, you take your turn whenever you like. And if no one has won after ten rounds, you do.',
}
