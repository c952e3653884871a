import { describe, expect, it } from 'vitest'
import { choam } from '../src/content/choam/index.ts'
import { uprising } from '../src/content/uprising/index.ts'
import { playUprising, type Row, withChoam } from './play.ts'

// Each card by itself: its cost, its Agent icons (Emperor, Guild, Bene Gesserit, Fremen, Landsraad, City, Spice Trade,
// spY), its Factions, and what it gives at once when it is revealed with no other card in play. What else it does is
// played in the other tables of cards.
const CARDS = `
  convincing-argument        -  -     -   2 persuasion
  dagger                     -  L     -   1 swords
  diplomacy                  -  EGBF  -   1 persuasion
  dune-the-desert-planet     -  S     -   1 persuasion
  reconnaissance             -  C     -   1 persuasion
  seek-allies                -  EGBF  -
  signet-ring                -  LCS   -   1 persuasion

  prepare-the-way            2  LC    B   2 persuasion
  the-spice-must-flow        9  -     G   1 spice

  bene-gesserit-operative    3  B     B   1 persuasion
  branching-path             3  BC    B   2 persuasion
  calculus-of-power          3  CY    E   2 persuasion
  captured-mentat            5  LS    -   1 persuasion
  chani-clever-tactician     5  FCS   F
  corrinth-city              6  EL    E
  covert-operation           3  Y     -
  dangerous-rhetoric         3  LY    -   1 persuasion, 1 swords
  desert-power               6  S     F   2 persuasion
  desert-survival            2  S     F   1 persuasion, 1 swords
  double-agent               3  LCS   EG  1 persuasion, 1 swords
  ecological-testing-station 3  FC    F   1 persuasion
  fedaykin-stilltent         2  S     F   1 water
  guild-envoy                3  EGBF  G   1 persuasion
  guild-spy                  3  Y     G   2 persuasion
  hidden-missive             2  L     B   1 persuasion, 1 swords
  imperial-spymaster         2  EY    E   1 persuasion, 1 swords
  in-high-places             5  EB    EB  2 persuasion
  junction-headquarters      6  LCS   G   1 persuasion, 1 water
  leadership                 5  FS    F   2 persuasion, 1 swords
  long-live-the-fighters     7  FC    F   2 persuasion, 3 swords
  maker-keeper               2  C     BF  2 persuasion
  maula-pistol               3  CS    F   1 persuasion, 1 swords
  northern-watermaster       3  C     F   1 persuasion
  overthrow                  8  EGBF  -   2 persuasion, 2 swords
  paracompass                4  C     -
  price-is-no-object         6  EB    EB  2 persuasion, 2 solari
  public-spectacle           4  Y     E   1 persuasion
  rebel-supplier             3  C     F   1 swords, 1 spice
  reliable-informant         2  G     G   1 persuasion, 1 solari
  sardaukar-coordination     4  EL    E   2 persuasion
  sardaukar-soldier          1  C     E   1 persuasion, 1 swords
  shishakli                  4  CS    F   2 swords
  smugglers-harvester        1  S     G   1 persuasion
  smugglers-haven            4  GS    G   1 persuasion
  southern-elders            4  BF    BF  1 water
  space-time-folding         1  G     G   1 persuasion
  spacing-guilds-favor       5  GS    G   2 persuasion
  spy-network                2  -     EG  2 persuasion, 1 swords
  steersman                  8  GLCS  G   2 persuasion, 2 spice
  stilgar-the-devoted        6  FCS   F
  strike-fleet               5  Y     -   1 persuasion, 3 swords
  subversive-advisor         5  Y     -   1 persuasion
  treacherous-maneuver       5  EGBF  E   1 persuasion
  tread-in-darkness          4  LCS   B   2 persuasion, 1 swords
  truthtrance                4  EGBF  B   1 persuasion
  undercover-asset           2  LCS   EG
  unswerving-loyalty         1  -     F   1 persuasion
  weirding-woman             1  CS    B   1 persuasion, 1 swords
  wheels-within-wheels       2  Y     EG  1 persuasion

  cargo-runner               3  LCS   G   1 persuasion
  delivery-agreement         5  C     G
  interstellar-trade         7  LCS   G
  priority-contracts         6  LS    G
`

/** A spy on the CHOAM post is all that the Spy icon has to go by. */
const SPACES: { readonly [icon: string]: readonly string[] } = {
  E: ['sardaukar', 'dutiful-service'],
  G: ['heighliner', 'deliver-supplies'],
  B: ['espionage', 'secrets'],
  F: ['desert-tactics', 'fremkit'],
  L: [
    ...['high-council', 'imperial-privilege', 'swordmaster', 'assembly-hall'],
    ...['gather-support > 0', 'gather-support > 2'],
  ],
  C: ['arrakeen', 'spice-refinery > 0', 'spice-refinery > 1', 'research-station', 'sietch-tabr'],
  S: ['deep-desert', 'hagga-basin', 'imperial-basin', 'shipping', 'accept-contract'],
  Y: ['shipping', 'accept-contract'],
}

