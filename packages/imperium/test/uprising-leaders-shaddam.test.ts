import { describe, expect, it } from 'vitest'
import { choam } from '../src/content/choam/index.ts'
import { neverOffered, playUprising, type Row, unplayed, withChoam } from './play.ts'

const SHADDAM = { leader: 'shaddam-corrino-iv', hand: ['signet-ring'] }
const OWN = ['sardaukar-cards', 'sardaukar-recall']
const market = { contractMarket: ['harvest-4', 'espionage'], contractStack: ['harvest-3'], ownContracts: OWN }
const COMMAND = 'resolve shaddam-corrino-iv > 1 solari + recruit 1'
const BRIBE = 'resolve shaddam-corrino-iv > pay 3 solari'

const left: readonly Row[] = [
  {
    name: 'shaddam-corrino-iv left: CHO-SET-04 both Sardaukar contracts are set aside, and he holds none',
    leaders: ['shaddam-corrino-iv'],
    then: {
      contracts: [],
      table: {
        ...{ ownContracts: OWN, contractMarket: { $count: 2, $excludes: OWN } },
        contractStack: { $count: 16, $excludes: OWN },
      },
    },
  },
  {
    name: 'shaddam-corrino-iv left: without him nothing is set aside',
    leaders: ['gurney-halleck'],
    then: { table: { ownContracts: [], contractMarket: { $count: 2 }, contractStack: { $count: 18 } } },
  },
  {
    name: 'shaddam-corrino-iv left: CHO-CON-12 may take one of his own in place of a face-up one, for which nothing is filled',
    given: { ...SHADDAM, hand: ['diplomacy'], table: market },
    choose: [
      'agent diplomacy > dutiful-service',
      'resolve dutiful-service > contract',
      'only contract harvest-4 | contract espionage | contract sardaukar-cards | contract sardaukar-recall',
      'contract sardaukar-recall',
    ],
    then: {
      contracts: ['sardaukar-recall'],
      table: { ...market, ownContracts: ['sardaukar-cards'] },
    },
  },
  {
    name: 'shaddam-corrino-iv left: CHO-CON-12 nobody else may',
    given: { hand: ['diplomacy'], Olha: { leader: 'shaddam-corrino-iv' }, table: market },
    choose: [
      'agent diplomacy > dutiful-service',
      'resolve dutiful-service > contract',
      'only contract harvest-4 | contract espionage',
    ],
  },
  {
    name: 'shaddam-corrino-iv left: CHO-CON-12 with no face-up contract left, one of his own or 2 Solari',
    given: {
      ...{ ...SHADDAM, hand: ['diplomacy'] },
      table: { contractMarket: [], contractStack: [], ownContracts: OWN },
    },
    choose: [
      'agent diplomacy > dutiful-service',
      'resolve dutiful-service > contract',
      'only contract sardaukar-cards | contract sardaukar-recall | solari',
      'solari',
    ],
    then: { solari: 2, contracts: [] },
  },
  {
    name: 'shaddam-corrino-iv left: CHO-CON-03 2 Solari with none left at all',
    given: {
      ...{ ...SHADDAM, hand: ['diplomacy'] },
      table: { contractMarket: [], contractStack: [], ownContracts: [] },
    },
    choose: ['agent diplomacy > dutiful-service', 'only end-turn'],
    then: { solari: 2 },
  },
]

