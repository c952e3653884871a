// Combat, battles and what came of a round, as beats of whole games.

import { type ClassicView, classic } from '@sietch/classic'
import { type ImperiumView, uprising } from '@sietch/imperium'
import { type Rules, randomPolicy, type SeenEvent, type State, seats, seenBy, simulate } from '@sietch/kernel'
import { describe, expect, it } from 'vitest'
import { battleBeats } from '../src/classic/battle/battle-beats.ts'
import { foughtOf, keptBy } from '../src/classic/battle/fought.ts'
import { turnOf } from '../src/classic/recap/turn.ts'
import { turnRecapBeats } from '../src/classic/recap/turn-beats.ts'
import { combatBeats, recapBeats } from '../src/imperium/combat/combat-beats.ts'
import type { Beat, Happening } from '../src/stage/beat.ts'
import type { LogEntry, Snapshot } from '../src/table/table.ts'

/** Every choice of a game played randomly, as a spectator sees it. */
function happenings<S extends State, Setup>(
  rules: Rules<S, Setup>,
  setup: Setup,
  players: number,
  seed: string,
  look: (happening: Happening) => void,
): void {
  const log: LogEntry[] = []
  let before: Snapshot | null = null
  simulate(
    rules,
    setup,
    seats(players).map(() => randomPolicy),
    seed,
    {
      watch(s, events) {
        const seen = events.map((event) => seenBy(event, 'spectator'))
        const entry = { seq: log.length, choice: { seat: 0, key: '' }, events: seen }
        log.push(entry)
        const after = {
          seq: entry.seq,
          viewer: 'spectator',
          view: structuredClone(rules.view(s, 'spectator')),
        } as unknown as Snapshot
        if (before !== null) look({ log, entry, before, after, own: null, isOwn: false })
        before = after
      },
    },
  )
}

const waits = ({ lasts }: Beat): boolean => lasts === 'waits'

describe('the beats of Combat', () => {
  it('are one scene for each Combat, and a look back after each round but the last', () => {
    const combats = new Set<string>()
    const recaps: string[] = []
    let rounds = 0
    happenings(uprising, { players: 4, leaders: 'random' }, 4, 'beats', (happening) => {
      const seen = combatBeats(happening)
      for (const { key, weight } of seen) {
        combats.add(key)
        expect(weight).toBe('great')
      }
      if (happening.entry.events.some(({ kind }) => kind === 'conflict-over'))
        expect(seen.at(-1)?.data.step.kind).toBe('rewards')
      const back = recapBeats(happening)
      expect(back.every(waits)).toBe(true)
      recaps.push(...back.map(({ key }) => key))
      rounds = (happening.after.view as ImperiumView).round
    })
    expect(rounds).toBeGreaterThan(3)
    expect(combats.size).toBe(rounds)
    expect(recaps).toEqual(Array.from({ length: rounds - 1 }, (_, index) => `recap:${index + 1}`))
  })

  it('show no card of the viewer’s own', () => {
    const view = { phase: 'combat', players: [{}, {}] }
    const at = { view } as unknown as Snapshot
    const event = (kind: string, data: SeenEvent['data']): SeenEvent => ({ kind, data })
    const log: LogEntry[] = [
      { seq: 0, choice: null, events: [event('round', { round: 1, conflict: 'x', firstPlayer: 0 })] },
      { seq: 1, choice: null, events: [event('phase', { phase: 'combat' })] },
      { seq: 2, choice: null, events: [event('intrigue-played', { seat: 0, card: 'x' })] },
    ]
    const entry = log[2] as LogEntry
    expect(combatBeats({ log, entry, before: at, after: at, own: null, isOwn: false })).toHaveLength(1)
    expect(combatBeats({ log, entry, before: at, after: at, own: 0, isOwn: true })).toEqual([])
  })
})

describe('the beats of battles', () => {
  it('show every battle until it is read, and look back at each round', () => {
    let fought = 0
    let read = 0
    const recaps: string[] = []
    happenings(
      classic,
      { players: 6, modules: ['advanced'], factions: 'random' },
      6,
      'beats',
      (happening) => {
        fought += happening.entry.events.filter(({ kind }) => kind === 'battle').length
        const shown = battleBeats(happening)
        read += shown.filter(waits).length
        for (const { data } of shown.filter(waits)) {
          expect(data.isOver).toBe(true)
          expect(data.battle.by).not.toBeNull()
          expect(data.battle.winner !== null).toBe(['strength', 'traitor'].includes(data.battle.by ?? ''))
        }
        const back = turnRecapBeats(happening)
        recaps.push(...back.map(({ key }) => key))
        for (const { data } of back) expect(data.players).toHaveLength(6)
      },
    )
    expect(fought).toBeGreaterThan(3)
    expect(read).toBe(fought)
    expect(recaps.length).toBeGreaterThan(0)
    expect(recaps).toEqual(recaps.map((_, index) => `recap:${index + 1}`))
  })
})

