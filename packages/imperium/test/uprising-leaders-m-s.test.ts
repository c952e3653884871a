import { describe, expect, it } from 'vitest'
import { uprising } from '../src/content/uprising/index.ts'
import { neverOffered, playUprising, type Row, unplayed } from './play.ts'

const MARGOT = { leader: 'lady-margot-fenring', hand: ['diplomacy'] }

const margot: readonly Row[] = [
  {
    name: 'lady-margot-fenring left: gains 2 spice on reaching 2 Bene Gesserit Influence',
    given: { ...MARGOT, influence: { 'bene-gesserit': 1 } },
    choose: ['agent diplomacy > secrets'],
    then: { spice: 2, influence: { 'bene-gesserit': 2 } },
  },
  {
    name: 'lady-margot-fenring left: UPR-CLR-02 on passing it too',
    given: { ...MARGOT, hand: ['overthrow'], influence: { 'bene-gesserit': 1 } },
    choose: ['agent overthrow > secrets'],
    then: { spice: 2, influence: { 'bene-gesserit': 3 } },
  },
  {
    name: 'lady-margot-fenring left: not at 1',
    given: MARGOT,
    choose: ['agent diplomacy > secrets'],
    then: { spice: 0, influence: { 'bene-gesserit': 1 } },
  },
  {
    name: 'lady-margot-fenring left: not at 3',
    given: { ...MARGOT, influence: { 'bene-gesserit': 2 } },
    choose: ['agent diplomacy > secrets'],
    then: { spice: 0 },
  },
  {
    name: 'lady-margot-fenring left: not with another Faction',
    given: { ...MARGOT, influence: { guild: 1 } },
    choose: ['agent diplomacy > deliver-supplies'],
    then: { spice: 0 },
  },
  {
    name: 'lady-margot-fenring left: UPR-CLR-02 not by falling to 2',
    given: { ...MARGOT, hand: ['captured-mentat'], influence: { 'bene-gesserit': 3 } },
    choose: ['reveal', 'resolve captured-mentat > pay 1 influence', 'influence fremen'],
    then: { spice: 0, influence: { 'bene-gesserit': 2 } },
  },
  {
    name: 'lady-margot-fenring left: UPR-CLR-02 again after a loss',
    given: { ...MARGOT, hand: ['captured-mentat'], influence: { 'bene-gesserit': 2 } },
    choose: ['reveal', 'resolve captured-mentat > pay 1 influence', 'influence bene-gesserit'],
    then: { spice: 2, influence: { 'bene-gesserit': 2 } },
  },
  {
    name: 'lady-margot-fenring signet: UPR-SPY-04 places a spy at a City',
    given: { ...MARGOT, hand: ['signet-ring'] },
    choose: [
      'agent signet-ring > gather-support > 0',
      'only resolve lady-margot-fenring > spy at city | end-turn',
      'resolve lady-margot-fenring > spy at city',
      'only spy post-research-sietch | spy post-research-refinery | spy post-refinery-arrakeen',
      'spy post-research-refinery',
    ],
    then: { spies: ['post-research-refinery'] },
  },
  {
    name: 'lady-margot-fenring signet: UPR-SPY-04 not when all three posts are taken',
    given: {
      ...{ ...MARGOT, hand: ['signet-ring'], spies: ['post-research-sietch'] },
      Olha: { spies: ['post-research-refinery', 'post-refinery-arrakeen'] },
    },
    choose: ['agent signet-ring > gather-support > 0', 'only end-turn'],
  },
]

const MUAD_DIB = { leader: 'muad-dib', hand: [] }
const FOE = 'resolve muad-dib > 1 intrigue'

const muadDib: readonly Row[] = [
  {
    name: 'muad-dib left: IMP-GEN-12 draws an Intrigue card on the Reveal turn with a sandworm in the Conflict, once',
    given: { ...MUAD_DIB, worms: 2, table: { intrigueDeck: ['devour', 'impress'] } },
    choose: ['reveal', `only ${FOE} | resolve-rest | end-turn`, FOE, 'only end-turn'],
    then: { intrigue: ['devour'] },
  },
  {
    name: 'muad-dib left: not without',
    given: { ...MUAD_DIB, conflict: 3 },
    choose: ['reveal', 'only end-turn'],
  },
  {
    name: 'muad-dib left: with one called on the same turn',
    given: {
      ...{ ...MUAD_DIB, intrigue: ['unexpected-allies'], water: 2 },
      table: { conflict: 'skirmish-crysknife', shieldWall: false, intrigueDeck: ['devour'] },
    },
    choose: ['reveal', `no ${FOE}`, 'intrigue unexpected-allies', FOE],
    then: { worms: 1, intrigue: ['devour'] },
  },
  {
    name: 'muad-dib signet: draws a card',
    given: { ...MUAD_DIB, hand: ['signet-ring'], deck: ['dagger', 'diplomacy'] },
    choose: ['agent signet-ring > gather-support > 0', 'resolve muad-dib > draw 1', 'only end-turn'],
    then: { hand: ['dagger'] },
  },
]

