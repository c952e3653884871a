// The lesson about Tech tiles, in English.

export const text = {
  embassy:
    'The Ixian Embassy\nTech tiles lie here in three stacks. The top one of each can be bought for the spice that it shows.',
  go: 'The way there\nYou may buy one on a turn on which you send an Agent to a green space of the Landsraad. Go to {space} with “{card}”.',
  'go.other':
    'You can’t get to the embassy from there now. Take it back and choose the green space that is marked.',
  buy: 'Buy a tile\nYou have 4 spice. Buy “{tile}”.',
  'buy.other': 'A good tile, too. This lesson goes on with another one: take it back and choose it.',
  'buy.end': 'Your spice would stay unspent. Take it back and buy the tile first.',
  task: 'Your task\nThe tile has given you two troops immediately. It can also be flipped, once per round: then this turn counts as one on a combat space. Use “{tile}” and deploy troops.',
  'task.end': 'Your troops would stay at home. Take it back and use the tile first.',
  next: 'It comes back every round\nThe tile lies face down now; at the start of the next round it is turned up again. Other tiles work all the time, or only when you buy them. With a seat on the High Council every tile costs 1 spice less.',
}
