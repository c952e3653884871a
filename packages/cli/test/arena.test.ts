import { describe, expect, it } from 'vitest'
import { readTable } from '../src/arena-game.ts'
import { standingsOf, wilson } from '../src/arena-standings.ts'
import { playEverywhere } from '../src/workers.ts'
import { games } from './games.ts'
import { sietch } from './sietch.ts'

const table = { game: 'imperium', seats: ['easy', 'random', 'random', 'random'], modules: [], seed: 'spice' }

describe('an arena', () => {
  it('lets everyone play every seat of a deal', async () => {
    const play = await readTable(games, table)
    const places = [0, 1, 2, 3].map((index) => play(index).seats.findIndex(({ name }) => name === 'easy'))
    expect(places.toSorted()).toEqual([0, 1, 2, 3])
  })

  it('is open to classic Dune', async () => {
    const play = await readTable(games, {
      game: 'classic',
      seats: ['easy', 'random'],
      modules: [],
      seed: 'spice',
    })
    for (const index of [0, 1]) {
      const { seats, error } = play(index)
      expect(error).toBeUndefined()
      expect(seats.find(({ name }) => name === 'easy')?.won).toBe(1)
    }
  })

  it('plays the same games in several threads', async () => {
    const results = async (workers: number) =>
      (await playEverywhere(games, [table], 4, workers, () => {})).flat().map(({ index, seats }) => ({
        index,
        seats: seats.map(({ name, won, points }) => ({ name, won, points })),
      }))
    expect(await results(2)).toEqual(await results(1))
  })

  it('counts wins, points and time for each bot', () => {
    const seat = (name: string, won: number, points: number, ...times: number[]) => ({
      name,
      won,
      points,
      times,
    })
    const games = [
      { index: 0, seats: [seat('hard', 1, 10, 8, 2), seat('easy', 0, 4, 1), seat('easy', 0, 6, 1)] },
      { index: 1, seats: [seat('easy', 0.5, 9, 3), seat('hard', 0.5, 9, 2), seat('easy', 0, 5, 3)] },
    ]
    const [easy, hard] = standingsOf(games)
    expect(hard).toMatchObject({
      name: 'hard',
      seats: 2,
      wins: 1.5,
      rate: 0.75,
      points: 9.5,
      meanMs: 4,
      p95Ms: 8,
    })
    expect(easy).toMatchObject({ name: 'easy', seats: 4, wins: 0.5, rate: 0.125, points: 6, meanMs: 2 })
  })

  it('counts teams, on each side, in a game that is played in teams', () => {
    const seat = (name: string, won: number, points: number) => ({ name, won, points, times: [1] })
    const [hard, easy] = ['hard', 'easy'] as const
    const teams = [
      [0, 2],
      [1, 3],
    ]
    const games = [
      { index: 0, teams, seats: [seat(hard, 1, 6), seat(easy, 0, 5), seat(hard, 1, 6), seat(easy, 0, 2)] },
      { index: 1, teams, seats: [seat(easy, 1, 6), seat(hard, 0, 3), seat(easy, 1, 6), seat(hard, 0, 2)] },
    ]
    const standings = standingsOf(games)
    expect(standings.map(({ name, side, seats, wins, points }) => [name, side, seats, wins, points])).toEqual(
      [
        ['easy', undefined, 2, 1, 9.5],
        ['easy', '0,2', 1, 1, 12],
        ['easy', '1,3', 1, 0, 7],
        ['hard', undefined, 2, 1, 8.5],
        ['hard', '0,2', 1, 1, 12],
        ['hard', '1,3', 1, 0, 5],
      ],
    )
  })

  it('deals again once everyone sits as before', async () => {
    const play = await readTable(games, { ...table, seats: ['easy', 'random', 'easy', 'random'] })
    const pointsOf = (index: number) => play(index).seats.map(({ points }) => points)
    expect(pointsOf(2)).not.toEqual(pointsOf(0))
  })

  it('is open to six players of Uprising', async () => {
    const play = await readTable(games, {
      game: 'uprising',
      seats: ['easy', 'random', 'easy', 'random', 'easy', 'random'],
      modules: ['choam'],
      seed: 'spice',
    })
    const played = [0, 1].map(play)
    expect(played.map(({ error }) => error)).toEqual([undefined, undefined])
    expect(standingsOf(played).find(({ name, side }) => name === 'easy' && side === undefined)).toMatchObject(
      {
        seats: 2,
        wins: 2,
      },
    )
  })

  it('knows how sure a rate is', () => {
    const { low, high } = wilson(50, 100)
    expect(low).toBeCloseTo(0.404, 3)
    expect(high).toBeCloseTo(0.596, 3)
    expect(wilson(10, 10)).toMatchObject({ high: 1 })
    expect(wilson(0, 10)).toMatchObject({ low: 0 })
  })
})

describe('sietch arena', () => {
  it('ends with one JSON object', async () => {
    const { status, lastLine } = await sietch(
      ...'arena --game uprising --modules choam --seats easy,random,random,random --games 4 --json'.split(
        ' ',
      ),
    )
    expect(status).toBe(0)
    const { games, errors, bots } = JSON.parse(lastLine)
    expect({ games, errors }).toEqual({ games: 4, errors: 0 })
    expect(bots.map(({ name }: { name: string }) => name)).toEqual(['easy', 'random'])
  })

  it.each([
    ['a bot that is not there', '--seats gom-jabbar,easy,easy,easy', 'unknown bot "gom-jabbar"'],
    [
      'too many seats',
      '--seats easy,easy,easy,easy,easy',
      '--seats names 5 bots; imperium is played by 1, 2, 3, 4',
    ],
    ['an unknown module', '--seats easy,easy,easy --modules ix', 'unknown module "ix"'],
  ])('refuses %s', async (_, words, line) => {
    const { status, stderr } = await sietch('arena', '--game', 'imperium', ...words.split(' '))
    expect(status).toBe(2)
    expect(stderr).toContain(line)
  })
})
