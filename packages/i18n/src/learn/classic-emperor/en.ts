// The lesson “The Emperor” of classic Dune, in English.

export const text = {
  home: 'The Emperor\nAll your forces are still off-planet, but you are rich: whatever others pay for Treachery cards is paid to you.',
  drive:
    'Drive up the price\nYou may bid even if you do not want the card. Bid 1 and see whether someone goes higher.',
  'drive.other': 'In a real game, you could. Here, take it back and bid 1 to see what happens.',
  paid: 'Paid to you\nHouse Harkonnen went up to 3, you passed, and the 3 spice went to you. What you pay yourself goes to the bank.',
  task: 'Your task\nTwo cards are left. Reach 11 spice before the auction ends.',
  failed:
    'The auction is over, and you have less than 11. Let the others buy, or drive them up a little. Try again.',
  last: 'How to use it\nSpice pays for shipments: land in force where it hurts. In the advanced game, five of your forces are Sardaukar, who count double.',
}
