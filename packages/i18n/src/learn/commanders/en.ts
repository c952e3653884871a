// The lesson about Sardaukar Commanders, in English.

export const text = {
  commander:
    'Sardaukar Commanders\nSome of them are on the board, one per space, as here. When you send an Agent to the space, you may hire its Commander for 2 Solari.',
  go: 'Get one\nSend an Agent to {space} with “{card}”. Choose the option that costs no Solari: you need them for the Commander.',
  'go.water':
    'Now your 2 Solari are gone, and the Commander wants them. Take it back and go there without paying.',
  'go.other': 'There is no Commander there that you could hire. Take it back and follow the pointer.',
  hire: 'Hire him\nPay 2 Solari, and choose any of the face-up skills.',
  'hire.end': 'The Commander would stay where he is. Take it back and hire him first.',
  skill:
    'A troop with a skill\nThe Commander is in your garrison now and counts as a troop: strength 2. Your skills work once per round, while one of your Commanders is in the Conflict.',
  end: 'End your turn',
  task: 'Your task\nBring the Commander into the Conflict. You need a space with crossed swords; then choose the deployment that includes him.',
  'task.troops': 'Only ordinary troops went. Take it back and send the Commander along.',
  'task.other':
    'Then the Commander stays at home this turn. Take it back and try a space with crossed swords.',
  later:
    'He comes back\nAfter the Conflict he returns to your supply. Once per turn you may recruit him again for 2 Solari. No one may have the same skill twice.',
}
