// The lesson “Bidding” of classic Dune, in English.

export const text = {
  row: 'The auction\nOne Treachery card is for sale for each player with room in hand. They are face down: you bid without knowing what you are buying. The highest bidder takes the card and pays.',
  limit:
    'How many?\nA hand holds four cards, or eight for House Harkonnen. During the auction, everyone sees how many the others have.',
  open: 'Open the bidding\nYou are the Fremen, and you go first. Bid 1: it costs nothing yet, and someone may outbid you.',
  'open.other': 'You could, but let’s first see what the others will pay. Take it back and bid 1.',
  pass: 'Too expensive\nThe Guild offers 5. You have 6, and would have nothing left. A pass is not final: if someone raises, you are asked again. Pass.',
  'pass.other': 'Then all your spice would go for a card that you have not even seen. Take it back and pass.',
  sold: 'Sold\nThe Guild has paid 5 and has none left. Remember what others have spent: poor players bid low. The next cards will be cheaper.',
  task: 'Your task\nBuy one of the two cards that are left, and keep at least 2 spice.',
  failed:
    'The auction is over, and you have no card, or too little spice. Bid just a little more than the others, but not more than 4. Try again.',
  last: 'A card of your own\nWeapons and defenses win battles, special cards break rules, and some are worthless. Only the Atreides see beforehand which is which. If the Emperor plays, he gets what you pay.',
}