const signet: readonly Row[] = [
  {
    name: 'shaddam-corrino-iv signet: a Solari and a troop',
    given: { ...SHADDAM, solari: 3 },
    choose: [
      'agent signet-ring > gather-support > 0',
      `only ${COMMAND} | ${BRIBE} | end-turn`,
      COMMAND,
      'only end-turn',
    ],
    then: { solari: 4, garrison: 6 },
  },
  {
    name: 'shaddam-corrino-iv signet: or 3 Solari for an Influence of choice',
    given: { ...SHADDAM, solari: 3 },
    choose: ['agent signet-ring > gather-support > 0', BRIBE, 'influence bene-gesserit', 'only end-turn'],
    then: { solari: 0, garrison: 5, influence: { 'bene-gesserit': 1 } },
  },
  {
    name: 'shaddam-corrino-iv signet: not for 2 Solari',
    given: { ...SHADDAM, solari: 2 },
    choose: ['agent signet-ring > gather-support > 0', `no ${BRIBE}`],
  },
  {
    name: 'shaddam-corrino-iv signet: UPR-CLR-05 no troop is deployed on that turn',
    given: SHADDAM,
    choose: ['agent signet-ring > imperial-basin', COMMAND, 'only end-turn'],
    then: { conflict: 0, garrison: 4, spice: 1 },
  },
  {
    name: 'shaddam-corrino-iv signet: UPR-CLR-05 whether the rest is used or not',
    given: SHADDAM,
    choose: ['agent signet-ring > imperial-basin', `only ${COMMAND} | end-turn`, 'end-turn'],
    then: { conflict: 0, solari: 0 },
  },
  {
    name: 'shaddam-corrino-iv signet: UPR-WRM-11 no sandworm comes either',
    given: { ...SHADDAM, hooks: true, table: { conflict: 'skirmish-crysknife' } },
    choose: ['agent signet-ring > hagga-basin', 'resolve hagga-basin > harvest 0 + 1 sandworm'],
    then: { worms: 0, conflict: 0 },
  },
  {
    name: 'shaddam-corrino-iv signet: UPR-CLR-05 nor by a Plot card',
    given: {
      ...SHADDAM,
      intrigue: ['detonation', 'unexpected-allies'],
      water: 2,
      table: { shieldWall: false },
    },
    choose: [
      'agent signet-ring > gather-support > 0',
      'no intrigue detonation > deploy 4',
      'no intrigue unexpected-allies',
      'no intrigue detonation > remove shield wall',
    ],
  },
  {
    name: 'shaddam-corrino-iv signet: UPR-CLR-05 what was deployed before stays',
    given: { ...SHADDAM, intrigue: ['detonation'] },
    choose: [
      'intrigue detonation > deploy 4',
      'deploy 2',
      'agent signet-ring > imperial-basin',
      COMMAND,
      'only end-turn',
    ],
    then: { conflict: 2, garrison: 2 },
  },
  {
    name: 'shaddam-corrino-iv signet: UPR-CLR-05 the next turn is free again',
    given: {
      ...{ ...SHADDAM, hand: ['signet-ring', 'reconnaissance'] },
      ...{ Olha: { hasRevealed: true }, Andrii: { hasRevealed: true } },
    },
    choose: [
      'agent signet-ring > imperial-basin',
      'end-turn',
      'agent reconnaissance > spice-refinery > 0',
      'deploy 2',
    ],
    then: { conflict: 2 },
  },
  {
    name: 'shaddam-corrino-iv signet: the others’ own Plot cards are theirs to use',
    given: {
      ...{ hand: [], intrigue: ['detonation', 'unexpected-allies'], water: 2 },
      ...{ Olha: { leader: 'shaddam-corrino-iv' }, table: { conflict: 'skirmish-crysknife' } },
    },
    choose: [
      'reveal',
      'intrigue unexpected-allies',
      'decline',
      'intrigue detonation > remove shield wall',
      'remove-shield-wall',
    ],
    then: { worms: 1, table: { shieldWall: false } },
  },
]

describe('Shaddam Corrino IV', () => {
  const rows = withChoam([...left, ...signet])
  playUprising(rows)

  it('is played, both abilities', () => {
    const leaders = choam.adds?.leaders ?? []
    expect(leaders).toHaveLength(1)
    expect(
      unplayed(
        rows,
        leaders.flatMap(({ id }) => [`${id} left`, `${id} signet`]),
      ),
    ).toEqual([])
  })

  it('is refused only what another row shows', () => {
    expect(neverOffered(rows)).toEqual([])
  })
})
