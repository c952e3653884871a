// What is said on the stage, where one sees what happens, in English.

export const stage = {
  'page.stage': 'What is happening',
  'page.stage.next': 'Continue',
  'page.stage.skip-all': 'Skip all',
  'page.stage.space': 'Space',
  'page.stage.taken-back': '{name} {name_is, select, many {undo} other {undoes}} a move',
  'page.stage.yours': 'Your choice',
  'page.replay.play': 'Play',
  'page.replay.pause': 'Pause',
  'page.replay.round': 'Go to round {n}',
  'page.replay.round.back': 'one round back',
  'page.replay.round.on': 'one round forward',
  'page.replay.eyes': 'Whose cards are shown',
  'page.replay.eyes.nobody': 'Spectator',
  'page.replay.speed': 'Speed',
  'page.replay.copy': 'Copy link',
  'page.replay.copied': 'Copied',
} as const