const cards = CARDS.split('\n').flatMap((line) => {
  const [id = '', cost = '', icons = '', factions = '', ...gains] = line.trim().split(/ +/)
  const letters = icons === '-' ? '' : icons
  return id === '' ? [] : [{ id, cost, icons: letters, factions, gains: gains.join(' ') }]
})

const play = (rows: readonly Row[]): void => playUprising(withChoam(rows))

const able = { solari: 8, spice: 6, water: 3, influence: { emperor: 2, guild: 2, fremen: 2 } }

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
  it('of Uprising or of the CHOAM module is in the table, each of the 63', () => {
    expect(cards.map(({ id }) => id)).toEqual(
      [...uprising.cards, ...(choam.adds?.cards ?? [])].map(({ id }) => id),
    )
    expect(cards).toHaveLength(63)
  })
})

describe('UPR-AGT-01 IMP-AGT-02 A card sends an Agent to the spaces with its icons and to no other', () => {
  play(
    cards.map(({ id, icons }) => ({
      name: `${id}: ${icons || 'nowhere'}`,
      given: { ...able, hand: [id], spies: ['post-choam'] },
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
  play(
    cards.map(({ id, gains }) => ({
      name: `${id}: ${gains || 'nothing'}`,
      given: { hand: [id], water: 0 },
      choose: ['reveal'],
      then: { ...gained(gains), hand: [], revealed: [id] },
    })),
  )
})

describe('UPR-REV-05 A card is acquired for its cost and for nothing less', () => {
  const bought = cards.filter(({ cost }) => cost !== '-').map(({ id, cost }) => ({ id, cost: Number(cost) }))
  const RESERVE = ['prepare-the-way', 'the-spice-must-flow']
  // What the card brings when it is acquired may have to be chosen before it can be seen in the discard pile.
  play(
    bought.flatMap(({ id, cost }): Row[] => [
      {
        name: `${id}: ${cost} Persuasion`,
        given: { hand: [], persuasion: cost, table: { row: RESERVE.includes(id) ? [] : [id] } },
        choose: ['reveal', `acquire ${id}`],
        then: { persuasion: 0, discard: [id] },
      },
      {
        name: `${id}: not with ${cost - 1} Persuasion`,
        given: { hand: [], persuasion: cost - 1, table: { row: RESERVE.includes(id) ? [] : [id] } },
        choose: ['reveal', `no acquire ${id}`],
      },
    ]),
  )

  play(
    cards
      .filter(({ cost }) => cost === '-')
      .map(({ id }) => ({
        name: `${id}: not for any Persuasion`,
        given: { hand: [], persuasion: 20 },
        choose: ['reveal', `no acquire ${id}`],
      })),
  )
})

describe('A card counts for its Factions', () => {
  const KIN = [
    { letter: 'E', faction: 'Emperor' },
    { letter: 'G', faction: 'Spacing Guild' },
    { letter: 'B', faction: 'Bene Gesserit' },
    { letter: 'F', faction: 'Fremen' },
  ] as const

  const rowFor = (letter: 'E' | 'G' | 'B' | 'F', id: string, isKin: boolean): Omit<Row, 'name'> => {
    const not = isKin ? '' : 'no '
    switch (letter) {
      case 'E':
        return {
          given: { hand: ['calculus-of-power'], played: [id] },
          choose: ['reveal', `${not}resolve calculus-of-power > pay trash emperor in play`],
        }
      case 'G':
        return {
          given: { hand: ['space-time-folding', id], deck: ['dagger', 'dagger', 'dagger'] },
          choose: [
            'agent space-time-folding > deliver-supplies',
            'resolve space-time-folding > pay discard 1',
          ],
          then: { hand: isKin ? ['dagger', 'dagger'] : ['dagger'], discard: [id] },
        }
      case 'B':
        return {
          given: { hand: ['tread-in-darkness'], played: [id] },
          choose: [
            'agent tread-in-darkness > gather-support > 0',
            `${not}resolve tread-in-darkness > draw 1`,
          ],
        }
      case 'F':
        return {
          given: { hand: ['stilgar-the-devoted'], played: [id] },
          choose: ['reveal', 'resolve stilgar-the-devoted > 2 persuasion'],
          then: { persuasion: isKin ? 4 : 2 },
        }
    }
  }

  for (const { letter, faction } of KIN) {
    play(
      cards.map(({ id, factions }) => {
        const isKin = factions.includes(letter)
        return {
          name: `${id}: ${isKin ? '' : 'not '}${faction}`,
          ...rowFor(letter, id, isKin),
        }
      }),
    )
  }
})