const IRULAN = { leader: 'princess-irulan', hand: ['signet-ring', 'dagger'] }
const ACQUIRE = 'resolve princess-irulan > acquire 1 to hand'
const TRASH = 'resolve princess-irulan > trash from hand'
const ROW = ['sardaukar-soldier', 'maula-pistol', 'unswerving-loyalty', 'desert-survival', 'overthrow']

const irulan: readonly Row[] = [
  {
    name: 'princess-irulan left: draws an Intrigue card on reaching 2 Emperor Influence',
    given: {
      ...{ ...IRULAN, hand: ['diplomacy'], influence: { emperor: 1 } },
      table: { intrigueDeck: ['devour', 'impress'] },
    },
    choose: ['agent diplomacy > dutiful-service', { intrigue: [] }, 'end-turn'],
    then: { intrigue: ['devour'], influence: { emperor: 2 } },
  },
  {
    name: 'princess-irulan left: UPR-CLR-02 on passing it too',
    given: {
      ...{ ...IRULAN, hand: ['overthrow'], influence: { emperor: 1 } },
      table: { intrigueDeck: ['devour', 'impress'] },
    },
    choose: ['agent overthrow > dutiful-service', 'resolve dutiful-service > influence emperor'],
    then: { intrigue: ['devour'], influence: { emperor: 3 } },
  },
  {
    name: 'princess-irulan left: not at 3, nor with another Faction',
    given: { ...IRULAN, hand: ['diplomacy'], influence: { emperor: 2, guild: 1 } },
    choose: ['agent diplomacy > dutiful-service'],
    then: { intrigue: [] },
  },
  {
    name: 'princess-irulan left: UPR-CLR-02 again after a loss, not by the loss',
    given: {
      ...{ ...IRULAN, hand: ['captured-mentat'], influence: { emperor: 2 } },
      table: { intrigueDeck: ['devour', 'impress'] },
    },
    choose: ['reveal', 'resolve captured-mentat > pay 1 influence', { intrigue: [] }, 'influence emperor'],
    then: { intrigue: ['devour'] },
  },
  {
    name: 'princess-irulan signet: acquires a card that costs exactly 1 to the hand; the Row is refilled',
    given: { ...IRULAN, table: { row: ROW, imperiumDeck: ['steersman'] } },
    choose: [
      'agent signet-ring > gather-support > 0',
      `only ${ACQUIRE} | ${TRASH} | end-turn`,
      ACQUIRE,
      'only acquire sardaukar-soldier | acquire unswerving-loyalty',
      'acquire sardaukar-soldier',
      'only end-turn',
    ],
    then: {
      ...{ hand: ['dagger', 'sardaukar-soldier'], discard: [] },
      table: { row: [...ROW.slice(1), 'steersman'] },
    },
  },
  {
    name: 'princess-irulan signet: or trashes a card from hand for 2 spice, if it costs something',
    given: { ...IRULAN, hand: ['signet-ring', 'dagger', 'prepare-the-way'], table: { row: ROW } },
    choose: [
      'agent signet-ring > gather-support > 0',
      TRASH,
      'only trash dagger@hand | trash prepare-the-way@hand',
      'trash prepare-the-way@hand',
      'only end-turn',
    ],
    then: { hand: ['dagger'], spice: 2 },
  },
  {
    name: 'princess-irulan signet: for nothing if it does not',
    given: IRULAN,
    choose: ['agent signet-ring > gather-support > 0', TRASH, 'trash dagger@hand'],
    then: { hand: [], spice: 0, table: { trashed: ['dagger'] } },
  },
  {
    name: 'princess-irulan signet: what the trashed card gives then is gained too',
    given: { ...IRULAN, hand: ['signet-ring', 'sardaukar-soldier'], table: { intrigueDeck: ['devour'] } },
    choose: ['agent signet-ring > gather-support > 0', TRASH, 'trash sardaukar-soldier@hand'],
    then: { spice: 2, intrigue: ['devour'] },
  },
  {
    name: 'princess-irulan signet: may be left',
    given: { ...IRULAN, table: { row: ROW } },
    choose: ['agent signet-ring > gather-support > 0', 'end-turn'],
    then: { hand: ['dagger'], spice: 0 },
  },
  {
    name: 'princess-irulan signet: neither without such a card in the Row and one in hand',
    given: { ...IRULAN, hand: ['signet-ring'], table: { row: ['maula-pistol'] } },
    choose: ['agent signet-ring > gather-support > 0', 'only end-turn'],
  },
]

const STABAN = { leader: 'staban-tuek', hand: ['signet-ring'], solari: 2, spice: 1 }
const NETWORK = 'resolve staban-tuek > spy'
const FOR_SPICE = 'resolve staban-tuek > pay 1 spice'
const FOR_SOLARI = 'resolve staban-tuek > pay 2 solari'

