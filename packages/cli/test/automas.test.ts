// The commands at tables with automas and with teams.

import { levy } from '@sietch/kernel/test/levy'
import { walk } from '@sietch/kernel/testing'
import { describe, expect, it } from 'vitest'
import { readTable } from '../src/arena-game.ts'
import { measure } from '../src/bench.ts'
import { makeFolder } from './folder.ts'
import { games } from './games.ts'
import { sietch } from './sietch.ts'

const folder = makeFolder()

describe('sietch simulate', () => {
  it('has bots for those who play, and counts the wins of all', async () => {
    const words = '--game levy --players 2 --bots random,random --games 20'
    const { status, stdout } = await sietch('simulate', ...words.split(' '))
    expect(status).toBe(0)
    expect(stdout).toMatch(/wins by seat: 0: \d+, 1 \(automa\): \d+, 2: \d+, 3 \(automa\): \d+/)
    expect(stdout).toContain('decisions: 160, 8 in a game')
  })

  it('counts a win for each member of a team', async () => {
    const words = '--game levy --players 3 --modules teams --games 20 --json'
    const { lastLine } = await sietch('simulate', ...words.split(' '))
    const { seats, wins } = JSON.parse(lastLine)
    expect(seats).toEqual(['person', 'automa', 'person', 'person'])
    expect(wins[0]).toBe(wins[2])
    expect(wins[1]).toBe(wins[3])
    expect(wins[0] + wins[1]).toBeGreaterThanOrEqual(20)
  })
})

describe('sietch soak', () => {
  it.each(['', '--modules teams'])('checks every number of players %s', async (modules) => {
    const words = `--game levy --games 5 --deep 1 ${modules}`.trim()
    const { status, stdout } = await sietch('soak', ...words.split(' '))
    expect(stdout.match(/no failures/g)).toHaveLength(5)
    expect(status).toBe(0)
  })

  it('varies optional rules and personas from game to game', async () => {
    const words = '--game classic --players 2 --games 3 --deep 3 --varied --json'
    const { lastLine } = await sietch('soak', ...words.split(' '))
    expect(JSON.parse(lastLine)).toMatchObject([{ players: 2, games: 3, failures: [] }])
  })
})

describe('an arena', () => {
  it('lets everyone play every seat that someone has', async () => {
    const play = await readTable(games, {
      game: 'levy',
      seats: ['random', 'random'],
      modules: [],
      seed: 'spice',
    })
    for (const index of [0, 1]) {
      const { seats, error } = play(index)
      expect(error).toBeUndefined()
      expect(seats.map(({ times }) => times.length)).toEqual([4, 4])
    }
  })

  it('gives each member of a team the whole win', async () => {
    const table = { game: 'levy', seats: ['random', 'random'], modules: ['teams'], seed: 'spice' }
    const play = await readTable(games, table)
    const played = Array.from({ length: 40 }, (_, index) => play(index).seats)
    const wins = played.map((seats) => seats.map(({ won }) => won))
    for (const [first, second] of wins) expect(first).toBe(second)
    expect(wins).toContainEqual([1, 1])
  })
})

it('the bench plays where automas do', () => {
  expect(measure(levy, { players: 1 }, 20).gamesPerSecond).toBeGreaterThan(0)
})

it('a replay tells what each team has together', async () => {
  const match = walk(levy, { players: 3, teams: true }, 'water')
  const { places = [], scores = [] } = levy.outcome(match.state) ?? {}
  const { stdout } = await sietch('replay', folder.save('teams.json', match.log))
  const [[a = 0, b = 0] = []] = places
  const sum = (scores[a] ?? 0) + (scores[b] ?? 0)
  expect(stdout).toContain(`place 1: seat ${a} (${scores[a]}) with seat ${b} (${scores[b]}): ${sum}`)
})
