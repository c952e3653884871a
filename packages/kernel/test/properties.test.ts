import { hashState, option, randomPolicy, simulate } from '@sietch/kernel'
import { checkOptions, checkReplay, checkSecrecy, checkUntouched } from '@sietch/kernel/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type BluffState, bluff } from './game.ts'

const games = fc.record({
  seed: fc.string({ minLength: 1, maxLength: 8 }),
  players: fc.integer({ min: 2, max: 5 }),
})

const holds = (check: (setup: { players: number }, seed: string) => void, runs = 40) =>
  fc.assert(
    fc.property(games, ({ seed, players }) => check({ players }, seed)),
    { numRuns: runs },
  )

describe('every random match', () => {
  it('replays to the same state hash', () => holds((setup, seed) => checkReplay(bluff, setup, seed)))
  it('leaves originals and refused positions untouched', () =>
    holds((setup, seed) => checkUntouched(bluff, setup, seed)))
  it('offers sound option lists', () => holds((setup, seed) => checkOptions(bluff, setup, seed)))
  it('tells no one what they may not know', () => holds((setup, seed) => checkSecrecy(bluff, setup, seed)))

  it('ends with one winner when simulated, the same one for the same seed', () =>
    holds(({ players }, seed) => {
      const policies = Array.from({ length: players }, () => randomPolicy)
      const [one, two] = [1, 2].map(() => simulate(bluff, { players }, policies, seed))
      expect(one?.outcome?.places[0]).toHaveLength(1)
      expect(hashState(one?.state)).toBe(hashState(two?.state))
    }))

  it('ends at once when a policy chooses what is not offered', () => {
    const cheat = () => option('cheat')
    expect(() => simulate(bluff, { players: 2 }, [cheat, cheat], 'cheat')).toThrow('chose "cheat"')
  })
})

describe('the check for untouched positions', () => {
  it('catches a clone that shares a hand with its original', () => {
    const sharing = { ...bluff, clone: (s: BluffState) => ({ ...bluff.clone(s), hands: s.hands }) }
    const run = () => {
      for (let game = 0; game < 20; game++) checkUntouched(sharing, { players: 2 }, `sharing/${game}`)
    }
    expect(run).toThrow('the original after a choice on its clone')
  })

  it('catches a clone that leaves something out', () => {
    const forgetful = { ...bluff, clone: (s: BluffState) => ({ ...bluff.clone(s), coins: [] }) }
    expect(() => checkUntouched(forgetful, { players: 2 }, 'forgetful')).toThrow('the clone')
  })
})

describe('the secrecy check', () => {
  it('catches a view that shows a hidden hand', () => {
    const leaky = { ...bluff, view: (s: BluffState) => ({ ...bluff.view(s, 0), hands: s.hands }) }
    expect(() => checkSecrecy(leaky, { players: 3 }, 'leak')).toThrow('the view')
  })

  it('catches an imagined state that deals as the real one does', () => {
    const telling = {
      ...bluff,
      imagine: (...[s, viewer, rng]: Parameters<typeof bluff.imagine>) => ({
        ...bluff.imagine(s, viewer, rng),
        rng: { ...s.rng },
      }),
    }
    expect(() => checkSecrecy(telling, { players: 3 }, 'telling')).toThrow('the draws to come')
  })

  it('catches a question whose absence gives a hand away', () => {
    const hasty = {
      ...bluff,
      decisions: (s: BluffState) => bluff.decisions(s).map(({ seat, kind }) => ({ seat, kind })),
    }
    const run = () => {
      for (let game = 0; game < 200; game++) checkSecrecy(hasty, { players: 3 }, `hasty/${game}`)
    }
    expect(run).toThrow('what is asked')
  })

  it('catches a draw that could be taken back', () => {
    const careless = {
      ...bluff,
      choose: (...[s, decision, option, tell]: Parameters<typeof bluff.choose>) =>
        bluff.choose(s, decision, option, ({ kind, data, secret }) =>
          tell({ kind, data, ...(secret && { secret }) }),
        ),
    }
    const run = () => {
      for (let game = 0; game < 50; game++) checkSecrecy(careless, { players: 2 }, `careless/${game}`)
    }
    expect(run).toThrow('undoable')
  })
})
