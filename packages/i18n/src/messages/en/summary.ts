// What came of a turn, in one line, in English: amounts, with a sign before them.

export const summary = {
  'summary.cards': '{n, plural, one {# card} other {# cards}}',
  'summary.intrigue': '{n, plural, one {# Intrigue card} other {# Intrigue cards}}',
  'summary.troops': '{n, plural, one {# troop} other {# troops}}',
  'summary.deployed': '{n, plural, one {# troop} other {# troops}} to the Conflict',
  'summary.retreated': '{n, plural, one {# troop} other {# troops}} back from the Conflict',
  'summary.sandworms': '{n, plural, one {# sandworm} other {# sandworms}}',
  'summary.commanders': '{n, plural, one {# Sardaukar Commander} other {# Sardaukar Commanders}}',
  'summary.agent-deployed': '1 Agent to the Conflict',
  'summary.twisted': '{n, plural, one {# Twisted Intrigue card} other {# Twisted Intrigue cards}}',
}
