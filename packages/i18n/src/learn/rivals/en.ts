// The lesson about Rivals, in English.

export const text = {
  rivals:
    'You and two Rivals\nNo one plays them. They have no hand and no deck; they collect resources, win Conflicts, gain Influence, and they can win.',
  hagal:
    'House Hagal\nOn each of their turns, a card from this deck is revealed. It names the space the Rival’s Agent goes to.',
  go: 'Get in their way\nThe top card names {space}. Be faster: go there with “{card}”.',
  'go.other': 'In a real game you do not know the next card. Here you do: take it back and go to Arrakeen.',
  end: 'Deploy and end your turn\nDraw your card, deploy three troops, and end your turn. The Rivals move right away.',
  'end.early':
    'Then your troops would stay home, and this Conflict would be lost. Take it back and deploy three first.',
  skipped:
    'What happened\nThe first card named {space}, which was taken, so another one was revealed. One card placed a spy. All of it is in the log.',
  task: 'Your task\nFinish the round on your own, and win the Conflict. In Combat, Rivals reveal a card for swords, so a little extra strength doesn’t hurt.',
  'task.lost':
    'This time a Rival was stronger, or no one was first. Try again, with another Agent on a combat space.',
  win: 'Who wins\nRivals buy victory points with what they have collected. You win if you have more than both of them at the end. You choose how hard they are when you set up the game.',
}
