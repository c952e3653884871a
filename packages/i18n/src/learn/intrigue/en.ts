// The lesson about Intrigue cards, in English.

export const text = {
  secret:
    'Three secrets\nThese are your Intrigue cards. Others only see how many you have. Each one says when it may be played.',
  plot: 'Plots\nA Plot is played at any time on your own turn, before or after sending an Agent, and does not use up your turn. “{card}” is a Plot, or a Combat card: one or the other.',
  combat:
    'Combat\n“{card}” is played when everyone has revealed and the Conflict is decided, and only by someone who has units there.',
  endgame:
    'Endgame\nSome cards bring points at the very end, after the last round. “{card}” is a Plot now, or a point then, if you have won a Conflict card with its icon.',
  task: 'Your task\nSend an Agent to {space} this turn. It costs 1 spice, and you have none. What could help?',
  'task.other': 'Then your Agent is somewhere else. Take it back: one of your Plots brings spice.',
  save: 'When to wait\nA Plot that makes a good turn possible is well spent. Swords are worth most when the others can no longer answer. And four Intrigue cards are one too many: at {space} one of them may be stolen.',
}
