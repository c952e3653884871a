// Combat and rounds of the Imperium family, as they are read from the log.

import { contentOf, type ImperiumSetup, type ImperiumView, imperium, uprising } from '@sietch/imperium'
import { randomPolicy, type SeenEvent, seats, seenBy, simulate } from '@sietch/kernel'
import { describe, expect, it } from 'vitest'
import { markersOf } from '../src/imperium/board/markers.ts'
import { combatOf, participants, passingOf } from '../src/imperium/combat/combat.ts'
import { leadersOf, roundOf } from '../src/imperium/combat/round.ts'
import {
  after,
  nobody,
  placesOf,
  standingWith,
  strengthsOf,
  tiesOf,
} from '../src/imperium/combat/standing.ts'
import { toldIn } from '../src/imperium/combat/told.ts'
import type { LogEntry } from '../src/table/table.ts'

type Moment = { readonly log: readonly LogEntry[]; readonly view: ImperiumView }

/** Games played randomly, moment by moment as a spectator sees them. */
function play(rules: typeof uprising, setup: ImperiumSetup, seed: string, look: (moment: Moment) => void) {
  const log: LogEntry[] = []
  simulate(
    rules,
    setup,
    seats(setup.players).map(() => randomPolicy),
    seed,
    {
      watch(s, events) {
        const seen = events.map((event) => seenBy(event, 'spectator'))
        log.push({ seq: log.length, choice: null, events: seen })
        look({ log, view: rules.view(s, 'spectator') })
      },
    },
  )
}

const GAMES = [
  [imperium, { players: 3, leaders: 'random' }],
  [imperium, { players: 4, leaders: 'random' }],
  [uprising, { players: 3, leaders: 'random' }],
  [uprising, { players: 4, leaders: 'random', modules: ['choam'] }],
  [imperium, { players: 3, leaders: 'random', modules: ['bloodlines', 'tech'] }],
  [
    uprising,
    {
      players: 4,
      leaders: ['duncan-idaho', 'chani', 'esmar-tuek', 'kota-odax-of-ix'],
      modules: ['choam', 'bloodlines', 'tech'],
    },
  ],
  [uprising, { players: 6, leaders: 'random', modules: ['choam', 'bloodlines', 'tech'] }],
] as const satisfies readonly (readonly [typeof uprising, ImperiumSetup])[]

describe.each(GAMES)('in games played at random', (rules, setup) => {
  it('the log tells every strength as the rules count it', () => {
    play(rules, setup, 'strength', ({ log, view }) => {
      const fighters = toldIn(log).reduce(
        (sum, { event }) => after(sum, event),
        nobody(setup.players, view.teams !== undefined),
      )
      expect(strengthsOf(fighters, contentOf(view.box))).toEqual(view.players.map(({ strength }) => strength))
    })
  })

  it('every Combat has its steps in order, and the places are those that are rewarded', () => {
    let seen = 0
    play(rules, setup, 'combat', ({ log, view }) => {
      if (!log.at(-1)?.events.some(({ kind }) => kind === 'conflict-over')) return
      seen++
      const combat = combatOf(log, view)
      expect(combat?.isOver).toBe(true)
      const kinds = combat?.steps.map(({ kind }) => kind) ?? []
      expect([kinds[0], kinds.at(-1)]).toEqual(['strengths', 'rewards'])
      const at = combat?.steps.find(({ kind }) => kind === 'places')
      const { places } = standingWith(at?.fighters ?? [], combat?.order ?? [], contentOf(view.box))
      const given = places.flatMap((place, seat) => (place === null ? [] : [{ seat, place }]))
      const told = combat?.rewards.map(({ seat, place }) => ({ seat, place })) ?? []
      expect(told.toSorted((a, b) => a.seat - b.seat)).toEqual(given)
    })
    expect(seen).toBeGreaterThan(3)
  })

  it('the points of a round add up from where they came from', () => {
    let before: readonly number[] | undefined
    let rounds = 0
    play(rules, setup, 'points', ({ log, view }) => {
      if (!log.at(-1)?.events.some(({ kind }) => kind === 'round')) return
      const now = view.players.map(({ vp }) => vp)
      const round = roundOf(log, view, contentOf(view.box))
      if (round !== undefined) {
        rounds++
        expect(round.players.map(({ from }) => from)).toEqual(before)
        expect(round.players.map(({ to }) => to)).toEqual(now)
        expect(round.next.round).toBe(round.round + 1)
      }
      before = now
    })
    expect(rounds).toBeGreaterThan(3)
  })
})

