// The lesson “Bene Gesserit” of classic Dune, in English.

export const text = {
  foretell:
    'The Bene Gesserit\nBefore the game, you predicted who will win, and when: the Emperor in round 5. If it happens, you win instead. No one else knows.',
  travel:
    'Stowaways\nWhenever someone else ships from off-planet, you may send 1 force along to the Polar Sink for free. That way you get around without spice.',
  voice:
    'The Voice\nBefore a battle, you command the opponent to play, or not to play, one type of card. You have no Shield: forbid projectile weapons.',
  'voice.other':
    'A good command on another day. But only a Shield would stop a shot, and you have none: take it back and forbid projectile weapons.',
  task: 'Your task\nAll your leaders have strength 5; your Snooper takes care of poison. Win this battle.',
  failed: 'Arrakeen is lost. A leader, the Snooper and 3 on the dial are enough. Try again.',
  last: 'How to use it\nQuietly help the winner you predicted. In the advanced game, your forces can also live peacefully among others as advisors until they take up arms.',
}
