// What the components of classic Dune do, in English.

export const components = {
  'group.factions': 'Factions',
  'group.treachery': 'Treachery deck',
  'group.spice': 'Spice deck',
  'group.territories': 'Territories',

  'part.start': 'At the start',
  'part.revival': 'Revival',
  'part.basic': 'Advantages',
  'part.alliance': 'In an alliance',
  'part.advanced': 'In the advanced game',
  'part.karama': 'Special Karama effect',
  'part.use': 'Use',
  'part.after': 'After use',
  'part.serves': 'Faction',
  'part.strength': 'Strength',
  'part.kind': 'Type',
  'part.spice': 'Spice',
  'part.neighbors': 'Borders',

  'classic.list': '{items}',

  'classic.card.weapon':
    'in a battle plan, as the weapon: kills the opposing leader or Cheap Hero unless the opponent plays a {defense}',
  'classic.card.lasgun':
    'in a battle plan, as the weapon: kills the opposing leader or Cheap Hero regardless of defense; with a Shield in either plan, an explosion destroys all forces and spice in the territory, and both leaders',
  'classic.card.defense':
    'in a battle plan, as the defense: your leader survives {defense, select, snooper {a poison weapon} other {a projectile weapon}}',
  'classic.card.cheap-hero':
    'in a battle plan, in place of a leader: has no strength, but lets you play a weapon and a defense',
  'classic.card.worthless': 'in a battle plan, as the weapon or as the defense: does nothing',
  'classic.card.family-atomics':
    'before the storm moves, from the second round on, with a force on the Shield Wall or next to it: the Shield Wall is destroyed with every force on it; Arrakeen, Carthag and Imperial Basin are open to the storm from now on',
  'classic.card.hajr': 'during your Shipment and Movement turn: move one extra group',
  'classic.card.karama':
    'stop an advantage of another faction for the rest of the phase, or ship your reserves at half price, or take a treachery card you have won without paying for it',
  'classic.card.karama.advanced': 'or use your faction’s special Karama effect, once per game',
  'classic.card.tleilaxu-ghola':
    'at any time: revive one of your leaders, or up to 5 of your forces, for free',
  'classic.card.truthtrance':
    'at any time: ask another player a yes-or-no question, which they must answer publicly and truthfully',
  'classic.card.weather-control':
    'before the storm moves, from the second round on: decide how far it moves, from 0 to 10 sectors',
  'classic.after.winner': 'the winner may keep it; the loser discards it',
  'classic.after.discard': 'discarded',
  'classic.after.removed': 'removed from the game',

  'classic.leader.serves': '{faction}',
  'classic.leader.strength': '{n} (also the spice cost to revive)',
  'classic.spice.blow': '{n} spice in sector {sector}',
  'classic.spice.shai-hulud':
    'a sandworm devours all forces and all spice in the territory of the last spice blow; a Nexus follows',
  'classic.territory.kind':
    '{kind, select, sand {sand} rock {rock} stronghold {stronghold} other {the pole}}{sectors, select, none {} other {, in {count, plural, one {sector} other {sectors}} {sectors}}}',
  'classic.territory.open': 'open to the storm',
  'classic.territory.wall': 'safe from the storm while the Shield Wall stands',
  'classic.territory.safe': 'safe from the storm',
  'classic.territory.income': 'in the advanced game a force here earns {n} spice each round',
  'classic.territory.city':
    'a force here gives you ornithopters, and your forces collect 3 spice each instead of 2',

  'classic.faction.no-forces': 'no forces on the planet',
  'classic.faction.forces': '{n, plural, one {# force} other {# forces}} in {territory}',
  'classic.faction.among': '{n} forces, split freely among {territories}',
  'classic.faction.reserves':
    'your reserves are on the planet: you may bring any number of them, free of charge, to one territory within 2 territories of {territory}',
  'classic.faction.spice': '{n} spice',
  'classic.faction.traitors': '{n, plural, one {1 traitor chosen from 4} other {# traitors}}',
  'classic.faction.cards':
    '{n, plural, one {# treachery card} other {# treachery cards}}, hand limit {limit}',
  'classic.faction.revival': '{n} free {n, plural, one {force} other {forces}} each round, at most {most}',
  'classic.faction.revival.only': '{n} free forces each round and no more',
} as const