const box = contentOf('uprising')
const standing = (...strengths: number[]) => ({
  places: placesOf(strengths, [...strengths.keys()], box),
  ties: tiesOf(strengths, [...strengths.keys()], box),
})

describe('places', () => {
  it('IMP-TIE-01 IMP-TIE-02: equal first ones get the second reward, the others compete for the third', () => {
    expect(standing(8, 8, 5, 3)).toEqual({ places: [2, 2, 3, null], ties: [{ place: 1, seats: [0, 1] }] })
    expect(standing(8, 8, 5, 5)).toEqual({
      places: [2, 2, null, null],
      ties: [
        { place: 1, seats: [0, 1] },
        { place: 3, seats: [2, 3] },
      ],
    })
  })

  it('IMP-TIE-04: equal second ones get the third reward, with three players too', () => {
    expect(standing(9, 4, 4)).toEqual({ places: [1, 3, 3], ties: [{ place: 2, seats: [1, 2] }] })
  })

  it('IMP-TIE-05: equal third ones get nothing', () => {
    expect(standing(9, 6, 4, 4)).toEqual({ places: [1, 2, null, null], ties: [{ place: 3, seats: [2, 3] }] })
  })

  it('are for six players as for four', () => {
    expect(standing(2, 9, 0, 6, 4, 1).places).toEqual([null, 1, null, 2, 3, null])
  })
})

/** So many players. */
const table = (n: number) => ({ players: Array.from({ length: n }, () => null) })

const phase = (name: string): SeenEvent => ({ kind: 'phase', data: { phase: name } })
const round = (n: number, firstPlayer = 0): SeenEvent => ({
  kind: 'round',
  data: { round: n, conflict: 'skirmish-a', firstPlayer },
})
const entry = (seq: number, ...events: readonly SeenEvent[]): LogEntry => ({ seq, choice: null, events })
const deployed = (seat: number, n: number): SeenEvent => ({
  kind: 'deployed',
  data: { seat, n, from: 'garrison' },
})
const swords = (seat: number, n: number): SeenEvent => ({
  kind: 'gained',
  data: { seat, what: 'swords', n, source: { kind: 'intrigue', id: 'a' } },
})
const OVER: SeenEvent = { kind: 'conflict-over', data: {} }

describe('a Combat', () => {
  it('with no one in it is over at once, without a place', () => {
    const combat = combatOf([entry(0, round(1)), entry(1, swords(2, 3), phase('combat'), OVER)], table(4))
    expect(combat?.steps.map(({ kind }) => kind)).toEqual(['strengths', 'places', 'rewards'])
    expect(standingWith(combat?.steps[0]?.fighters ?? [], combat?.order ?? [], box)).toEqual({
      strengths: [0, 0, 0, 0],
      places: [null, null, null, null],
      ties: [],
    })
    expect(combat?.rewards).toEqual([])
  })

  it('tells of each card what it changes, however many choices that takes, and forgets the passes before it', () => {
    const log = [
      entry(0, round(1, 2), deployed(0, 2), deployed(1, 2), deployed(2, 1)),
      entry(1, phase('combat')),
      entry(2, { kind: 'combat-pass', data: { seat: 2 } }),
      entry(3, { kind: 'intrigue-played', data: { seat: 0, card: 'x' } }),
      entry(4, swords(0, 3)),
      entry(5, { kind: 'combat-pass', data: { seat: 1 } }),
    ]
    const combat = combatOf(log, table(3))
    const [begun, card] = combat?.steps ?? []
    expect(participants(begun?.fighters ?? [], combat?.order ?? [])).toEqual([2, 0, 1])
    expect(card).toMatchObject({ kind: 'card', seat: 0, card: 'x', seq: 4, passed: [] })
    expect(strengthsOf(card?.before ?? [], box)).toEqual([4, 4, 2])
    expect(strengthsOf(card?.fighters ?? [], box)).toEqual([7, 4, 2])
    expect(combat?.passed).toEqual([1])
    expect(combat?.isOver).toBe(false)
  })

  it('UPR-DBL-01: knows whose reward a sandworm doubles, and who takes the card', () => {
    const combat = combatOf(
      [
        entry(0, round(1), deployed(0, 1), { kind: 'sandworms', data: { seat: 1, n: 1 } }),
        entry(1, phase('combat')),
        entry(
          2,
          { kind: 'reward', data: { seat: 1, place: 1, conflict: 'skirmish-a' } },
          { kind: 'reward', data: { seat: 0, place: 2, conflict: 'skirmish-a' } },
          { kind: 'conflict-taken', data: { seat: 1, conflict: 'skirmish-a' } },
          { kind: 'battle-icons', data: { seat: 1, cards: ['skirmish-a', 'x'] } },
          OVER,
        ),
      ],
      table(4),
    )
    expect(combat?.rewards.map(({ seat, isDoubled }) => [seat, isDoubled])).toEqual([
      [1, true],
      [0, false],
    ])
    expect(combat?.taken).toEqual({ seat: 1, isMatched: true })
  })

  it('says who passes whom: the viewer first, then whoever stands highest', () => {
    const passed = [
      [12, 10, 5, 11],
      [12, 13, 5, 11],
    ] as const
    expect(passingOf(...passed, 1, 3)).toEqual({ seat: 1, over: 3, strength: 13, against: 11 })
    expect(passingOf(...passed, 1, null)).toMatchObject({ over: 0, against: 12 })
    expect(passingOf([4, 9], [5, 9], 0, 1)).toBeUndefined()
  })
})

