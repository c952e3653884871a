import type { ImperiumView } from '@sietch/imperium'
import { describe, expect, it } from 'vitest'
import { BOT, hostIn, PERSON, storeWith, tableOf, until } from '../../test/hosting.ts'
import { gameOf } from '../games/rules.ts'
import { logOf, recordingOf } from './match-file.ts'
import { playBack } from './playback.ts'
import type { Moment } from './protocol.ts'
import type { SeatSetup, Snapshot } from './table.ts'

async function played(seats: readonly SeatSetup[], isEnough: (moment: Moment) => boolean) {
  const table = tableOf(seats)
  const store = await storeWith(table)
  const snapshots: Snapshot[] = []
  await until(await hostIn(store), (moment) => {
    snapshots.push(moment.snapshot)
    return isEnough(moment)
  })
  const stored = await store.load('m')
  if (stored === undefined) throw new Error('nothing is kept')
  const playback = (await gameOf(table.game)).open((game) =>
    playBack(game, logOf(stored), null, recordingOf(stored)),
  )
  return { snapshots, playback }
}

const isOver = ({ snapshot }: Moment) => snapshot.outcome !== null

describe('a match that is played back', () => {
  const whole = played([PERSON, BOT, BOT], isOver)

  it('shows every moment as the person saw it, and asks nothing', async () => {
    const { snapshots, playback } = await whole
    expect(playback.replay.length).toBe(snapshots.length - 1)
    expect(playback.replay.log).toHaveLength(snapshots.length)
    for (const { view, seq, decisions } of snapshots) {
      // What was kept has no fields that are undefined.
      expect(playback.at(seq)).toMatchObject({ decisions, asked: null, canUndo: false })
      expect(playback.at(seq).view).toEqual(view)
    }
    expect(() => playback.at(snapshots.length)).toThrow('There is no choice')
  })

  it('tells how everyone stood after each round', async () => {
    const { snapshots, playback } = await whole
    const history = playback.history()
    const rounds = history.map(({ round }) => round)
    expect(rounds).toEqual(rounds.map((_, round) => round))
    expect(history[0]?.players).toMatchObject([{ vp: 0 }, { vp: 0 }, { vp: 0 }])
    const scores = snapshots.at(-1)?.outcome?.scores
    expect(history.at(-1)?.players.map(({ vp }) => vp)).toEqual(scores)
    expect(history.some(({ players }) => players.some(({ strength = 0 }) => strength > 0))).toBe(true)
  })

  it('lays open what everyone held at each moment when all is over', async () => {
    const { playback } = await whole
    for (const seq of [0, 20, playback.replay.length]) {
      const piles = playback.laid(seq)
      for (const seat of [0, 1, 2]) {
        const { players } = playback.through(seat).at(seq).view as ImperiumView
        const laid = (term: string) =>
          piles.find((pile) => pile.seat === seat && pile.term === term)?.things ?? []
        expect(laid('hand')).toEqual(players[seat]?.hand)
        expect(laid('intrigue-card')).toEqual(players[seat]?.intrigue)
        expect(laid('deck')).toHaveLength(players[seat]?.deck ?? -1)
      }
    }
    expect(playback.laid(null)).toEqual(playback.laid(playback.replay.length))
    // What is drawn next is what lies first.
    const conflicts = (seq: number) => playback.laid(seq).find(({ term }) => term === 'conflict-card')?.things
    const [first, second] = playback.replay.rounds
    const next = conflicts(first?.seq ?? 0)?.[0]
    const { conflicts: revealed } = playback.at(second?.seq ?? 0).view as ImperiumView
    expect(revealed.at(-1)).toBe(next)
    expect(() => playback.laid(playback.replay.length + 1)).toThrow('There is no choice')
  })

  it('shows the cards of anyone when all is over', async () => {
    const { playback } = await whole
    const { viewer, viewers, rounds, length } = playback.replay
    expect({ viewer, viewers }).toEqual({ viewer: 0, viewers: [0, 1, 2, 'spectator'] })
    const other = playback.through(1)
    expect(other.at(3).viewer).toBe(1)
    expect(other.at(3).view).not.toEqual(playback.at(3).view)
    expect(other.replay.log).not.toEqual(playback.replay.log)
    expect(rounds.map(({ round }) => round)).toEqual(rounds.map((_, index) => index + 1))
    expect(rounds.every(({ seq }) => seq >= 0 && seq <= length)).toBe(true)
  })

  it('shows no hand of several people while their game goes on', async () => {
    const { playback } = await played([PERSON, PERSON, BOT], ({ snapshot }) => snapshot.seq > 20)
    expect(playback.at(3).viewer).toBe('spectator')
    expect(playback.replay.viewers).toEqual(['spectator'])
    expect(() => playback.through(0)).toThrow('hidden')
    expect(() => playback.laid(3)).toThrow('not over')
    expect(() => playback.laid(null)).toThrow('not over')
  })
})
