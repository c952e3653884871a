// The lesson about contracts, in English.

export const text = {
  market: 'Contracts\nTwo are face up here. Each says what you have to do and what you get for it.',
  accept: 'Take one\nThe scroll icon means: take a contract. Send an Agent to {space} with “{card}”.',
  take: 'Which one?\nOne asks you to go to {space}, the other to harvest a lot of spice. You have a card for {space}: take that one.',
  'take.other':
    'A fine contract for someone with enough water. With your hand, the other one is easier: take it back and choose it.',
  end: 'End your turn\nDraw your card, too, and end your turn.',
  task: 'Your task\nComplete your contract this turn. It is here, next to what you have.',
  'task.other': 'That does not complete the contract. Take it back and check where it tells you to go.',
  done: 'Paid right away\nThe reward came on top of what the space gives, and the completed contract stays in front of you. You may hold as many contracts as you like, and some cards count completed ones.',
}
