// What the rules tell, as the page stages it: sounds, movements, the parts of the log.

import { type ClassicSetup, classic, readEvent as readClassic } from '@sietch/classic'
import { type ImperiumEvent, readEvent, uprising } from '@sietch/imperium'
import { randomPolicy, type SeenEvent, seats, seenBy, simulate } from '@sietch/kernel'
import { describe, expect, it } from 'vitest'
import { STAGING as CLASSIC } from '../src/classic/staging.ts'
import { STAGING as IMPERIUM } from '../src/imperium/staging.ts'
import { groupsOf } from '../src/log/groups.ts'
import type { Movement } from '../src/motion/movement.ts'
import { means } from '../src/motion/movement.ts'
import { movementsIn } from '../src/motion/news.ts'
import { type Staging, stageOf } from '../src/table/staging.ts'
import type { LogEntry } from '../src/table/table.ts'

const imperium = stageOf(IMPERIUM, readEvent)
const dune = stageOf(CLASSIC, readClassic)

const entry = (seq: number, ...events: readonly SeenEvent[]): LogEntry => ({ seq, choice: null, events })
const spent: SeenEvent = {
  kind: 'paid',
  data: { seat: 0, what: 'spice', n: 1, source: { kind: 'space', id: 'a' } },
}
const sent: SeenEvent = { kind: 'agent-sent', data: { seat: 0, card: 'dagger', space: 'arrakeen' } }

describe('the log of a game whose turns begin without a word', () => {
  const moved = (seat: number): SeenEvent => ({
    kind: 'moved',
    data: { seat, from: 'arrakeen', to: 'carthag', forces: 1, elite: 0, by: 'walk' },
  })
  const over = (seat: number): SeenEvent => ({ kind: 'turn-over', data: { seat } })

  it('has one part for the turn of each player, whatever they do in it', () => {
    const log = [
      entry(1, moved(2)),
      entry(2, over(2)),
      entry(3, over(0)),
      entry(4, moved(1)),
      entry(5, over(1)),
    ]
    const groups = groupsOf(log, dune)
    expect(groups.map(({ seat }) => seat)).toEqual([2, 0, 1])
    expect(groups.map(({ until }) => until)).toEqual([2, 3, 5])
  })
})

describe('staging', () => {
  it('has a cue for every kind of event, or does not compile', () => {
    const { reward: _, ...others } = IMPERIUM
    // @ts-expect-error: no one has said what a reward sounds like.
    const forgotten: Staging<ImperiumEvent> = others
    expect(Object.keys(forgotten)).not.toContain('reward')
    // @ts-expect-error: there is no such event.
    const invented: Staging<ImperiumEvent> = { ...IMPERIUM, rewarded: {} }
    expect(invented).toHaveProperty('rewarded')
  })

  it('lets every event of a game be heard, seen or passed over in silence', () => {
    const told = { imperium: new Set<string>(), dune: new Set<string>() }
    const moved: Movement[] = []
    simulate(
      uprising,
      { players: 4, leaders: 'random', modules: ['choam'] },
      seats(4).map(() => randomPolicy),
      's',
      {
        watch(_, events) {
          for (const event of events) {
            told.imperium.add(event.kind)
            moved.push(...imperium.moves(seenBy(event, 0)))
          }
        },
      },
    )
    const setup: ClassicSetup = { players: 6, modules: ['advanced'], factions: 'random' }
    simulate(
      classic,
      setup,
      seats(6).map(() => randomPolicy),
      's',
      {
        watch(_, events) {
          for (const event of events) {
            told.dune.add(event.kind)
            moved.push(...dune.moves(seenBy(event, 0)))
          }
        },
      },
    )
    expect([...told.imperium].filter((kind) => !Object.hasOwn(IMPERIUM, kind))).toEqual([])
    expect([...told.dune].filter((kind) => !Object.hasOwn(CLASSIC, kind))).toEqual([])
    expect(JSON.stringify(moved)).not.toMatch(/undefined|NaN|null/)
    const names = moved.flatMap((movement) => Object.values(movement).map(String))
    for (const begins of ['agent:', 'troop:', 'offer:', 'stock:', 'stack:', 'dot:', 'purse:', 'storm'])
      expect(
        names.some((name) => name.startsWith(begins)),
        begins,
      ).toBe(true)
  })

  it('gives a kind that both families have the sound of its own game', () => {
    expect(imperium.sound({ kind: 'passed', data: { seat: 0 } })).toBeUndefined()
    expect(imperium.sound({ kind: 'deployed', data: {} })).toBe('clash')
    expect(dune.sound({ kind: 'spice-blow', data: {} })).toBe('gain')
    expect(dune.sound({ kind: 'of a later version', data: {} })).toBeUndefined()
  })

  it('reads what an older version has told', () => {
    const source = { kind: 'space', id: 'a' }
    const older = { kind: 'paid', data: { seat: 0, what: 'spice', n: 1, for: source } }
    expect(imperium.moves(older)).toEqual(imperium.moves(spent))
  })
})

