// The lesson “House Harkonnen” of classic Dune, in English.

export const text = {
  traitors:
    'House Harkonnen\nOthers keep one traitor; you keep all four. Here they are: two Fremen, two of the Guild. Each of them can win you a battle.',
  buy: 'More cards\nYour hand holds eight cards, and for each one you buy you draw another for free. Bid 1.',
  'buy.other': 'You could, but it may cost less. Take it back and bid 1.',
  two: 'Two for one\nThe others have passed: two cards for 1 spice, a weapon and a defense.',
  task: 'Your task\nHold six cards before the auction ends. The others have 3 spice each.',
  failed:
    'The auction is over, and you hold fewer than six cards. Nobody else can pay more than 3: bid 4. Try again.',
  last: 'How to use it\nYou always have the right card, and no one dares to send a leader against you. In the advanced game, you also capture leaders of players you defeat.',
}
