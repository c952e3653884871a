// What is said on the stage, where one sees what happens, in English.

export const stage = {
  'page.stage': 'What happens',
  'page.stage.next': 'Continue',
  'page.stage.skip-all': 'Skip all',
  'page.stage.space': 'Space',
  'page.stage.taken-back': '{name} takes a move back',
  'page.stage.yours': 'You are choosing',
  'page.replay.play': 'Play',
  'page.replay.pause': 'Pause',
  'page.replay.round': 'To round {n}',
  'page.replay.round.back': 'one round back',
  'page.replay.round.on': 'one round on',
  'page.replay.eyes': 'Whose cards are seen',
  'page.replay.eyes.nobody': 'Spectator',
  'page.replay.speed': 'Speed',
  'page.replay.copy': 'Copy link',
  'page.replay.copied': 'Copied',
} as const
