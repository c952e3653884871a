// The lesson about Tech tiles, in English.

export const text = {
  embassy:
    'The Ixian Embassy\nThere are three stacks of tech tiles here. You can buy the top tile of each for the spice shown on it.',
  go: 'The way there\nYou may buy one on a turn when you send an Agent to a green Landsraad space. Go to {space} with “{card}”.',
  'go.other': 'You can’t get to the embassy from there now. Take it back and choose the marked green space.',
  buy: 'Buy a tile\nYou have 4 spice. Buy “{tile}”.',
  'buy.other': 'A good tile, too. This lesson continues with another one: take it back and choose it.',
  'buy.end': 'Your spice would stay unspent. Take it back and buy the tile first.',
  task: 'Your task\nThe tile has given you two troops immediately. It can also be flipped, once per round: then this turn counts as if you had gone to a combat space. Use “{tile}” and deploy troops.',
  'task.end': 'Your troops would stay at home. Take it back and use the tile first.',
  next: 'It comes back every round\nThe tile is face down now; it is turned face up again at the start of the next round. Other tiles work all the time, or only when you buy them. With a High Council seat, every tile costs 1 spice less.',
}
