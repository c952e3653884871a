// What a box may have that none has yet: more tracks, other units, other limits, spaces that come with a Leader.

import { readdirSync, readFileSync } from 'node:fs'
import { start } from '@sietch/kernel'
import { checkGame } from '@sietch/kernel/testing'
import { describe, expect, it, vi } from 'vitest'
import { type ImperiumSetup, runPending, uprising } from '../src/index.ts'
import { checkInvariants } from '../src/invariants.ts'
import { strength } from '../src/pieces/conditions.ts'
import { rewards } from '../src/rules/combat.ts'
import { boardOf, player, unitsOf, victoryPoints } from '../src/state.ts'
import { playUprising } from './play.ts'

vi.mock('../src/content/boxes.ts', async (original) => {
  const { withMadeUp } = await import('./modules.ts')
  const real = await original<typeof import('../src/content/boxes.ts')>()
  return { BOXES: withMadeUp(real.BOXES) }
})

const tableOf = (modules: readonly string[], leaders: ImperiumSetup['leaders'] = 'random') =>
  start(uprising, { players: 4, modules, leaders }, 'boxes').match.state

const TRACKS = ['great-houses']

describe('a box with five tracks', () => {
  it('is met by rules that know no track by name: only content and the words of effects name Factions', () => {
    const folder = new URL('../src/', import.meta.url)
    const naming = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(
        (file) => file.endsWith('.ts') && /\bFACTIONS\b/.test(readFileSync(new URL(file, folder), 'utf8')),
      )
      .filter((file) => !/^(content|effects)\//.test(file))
    expect(naming).toEqual([])
  })

  playUprising([
    {
      name: 'SIX-INF-02 gives Influence on the track of the space, what its steps give, its point and its Alliance',
      modules: TRACKS,
      given: { hand: ['diplomacy'], influence: { 'great-houses': 2 }, spice: 0, solari: 0, vp: 1 },
      choose: [
        'agent diplomacy > military-support',
        { influence: { 'great-houses': 3, emperor: 0 }, solari: 2, spice: 0, vp: 2 },
      ],
      then: { table: { alliances: { 'great-houses': 'Serhii', emperor: null } } },
    },
    {
      name: 'SIX-INF-01 asks which track of those that go by one icon, and offers all of them for any Faction',
      modules: TRACKS,
      given: { hand: ['diplomacy'], solari: 5 },
      choose: [
        'agent diplomacy > dutiful-service',
        'resolve dutiful-service > influence emperor',
        'only influence emperor | influence great-houses',
        'influence great-houses',
        { influence: { 'great-houses': 1, emperor: 0 }, vp: 1 },
      ],
    },
    {
      name: 'SIX-INF-01 meets a requirement of the icon on either track',
      modules: TRACKS,
      given: { hand: ['dagger'], solari: 9, influence: { 'great-houses': 2 } },
      choose: ['agent dagger > imperial-privilege'],
    },
  ])

  it('SIX-INF-03 keeps the track of a personal board for its Leader, who has no cube elsewhere', () => {
    const s = tableOf(TRACKS, ['gurney-halleck', 'muad-dib', 'princess-irulan', 'staban-tuek'])
    const own = player(s, 0)
    own.influence['own-board'] = 2
    expect([victoryPoints(s, 0), victoryPoints(s, 1)]).toEqual([2, 1])
    s.stack.push({ kind: 'lose-influence', seat: 0, source: { kind: 'track', id: 'own-board' } })
    const [decision] = uprising.decisions(s)
    expect(decision && uprising.options(s, decision).map(({ key }) => key)).toEqual([
      'lose-influence own-board',
    ])
  })

  it('IMP-INF-04 says where the points came from', () => {
    const s = tableOf(TRACKS)
    Object.assign(player(s, 2).influence, { fremen: 2, 'great-houses': 5 })
    s.alliances['great-houses'] = 2
    Object.assign(player(s, 2).points, { 'the-spice-must-flow': 1, 'battle-icons': 1 })
    const { vp, score } = uprising.view(s, 'spectator').players[2] ?? {}
    expect(score).toEqual([
      { kind: 'influence', id: 'fremen', points: 1 },
      { kind: 'influence', id: 'great-houses', points: 1 },
      { kind: 'alliance', id: 'great-houses', points: 1 },
      { kind: 'other', id: 'start', points: 1 },
      { kind: 'card', id: 'the-spice-must-flow', points: 1 },
      { kind: 'other', id: 'battle-icons', points: 1 },
    ])
    expect(vp).toBe(6)
  })
})

describe('a box with another unit', () => {
  it('IMP-STR-01 BLD-CMD-07 counts its strength, with swords as soon as one is in the Conflict', () => {
    const s = tableOf(['elite'])
    const p = player(s, 0)
    p.swords = 1
    expect([p.units, strength(s, 0), unitsOf(s, 0)]).toEqual([
      { elite: { supply: 1, garrison: 1, conflict: 0 } },
      0,
      0,
    ])
    p.units = { elite: { supply: 1, garrison: 0, conflict: 1 } }
    expect([strength(s, 0), unitsOf(s, 0)]).toEqual([5, 1])
    p.conflict = 2
    expect([strength(s, 0), unitsOf(s, 0)]).toEqual([9, 3])
    expect(uprising.view(s, 1).players[0]).toMatchObject({ strength: 9, units: { elite: { conflict: 1 } } })
    const copy = uprising.clone(s)
    Object.assign(player(copy, 0).units?.elite ?? {}, { conflict: 0 })
    expect(strength(s, 0)).toBe(9)
  })

  it('BLD-CMD-08 fights for the reward and returns to where it belongs', () => {
    const s = tableOf(['elite'])
    player(s, 3).units = { elite: { supply: 1, garrison: 0, conflict: 1 } }
    expect(rewards(s)).toEqual([{ seat: 3, place: 1 }])
    s.stack = [{ kind: 'rewards', left: [], winner: null }]
    runPending(s, () => {})
    expect(player(s, 3).units).toEqual({ elite: { supply: 2, garrison: 0, conflict: 0 } })
  })
})

describe('a box with other limits', () => {
  it('IMP-PH1-03 IMP-SET-12 SIX-SET-05 deals, sends and ends by them', () => {
    const s = tableOf(['elite'])
    expect(s.players.map(({ hand, agents }) => [hand.length, agents])).toEqual([0, 1, 2, 3].map(() => [4, 3]))
    expect(s.conflictDeck.length + s.conflicts.length).toBe(9)
    for (let game = 0; game < 3; game++) {
      const setup = { players: 4, modules: ['elite'], leaders: 'random' } as const
      const { state, outcome } = checkGame(uprising, setup, `limits/${game}`, checkInvariants)
      const most = Math.max(...(outcome?.scores ?? []))
      expect(most >= 6 || state.conflictDeck.length === 0).toBe(true)
    }
  })
})

describe('a Leader with a space', () => {
  it('BLD-CLR-16 brings it along for everyone, and no one has it without the Leader', () => {
    const ids = (leaders: ImperiumSetup['leaders']) =>
      boardOf(tableOf(['smuggler'], leaders)).spaces.map(({ id }) => id)
    const others = ['muad-dib', 'princess-irulan', 'staban-tuek']
    expect(ids(['gurney-halleck', ...others])).not.toContain('hideout')
    expect(ids(['smuggler', ...others])).toContain('hideout')
  })

  playUprising([
    {
      name: 'BLD-CLR-02 BLD-CLR-16 sends Agents there, and spice gathers there',
      modules: ['smuggler'],
      leaders: [null, 'smuggler'],
      given: { hand: ['dune-the-desert-planet'], table: { firstPlayer: 'Serhii' }, spice: 0 },
      choose: ['agent dune-the-desert-planet > hideout', { spice: 1, sent: ['hideout'] }],
      then: { table: { bonusSpice: { hideout: 0 } } },
    },
  ])

  it('INV-15 leaves a game that can be played to the end', () => {
    const setup = { players: 4, modules: ['smuggler', 'great-houses'], leaders: 'random' } as const
    for (let game = 0; game < 3; game++) checkGame(uprising, setup, `smuggler/${game}`, checkInvariants)
  })
})
