import { describe, expect, it } from 'vitest'
import { choam } from '../src/content/choam/index.ts'
import { uprising } from '../src/content/uprising/index.ts'
import { playWords } from '../src/effects/language.ts'
import { neverOffered, playUprising, type Row, unplayed, withChoam } from './play.ts'

const RECALL_MISSION = 'intrigue special-mission > recall 1 spy -> remove shield wall + 2 spice'
const FIVE_SPICE = 'resolve strategic-stockpiling > pay 5 spice'
const THREE_WATER = 'resolve strategic-stockpiling > pay 3 water'

const rows: readonly Row[] = [
  {
    name: 'shaddams-favor: a troop',
    given: { intrigue: ['shaddams-favor'], influence: { emperor: 2 } },
    choose: ['intrigue shaddams-favor'],
    then: { garrison: 4, solari: 0 },
  },
  {
    name: 'shaddams-favor: and 3 Solari with 3 Emperor Influence',
    given: { intrigue: ['shaddams-favor'], influence: { emperor: 3 } },
    choose: ['intrigue shaddams-favor'],
    then: { garrison: 4, solari: 3 },
  },

  {
    name: 'sietch-ritual: a Bene Gesserit or a Fremen Influence for a card from hand',
    given: { hand: ['dagger', 'spacing-guilds-favor'], discard: [], intrigue: ['sietch-ritual', 'devour'] },
    choose: [
      'intrigue sietch-ritual',
      'only discard dagger | discard spacing-guilds-favor',
      'discard spacing-guilds-favor',
      'only influence bene-gesserit | influence fremen',
      'influence fremen',
    ],
    then: { hand: ['dagger'], spice: 2, influence: { fremen: 1 }, intrigue: ['devour'] },
  },
  {
    name: 'sietch-ritual: UPR-ICO-02 not without a card in hand, whatever Intrigue cards are held',
    given: { hand: [], intrigue: ['sietch-ritual', 'devour'] },
    choose: ['no intrigue sietch-ritual'],
  },
  {
    name: 'sietch-ritual: not once the hand is revealed',
    given: { hand: ['dagger'], intrigue: ['sietch-ritual'] },
    choose: ['reveal', 'no intrigue sietch-ritual'],
  },

  {
    name: 'special-mission > spy at city: UPR-SPY-04 a spy at a City',
    given: { intrigue: ['special-mission'], Olha: { spies: ['post-research-sietch'] } },
    choose: [
      'intrigue special-mission > spy at city',
      'only spy post-research-refinery | spy post-refinery-arrakeen | decline',
      'spy post-refinery-arrakeen',
    ],
    then: { spies: ['post-refinery-arrakeen'] },
  },
  {
    name: 'special-mission > spy at city: UPR-SPY-17 in time for Gather Intelligence on the same turn',
    given: { hand: ['reconnaissance'], intrigue: ['special-mission'], deck: ['dagger', 'dagger'] },
    choose: [
      'intrigue special-mission > spy at city',
      'spy post-refinery-arrakeen',
      'agent reconnaissance > spice-refinery > 0',
      'gather post-refinery-arrakeen',
    ],
    then: { hand: ['dagger'], spies: [] },
  },
  {
    name: 'special-mission > recall 1 spy -> remove shield wall + 2 spice: both',
    given: { intrigue: ['special-mission'], spies: ['post-choam', 'post-emperor'] },
    choose: [RECALL_MISSION, 'recall-spy post-choam', 'remove-shield-wall'],
    then: { spies: ['post-emperor'], spice: 2, table: { shieldWall: false } },
  },
  {
    name: 'special-mission > recall 1 spy -> remove shield wall + 2 spice: UPR-SHW-02 the spice alone',
    given: { intrigue: ['special-mission'], spies: ['post-choam'] },
    choose: [RECALL_MISSION, 'decline'],
    then: { spies: [], spice: 2, table: { shieldWall: true } },
  },
  {
    name: 'special-mission > recall 1 spy -> remove shield wall + 2 spice: UPR-SPY-05 not without a spy',
    given: { intrigue: ['special-mission'] },
    choose: [`no ${RECALL_MISSION}`],
  },

  {
    name: 'strategic-stockpiling: a victory point for 5 spice',
    given: { intrigue: ['strategic-stockpiling'], spice: 5, water: 3 },
    choose: ['intrigue strategic-stockpiling'],
    then: { spice: 0, water: 3, vp: 1 },
  },
  {
    name: 'strategic-stockpiling: or for 3 water with 3 Fremen Influence',
    given: { intrigue: ['strategic-stockpiling'], spice: 4, water: 3, influence: { fremen: 3 } },
    choose: ['intrigue strategic-stockpiling'],
    // One more for the Influence.
    then: { spice: 4, water: 0, vp: 2 },
  },
  {
    name: 'strategic-stockpiling: or both',
    given: { intrigue: ['strategic-stockpiling'], spice: 5, water: 3, influence: { fremen: 3 } },
    choose: [
      'intrigue strategic-stockpiling',
      `only ${FIVE_SPICE} | ${THREE_WATER}`,
      THREE_WATER,
      `only ${FIVE_SPICE} | decline`,
      FIVE_SPICE,
    ],
    then: { spice: 0, water: 0, vp: 3 },
  },
  {
    name: 'strategic-stockpiling: IMP-INT-11 either may be skipped',
    given: { intrigue: ['strategic-stockpiling'], spice: 5, water: 3, influence: { fremen: 3 } },
    choose: ['intrigue strategic-stockpiling', FIVE_SPICE, 'decline'],
    then: { spice: 0, water: 3, vp: 2 },
  },
  {
    name: 'strategic-stockpiling: not with 4 spice, nor for water with 2 Fremen Influence',
    given: { intrigue: ['strategic-stockpiling'], spice: 4, water: 3, influence: { fremen: 2 } },
    choose: ['no intrigue strategic-stockpiling'],
  },

  {
    name: 'unexpected-allies: UPR-WRM-02 UPR-SHW-03 2 water: the Shield Wall may go, and a sandworm comes without Hooks',
    given: { hand: [], intrigue: ['unexpected-allies'], water: 2, table: { conflict: 'siege-of-arrakeen' } },
    choose: [
      'reveal',
      'intrigue unexpected-allies',
      'only remove-shield-wall | decline',
      'remove-shield-wall',
    ],
    then: { water: 0, worms: 1, strength: 3, hooks: false, table: { shieldWall: false } },
  },
  {
    name: 'unexpected-allies: UPR-WRM-03 behind the Shield Wall no sandworm comes',
    given: { intrigue: ['unexpected-allies'], water: 2, table: { conflict: 'siege-of-arrakeen' } },
    choose: ['intrigue unexpected-allies', 'decline'],
    then: { water: 0, worms: 0, table: { shieldWall: true } },
  },
  {
    name: 'unexpected-allies: elsewhere it comes all the same',
    given: { intrigue: ['unexpected-allies'], water: 2, table: { conflict: 'skirmish-crysknife' } },
    choose: ['intrigue unexpected-allies', 'decline'],
    then: { worms: 1, table: { shieldWall: true } },
  },
  {
    name: 'unexpected-allies: not with 1 water',
    given: { intrigue: ['unexpected-allies'], water: 1 },
    choose: ['no intrigue unexpected-allies'],
  },
]

