// What is said in the catalogue, in English.

export const catalogue = {
  'page.catalogue': 'Catalogue',
  'page.catalogue.search': 'Search by name or effect',
  'page.catalogue.search.hint': 'Name or effect',
  'page.catalogue.filters': '{n, plural, =0 {Filters} other {Filters (#)}}',
  'page.catalogue.found': '{n, plural, one {# component} other {# components}}',
  'page.catalogue.reset': 'Show everything',
  'page.catalogue.none': 'Nothing is called so, and nothing says so.',
  'page.catalogue.all': 'All boxes',
  'page.catalogue.copies': 'Copies',

  'page.catalogue.facet.box': 'Box',
  'page.catalogue.facet.group': 'Kind',
  'page.catalogue.facet.cost': 'Cost',
  'page.catalogue.facet.level': 'Level',
  'page.catalogue.facet.faction': 'Faction',
  'page.catalogue.facet.icon': 'Icon',

  'page.catalogue.group.starting': 'Starting cards',
  'page.catalogue.group.reserve': 'Reserve',
  'page.catalogue.group.imperium': 'Imperium cards',
  'page.catalogue.group.intrigue': 'Intrigue cards',
  'page.catalogue.group.conflicts': 'Conflict cards',
  'page.catalogue.group.leaders': 'Leaders',
  'page.catalogue.group.spaces': 'Board spaces',
  'page.catalogue.group.posts': 'Observation posts',
  'page.catalogue.group.objectives': 'Objectives',
  'page.catalogue.group.contracts': 'Contracts',
  'page.catalogue.group.factions': 'Factions',
  'page.catalogue.group.treachery': 'Treachery cards',
  'page.catalogue.group.spice': 'Spice cards',
  'page.catalogue.group.territories': 'Territories',

  'page.cards.on-top': 'Known on top of the deck',
  'page.cards.any-order': 'In no particular order.',
  'page.cards.hidden': 'In hand or deck',
  'page.cards.hidden.about':
    'As everybody can work out: the starting cards and what was acquired, without what was trashed.',
  'page.cards.conflicts': 'Conflict cards to come',
  'page.cards.level': 'Level {level}',
  'page.cards.conflicts.about':
    '{n, plural, =1 {1 of these {of} cards is in the deck.} other {# of these {of} cards are in the deck.}}',
  'page.cards.seen': '{name}: seen in hand',
  'page.cards.elsewhere': 'Not seen',
  'page.cards.elsewhere.about': 'In the deck, for sale or in other hands.',
}
