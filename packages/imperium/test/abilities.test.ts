// What no Leader in the boxes asks for yet: abilities that work once in a turn or a round, or on a condition. The
// Leaders are made up; they join the base box in its content file, and nowhere else.

import { rngOf } from '@sietch/kernel'
import { describe, expect, it, vi } from 'vitest'
import { clone } from '../src/clone.ts'
import type { Leader } from '../src/content/types.ts'
import { contentOf, describeLeader, imperium, runPending } from '../src/index.ts'
import { fire } from '../src/pieces/abilities.ts'
import { type ImperiumState, player } from '../src/state.ts'
import { playAll, type Row } from './play.ts'

vi.mock('../src/content/base/leaders.ts', async (original) => {
  const { hasAlliance, hasInfluence, pay, solari, spice, water } = await import('../src/effects/build.ts')
  const city = { icons: ['city'] } as const
  const madeUp: readonly Leader[] = [
    {
      id: 'harah',
      complexity: 1,
      abilities: [{ on: 'visit', at: city, effects: [solari(1)], once: 'round' }],
      signet: [],
    },
    {
      id: 'jamis',
      complexity: 1,
      abilities: [
        { on: 'visit', at: city, effects: [pay({ solari: 1 }, spice(2))], may: true, once: 'round' },
      ],
      signet: [],
    },
    {
      id: 'otheym',
      complexity: 1,
      abilities: [
        { on: 'harvest', effects: [solari(1)], once: 'turn' },
        { on: 'council-seat', effects: [water(1)], once: 'game' },
        { on: 'council-seat', effects: [spice(1)] },
      ],
      signet: [],
    },
    {
      id: 'korba',
      complexity: 1,
      abilities: [
        { on: 'visit', at: city, when: hasInfluence('fremen', 2), effects: [solari(1)] },
        { on: 'council-seat', effects: [pay({ spice: 1 }, water(1))], may: true },
        { on: 'opponent-visit', at: city, effects: [pay({ spice: 1 }, water(1))], once: 'round' },
        {
          changes: 'space-cost',
          at: { icons: ['landsraad'] },
          less: { solari: 3 },
          when: hasAlliance('any'),
        },
      ],
      signet: [],
    },
  ]
  const { leaders } = await original<{ leaders: readonly Leader[] }>()
  return { leaders: [...leaders, ...madeUp] }
})

const CARTHAG = ['agent scout > carthag', 'resolve carthag > 1 intrigue']
const OTHERS = ['Olha: reveal', 'Olha: end-turn', 'Andrii: reveal', 'Andrii: end-turn']
const ARRAKEEN = ['agent duncan-idaho > arrakeen', 'resolve arrakeen > draw 1']
const TWO_ROUNDS = {
  hand: ['scout', 'duncan-idaho'],
  deck: ['dagger', 'reconnaissance', 'dagger', 'diplomacy', 'seek-allies', 'signet-ring'],
}