const told = (...events: readonly (readonly [string, SeenEvent['data']])[]): readonly LogEntry[] => [
  { seq: 0, choice: null, events: events.map(([kind, data]) => ({ kind, data })) },
]
const plan = { dial: 3, spice: 2, weapon: 'crysknife', defense: 'none', kwisatz: false }
const begun = [
  ['phase', { phase: 'battle', round: 2 }],
  ['battle', { territory: 'carthag', aggressor: 1, defender: 4, round: 2 }],
  ['plan', { seat: 1, ...plan, leader: 'caid' }],
  ['plan', { seat: 4, ...plan, leader: 'stilgar', weapon: 'none', defense: 'shield' }],
] as const

describe('a battle', () => {
  it('tells who has won, what everyone has lost and paid, and what the winner keeps', () => {
    const battle = foughtOf(
      told(
        ...begun,
        ['battle-won', { seat: 4, by: 'strength', totals: [3, 10] }],
        ['spice', { from: 1, to: 'bank', spice: 2, reason: 'battle' }],
        ['leader-killed', { leader: 'caid', owner: 1 }],
        ['spice', { from: 'bank', to: 4, spice: 3, reason: 'leaders' }],
        ['killed', { seat: 1, part: 'carthag', forces: 4, elite: 1, cause: 'battle' }],
        ['card-discarded', { seat: 1, card: 'crysknife' }],
        ['killed', { seat: 4, part: 'carthag', forces: 3, elite: 0, cause: 'battle' }],
      ),
    )
    expect(battle).toMatchObject({ winner: 4, by: 'strength', captured: null })
    const [first, second] = battle?.sides ?? []
    expect(first).toMatchObject({
      seat: 1,
      total: 3,
      isLeaderKilled: true,
      lost: { forces: 4, elite: 1 },
      discarded: ['crysknife'],
      paid: 2,
    })
    expect(second).toMatchObject({ seat: 4, total: 10, isLeaderKilled: false, gained: 3 })
    expect(second && keptBy(second)).toEqual(['shield'])
    expect(first && keptBy(first)).toEqual([])
  })

  it('tells of traitors, of two of them, and of an explosion', () => {
    const traitor = ['traitor', { seat: 4, leader: 'caid' }] as const
    const other = ['traitor', { seat: 1, leader: 'stilgar' }] as const
    const won = ['battle-won', { seat: 4, by: 'traitor' }] as const
    expect(foughtOf(told(...begun, traitor, won))).toMatchObject({
      by: 'traitor',
      sides: [{ betrayedTo: 4 }, { betrayedTo: null }],
    })
    expect(foughtOf(told(...begun, traitor, other))).toMatchObject({ by: 'both-traitors', winner: null })
    expect(foughtOf(told(...begun, ['explosion', { territory: 'carthag' }]))).toMatchObject({
      by: 'explosion',
      winner: null,
    })
  })
})

describe('a round of classic Dune that is over', () => {
  it('tells who stands where, and who needs how many strongholds', () => {
    const player = {
      strongholds: 2,
      stacks: [{ part: 'carthag', territory: 'carthag', forces: 3, elite: 1 }],
      advisors: [],
      reserves: { forces: 5, elite: 0 },
      tanks: { forces: 0, elite: 2 },
      spice: null,
    }
    const view = {
      players: [player, { ...player, stacks: [], spice: 7 }, { ...player, advisors: ['carthag'] }],
      alliances: [[0, 1]],
      pairs: false,
      options: { allianceVariant: 1 },
      storm: 4,
      dialers: [0, 2],
    } as unknown as ClassicView
    const over = turnOf(
      told(['phase', { phase: 'storm', round: 1 }], ...begun, ['phase', { phase: 'storm', round: 3 }]),
      view,
    )
    expect(over).toMatchObject({ round: 2, roundsLeft: 8, storm: 4, dialers: [0, 2] })
    expect(over?.players.map(({ needed }) => needed)).toEqual([4, 4, 3])
    expect(over?.players[0]).toMatchObject({ onMap: 4, reserves: 5, tanks: 2, allies: [1] })
    expect(over?.strongholds.filter(({ forces }) => forces.length > 0)).toEqual([
      { id: 'carthag', forces: [{ seat: 0, n: 4 }] },
    ])
    expect(over?.battles).toHaveLength(1)
  })

  it('is not there in the first round', () => {
    expect(turnOf(told(['phase', { phase: 'storm', round: 1 }]), {} as ClassicView)).toBeUndefined()
  })
})
