// The first game of Uprising, in English.

export const text = {
  aim: 'The goal\nYou lead a House in the struggle for Arrakis. Victory points decide the game; they are tracked here. When someone has 10 at the end of a round, the game is over and the player with the most wins.',
  own: 'What you have\nSolari, spice and water pay for things. Next to them are your Agents and the troops in your garrison.',
  board:
    'Where things happen\nThe icons of a space show what it costs and what it gives you. You don’t have to memorize them: point at a space, or press and hold it, to read it in words.',
  hand: 'Your cards\nYou get five each round. The icons below a card’s name show which spaces it can send an Agent to.',
  arrakeen:
    'Send an Agent\nThe card “{card}” has the blue city icon, so it opens the blue spaces. Choose the card, then {space}.',
  'arrakeen.reveal':
    'That is the other kind of turn: it ends your round, and your Agents would stay at home. Send them out first.',
  'arrakeen.other':
    'A perfectly good move in a real game. For this lesson, take it back and go where the pointer shows: Arrakeen teaches you the most at once.',
  draw: 'What the space gives you\nThe troop has already joined your garrison. Drawing a card is left to you, because it cannot be undone. Draw it now.',
  'draw.deploy': 'You may deploy first, in any order you like. But let’s draw the card first.',
  'draw.end':
    'Ending your turn draws the card, too, but then you can’t look at it and decide what to do next. Take it back and draw it first.',
  deploy:
    'Troops to the Conflict\nThe crossed swords on {space} mean: from here you may deploy the troops you recruited this turn and up to two more from your garrison. Each has a strength of 2. Deploy all three.',
  'deploy.end':
    'Without troops in the Conflict there is nothing to win there this round. Deploy three first.',
  end: 'End your turn\nOne Agent per turn, that is all. End your turn and watch what the others do.',
  others:
    'The others have moved\nEveryone took one turn. {rival} has an Agent on {space} now: an occupied space is closed to everyone else this round.',
  secrets:
    'Friends in high places\n“{card}” opens the spaces of all four Factions. Each of them also gives you 1 Influence with its Faction. Send your second Agent to {space}.',
  'secrets.other':
    'You can go there, too. But in a moment you will need the Intrigue card that is waiting elsewhere: take it back and follow the pointer.',
  influence:
    'Influence\nYour marker on the {faction} track has moved up. At 2 Influence you gain 1 victory point; at 4 you get a bonus and, if no one was there before you, the Alliance, worth another point.',
  intrigue: 'An Intrigue card\nThe space still offers you one. Draw it.',
  plot: 'Your secret\nNo one else sees this card. Plots are played on your own turn, others in Combat or at the end of the game. “{card}” can be either; in Combat it is worth three swords. Keep it for now.',
  'plot.early':
    'It would give you Solari now. In Combat it will decide everything: take it back and keep it.',
  'end-again': 'End your turn\nThat was your second Agent. End your turn.',
  reveal:
    'Reveal your hand\nYou have no Agents left, so you reveal the cards that you have not played. Everyone does this once each round.',
  persuasion:
    'What revealed cards give\nNow the lower box of each card counts: Persuasion, the blue diamonds, lets you buy cards; swords add to your strength in the Conflict.',
  buy: 'Buy a card\nThe number in the diamond is the price. Choose any card that you can pay for. It goes to your discard pile; you will draw it in a later round.',
  'buy.end': 'Persuasion that you do not spend is lost. Take it back and buy something first.',
  'end-reveal':
    'Buy more or end your turn\nIf something is left and a card is cheap enough, buy it, too. Then end your turn.',
  combat:
    'Combat\nEveryone has revealed. You have 7: three troops of 2 each and one sword. {rival} has 8. As it stands, you are second.',
  play: 'The time for intrigue\nIn Combat, everyone who has troops in the Conflict may play Intrigue cards. Play “{card}”: three more swords.',
  'play.pass': 'Then you would come second. Take it back and play your card: 7 and 3 are more than 8.',
  reward:
    'You have won the Conflict\nThe reward is 1 Influence with a Faction of your choice. You already have 1 with the {faction}: take it there.',
  'reward.other':
    'Influence is welcome everywhere. But a second step with the Bene Gesserit is worth a victory point right now: take it back and choose them.',
  points:
    'Two points at once\nYour second Influence has brought a victory point. And the Conflict card has the same battle icon as your Objective card: such a pair is worth a point, too.',
  makers:
    'Spice piles up\nNo one went to {space} this round, so 1 spice was added there. It builds up until someone comes for it. All Agents have returned, and troops from the Conflict have gone back to the supply.',
  round:
    'The next round\nThere is a new Conflict, everyone has five new cards, and the next player begins. Later Conflicts are worth more, so it pays to save troops and Intrigue cards for them.',
  base: 'And the base game?\nDune: Imperium plays the same way. It has other spaces and cards, no spies, sandworms or battle icons, and a Mentat whom you can hire as a third Agent for a round.',
  last: 'Now you know how to play\nEverything else is on the cards. Point at anything you do not know, and ask for a hint when you are unsure.',
}