const choamRows: readonly Row[] = [
  {
    name: 'backed-by-choam > 1 influence -> 4 solari: on a turn',
    given: { intrigue: ['backed-by-choam'], influence: { guild: 1, fremen: 2 } },
    choose: [
      'intrigue backed-by-choam',
      'only lose-influence guild | lose-influence fremen',
      'lose-influence guild',
    ],
    then: { solari: 4, influence: { guild: 0, fremen: 2 } },
  },
  {
    name: 'backed-by-choam > 1 influence -> 4 solari: not without Influence',
    given: { intrigue: ['backed-by-choam'], completed: ['harvest-4', 'immediate'] },
    choose: ['no intrigue backed-by-choam'],
  },
  {
    name: 'leverage: a contract and a Solari on a turn with spice gained, even if it is spent',
    given: {
      ...{ hand: ['smugglers-haven'], spice: 3, intrigue: ['leverage'] },
      table: { contractMarket: ['harvest-4', 'espionage'], contractStack: [] },
    },
    choose: [
      'no intrigue leverage',
      'agent smugglers-haven > imperial-basin',
      'resolve smugglers-haven > pay 4 spice',
      'intrigue leverage',
      'contract espionage',
    ],
    then: { spice: 0, solari: 1, contracts: ['espionage'] },
  },
  {
    name: 'leverage: CHO-CON-03 3 Solari with no contract left, for spice of any source',
    given: {
      ...{ intrigue: ['leverage', 'crysknife'] },
      table: { contractMarket: [], contractStack: [] },
    },
    choose: ['intrigue crysknife', 'intrigue leverage'],
    then: { solari: 3 },
  },
  {
    name: 'leverage: not for spice of an earlier turn',
    given: { hand: ['reconnaissance'], spice: 5, intrigue: ['leverage'] },
    choose: ['agent reconnaissance > spice-refinery > 1', 'no intrigue leverage'],
  },
]

describe('Plot Intrigue cards of Uprising from S to U', () => {
  playUprising(rows)
})

describe('Plot Intrigue cards of the CHOAM module', () => {
  playUprising(withChoam(choamRows))
})

describe('Plot Intrigue cards of Uprising from S to U and of CHOAM', () => {
  it('are all played, in each way', () => {
    const cards = [...uprising.intrigue.filter(({ id }) => id > 'p'), ...(choam.adds?.intrigue ?? [])]
    const ways = cards.flatMap(({ id, plays }) =>
      plays
        .filter(({ timing }) => timing === 'plot')
        .map((play) => (plays.length === 1 ? id : `${id} > ${playWords(play)}`)),
    )
    expect(ways).toHaveLength(8)
    expect(unplayed([...rows, ...choamRows], ways)).toEqual([])
  })

  it('are refused only what another row shows', () => {
    expect(neverOffered([...rows, ...choamRows])).toEqual([])
  })
})
