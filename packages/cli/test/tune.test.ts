import { describe, expect, it } from 'vitest'
import { tune } from '../src/tune.ts'
import { sietch } from './sietch.ts'

describe('tuning', () => {
  it('finds the weights that win', () => {
    const best = { spice: 2, water: 0.5 }
    // A game that the weights closer to the optimum win by the difference.
    const miss = (weights: Readonly<Record<string, number>>) =>
      Object.entries(best).reduce(
        (sum, [name, value]) => sum + Math.log((weights[name] ?? 1) / value) ** 2,
        0,
      )
    const found = tune({ spice: 1, water: 1 }, (a, b) => miss(b) - miss(a), {
      steps: 300,
      games: 2,
      shake: 0.1,
      gain: 0.5,
      seed: 'tuned',
    })
    expect(found.spice).toBeCloseTo(2, 1)
    expect(found.water).toBeCloseTo(0.5, 1)
  })

  it('prints all weights of the game', async () => {
    const { status, stdout } = await sietch(
      ...'tune --game imperium --weights instinct --steps 2 --games 2'.split(' '),
    )
    expect(status).toBe(0)
    expect(Object.keys(JSON.parse(stdout))).toContain('spice')
  })

  it('refuses a game without weights', async () => {
    const { status, stderr } = await sietch('tune', '--game', 'bluff', '--weights', 'instinct')
    expect(status).toBe(2)
    expect(stderr).toContain('bluff has no weights "instinct" to tune')
  })
})
