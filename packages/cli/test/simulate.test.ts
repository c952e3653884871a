import { randomPolicy } from '@sietch/kernel'
import { bluff } from '@sietch/kernel/test/game'
import { describe, expect, it } from 'vitest'
import { UsageError } from '../src/command.ts'
import { playSeries, simulateCommand } from '../src/simulate.ts'
import { games } from './games.ts'
import { sietch } from './sietch.ts'

const series = {
  rules: bluff,
  setup: { players: 3 },
  policies: [randomPolicy, randomPolicy, randomPolicy],
  games: 30,
  seed: 'spice',
}

describe('a series of games', () => {
  it('counts games, decisions and who won', () => {
    const summary = playSeries(series)
    expect(summary).toMatchObject({ games: 30, finished: 30, errors: 0, rounds: null, failures: [] })
    expect(summary.decisions).toBeGreaterThan(30)
    expect(summary.wins).toHaveLength(3)
    expect(summary.wins.reduce((sum, won) => sum + won)).toBe(30)
  })

  it('is the same for the same seed and another for another', () => {
    const counts = (seed: string) => {
      const { decisions, wins } = playSeries({ ...series, seed })
      return { decisions, wins }
    }
    expect(counts('spice')).toEqual(counts('spice'))
    expect(counts('spice')).not.toEqual(counts('water'))
  })

  it('counts a shared victory for everyone who shares it', () => {
    const rules = { ...bluff, outcome: () => ({ places: [[0, 2], [1]], scores: [1, 0, 1] }) }
    expect(playSeries({ ...series, rules }).wins).toEqual([30, 0, 30])
  })

  it('takes the mean of the rounds if the game has any', () => {
    expect(playSeries({ ...series, rounds: ({ lost }) => lost.length }).rounds).toBe(3)
  })

  it('reports games that break with their seeds and plays the rest', () => {
    let started = 0
    const rules: typeof bluff = {
      ...bluff,
      setup(setup, rng, tell) {
        if (started++ % 3 === 1) throw new Error('the worm came')
        return bluff.setup(setup, rng, tell)
      },
    }
    const { games, finished, errors, failures } = playSeries({ ...series, rules })
    expect({ games, finished, errors }).toEqual({ games: 30, finished: 20, errors: 10 })
    expect(failures).toHaveLength(5)
    expect(failures[1]).toEqual({ seed: 'spice/4', message: 'the worm came' })
  })
})

describe('sietch simulate', () => {
  it('ends with one JSON object', async () => {
    const words = '--game bluff --players 4 --games 20 --bots random --seed 1 --json'
    const { status, stderr, lastLine } = await sietch('simulate', ...words.split(' '))
    expect(status).toBe(0)
    expect(stderr).toBe('')
    expect(JSON.parse(lastLine)).toEqual({
      games: 20,
      finished: 20,
      errors: 0,
      decisions: expect.any(Number),
      rounds: null,
      prompts: null,
      handOvers: null,
      seats: ['person', 'person', 'person', 'person'],
      wins: [expect.any(Number), expect.any(Number), expect.any(Number), expect.any(Number)],
      gamesPerSecond: expect.any(Number),
      decisionsPerSecond: expect.any(Number),
      failures: [],
    })
  })

  it('says it in words', async () => {
    const words = '--game bluff --players 2 --games 3'
    const { status, stdout } = await sietch('simulate', ...words.split(' '))
    expect(status).toBe(0)
    expect(stdout).toMatch(/^3 games: 3 finished, 0 broken\nwins by seat: 0: \d, 1: \d\n/)
  })

  it.each([
    ['--games 10', '--game is missing'],
    ['--game bluff --players 9', '--players 9: bluff is played by 2, 3, 4, 5, 6'],
    ['--game bluff --players two', '--players must be a whole number, 1 or more, not "two"'],
    ['--game bluff --games 0', '--games must be a whole number, 1 or more, not "0"'],
    [
      '--game bluff --bots clever',
      'unknown bot "clever"; bluff has: random, easy, medium, hard, expert, master',
    ],
    [
      '--game bluff --bots constructor',
      'unknown bot "constructor"; bluff has: random, easy, medium, hard, expert, master',
    ],
    ['--game bluff --players 3 --bots random,random', '--bots names 2 bots for 3 players'],
    ['--game bluff --players 2 --bots random,random,random', '--bots names 3 bots for 2 players'],
    ['--game bluff --modules ix', 'unknown module "ix"; bluff has: none'],
  ])('refuses %s', async (words, message) => {
    await expect(simulateCommand.run(words.split(' '), games)).rejects.toThrow(new UsageError(message))
  })
})