describe('a round that is over', () => {
  const track = box.box.tracks.find(({ pointAt }) => pointAt === 2)?.id ?? ''
  const view = (vp: readonly number[]) =>
    ({ players: vp.map((points) => ({ vp: points })), conflictDeck: 5 }) as unknown as ImperiumView

  it('names where points came from and went, for six players', () => {
    const influence = (seat: number, n: number, now: number): SeenEvent => ({
      kind: 'influence',
      data: { seat, faction: track, n, now },
    })
    const log = [
      entry(0, { kind: 'control', data: { seat: 3, space: 'arrakeen' } }, round(1)),
      entry(1, influence(0, 2, 2), influence(1, 2, 2), influence(1, -1, 1)),
      entry(2, { kind: 'alliance', data: { faction: track, from: 2, to: 0 } }),
      entry(3, { kind: 'control', data: { seat: 5, space: 'arrakeen' } }, phase('combat'), OVER),
      entry(4, { kind: 'bonus-spice', data: { space: 'imperial-basin', now: 2 } }, round(2, 1)),
    ]
    const over = roundOf(log, view([3, 1, 1, 1, 3, 0]), box)
    expect(over?.players.map(({ from, to }) => [from, to])).toEqual([
      [1, 3],
      [1, 1],
      [2, 1],
      [1, 1],
      [3, 3],
      [0, 0],
    ])
    expect(over?.players[0]?.lines).toEqual([
      { kind: 'influence', id: track, points: 1 },
      { kind: 'alliance', id: track, points: 1 },
    ])
    expect(over?.control).toEqual([{ space: 'arrakeen', from: 3, to: 5 }])
    expect(over?.makers).toEqual([{ space: 'imperial-basin', now: 2 }])
    expect(over?.next).toMatchObject({ round: 2, firstPlayer: 1 })
    expect(over && leadersOf(over)).toEqual({ seats: [0, 4], points: 3 })
    const teams = [
      [0, 2, 4],
      [1, 3, 5],
    ]
    expect(over && leadersOf(over, teams)).toEqual({ seats: [0, 2, 4], points: 7 })
  })

  it('is not there before the second round', () => {
    expect(roundOf([entry(0, round(1))], view([0, 0]), box)).toBeUndefined()
  })
})

describe('the combat track', () => {
  it('shows equal strengths side by side, and raises what would hide its neighbor', () => {
    expect(markersOf([6, 6, 7, 0, 15, 26])).toEqual([
      { strength: 6, at: 6, seats: [0, 1], lane: 0 },
      { strength: 26, at: 6, seats: [5], lane: 1 },
      { strength: 7, at: 7, seats: [2], lane: 0 },
      { strength: 15, at: 15, seats: [4], lane: 0 },
    ])
  })

  it('is empty while no one is in the Conflict', () => {
    expect(markersOf([0, 0, 0])).toEqual([])
  })
})
