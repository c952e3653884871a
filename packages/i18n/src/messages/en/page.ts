// The page's own words, in English: what is on buttons, tabs and headings around a game.

export const page = {
  'page.about': 'Play the Dune board games in your browser, with friends and against bots.',
  'page.notice':
    'Sietch is an unofficial fan project. It is not affiliated with or endorsed by the publishers or rights holders of these games, and uses none of their artwork, logos or card texts.',

  'page.decision': 'Decision',
  'page.decision.wait': '{name} is choosing',
  'page.decision.thinking':
    '{name} is thinking ({level, select, easy {Easy} medium {Medium} hard {Hard} other {Expert}})',
  'page.decision.confirm': 'Confirm',
  'page.decision.cancel': 'Cancel',
  'page.decision.undo': 'Undo',
  'page.decision.skip': 'Skip',
  'page.decision.hint': 'Hint',
  'page.decision.more': 'one more',
  'page.decision.less': 'one less',
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
  'page.log.more': 'Show earlier turns',

  'page.term.points': 'Victory points',
  'page.term.influence': 'Influence',
  'page.term.tempo': 'Agents left to send',
  'page.term.agents': 'More Agents',
  'page.term.council': 'High Council',
  'page.term.deck': 'Deck',
  'page.term.hand': 'Hand',
  'page.term.garrison': 'Garrison',
  'page.term.conflict': 'Conflict',
  'page.term.resources': 'Resources',
  'page.term.intrigue': 'Intrigue',
  'page.term.spies': 'Spies',
  'page.term.hooks': 'Maker Hooks',
  'page.term.contracts': 'Contracts',
  'page.term.control': 'Control',
  'page.term.trophies': 'Battle icons',
  'page.term.rivals': 'Opponents held back',

  'page.over.won': '{names} {count, plural, one {wins} other {win}}',
  'page.over.you': 'You win',
  'page.over.table': 'Back to the table',
} as const
