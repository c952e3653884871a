import { describe, expect, it } from 'vitest'
import { base } from '../src/content/base/index.ts'
import { playAll } from './play.ts'

// Each card by itself: its cost, its Agent icons (Emperor, Guild, Bene Gesserit, Fremen, Landsraad, City, Spice
// Trade), its Factions, and what it gives at once when it is revealed with no other card in play. What else it does is
// played in the other tables of cards.
const CARDS = `
  convincing-argument      -  -        -   2 persuasion
  dagger                   -  L        -   1 swords
  diplomacy                -  EGBF     -   1 persuasion
  dune-the-desert-planet   -  S        -   1 persuasion
  reconnaissance           -  C        -   1 persuasion
  seek-allies              -  EGBF     -
  signet-ring              -  LCS      -   1 persuasion

  arrakis-liaison          2  LC       F   2 persuasion
  the-spice-must-flow      9  -        -   1 spice
  foldspace                -  EGBFLCS  -

  arrakis-recruiter        2  C        -   1 persuasion, 1 swords
  assassination-mission    1  -        -   1 swords, 1 solari
  bene-gesserit-initiate   3  LCS      B   1 persuasion
  bene-gesserit-sister     3  BL       B
  carryall                 5  S        -   1 persuasion, 1 spice
  chani                    5  FCS      F   2 persuasion
  choam-directorship       8  -        -   3 solari
  crysknife                3  FS       F   1 swords
  dr-yueh                  1  C        -   1 persuasion
  duncan-idaho             4  C        -   2 swords, 1 water
  fedaykin-death-commando  3  CS       F   1 persuasion
  firm-grip                4  EL       E
  fremen-camp              4  S        F   2 persuasion, 1 swords
  gene-manipulation        3  LC       B   2 persuasion
  guild-administrator      2  GS       G   1 persuasion
  guild-ambassador         4  L        G
  guild-bankers            3  EGL      G
  gun-thopter              4  CS       -   3 swords
  gurney-halleck           6  C        -   2 persuasion
  imperial-spy             2  E        E   1 persuasion, 1 swords
  kwisatz-haderach         8  EGBFLCS  B
  lady-jessica             7  BLCS     B   3 persuasion, 1 swords
  liet-kynes               5  FC       EF
  missionaria-protectiva   1  C        B   1 persuasion
  opulence                 6  E        E   1 persuasion
  other-memory             4  CS       B   2 persuasion
  piter-de-vries           5  LC       -   3 persuasion, 1 swords
  power-play               5  EGBF     -
  reverend-mother-mohiam   6  EB       EB  2 persuasion, 2 spice
  sardaukar-infantry       1  -        E   1 persuasion, 2 swords
  sardaukar-legion         5  EL       E   1 persuasion
  scout                    1  CS       -   1 persuasion, 1 swords
  shifting-allegiances     3  LS       -   2 persuasion
  sietch-reverend-mother   4  BF       BF
  smugglers-thopter        4  S        G   1 persuasion, 1 spice
  space-travel             3  G        G   2 persuasion
  spice-hunter             2  FS       F   1 persuasion, 1 swords
  spice-smugglers          2  C        G   1 persuasion, 1 swords
  stilgar                  5  FCS      F   2 persuasion, 3 swords
  test-of-humanity         3  BLC      B   2 persuasion
  the-voice                2  CS       B   2 persuasion
  thufir-hawat             5  EGBFCS   -   1 persuasion
  worm-riders              6  CS       F
`

const SPACES: { readonly [icon: string]: readonly string[] } = {
  E: ['conspire', 'wealth'],
  G: ['heighliner', 'foldspace'],
  B: ['selective-breeding', 'secrets'],
  F: ['hardy-warriors', 'stillsuits'],
  L: ['high-council', 'mentat', 'swordmaster', 'rally-troops', 'hall-of-oratory'],
  C: ['arrakeen', 'carthag', 'research-station', 'sietch-tabr'],
  S: [
    'secure-contract',
    ...['sell-melange > 2', 'sell-melange > 3', 'sell-melange > 4', 'sell-melange > 5'],
    ...['the-great-flat', 'hagga-basin', 'imperial-basin'],
  ],
}

