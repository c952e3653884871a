// What is said beside the things on the table, in English.

export const looks = {
  'page.market.tile': '{name}, {cost} spice',
  'page.market.stack': '{n, plural, one {# tile} other {# tiles}} in the stack',
  'page.market.commander': 'Sardaukar Commander: {cost} Solari',
  'page.look.commander':
    'A player who sends an Agent here may pay {cost} Solari to acquire and recruit it, with a skill.',
  'page.look.choose': 'Choose this',
  'page.look.left': '{had} → {left} Persuasion left',
  'page.hand.none': 'No cards in hand',
  'page.hand.revealed': 'You have taken your Reveal turn. You draw new cards next round',
  'page.reveal.left': '{n} Persuasion left',
  'page.reveal.strength': '{n} strength',
  'page.reveal.cards': 'cards',
  'page.reveal.spent': 'spent on cards',
  'page.reveal.troops': 'troops',
  'page.reveal.swords': 'swords',
  'page.reveal.no-units': 'no units in the Conflict',
  'page.reveal.acquired': 'Acquired',
  'page.news.count': '{n} of {n}',
  'page.news.open': 'Open the log',
}
