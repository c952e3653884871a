// The page's own words, in English: what is on buttons, tabs and headings around a game.

export const page = {
  'page.about': 'Play the Dune board games in your browser, with friends and against bots.',
  'page.notice':
    'Sietch is an unofficial fan project. It is not affiliated with or endorsed by the publishers or rights holders of these games, and uses none of their artwork, logos or card texts.',

  'page.decision.wait': '{name} is choosing',
  'page.decision.wait.several': '{names} are choosing',
  'page.decision.thinking': '{name} is thinking ({level, select, easy {Easy} medium {Medium} hard {Hard} other {Expert}})',
  'page.decision.confirm': 'Confirm',
  'page.decision.cancel': 'Cancel',
  'page.decision.undo': 'Undo',
  'page.decision.skip': 'Skip',
  'page.decision.hint': 'Hint',
  'page.decision.more': 'one more',
  'page.decision.less': 'one less',
  'page.decision.replay': 'Choice {n} of {of}',
  'page.hint.title': 'A bot would choose:',
  'page.hint.against': 'rather than “{option}”',
  'page.hint.chance': '{chance} % to win',
  'page.hint.thinking': 'Thinking',
  'page.hint.do': 'Do it',
  'page.hint.close': 'Close',

  'page.log': 'Log',
  'page.log.since': 'Since your last move',
  'page.log.round': 'Round {n}',
  'page.log.setup': 'Setup',

  'page.over.won': '{names} {count, plural, one {wins} other {win}}',
  'page.over.you': 'You win',
  'page.over.table': 'Back to the table',
} as const