const cards = CARDS.split('\n').flatMap((line) => {
  const [id = '', cost = '', icons = '', factions = '', ...gains] = line.trim().split(/ +/)
  const letters = icons === '-' ? '' : icons
  return id === '' ? [] : [{ id, cost, icons: letters, factions, gains: gains.join(' ') }]
})

const wealthy = { solari: 8, spice: 6, water: 2, influence: { fremen: 2 } }

/** `2 persuasion, 1 spice` as words, with everything else at 0. */
const gained = (gains: string): { [what: string]: number } => ({
  ...{ persuasion: 0, swords: 0, solari: 0, spice: 0, water: 0 },
  ...Object.fromEntries(
    gains
      .split(', ')
      .filter((gain) => gain !== '')
      .map((gain) => [gain.split(' ')[1], Number.parseInt(gain, 10)]),
  ),
})

describe('A card', () => {
  it('of the base box is in the table, each of the 53', () => {
    expect(cards.map(({ id }) => id)).toEqual(base.cards.map(({ id }) => id))
    expect(cards).toHaveLength(53)
  })
})

describe('IMP-AGT-02 IMP-AGT-04 A card sends an Agent to the spaces with its icons and to no other', () => {
  playAll(
    cards.map(({ id, icons }) => ({
      name: `${id}: ${icons || 'nowhere'}`,
      given: { ...wealthy, hand: [id] },
      choose: [
        `only ${[
          ...[...icons].flatMap((icon) => (SPACES[icon] ?? []).map((space) => `agent ${id} > ${space}`)),
          'reveal',
        ].join(' | ')}`,
      ],
    })),
  )
})

describe('IMP-REV-02 A card revealed alone gives at once', () => {
  playAll(
    cards.map(({ id, gains }) => ({
      name: `${id}: ${gains || 'nothing'}`,
      given: { hand: [id], water: 0 },
      choose: ['reveal'],
      then: { ...gained(gains), hand: [], revealed: [id] },
    })),
  )
})

describe('IMP-BUY-04 A card is acquired for its cost and for nothing less', () => {
  const bought = cards.filter(({ cost }) => cost !== '-').map(({ id, cost }) => ({ id, cost: Number(cost) }))
  const table = (id: string) => ({
    row: base.cards.some((card) => card.id === id && card.pile === 'imperium') ? [id] : [],
  })
  playAll(
    bought.flatMap(({ id, cost }) => [
      {
        name: `${id}: ${cost} Persuasion`,
        given: { hand: [], persuasion: cost, table: table(id) },
        choose: ['reveal', `acquire ${id}`],
        then: { persuasion: 0, discard: [id] },
      },
      {
        name: `${id}: not with ${cost - 1} Persuasion`,
        given: { hand: [], persuasion: cost - 1, table: table(id) },
        choose: ['reveal', `no acquire ${id}`],
      },
    ]),
  )

  playAll(
    cards
      .filter(({ cost }) => cost === '-')
      .map(({ id }) => ({
        name: `IMP-BUY-03 ${id}: not for any Persuasion`,
        given: { hand: [], persuasion: 20 },
        choose: ['reveal', `no acquire ${id}`],
      })),
  )
})

describe('A card counts for its Factions while it is in play', () => {
  // No effect of the base box asks for Emperor or Guild cards.
  playAll(
    cards.map(({ id, factions }) => ({
      name: `${id}: ${factions.includes('F') ? 'Fremen' : 'not Fremen'}, to Liet Kynes`,
      given: { hand: ['liet-kynes'], played: [id] },
      choose: ['reveal', 'resolve liet-kynes > 2 persuasion'],
      then: { persuasion: factions.includes('F') ? 4 : 2 },
    })),
  )

  playAll(
    cards.map(({ id, factions }) => ({
      name: `${id}: ${factions.includes('B') ? 'Bene Gesserit' : 'not Bene Gesserit'}, to Gene Manipulation`,
      given: { hand: ['gene-manipulation'], played: [id] },
      choose: ['agent gene-manipulation > hall-of-oratory'],
      then: { spice: factions.includes('B') ? 2 : 0 },
    })),
  )
})
