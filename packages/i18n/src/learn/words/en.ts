// The pages for learners, in English.

export const learn = {
  'learn.title': 'Learn to play',
  'learn.about': 'On the real table, one thing at a time. Everything can be tried and taken back.',
  'learn.count': '{n} of {of} lessons done',
  'learn.first': 'Your first game',
  'learn.minutes': '{n, plural, one {# minute} other {# minutes}}',
  'learn.done': 'done',
  'learn.left-at': 'you are at step {n}',
  'learn.step': '{n} of {of}',
  'learn.leave': 'Leave',
  'learn.leave.about': 'You can go on from here at any time',
  'learn.restart': 'Start over',
  'learn.restart.about': 'The lesson from its first step',
  'learn.back': 'Back',
  'learn.next': 'Next',
  'learn.finish': 'Finish',
  'learn.fold': 'Fold the text',
  'learn.show': 'Show me',
  'learn.take-back': 'Take it back',
  'learn.try-again': 'Try again',
  'learn.aside':
    'That is allowed, but it leads away from what this lesson is about. Take it back and try something else.',
  'learn.early': 'That is allowed, but there is something to read first. Take it back and go on with “Next”.',
  'learn.failed': 'It did not work out this time. Try again.',
  'learn.over': 'Well done',
  'learn.over.first':
    'You have played a whole round. Now play a real game: three easy bots, and a hint for every move until you switch it off.',
  'learn.over.short': 'You have done the task.',
  'learn.over.next': 'Next: {lesson}',
  'learn.over.all': 'All lessons',
  'learn.play': 'Play now',
  'learn.again': 'Once more',
  'puzzle.title': 'Find the move',
  'puzzle.about': 'Positions from real games with one clearly best choice',
  'puzzle.count': '{n} of {of} solved',
  'puzzle.find': 'Round {round}. One move raises your chances to win far more than any other. Find it.',
  'puzzle.worse': 'There is a better move. Take this one back and look again.',
  'puzzle.solved': 'The best move',
  'puzzle.next': 'Next puzzle',
  'lesson.uprising-first': 'First game: Uprising',
  'lesson.uprising-first.about': 'One round, from your first Agent to your first victory points',
  'lesson.spies': 'Spies',
  'lesson.spies.about': 'Get in where somebody else already is',
  'lesson.sandworms': 'Sandworms and the Shield Wall',
  'lesson.sandworms.about': 'Blow up the wall and call them',
  'lesson.contracts': 'Contracts',
  'lesson.contracts.about': 'Take one and complete it',
  'lesson.combat': 'Combat and ties',
  'lesson.combat.about': 'Win a Conflict that stands even',
  'lesson.intrigue': 'When to play Intrigue cards',
  'lesson.intrigue.about': 'Plot, Combat, Endgame',
  'lesson.commanders': 'Sardaukar Commanders',
  'lesson.commanders.about': 'Hire one and send him into the Conflict',
  'lesson.tech': 'Tech tiles',
  'lesson.tech.about': 'Buy one at the Ixian Embassy and use it',
  'lesson.rivals': 'Alone against Rivals',
  'lesson.rivals.about': 'How House Hagal plays, and how to win',
  'lesson.classic-first': 'First game: Dune',
  'lesson.classic-first.about': 'One round of House Atreides, from the storm to victory',
  'learn.games': 'About the games',
  'game.begin': 'Where to begin',
  'game.adds': 'What can be added',
  'game.imperium.time': '60 to 120 minutes at a table, about 30 against bots',
  'game.imperium.what':
    'You lead one of the Houses that want Arrakis. Each round you send Agents to spaces on the board with cards from your hand, and buy better cards with what is left of it. There are only a few Agents, and a space that is taken is taken.',
  'game.imperium.turn':
    'Four Factions reward whoever courts them. Spice, Solari and water pay for soldiers, seats on the council and more Agents. At the end of each round troops decide the Conflict, and secret Intrigue cards can turn it over.',
  'game.imperium.win':
    'Influence, Alliances, Conflicts and some cards bring victory points. When somebody has 10, the round is finished, and whoever has the most has won.',
  'game.imperium.begin':
    'Uprising plays the same way, so its first game teaches you this one, too, and says what differs. Then play against easy bots with hints.',
  'game.uprising.time': '60 to 120 minutes at a table, about 30 against bots',
  'game.uprising.what':
    'Send Agents, build a deck, fight for the Conflict: everything that makes Dune: Imperium, on a new board. You need no other box to play it.',
  'game.uprising.turn':
    'Spies on observation posts open spaces that others have taken. Whoever has Maker Hooks calls sandworms, which double the reward, unless the Shield Wall is in their way. Battle icons on won Conflicts pair up for points.',
  'game.uprising.win':
    '10 victory points end the game. Six play in two teams, each with a Commander. One or two play against Rivals, whom a deck of cards moves.',
  'game.uprising.begin':
    'Play the first game: ten minutes, everything explained on the table. Then three easy bots and hints. The short lessons are for when you meet something new.',
  'game.bloodlines.time': 'A little longer than the game it is added to',
  'game.bloodlines.what':
    'An expansion for Imperium and Uprising. Sardaukar Commanders wait on the board; whoever hires one chooses a skill that works in every Conflict he fights in.',
  'game.bloodlines.turn':
    'With the Tech module the Ixian Embassy sells tiles for spice: machines that help at once, always, or once a round. New Leaders play by rules of their own.',
  'game.bloodlines.begin':
    'Play a game or two without it first. Then the lessons about Commanders and Tech tell you all that is new.',
  'game.classic.time': 'Two to four hours at a table, one to two against bots',
  'game.classic.what':
    'Six factions that could not be more different fight for the strongholds of Arrakis. Each has powers that break the rules for everybody else: one sees the future, one knows the traitors, one is paid for every treachery card.',
  'game.classic.turn':
    'The storm sweeps the map, spice blows out of the sand, sandworms come. You bid for cards that you cannot see, ship and move forces, and in battle dial in secret how many of them you are ready to lose. A leader can turn out to be a traitor.',
  'game.classic.win':
    'Whoever holds three strongholds at the end of a round wins, allies need four. There is much to talk about: alliances, deals, threats.',
  'game.classic.begin':
    'Play the first game: ten minutes, one round, everything explained on the table. Then the basic game against easy bots; the short lessons are for when you meet something new.',
}
