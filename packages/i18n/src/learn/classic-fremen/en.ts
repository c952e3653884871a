// The lesson “Fremen” of classic Dune, in English.

export const text = {
  worm: 'The Fremen\nA worm has appeared in Red Chasm, and your 5 forces there are still alive: worms do not harm Fremen. The spice is gone, though.',
  ride: 'Ride it\nYou may ride the worm to any territory. Choose Tuek’s Sietch and take all 5 forces.',
  'ride.other':
    'The worm could carry you there, too. But an empty stronghold is waiting: take it back and ride to Tuek’s Sietch.',
  task: 'Your task\nYour reserves land for free near The Great Flat, and your groups move up to two territories. Take a third stronghold this turn: Habbanya Sietch is empty.',
  failed:
    'Your turn is over without a third stronghold. Bring reserves to False Wall West; from there it is one step to Habbanya Sietch. Try again.',
  last: 'How to use it\nYou are poor but fast, and you lose little. If no one has won after ten rounds, you win if Sietch Tabr and Habbanya Sietch are yours or empty and no Emperor, Harkonnen or Atreides forces are in Tuek’s Sietch.',
}
