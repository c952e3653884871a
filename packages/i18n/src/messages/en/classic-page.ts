// The page's words around the table of classic Dune, in English.

export const classicPage = {
  'page.tab.map': 'Map',
  'page.map.nearer': 'Nearer',
  'page.map.farther': 'Farther',

  'page.chart.strongholds': 'Strongholds',
  'page.chart.forces': 'Forces on the planet',
  'page.chart.tanks': 'Forces in the tanks',

  'page.classic.round': 'Round {n} of {of}',
  'page.classic.no-cards': 'No treachery cards in hand',
  'page.classic.kwisatz': 'Kwisatz Haderach',
  'page.classic.kwisatz.losses': '{n} of 7 losses',
  'page.classic.kwisatz.dead': 'Dead',
  'page.classic.on-map': 'Forces on the planet',
  'page.classic.support': 'Spice for the ally',
  'page.classic.special-used': 'Own Karama effect used',
  'page.classic.each': 'for each force',
  'page.classic.wall-down': 'The Shield Wall is destroyed',

  'page.classic.leader.ready': 'ready',
  'page.classic.leader.fought': 'has fought this round',
  'page.classic.leader.tanks': 'in the tanks',
  'page.classic.leader.face-down': 'face down in the tanks',
  'page.classic.leader.hidden': 'face down in the tanks',
  'page.classic.leader.captured': 'captured',
  'page.classic.leader.unknown': 'captured or killed in secret',

  'page.classic.hidden-card': 'A treachery card, face down',
  'page.classic.cards-left': '{n, plural, one {# card left} other {# cards left}}',
  'page.classic.cards': '{n, plural, one {# card} other {# cards}}',
  'page.classic.bid': 'Bid {n}',
  'page.classic.bidder.turn': 'to bid',
  'page.classic.bidder.passed': 'passes',
  'page.classic.bidder.waits': '',

  'page.classic.plan.open': 'Plan hidden',
  'page.classic.plan.ready': 'Plan ready',
  'page.classic.plan.total': 'Total {n}',
  'page.classic.voice': 'The Voice of {name}: {play, select, true {play} other {do not play}} {kind}',
  'page.classic.prescience':
    'Prescience of {name}: {part, select, dial {the dial} leader {the leader} weapon {the weapon} other {the defense}}',

  'page.classic.proposes': 'proposes an alliance to',
  'page.classic.alone': 'Without ally:',
  'page.classic.nexus.waiting': 'Still talking:',
  'page.classic.turn.now': 'now',
  'page.classic.turn.done': 'done',
  'page.classic.turn.later': '',

  'page.classic.deals': 'Alliances and deals',
  'page.classic.deal.absent': 'if {territory} is left',
  'page.classic.deal.buys-nothing': 'if nothing more is bought',
  'page.classic.window.stop': 'Stopping advantages with Karama',
  'page.classic.window.special': 'Own Karama effect',
  'page.classic.window.storm': 'Cards before the storm',
  'page.classic.passing.round-end': 'not asked until the round ends',
  'page.classic.passing.new-card': 'not asked until you get a new card',

  'page.classic.won.strongholds': 'By holding the strongholds.',
  'page.classic.won.prediction': 'By a prediction that came true.',
  'page.classic.won.fremen': 'By guarding the desert until the end.',
  'page.classic.won.guild': 'Because nobody else has won until the end.',
  'page.classic.won.default': 'Because nobody else has won until the end.',
  'page.classic.won.most-strongholds': 'With the most strongholds at the end.',
} as const