describe('a movement', () => {
  it('is about one thing, or about all whose names begin so', () => {
    expect(means('troop:1:', 'troop:1:4')).toBe(true)
    expect(means('troop:1:', 'troop:11:4')).toBe(false)
    expect(means('score:1', 'score:11')).toBe(false)
  })

  it('comes from what is new in the log', () => {
    const log = [entry(0), entry(1, sent)]
    expect(movementsIn(log, [...log, entry(2, spent)], imperium)).toEqual(imperium.moves(spent))
    expect(movementsIn(log, log, imperium)).toEqual([])
  })

  it('does not come from what is taken back', () => {
    expect(movementsIn([entry(0), entry(1, sent)], [entry(0)], imperium)).toEqual([])
  })

  it('of choices shown at once is that of things, and only the last sends likenesses', () => {
    const many = Array.from({ length: 20 }, (_, seq) => entry(seq + 1, sent, spent))
    const movements = movementsIn([entry(0)], [entry(0), ...many], imperium)
    expect(movements.filter((movement) => 'sends' in movement)).toHaveLength(1)
    expect(movements.filter((movement) => 'goes' in movement).length).toBeGreaterThan(20)
  })
})

describe('the log', () => {
  it('of the Imperium games has rounds, and in them turns', () => {
    const log = [
      entry(0, { kind: 'leader', data: { seat: 0, leader: 'a' } }),
      entry(
        1,
        { kind: 'phase', data: { phase: 'round-start' } },
        { kind: 'round', data: { round: 2, conflict: 'c', firstPlayer: 0 } },
        { kind: 'turn', data: { seat: 1 } },
      ),
      entry(2, sent, { kind: 'turn-ended', data: { seat: 1 } }, { kind: 'turn', data: { seat: 2 } }),
      { ...entry(3), isUpdate: true } as const,
    ]
    const groups = groupsOf(log, imperium).map(({ round, seat, lines }) => [
      round,
      seat,
      lines.map(({ event }) => event?.kind ?? 'update'),
    ])
    expect(groups).toEqual([
      [0, null, ['leader']],
      [0, null, ['phase']],
      [2, null, ['round']],
      [2, 1, ['agent-sent']],
      [2, null, ['update']],
    ])
  })

  it('of classic Dune has phases, and in them turns', () => {
    const phase = (name: string, round: number) => ({ kind: 'phase', data: { phase: name, round } })
    const log = [
      entry(0, phase('storm', 1), { kind: 'storm-moved', data: { to: 3, distance: 2 } }, phase('charity', 1)),
      entry(1, { kind: 'turn-over', data: { seat: 0 } }, phase('storm', 2)),
    ]
    expect(groupsOf(log, dune).map(({ round, seat, lines }) => [round, seat, lines.length])).toEqual([
      [1, null, 2],
      [1, null, 1],
      [1, 0, 1],
      [2, null, 1],
    ])
  })
})
