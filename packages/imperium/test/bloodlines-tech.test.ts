import { describe, expect, it } from 'vitest'
import { choamTech, techForUprising, tech as tilesForBoth } from '../src/content/bloodlines/tech.ts'
import { headOf, neverOffered, playAll, playUprising, type Row, withModules } from './play.ts'

const FOUR = 'influence emperor | influence guild | influence bene-gesserit | influence fremen'
const commanders = (garrison: number, conflict = 0, supply = 0) => ({ supply, garrison, conflict })

/** The tile alone is to be had, on a turn at a Landsraad space. */
const offers = (tile: string, spice: number, more = {}) => ({
  table: { techStacks: [[tile, 'training-depot'], [], []], intrigueDeck: ['devour', 'impress'] },
  ...{ hand: ['dagger'], spice, deck: ['diplomacy', 'seek-allies'] },
  ...more,
})
const SEND = 'agent dagger > gather-support > 0'
const BUY = 'resolve ixian-embassy > acquire tech'
const has = (tile: string, more = {}) => ({ tech: [tile], hand: [], ...more })

/** Cards that give 6 Persuasion when they are revealed, and one less. */
const SIX = ['convincing-argument', 'convincing-argument', 'diplomacy', 'reconnaissance']
const FIVE_OF_THEM = SIX.slice(1).concat('dune-the-desert-planet')
const others = ['Olha: reveal', 'Olha: end-turn', 'Andrii: reveal', 'Andrii: end-turn']

const market: readonly Row[] = [
  {
    name: 'TEC-SET-02 TEC-SET-03 TEC-SET-04 17 tiles in three stacks without the CHOAM module',
    then: { table: { techStacks: [{ $count: 6 }, { $count: 6 }, { $count: 5 }], techTrashed: [] }, tech: [] },
  },
  {
    name: 'TEC-SET-01 TEC-SET-02 BLD-CMP-09 18 with it',
    modules: ['bloodlines', 'tech', 'choam'],
    then: { table: { techStacks: [{ $count: 6 }, { $count: 6 }, { $count: 6 }] } },
  },
  {
    name: 'TEC-ACQ-02 TEC-ACQ-04 TEC-ACQ-12 on a turn at a Landsraad space, one tile, in any order with the rest',
    given: {
      table: { techStacks: [['glowglobes', 'training-depot'], ['planetary-array'], ['spy-drones']] },
      ...{ hand: ['dagger'], spice: 4 },
    },
    choose: [
      SEND,
      BUY,
      'only tech glowglobes | tech planetary-array',
      'tech glowglobes',
      `only ${FOUR}`,
      'influence guild',
      `no ${BUY}`,
    ],
    then: {
      ...{ tech: ['glowglobes'], spice: 2, influence: { guild: 1 } },
      table: {
        techStacks: [['training-depot'], ['planetary-array'], ['spy-drones']],
        events: [
          { kind: 'tech-acquired', seat: 0, tech: 'glowglobes' },
          { kind: 'tech-offered', tech: 'training-depot', stack: 0 },
        ],
      },
    },
  },
  {
    name: 'TEC-ACQ-12 nobody has to',
    given: offers('glowglobes', 4),
    choose: [SEND, 'end-turn'],
    then: { tech: [], spice: 4 },
  },
  {
    name: 'TEC-ACQ-01 TEC-ACQ-02 not on a turn elsewhere',
    given: { ...offers('glowglobes', 4), hand: ['reconnaissance'] },
    choose: ['agent reconnaissance > spice-refinery > 0', `no ${BUY}`],
  },
  {
    name: 'TEC-ACQ-04 not without the spice',
    given: offers('glowglobes', 1),
    choose: [SEND, `no ${BUY}`],
  },
  {
    name: 'TEC-ACQ-03 any number of tiles',
    given: offers('training-depot', 1, {
      tech: ['glowglobes', 'spy-drones', 'panopticon', 'delivery-bay'],
      table: { techStacks: [['training-depot'], [], []] },
    }),
    choose: [SEND, BUY],
    then: { tech: ['glowglobes', 'spy-drones', 'panopticon', 'delivery-bay', 'training-depot'] },
  },
  {
    name: 'TEC-ACQ-05 an empty stack stays empty',
    given: {
      table: { techStacks: [['training-depot'], ['planetary-array'], []] },
      hand: ['dagger'],
      spice: 1,
    },
    choose: [SEND, BUY],
    then: { table: { techStacks: [[], ['planetary-array'], []] } },
  },
  {
    name: 'TEC-ACQ-07 a spice less with a seat in the High Council, on the very turn it is taken',
    given: { ...offers('glowglobes', 1), solari: 5 },
    choose: ['agent dagger > high-council', BUY, 'influence fremen'],
    then: { tech: ['glowglobes'], spice: 0, council: true },
  },
  {
    name: 'TEC-ACQ-06 TEC-ACQ-08 TEC-ACQ-09 the icon adds to it, and nothing costs less than 0',
    given: {
      table: { techStacks: [['training-depot'], [], []] },
      ...{ hand: ['dagger'], intrigue: ['rapid-engineering'], spice: 0, council: true },
    },
    choose: ['intrigue rapid-engineering > discard 1 -> acquire tech -1'],
    then: { tech: ['training-depot'], spice: 0 },
  },
  {
    name: 'TEC-ACQ-10 TEC-ACQ-12 each icon is a purchase of its own',
    given: {
      table: { techStacks: [['glowglobes', 'planetary-array'], [], []] },
      ...{ hand: ['dagger', 'diplomacy'], intrigue: ['rapid-engineering'], spice: 3 },
    },
    choose: [
      SEND,
      'intrigue rapid-engineering > discard 1 -> acquire tech -1',
      'influence fremen',
      { spice: 2, tech: ['glowglobes'] },
      BUY,
      'decline',
    ],
    then: { spice: 0, tech: ['glowglobes', 'planetary-array'] },
  },
]