describe('an ability that works once', () => {
  const rows: readonly Row[] = [
    {
      name: 'works on the first visit of a round, not on the second, and again in the next round',
      given: { ...TWO_ROUNDS, leader: 'harah' },
      choose: [
        ...[...CARTHAG, { solari: 1 }, 'end-turn', ...OTHERS],
        ...[...ARRAKEEN, { solari: 1 }, 'end-turn', 'reveal', 'end-turn'],
        ...[...OTHERS, 'agent reconnaissance > arrakeen'],
      ],
      then: { solari: 2, table: { round: 2 } },
    },
    {
      name: 'is not used up by being declined when it is asked for at once',
      given: {
        leader: 'korba',
        spice: 2,
        table: { firstPlayer: 'Olha' },
        Olha: { hand: ['scout'] },
        Andrii: { hand: ['duncan-idaho'] },
      },
      choose: [
        ...['Olha: agent scout > carthag', 'decline', 'Olha: resolve carthag > 1 intrigue', 'Olha: end-turn'],
        ...['Andrii: agent duncan-idaho > arrakeen', 'resolve korba > pay 1 spice@ability.2.0'],
      ],
      then: { spice: 1, water: 2 },
    },
    {
      name: 'is not used up by being left undone',
      given: { ...TWO_ROUNDS, leader: 'jamis', solari: 3 },
      choose: [
        ...[...CARTHAG, 'only resolve jamis > pay 1 solari | deploy 3 | deploy 2 | deploy 1 | end-turn'],
        ...['end-turn', ...OTHERS],
        ...[
          ...ARRAKEEN,
          'resolve jamis > pay 1 solari',
          { solari: 2, spice: 2 },
          'no resolve jamis > pay 1 solari',
        ],
        ...['end-turn', 'reveal', 'end-turn', ...OTHERS],
        ...['agent reconnaissance > arrakeen', 'resolve jamis > pay 1 solari'],
      ],
      then: { solari: 1, spice: 4, table: { round: 2 } },
    },
  ]
  playAll(rows)

  const harvest = (s: ImperiumState): number => {
    fire(s, 0, 'harvest')
    runPending(s, tell)
    return player(s, 0).solari
  }

  it('works once in a turn, whoever’s turn it is', () => {
    const s = tableWith('otheym')
    expect([harvest(s), harvest(s)]).toEqual([1, 1])
    choose(s, 'reveal', 'end-turn')
    expect([harvest(s), harvest(s)]).toEqual([2, 2])
  })

  it('works once in a game, beside another that works each time', () => {
    const s = tableWith('otheym')
    for (let round = 1; round <= 2; round++) {
      fire(s, 0, 'council-seat')
      runPending(s, tell)
      choose(s, ...Array.from({ length: 3 }, () => ['reveal', 'end-turn']).flat())
    }
    expect(s.round).toBe(3)
    expect(player(s, 0)).toMatchObject({ water: 2, spice: 2 })
  })

  it('is remembered while it is used up, by copies and for everyone to see, and not a moment longer', () => {
    const s = tableWith('otheym')
    expect(player(s, 0).used).toBeUndefined()
    harvest(s)
    const used = { 'leader otheym 0': 'turn' }
    const copy = clone(s)
    choose(s, 'reveal', 'end-turn')
    expect(player(s, 0).used).toBeUndefined()
    expect(player(copy, 0).used).toEqual(used)
    expect(imperium.view(copy, 'spectator').players.map((seen) => seen.used)).toEqual([
      used,
      undefined,
      undefined,
    ])
  })
})

describe('an ability on a condition', () => {
  const KORBA = { leader: 'korba', hand: ['scout', 'dagger'] }
  const rows: readonly Row[] = [
    {
      name: 'brings nothing if the condition does not hold when it happens',
      given: { ...KORBA, influence: { fremen: 1 } },
      choose: CARTHAG,
      then: { solari: 0 },
    },
    {
      name: 'brings its effects if it does',
      given: { ...KORBA, influence: { fremen: 2 } },
      choose: CARTHAG,
      then: { solari: 1 },
    },
    {
      name: 'changes nothing while its condition does not hold',
      given: { ...KORBA, solari: 2 },
      choose: ['no agent dagger > high-council'],
    },
    {
      name: 'changes a price while it does, and what may be left undone waits with the turn',
      given: { ...KORBA, solari: 2, spice: 2, table: { alliances: { guild: 'Serhii' } } },
      choose: [
        'agent dagger > high-council',
        { solari: 0, council: true },
        'only resolve korba > pay 1 spice | end-turn',
        'resolve korba > pay 1 spice',
      ],
      then: { spice: 1, water: 2 },
    },
    {
      name: 'that may be left undone is left with the turn',
      given: { ...KORBA, solari: 2, spice: 2, table: { alliances: { guild: 'Serhii' } } },
      choose: ['agent dagger > high-council', 'end-turn'],
      then: { spice: 2, water: 1 },
    },
  ]
  playAll(rows)

  it('says so', () => {
    const said = describeLeader(contentOf('imperium').leader('korba')).ability?.map(({ id, args }) => [
      id,
      ...Object.keys(args),
    ])
    expect(said).toEqual([
      ['ability.visit', 'spaces', 'effects'],
      ['ability.council-seat', 'effects'],
      ['ability.opponent-visit', 'spaces', 'effects'],
      ['when-inside', 'condition', 'effects'],
    ])
  })
})

const tell = () => {}

function tableWith(leader: string): ImperiumState {
  const leaders = [leader, 'paul-atreides', 'helena-richese']
  return imperium.setup({ players: 3, leaders }, rngOf('abilities'), tell)
}

/** The next decisions, by key. */
function choose(s: ImperiumState, ...keys: readonly string[]): void {
  for (const key of keys) {
    const [decision] = imperium.decisions(s)
    if (decision === undefined) throw new Error('nobody is asked')
    const option = imperium.options(s, decision).find((one) => one.key === key)
    if (option === undefined) throw new Error(`"${key}" is not offered`)
    imperium.choose(s, decision, option, tell)
  }
}