const staban: readonly Row[] = [
  {
    name: 'staban-tuek left: IMP-LDR-04 starts without Diplomacy',
    leaders: ['staban-tuek', 'gurney-halleck'],
    then: {
      ...{ hand: { $count: 5, $excludes: ['diplomacy'] }, deck: { $count: 4, $excludes: ['diplomacy'] } },
      Olha: { hand: { $count: 5 }, deck: { $count: 5 } },
    },
  },
  {
    name: 'staban-tuek left: gains a spice when another visits a Maker space he is spying on',
    given: {
      ...{ hand: ['dune-the-desert-planet'], Olha: { leader: 'staban-tuek', spies: ['post-hagga-basin'] } },
    },
    choose: ['agent dune-the-desert-planet > hagga-basin'],
    then: { spice: 2, Olha: { spice: 1 } },
  },
  {
    name: 'staban-tuek left: not elsewhere',
    given: {
      ...{ hand: ['dune-the-desert-planet'], Olha: { leader: 'staban-tuek', spies: ['post-hagga-basin'] } },
    },
    choose: ['agent dune-the-desert-planet > imperial-basin'],
    then: { Olha: { spice: 0 } },
  },
  {
    name: 'staban-tuek left: not for a space that is no Maker',
    given: { hand: ['reconnaissance'], Olha: { leader: 'staban-tuek', spies: ['post-refinery-arrakeen'] } },
    choose: ['agent reconnaissance > arrakeen'],
    then: { Olha: { spice: 0 } },
  },
  {
    name: 'staban-tuek left: not for his own visit',
    given: { ...STABAN, hand: ['dune-the-desert-planet'], spice: 0, spies: ['post-imperial-basin'] },
    choose: ['agent dune-the-desert-planet > imperial-basin', 'decline'],
    then: { spice: 1 },
  },
  {
    name: 'staban-tuek signet: places a spy; at the Landsraad a spice may be paid for 3 Solari',
    given: STABAN,
    choose: [
      'agent signet-ring > gather-support > 0',
      NETWORK,
      'spy post-landsraad-1',
      `only ${FOR_SPICE} | decline`,
      FOR_SPICE,
      'only end-turn',
    ],
    then: { spies: ['post-landsraad-1'], spice: 0, solari: 5 },
  },
  {
    name: 'staban-tuek signet: or not',
    given: STABAN,
    choose: ['agent signet-ring > gather-support > 0', NETWORK, 'spy post-landsraad-2', 'decline'],
    then: { spies: ['post-landsraad-2'], spice: 1, solari: 2 },
  },
  ...['emperor', 'spacing-guild', 'bene-gesserit', 'fremen'].map((faction) => ({
    name: `staban-tuek signet: at a Faction 2 Solari may be paid for an Intrigue card (${faction})`,
    given: { ...STABAN, table: { intrigueDeck: ['devour', 'impress'] } },
    choose: [
      'agent signet-ring > gather-support > 0',
      NETWORK,
      `spy post-${faction}`,
      `only ${FOR_SOLARI} | decline`,
      FOR_SOLARI,
      'only end-turn',
    ],
    then: { spies: [`post-${faction}`], spice: 1, solari: 0, intrigue: ['devour'] },
  })),
  ...['choam', 'research-sietch', 'refinery-arrakeen', 'deep-desert'].map((place) => ({
    name: `staban-tuek signet: nothing more elsewhere (${place})`,
    given: STABAN,
    choose: ['agent signet-ring > gather-support > 0', NETWORK, `spy post-${place}`, 'only end-turn'],
    then: { spies: [`post-${place}`], spice: 1, solari: 2 },
  })),
  {
    name: 'staban-tuek signet: nothing that he cannot pay',
    given: { ...STABAN, spice: 0, solari: 1 },
    choose: ['agent signet-ring > gather-support > 0', NETWORK, 'spy post-landsraad-1', 'only end-turn'],
  },
]

describe('Lady Margot Fenring and Muad’Dib', () => {
  playUprising([...margot, ...muadDib])
})

describe('Princess Irulan and Staban Tuek', () => {
  playUprising([...irulan, ...staban])
})

describe('The Leaders of Uprising from M to S', () => {
  const rows = [...margot, ...muadDib, ...irulan, ...staban]

  it('are all played, both abilities', () => {
    const leaders = uprising.leaders.filter(({ id }) => id > 'lady-k' && !id.includes('jessica'))
    expect(leaders).toHaveLength(4)
    expect(
      unplayed(
        rows,
        leaders.flatMap(({ id }) => [`${id} left`, `${id} signet`]),
      ),
    ).toEqual([])
  })

  it('are refused only what another row shows', () => {
    expect(neverOffered(rows)).toEqual([])
  })
})