const tiles: readonly Row[] = [
  {
    name: 'advanced-data-analysis acquire: needs a spy on the board, which leaves the game',
    given: offers('advanced-data-analysis', 3, { spies: ['post-choam', 'post-emperor'] }),
    choose: [SEND, BUY, 'only trash-spy post-choam | trash-spy post-emperor', 'trash-spy post-choam'],
    then: {
      tech: ['advanced-data-analysis'],
      spies: ['post-emperor'],
      spiesLost: 1,
      spiesInSupply: 1,
      spice: 0,
    },
  },
  {
    name: 'advanced-data-analysis acquire: not without one',
    given: offers('advanced-data-analysis', 3),
    choose: [SEND, `no ${BUY}`],
  },
  {
    name: 'advanced-data-analysis flip: TEC-USE-02 TEC-USE-05 an Intrigue card, once in a round, on an Agent turn',
    given: has('advanced-data-analysis', {
      hand: ['dagger'],
      spiesLost: 1,
      table: { intrigueDeck: ['devour'] },
    }),
    choose: [
      SEND,
      'resolve advanced-data-analysis > 1 intrigue',
      'no resolve advanced-data-analysis > 1 intrigue',
    ],
    then: {
      intrigue: ['devour'],
      faceDown: ['advanced-data-analysis'],
      table: { events: [{ kind: 'tech-used', seat: 0, tech: 'advanced-data-analysis' }] },
    },
  },
  {
    name: 'advanced-data-analysis flip: TEC-USE-02 or on the Reveal turn',
    given: has('advanced-data-analysis', { spiesLost: 1, table: { intrigueDeck: ['devour'] } }),
    choose: ['reveal', 'resolve advanced-data-analysis > 1 intrigue'],
    then: { intrigue: ['devour'], faceDown: ['advanced-data-analysis'] },
  },
  {
    name: 'advanced-data-analysis flip: or before either, and not again on the next turn',
    given: has('advanced-data-analysis', {
      hand: ['dagger'],
      spiesLost: 1,
      table: { intrigueDeck: ['devour'] },
    }),
    choose: [
      'resolve advanced-data-analysis > 1 intrigue',
      SEND,
      'end-turn',
      ...others,
      'no resolve advanced-data-analysis > 1 intrigue',
    ],
    then: { intrigue: ['devour'] },
  },
  {
    name: 'advanced-data-analysis flip: TEC-USE-03 face up again in the next Round Start',
    given: has('advanced-data-analysis', {
      ...{
        spiesLost: 1,
        faceDown: ['advanced-data-analysis'],
        deck: ['dagger', 'dagger', 'dagger', 'dagger', 'dagger'],
      },
      table: { phase: 'round-start' },
    }),
    choose: ['resolve advanced-data-analysis > 1 intrigue'],
  },
  {
    name: 'delivery-bay acquire: TEC-ACQ-11 a card',
    given: offers('delivery-bay', 3),
    choose: [SEND, BUY],
    then: { tech: ['delivery-bay'], hand: ['diplomacy'] },
  },
  {
    name: 'delivery-bay reveal: 2 Solari with 6 Persuasion',
    given: has('delivery-bay', { hand: SIX }),
    choose: ['reveal'],
    then: { solari: 2 },
  },
  {
    name: 'delivery-bay reveal: not with 5',
    given: has('delivery-bay', { hand: FIVE_OF_THEM }),
    choose: ['reveal', 'end-turn'],
    then: { solari: 0 },
  },
  {
    name: 'forbidden-weapons acquire: the Shield Wall may be removed, and a troop',
    given: offers('forbidden-weapons', 2),
    choose: [SEND, BUY, 'remove-shield-wall'],
    then: { garrison: 6, table: { shieldWall: false } },
  },
  {
    name: 'forbidden-weapons acquire: or left',
    given: offers('forbidden-weapons', 2),
    choose: [SEND, BUY, 'decline'],
    then: { garrison: 6, table: { shieldWall: true } },
  },
  {
    name: 'forbidden-weapons reveal: TEC-CLR-01 3 swords and an Influence lost where there is one',
    given: has('forbidden-weapons', { influence: { guild: 1, fremen: 2 }, spice: 3 }),
    choose: [
      'reveal',
      'no end-turn',
      'resolve forbidden-weapons > 3 swords + lose influence',
      'only lose-influence guild | lose-influence fremen',
      'lose-influence fremen',
    ],
    then: { swords: 3, influence: { guild: 1, fremen: 1 }, spice: 3, tech: ['forbidden-weapons'] },
  },
  {
    name: 'forbidden-weapons reveal: TEC-CLR-01 without Influence only the swords',
    given: has('forbidden-weapons'),
    choose: ['reveal', 'resolve forbidden-weapons > 3 swords + lose influence'],
    then: { swords: 3, tech: ['forbidden-weapons'] },
  },
  {
    name: 'forbidden-weapons reveal: or all spice and the tile',
    given: has('forbidden-weapons', { spice: 3 }),
    choose: ['reveal', 'resolve forbidden-weapons > lose all spice + trash this'],
    then: { spice: 0, tech: [], swords: 0, table: { techTrashed: { $includes: ['forbidden-weapons'] } } },
  },
  {
    name: 'gene-locked-vault acquire: an Intrigue card',
    given: offers('gene-locked-vault', 2),
    choose: [SEND, BUY, 'resolve gene-locked-vault > 1 intrigue'],
    then: { intrigue: ['devour'], hand: [] },
  },
  {
    name: 'gene-locked-vault acquire: or a card',
    given: offers('gene-locked-vault', 2),
    choose: [SEND, BUY, 'resolve gene-locked-vault > draw 1'],
    then: { intrigue: [], hand: ['diplomacy'] },
  },
  {
    name: 'gene-locked-vault left: nobody steals of four Intrigue cards',
    given: {
      ...has('gene-locked-vault', { intrigue: ['devour', 'impress', 'cunning', 'find-weakness'] }),
      table: { turn: 'Olha' },
      Olha: { hand: ['diplomacy'] },
    },
    choose: ['Olha: agent diplomacy > secrets', 'Olha: resolve-rest'],
    then: { intrigue: { $count: 4 } },
  },
  {
    name: 'gene-locked-vault left: of five, yes',
    given: {
      ...has('gene-locked-vault', {
        intrigue: ['devour', 'impress', 'cunning', 'find-weakness', 'weirding-combat'],
      }),
      table: { turn: 'Olha' },
      Olha: { hand: ['diplomacy'] },
    },
    choose: ['Olha: agent diplomacy > secrets', 'Olha: resolve-rest'],
    then: { intrigue: { $count: 4 } },
  },
  {
    name: 'glowglobes acquire: an Influence',
    given: offers('glowglobes', 2),
    choose: [SEND, BUY, `only ${FOUR}`, 'influence emperor'],
    then: { influence: { emperor: 1 } },
  },
  {
    name: 'glowglobes left: TEC-CLR-05 the top card of the own deck may be looked at any time',
    given: has('glowglobes', { deck: ['dagger', 'diplomacy'] }),
    then: {
      table: { view: { by: 'Serhii', is: { players: [{ deckTop: ['dagger'] }, {}, {}] } } },
    },
  },
  {
    name: 'navigation-chamber acquire: an Influence',
    given: offers('navigation-chamber', 5),
    choose: [SEND, BUY, 'influence emperor'],
    then: { influence: { emperor: 1 }, spice: 0 },
  },
  {
    name: 'navigation-chamber left: spaces cost a spice or a Solari less',
    given: has('navigation-chamber', { hand: ['dagger'], solari: 4 }),
    choose: ['agent dagger > high-council'],
    then: { solari: 0, council: true },
  },
  {
    name: 'navigation-chamber left: spice',
    given: has('navigation-chamber', { hand: ['diplomacy'], spice: 4 }),
    choose: ['agent diplomacy > heighliner'],
    then: { spice: 0 },
  },
  {
    name: 'ornithopter-fleet acquire: two troops; TEC-CLR-02 TEC-CLR-03 TEC-USE-04 all icons are ornithopters, paired at once',
    given: offers('ornithopter-fleet', 4, { trophies: ['objective-crysknife', 'skirmish-wild'], vp: 1 }),
    choose: [SEND, BUY],
    then: {
      ...{ garrison: 7, vp: 2 },
      trophies: [
        { card: 'objective-crysknife', faceUp: false },
        { card: 'skirmish-wild', faceUp: false },
      ],
    },
  },
  {
    name: 'ornithopter-fleet acquire: D-97 of an odd number of icons the owner picks the pairs, and all of them form',
    given: offers('ornithopter-fleet', 4, {
      ...{ trophies: ['objective-crysknife', 'skirmish-wild', 'skirmish-desert-mouse'], vp: 1 },
    }),
    choose: [
      SEND,
      BUY,
      'only pair objective-crysknife > skirmish-wild | pair objective-crysknife > skirmish-desert-mouse | pair skirmish-wild > skirmish-desert-mouse',
      'pair skirmish-wild > skirmish-desert-mouse',
    ],
    then: {
      ...{ garrison: 7, vp: 2 },
      trophies: [
        'objective-crysknife',
        { card: 'skirmish-wild', faceUp: false },
        { card: 'skirmish-desert-mouse', faceUp: false },
      ],
    },
  },
  {
    name: 'ornithopter-fleet left: TEC-CLR-04 Crysknife cannot score',
    given: has('ornithopter-fleet', {
      ...{ intrigue: ['crysknife'], trophies: ['skirmish-crysknife'] },
      table: { phase: 'endgame', conflictDeck: [] },
    }),
    choose: ['no intrigue crysknife'],
  },
  {
    name: 'ornithopter-fleet left: without the tile it can',
    given: {
      ...{ intrigue: ['crysknife'], trophies: ['skirmish-crysknife'], vp: 3 },
      table: { phase: 'endgame', conflictDeck: [] },
    },
    choose: ['intrigue crysknife'],
    then: { vp: 4 },
  },
  {
    name: 'panopticon reveal: a spy and a troop',
    given: has('panopticon'),
    choose: ['reveal', 'resolve panopticon > spy', 'spy post-choam'],
    then: { garrison: 4, spies: ['post-choam'] },
  },
  {
    name: 'panopticon endgame: an Influence with each Faction where there is 1 or none',
    given: has('panopticon', {
      ...{ influence: { emperor: 2, guild: 1, fremen: 0 }, trophies: [], vp: 3 },
      table: { phase: 'endgame', conflictDeck: [] },
    }),
    then: { influence: { emperor: 2, guild: 2, 'bene-gesserit': 1, fremen: 1 }, vp: 4 },
  },
  {
    name: 'panopticon endgame: D-101 Steersman Y’rkoon announces the order in which Factions come to 2',
    given: has('panopticon', {
      ...{ leader: 'steersman-yrkoon', influence: { emperor: 1, guild: 1, fremen: 3 }, water: 0 },
      ...{ navigation: ['nav7', 'nav8', 'nav3', 'nav1'], trophies: [] },
      table: { phase: 'endgame', conflictDeck: [] },
    }),
    choose: [
      'resolve panopticon > 1 influence emperor',
      { navigation: { played: 1 }, spice: 1 },
      'resolve panopticon > 1 influence guild',
    ],
    then: { navigation: { played: 2 }, water: 1, spice: 2, influence: { 'bene-gesserit': 1 } },
  },
  {
    name: 'planetary-array acquire: a card may be trashed',
    given: offers('planetary-array', 2),
    choose: [SEND, BUY, 'trash dagger@play'],
    then: { table: { trashed: ['dagger'] } },
  },
  {
    name: 'planetary-array acquire: or not',
    given: offers('planetary-array', 2),
    choose: [SEND, BUY, 'decline'],
    then: { table: { trashed: [] } },
  },
  {
    name: 'planetary-array left: TEC-USE-01 a card for a Conflict won',
    given: {
      ...has('planetary-array', {
        conflict: 2,
        trophies: [],
        deck: ['dagger', 'diplomacy', 'dagger', 'seek-allies', 'signet-ring', 'reconnaissance'],
      }),
      table: { phase: 'combat', conflict: 'skirmish-crysknife' },
      Olha: { conflict: 1 },
    },
    choose: ['influence fremen'],
    then: { hand: { $count: 6 } },
  },
  {
    name: 'planetary-array left: none for a tie',
    given: {
      ...has('planetary-array', {
        conflict: 1,
        trophies: [],
        deck: ['dagger', 'diplomacy', 'dagger', 'seek-allies', 'signet-ring', 'reconnaissance'],
      }),
      table: { phase: 'combat', conflict: 'skirmish-crysknife' },
      Olha: { conflict: 1 },
    },
    then: { hand: { $count: 5 } },
  },
  {
    name: 'plasteel-blades acquire: 4 Solari',
    given: offers('plasteel-blades', 3),
    choose: [SEND, BUY],
    then: { solari: 4 },
  },
  {
    name: 'plasteel-blades left: BLD-CMD-16 trashed for one more skill when a Commander is acquired',
    given: {
      ...has('plasteel-blades', { hand: ['dagger'], solari: 2 }),
      table: { skills: ['canny', 'loyal', 'driven', 'hardy'] },
    },
    choose: [
      SEND,
      'resolve sardaukar > acquire commander',
      'skill canny',
      'resolve plasteel-blades > pay trash this',
      'no skill canny',
      'skill loyal',
    ],
    then: { skills: ['canny', 'loyal'], tech: [] },
  },
  {
    name: 'plasteel-blades left: BLD-CMD-16 or recruited',
    given: {
      ...has('plasteel-blades', { hand: ['dagger'], solari: 2, commanders: commanders(0, 0, 1) }),
      table: { skills: ['canny', 'loyal', 'driven', 'hardy'] },
    },
    choose: [
      SEND,
      'resolve sardaukar > recruit commander',
      'resolve plasteel-blades > pay trash this',
      'skill loyal',
    ],
    then: { skills: ['loyal'], tech: [] },
  },
  {
    name: 'plasteel-blades left: D-102 it may be trashed with no skill to take, too',
    given: {
      ...has('plasteel-blades', {
        hand: ['dagger'],
        solari: 2,
        commanders: commanders(0, 0, 1),
        skills: ['canny'],
      }),
      table: { skills: ['canny'] },
    },
    choose: [
      SEND,
      'resolve sardaukar > recruit commander',
      'resolve plasteel-blades > pay trash this',
      'only end-turn',
    ],
    then: { skills: ['canny'], tech: [] },
  },
  {
    name: 'plasteel-blades left: need not',
    given: {
      ...has('plasteel-blades', { hand: ['dagger'], solari: 2, commanders: commanders(0, 0, 1) }),
    },
    choose: [SEND, 'resolve sardaukar > recruit commander', 'end-turn'],
    then: { skills: [], tech: ['plasteel-blades'] },
  },
  {
    name: 'rapid-dropships acquire: two troops, and the tile can be used on the same turn',
    given: offers('rapid-dropships', 4),
    choose: [SEND, BUY, { garrison: 7 }, 'resolve rapid-dropships > combat icon', 'deploy 6', 'no deploy 1'],
    then: { conflict: 6, faceDown: ['rapid-dropships'] },
  },
  {
    name: 'rapid-dropships flip: TEC-USE-02 the Combat icon on an Agent turn, once an Agent has been sent',
    given: has('rapid-dropships', { hand: ['dagger'] }),
    choose: [
      'no resolve rapid-dropships > combat icon',
      SEND,
      'resolve rapid-dropships > combat icon',
      'deploy 4',
      'no deploy 1',
    ],
    then: { conflict: 4, garrison: 1 },
  },
  {
    name: 'rapid-dropships flip: not on the Reveal turn',
    given: has('rapid-dropships'),
    choose: ['reveal', 'no resolve rapid-dropships > combat icon'],
  },
  {
    name: 'sardaukar-high-command acquire: a point',
    given: offers('sardaukar-high-command', 7, { vp: 1 }),
    choose: [SEND, BUY],
    then: { vp: 2, spice: 0 },
  },
  {
    name: 'sardaukar-high-command left: BLD-CMD-16 Commanders for a Solari less',
    given: {
      ...has('sardaukar-high-command', { hand: ['dagger'], solari: 2, commanders: commanders(0, 0, 1) }),
      table: { skills: ['canny', 'loyal', 'driven', 'hardy'], commanders: { at: ['gather-support'] } },
    },
    choose: [
      SEND,
      'resolve sardaukar > acquire commander',
      'skill canny',
      'resolve sardaukar > recruit commander',
    ],
    then: { solari: 0, commanders: commanders(2) },
  },
  {
    name: 'self-destroying-messages acquire: two Intrigue cards',
    given: offers('self-destroying-messages', 4),
    choose: [SEND, BUY],
    then: { intrigue: ['devour', 'impress'] },
  },
  {
    name: 'self-destroying-messages reveal: a Persuasion',
    given: has('self-destroying-messages'),
    choose: ['reveal'],
    then: { persuasion: 1 },
  },
  {
    name: 'servo-receivers acquire: the Signet Ring ability',
    given: offers('servo-receivers', 2, { leader: 'kota-odax-of-ix' }),
    choose: [SEND, BUY, 'resolve kota-odax-of-ix > 1 spice'],
    then: { spice: 1, tech: ['servo-receivers'] },
  },
  {
    name: 'servo-receivers acquire: D-101 IMP-LDR-03 which may be left unused with Uprising',
    given: offers('servo-receivers', 2, { leader: 'kota-odax-of-ix' }),
    choose: [SEND, BUY, 'decline'],
    then: { spice: 0, tech: ['servo-receivers'] },
  },
  {
    name: 'servo-receivers acquire: nothing for Steersman Y’rkoon',
    given: { ...offers('servo-receivers', 2, { leader: 'steersman-yrkoon' }) },
    choose: [SEND, BUY, 'only end-turn'],
    then: { tech: ['servo-receivers'] },
  },
  {
    name: 'servo-receivers left: the Signet Ring has the icons of the Factions',
    given: has('servo-receivers', { hand: ['signet-ring', 'dagger'], leader: 'duncan-idaho' }),
    choose: ['agent signet-ring > fremkit'],
    then: { sent: ['fremkit'] },
  },
  {
    name: 'spy-drones acquire: two spies under deep cover',
    given: offers('spy-drones', 5, { Olha: { spies: ['post-choam'] } }),
    choose: [SEND, BUY, 'spy post-choam', 'no spy post-choam', 'spy post-emperor'],
    then: { spies: ['post-choam', 'post-emperor'] },
  },
  {
    name: 'spy-drones flip: a Solari',
    given: has('spy-drones', { hand: ['dagger'] }),
    choose: [SEND, 'resolve spy-drones > 1 solari + trash', 'no resolve spy-drones > 1 solari + trash'],
    then: { solari: 1, faceDown: ['spy-drones'] },
  },
  {
    name: 'spy-drones flip: and a card may be trashed if a spy has been recalled on the turn',
    given: has('spy-drones', {
      hand: ['dagger', 'diplomacy'],
      spies: ['post-landsraad-2'],
      deck: ['seek-allies'],
    }),
    choose: [
      SEND,
      'gather post-landsraad-2',
      'resolve spy-drones > 1 solari + trash',
      'trash diplomacy@hand',
    ],
    then: { solari: 1, table: { trashed: ['diplomacy'] } },
  },
  {
    name: 'suspensor-suits left: a troop to the Conflict for each Intrigue card drawn on the own turn',
    given: has('suspensor-suits', { hand: ['dagger'], table: { intrigueDeck: ['devour'] } }),
    choose: ['agent dagger > assembly-hall', 'resolve assembly-hall > 1 intrigue'],
    then: { conflict: 1, garrison: 3, supply: 8 },
  },
  {
    name: 'suspensor-suits left: or stolen',
    given: {
      ...has('suspensor-suits', { hand: ['diplomacy'], table: { intrigueDeck: ['devour'] } }),
      Olha: { intrigue: ['impress', 'cunning', 'find-weakness', 'weirding-combat'] },
    },
    choose: ['agent diplomacy > secrets', 'resolve-rest'],
    then: { conflict: 2 },
  },
  {
    name: 'suspensor-suits left: not for those drawn before it was acquired',
    given: offers('suspensor-suits', 3),
    choose: ['agent dagger > assembly-hall', 'resolve assembly-hall > 1 intrigue', BUY],
    then: { conflict: 0, tech: ['suspensor-suits'] },
  },
  {
    name: 'suspensor-suits left: not on another’s turn',
    given: {
      ...has('suspensor-suits', { leader: 'esmar-tuek' }),
      table: { turn: 'Olha', intrigueDeck: ['devour'] },
      Olha: { hand: ['dune-the-desert-planet'] },
    },
    choose: ['Olha: agent dune-the-desert-planet > tueks-sietch'],
    then: { intrigue: ['devour'], conflict: 0 },
  },
  {
    name: 'training-depot reveal: 2 swords with 6 Persuasion',
    given: has('training-depot', { hand: SIX }),
    choose: ['reveal'],
    then: { swords: 2 },
  },
  {
    name: 'training-depot reveal: not with 5',
    given: has('training-depot', { hand: FIVE_OF_THEM }),
    choose: ['reveal', 'end-turn'],
    then: { swords: 0 },
  },
]

