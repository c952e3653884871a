// The lesson “The battle plan” of classic Dune, in English.

export const text = {
  where:
    'The battle plan\nYou are House Harkonnen with 7 forces in Carthag; the Emperor has 4. Both plan in secret, then both plans are revealed. The higher total wins; a tie goes to the aggressor, which is you.',
  dial: 'The dial\nThis is how many forces fight, and how many you lose even if you win. The loser loses them all. The Emperor can dial at most 4.',
  leader:
    'The leader\nA leader’s strength is added to the dial. The Emperor’s two best are dead; the strongest one left has 3. So his total is at most 7.',
  weapon:
    'The weapon\nIt kills the opponent’s leader, unless the right defense stops it: a Shield stops projectile weapons, a Snooper poison. A dead leader does not count, and the winner gets that leader’s strength in spice.',
  defense:
    'The defense\nYou have one of each, but may play only one. All poison weapons are already in the discard pile, so the Emperor can only use projectiles: the Shield is the right choice.',
  task: 'Your task\nWin this battle, and still hold Carthag with at least one force afterward.',
  failed:
    'That did not hold Carthag. With your best leader, the Shield and 2 on the dial, the Emperor does not stand a chance; just don’t dial all seven. Try again.',
  last: 'Well fought\nBefore each battle, work out the most the other side can have: the plan sheet does it for you under “What if”. And never play a Lasgun where there may be a Shield: both explode.',
}
