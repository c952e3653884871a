// The lesson about spies, in English.

export const text = {
  posts:
    'Observation posts\nThese round spots are observation posts. Each is connected to the spaces a spy there watches.',
  espionage:
    'Place a spy\n{space} lets you place one of your spies. Send an Agent there with “{card}”; it costs 1 spice.',
  place:
    'Choose a post\nPlace the spy on the post that watches {space}. He stays there for as long as you like, round after round.',
  'place.other':
    'A spy is useful in many places. For what comes next, you need one next to Arrakeen: take it back and choose the marked post.',
  end: 'End your turn\nDraw the card that the space gives you, too, and end your turn.',
  taken: 'Someone was faster\n{rival} has an Agent in {space} now. For anyone without a spy, it is closed.',
  task: 'Your task\nSend an Agent to {space} anyway. Your spy is recalled and lets you in: this is called Infiltrate.',
  'task.other': 'That space was open anyway. Take it back and go where someone else already is.',
  gather:
    'What else spies do\nSend an Agent to a free space that your spy watches, and you may recall him to draw a card: Gather Intelligence. And a card with the spy icon can go to any space that one of your spies watches.',
}