const choam: readonly Row[] = [
  {
    name: 'suspensor-suits left: the garrison where nobody may be deployed',
    given: has('suspensor-suits', {
      ...{ leader: 'shaddam-corrino-iv', hand: ['signet-ring'], intrigue: [], solari: 0 },
      table: { intrigueDeck: ['devour'] },
    }),
    choose: ['agent signet-ring > assembly-hall', 'resolve assembly-hall > 1 intrigue'],
    then: { conflict: 0, garrison: 4 },
  },
  {
    name: 'choam-transports acquire: a contract',
    given: offers('choam-transports', 6, {
      table: { techStacks: [['choam-transports'], [], []], contractMarket: ['secrets', 'harvest-3'] },
    }),
    choose: [SEND, BUY, 'contract secrets'],
    then: { contracts: ['secrets'], tech: ['choam-transports'] },
  },
  {
    name: 'choam-transports left: a card for each contract completed',
    given: has('choam-transports', {
      hand: ['reconnaissance'],
      contracts: ['spice-refinery-troops'],
      deck: ['dagger'],
    }),
    choose: ['agent reconnaissance > spice-refinery > 0'],
    then: { hand: ['dagger'], completed: ['spice-refinery-troops'] },
  },
  {
    name: 'choam-transports left: a card for a contract of this turn’s visit whose reward still waits',
    given: offers('choam-transports', 6, {
      ...{ solari: 5, contracts: ['high-council-recall'], sent: ['arrakeen'], agents: 1 },
      table: { techStacks: [['choam-transports'], [], []], contractMarket: ['secrets', 'harvest-3'] },
    }),
    choose: ['agent dagger > high-council', BUY, 'contract secrets', { hand: ['diplomacy'] }],
    then: { completed: ['high-council-recall'] },
  },
  {
    name: 'choam-transports left: also where it has come by itself',
    given: offers('choam-transports', 6, {
      ...{ solari: 5, contracts: ['high-council-solari'] },
      table: { techStacks: [['choam-transports'], [], []], contractMarket: ['secrets', 'harvest-3'] },
    }),
    choose: ['agent dagger > high-council', { solari: 3 }, BUY, 'contract secrets'],
    then: { hand: ['diplomacy'] },
  },
  {
    name: 'choam-transports left: not for one whose reward was taken before',
    given: offers('choam-transports', 6, {
      ...{ solari: 5, contracts: ['high-council-recall'], sent: ['arrakeen'], agents: 1 },
      table: { techStacks: [['choam-transports'], [], []], contractMarket: ['secrets', 'harvest-3'] },
    }),
    choose: [
      'agent dagger > high-council',
      'resolve high-council-recall > recall agent',
      BUY,
      'contract secrets',
    ],
    then: { hand: [] },
  },
  {
    name: 'choam-transports endgame: a point with 4 completed contracts',
    given: has('choam-transports', {
      ...{ trophies: [], vp: 3, completed: ['secrets', 'harvest-3', 'immediate', 'harvest-4-spy'] },
      table: { phase: 'endgame', conflictDeck: [] },
    }),
    then: { vp: 4 },
  },
  {
    name: 'choam-transports endgame: not with 3',
    given: has('choam-transports', {
      ...{ trophies: [], vp: 3, completed: ['secrets', 'harvest-3', 'immediate'] },
      table: { phase: 'endgame', conflictDeck: [] },
    }),
    then: { vp: 3 },
  },
]

