// What is said where something is asked, in English.

export const prompt = {
  'page.prompt.more': '+{n} more',
  'page.prompt.of': 'of {n}',
  'page.prompt.onward': 'Go on',
  'page.prompt.end': 'End the turn',
  'page.prompt.not-your-turn': 'not your turn',
  'page.prompt.nothing-to-undo': 'there is nothing to undo',
  'page.prompt.first': 'first: {what}',
  'page.prompt.lost': '{end}? {what}.',
  'page.prompt.keep': 'Keep playing',
  'page.prompt.final': 'cannot be undone',
  'page.prompt.why': 'Why',
  'page.prompt.to': '{what} → {where}',
  'page.prompt.in-turn': "In {name}'s turn: {what}",
  'page.prompt.gather': 'Gather Intelligence: choose the spy to recall',
  'page.prompt.turn.no-agents': 'Your turn: no Agent left, reveal your cards',
  'page.prompt.turn.card': '{card}: choose a board space',
  'page.prompt.turn.space': '{space}: choose a card',
  'page.prompt.turn.agent': 'Agent at {space}: use what you have',
  'page.prompt.turn.reveal': 'Reveal turn: {n} Persuasion left, strength {strength}',
  'page.prompt.rival-influence': '{name} (Rival): choose the Faction it gains Influence with',
  'page.prompt.plot-course': 'Plot Course: choose the Navigation card for slot {n}',
  'page.prompt.lose-troops':
    '{n, plural, one {Choose a troop to lose} other {Choose # troops to lose, one at a time}}',
  'page.prompt.instead-of-worms':
    '{source}, in place of {n, plural, one {the sandworm} other {each of # sandworms}}: {effects}',
  'page.prompt.rival-choose': '{name} (Rival): choose what it does',
  'page.prompt.lost.persuasion': '{n} Persuasion would be lost',
  'page.prompt.lost.troops': '{n, plural, one {# troop can be deployed} other {# troops can be deployed}}',
  'page.prompt.lost.effect': 'Not used: {what}',
  'page.prompt.lost.agents':
    '{n, plural, one {# Agent would stay unused} other {# Agents would stay unused}}',
  'page.prompt.dim.card': '{card} has no such Agent icon: {icon}',
  'page.prompt.dim.hand': 'No card in hand with this Agent icon: {icon}',
} as const
