// What happens in a match, cut into beats: on whole games of every family, seen by a player and by a spectator.

import { type ClassicEvent, type ClassicSetup, classic } from '@sietch/classic'
import { imperium, uprising } from '@sietch/imperium'
import {
  type Rules,
  randomPolicy,
  type Seat,
  type State,
  seats,
  seenBy,
  simulate,
  type Viewer,
} from '@sietch/kernel'
import { describe, expect, it } from 'vitest'
import { gameTable as classicTable } from '../src/classic/index.ts'
import { ROLES } from '../src/classic/stage/scene-beats.ts'
import { gameTable as imperiumTable } from '../src/imperium/index.ts'
import type { TurnScene } from '../src/imperium/stage/turn-beats.ts'
import { isTold } from '../src/imperium/summary.ts'
import { type Beat, type Happening, happeningFrom } from '../src/stage/beat.ts'
import type { GameTable } from '../src/table/game.ts'
import type { LogEntry, Snapshot } from '../src/table/table.ts'

type Staged = { readonly happening: Happening; readonly beats: readonly Beat[] }

/** A whole game by chance, staged for a viewer. */
function staged<S extends State, Setup, View>(
  table: GameTable,
  rules: Rules<S, Setup, View>,
  setup: Setup,
  count: number,
  viewer: Viewer,
): readonly Staged[] {
  const all: Staged[] = []
  let log: readonly LogEntry[] = []
  let before: { readonly snapshot: Snapshot; readonly log: readonly LogEntry[] } | null = null
  simulate(
    rules,
    setup,
    seats(count).map(() => randomPolicy),
    'stage',
    {
      watch(state, events, choice) {
        const seq = log.length
        const chosen = choice === undefined ? null : { seat: choice.decision.seat, key: '' }
        log = [...log, { seq, choice: chosen, events: events.map((event) => seenBy(event, viewer)) }]
        const snapshot: Snapshot = {
          seq,
          viewer,
          view: rules.view(state, viewer),
          decisions: [],
          asked: null,
          offered: null,
          canUndo: false,
          outcome: null,
          handOver: null,
          isVisiting: false,
        }
        const after = { snapshot, log }
        const happening = happeningFrom(before, after)
        if (happening !== undefined) all.push({ happening, beats: table.beats?.(happening) ?? [] })
        before = after
      },
    },
  )
  return all
}

const DUNE: ClassicSetup = { players: 6, modules: ['advanced'], factions: 'random' }
const [TABLE, CLASSIC] = [imperiumTable('en'), classicTable('en')]
const EVERYBODY: readonly [string, () => readonly Staged[]][] = [
  ['imperium', () => staged(TABLE, imperium, { players: 3, leaders: 'random', modules: [] }, 3, 0)],
  [
    'uprising',
    () => staged(TABLE, uprising, { players: 4, leaders: 'random', modules: ['choam'] }, 4, 'spectator'),
  ],
  ['classic', () => staged(CLASSIC, classic, DUNE, 6, 0)],
]

const isTurn = (beat: Beat): beat is Beat<'turn', TurnScene> => beat.kind === 'turn'

describe('beats', () => {
  it.each(EVERYBODY)('of a game of %s last, have a key, and are plain data', (_, play) => {
    const all = play()
    expect(all.length).toBeGreaterThan(100)
    for (const { beats } of all) {
      for (const beat of beats) {
        expect(beat.key).toMatch(/\S/)
        expect(beat.lasts === 'waits' || beat.lasts > 0).toBe(true)
        expect(JSON.parse(JSON.stringify(beat))).toEqual(beat)
      }
    }
  })

  it('tell of every turn of others, and of none of one’s own', () => {
    const all = staged(TABLE, uprising, { players: 4, leaders: 'random', modules: [] }, 4, 0)
    for (const { happening, beats } of all) {
      const seat = happening.entry.choice?.seat as Seat
      const sent = happening.entry.events.find(({ kind }) => kind === 'agent-sent')
      if (sent === undefined) continue
      const turn = beats.find(isTurn)
      if (seat === 0) expect(turn).toBeUndefined()
      else {
        expect(turn?.data.seat).toBe(seat)
        expect(turn?.data.cards.map(({ id }) => id)).toContain(sent.data.card)
        expect(turn?.lit).toEqual([`space:${sent.data.space}`])
      }
    }
  })

  it('go on with one scene for one turn', () => {
    const all = staged(TABLE, uprising, { players: 4, leaders: 'random', modules: [] }, 4, 'spectator')
    const turns = all.flatMap(({ happening, beats }) =>
      beats.filter(isTurn).map(({ key, data }) => ({ key, data, round: happening.after.seq })),
    )
    const keys = [...new Set(turns.map(({ key }) => key))]
    expect(turns.length).toBeGreaterThan(keys.length)
    for (const key of keys) {
      const told = turns.filter((turn) => turn.key === key)
      expect(new Set(told.map(({ data }) => data.seat)).size).toBe(1)
      // Each goes on with what the one before it told.
      for (const [index, { data }] of told.entries()) {
        const before = told[index - 1]?.data.events ?? []
        expect(data.events.slice(0, before.length)).toEqual(before)
      }
    }
  })

  it('show what was revealed, what it gives, and what is bought with it', () => {
    const all = staged(TABLE, uprising, { players: 4, leaders: 'random', modules: [] }, 4, 'spectator')
    const scenes = all.flatMap(({ beats }) => beats.filter(isTurn)).filter(({ data }) => data.reveal !== null)
    expect(scenes.some(({ data }) => data.cards.length > 2)).toBe(true)
    expect(scenes.some(({ data }) => (data.reveal?.persuasion ?? 0) > 2)).toBe(true)
    expect(scenes.some(({ data }) => data.acquired.length > 0)).toBe(true)
  })

  it.each(EVERYBODY)(
    'of a game of %s leave out no choice of others that has something to say',
    (name, play) => {
      for (const { happening, beats } of play()) {
        const { entry, before, isOwn } = happening
        const { phase } = before.view as { readonly phase: string }
        // Fights are staged by those who know who fights.
        if (isOwn || phase === 'combat' || phase === 'battle') continue
        const saying = entry.events.filter((event) =>
          name === 'classic'
            ? typeof ROLES[event.kind as ClassicEvent['kind']] === 'object'
            : isTold(event) && event.data.seat === entry.choice?.seat,
        )
        if (saying.length > 0) expect(beats.length, JSON.stringify(saying)).toBeGreaterThan(0)
      }
    },
  )
})

describe('What happened from one moment to the next', () => {
  const BATTLE_WON = { kind: 'battle-won', data: {} }
  const at = (...told: readonly (readonly LogEntry['events'][number][])[]) => ({
    log: told.map((events, seq): LogEntry => ({ seq, choice: { seat: seq % 2, key: '' }, events })),
    snapshot: { seq: told.length - 1, viewer: 0 } as Snapshot,
  })

  it('is what came of it when several pass at once', () => {
    const happening = happeningFrom(at([BATTLE_WON]), at([BATTLE_WON], [], [BATTLE_WON], []))
    expect(happening?.entry.seq).toBe(2)
    expect(happening?.log.length).toBe(3)
  })

  it('is a single choice that tells nothing, too', () => {
    expect(happeningFrom(at([]), at([], []))?.entry.seq).toBe(1)
  })

  it('is nothing that can be staged where several things were told, or were taken back', () => {
    expect(happeningFrom(at([]), at([], [BATTLE_WON], [BATTLE_WON]))).toBeUndefined()
    expect(happeningFrom(at([], [BATTLE_WON]), at([]))).toBeUndefined()
  })
})