describe('Tech tiles', () => {
  playUprising(withModules(['bloodlines', 'tech'], [...market, ...tiles]))
  playUprising(withModules(['bloodlines', 'tech', 'choam'], choam))

  it('are all here: what they bring, and what they do', () => {
    const all = [...tilesForBoth, ...techForUprising, ...choamTech]
    expect(all).toHaveLength(18)
    const played = [...tiles, ...choam].map(headOf)
    const bring = all.filter(({ acquire, requires }) => acquire.length > 0 || requires !== undefined)
    expect(bring.filter(({ id }) => !played.includes(`${id} acquire`))).toEqual([])
    const does = (id: string) =>
      ['left', 'flip', 'reveal', 'endgame'].some((how) => played.includes(`${id} ${how}`))
    expect(all.filter(({ id }) => !does(id))).toEqual([])
  })

  it('are refused by keys that exist', () => {
    expect(neverOffered([...market, ...tiles, ...choam])).toEqual([])
  })
})

describe('Tech tiles in the base game', () => {
  playAll(
    withModules(
      ['bloodlines', 'tech'],
      [
        {
          name: 'TEC-SET-05 MIX-BLD-09 twelve of them in three stacks',
          then: { table: { techStacks: [{ $count: 4 }, { $count: 4 }, { $count: 4 }] } },
        },
        {
          name: 'TEC-ACQ-02 are acquired at a Landsraad space',
          given: offers('training-depot', 1, {
            solari: 4,
            table: { techStacks: [['training-depot'], [], []] },
          }),
          choose: ['agent dagger > rally-troops', BUY],
          then: { tech: ['training-depot'], spice: 0 },
        },
      ],
    ),
  )
})
