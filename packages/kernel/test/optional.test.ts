import {
  choose,
  type Decision,
  type Match,
  option,
  randomPolicy,
  simulate,
  start,
  undo,
  undoable,
} from '@sietch/kernel'
import { readScenarios, runScenario } from '@sietch/kernel/scenario'
import {
  checkGame,
  checkOptions,
  checkReplay,
  checkSecrecy,
  checkUntouched,
  walk,
} from '@sietch/kernel/testing'
import { describe, expect, it } from 'vitest'
import { type BluffSetup, type BluffState, type BluffView, bluff } from './game.ts'
import { lively } from './lively.ts'
import { bluffScenarios } from './scenario-game.ts'

type LivelyMatch = Match<BluffState, BluffSetup, BluffView>

/** Three seats: the first is asked, and only the last holds an envoy. */
function dealt(coins = [2, 2, 2]): LivelyMatch {
  for (let deal = 0; ; deal++) {
    const { match } = start(lively, { players: 3 }, `lively ${deal}`)
    const holders = match.state.hands.map((hand) => hand.includes('envoy'))
    if (holders.join() !== 'false,false,true') continue
    match.state.coins = coins
    choose(match, 0, 'income')
    return match
  }
}

const offered = ({ offers }: LivelyMatch) =>
  offers.map(({ decision, options }) => [decision.seat, ...options.map(({ key }) => key)])

describe('a decision that need not be made', () => {
  it('is listed apart from those that have to be', () => {
    const match = dealt()
    expect(match.prompts.map(({ decision }) => decision)).toEqual([{ seat: 1, kind: 'turn' }])
    expect(match.offers.map(({ decision }) => decision)).toEqual([{ seat: 2, kind: 'aside', optional: true }])
    expect(offered(match)).toEqual([[2, 'show', 'throw']])
  })

  it('is not forced, not even with one option', () => {
    const match = dealt([2, 2, 0])
    expect(offered(match)).toEqual([[2, 'show']])
    choose(match, 1, 'income')
    expect(match.log.choices.at(-1)).toEqual({ seat: 1, key: 'income' })
    expect(match.state.hands[2]).toContain('envoy')
  })

  it('is answered while someone else is asked, who is asked the same afterward', () => {
    const match = dealt()
    const before = match.prompts
    expect(choose(match, 2, 'throw')).toMatchObject({ ok: true, events: [{ kind: 'coins' }] })
    expect(match.prompts).toEqual(before)
    expect(match.state.coins[2]).toBe(1)
  })

  it('can be held by a seat that has something to decide as well, which comes first', () => {
    const match = dealt()
    choose(match, 1, 'income')
    expect(match.prompts.map(({ decision }) => decision.seat)).toEqual([2])
    expect(offered(match)).toEqual([[2, 'show', 'throw']])
    choose(match, 2, 'throw')
    expect(choose(match, 2, 'income')).toMatchObject({ ok: true })
  })

  it('is not told by a refusal: who has one hears what everyone hears', () => {
    const match = dealt()
    expect(choose(match, 2, 'income')).toMatchObject({ code: 'not-your-decision' })
    expect(choose(match, 0, 'show')).toMatchObject({ code: 'not-your-decision' })
  })

  it('keeps no game from being over', () => {
    const after = { ...lively, decisions: (s: BluffState) => [...lively.decisions(s), ...everybody(s)] }
    const everybody = (s: BluffState): Decision[] =>
      bluff.outcome(s) === undefined ? [] : [{ seat: 0, kind: 'aside', optional: true }]
    const match = walk(after, { players: 2 }, 'over')
    expect(lively.outcome(match.state)).toBeDefined()
    expect([match.prompts, match.offers]).toEqual([[], []])
    expect(choose(match, 0, 'show')).toMatchObject({ code: 'game-over' })
  })

  it('once made closes what others could take back, and can be taken back like any other', () => {
    const match = dealt()
    expect(undoable(match, 0)).toBe(1)
    choose(match, 2, 'throw')
    expect([undoable(match, 0), undoable(match, 2)]).toEqual([0, 1])
    expect(undo(match, 2)).toEqual({ ok: true })
    expect(offered(match)).toEqual([[2, 'show', 'throw']])
    choose(match, 2, 'show')
    expect(undo(match, 2)).toMatchObject({ code: 'undo-closed' })
  })
})

describe('in a simulated game', () => {
  const players = 3

  it('players may leave it, and now and then do not', () => {
    let [left, taken] = [0, 0]
    const watching: typeof randomPolicy = (turn) => {
      const chosen = randomPolicy(turn)
      if (turn.decision.optional === true) chosen === undefined ? left++ : taken++
      return chosen
    }
    for (let game = 0; game < 20; game++)
      simulate(lively, { players }, [watching, watching, watching], `lively/${game}`)
    expect(taken).toBeGreaterThan(5)
    expect(left).toBeGreaterThan(10 * taken)
  })

  it('no one who always takes it up holds up the game', () => {
    const eager: typeof randomPolicy = ({ options, decision, rng }) =>
      decision.optional === true ? options[0] : randomPolicy({ options, decision, rng })
    const chosen: boolean[] = []
    const { outcome } = simulate(lively, { players }, [eager, eager, eager], 'eager', {
      watch: (_, __, choice) => choice && chosen.push(choice.decision.optional === true),
    })
    expect(outcome).toBeDefined()
    // Each of the three once, then someone has to.
    expect(chosen.join('').includes('true'.repeat(players + 1))).toBe(false)
    expect(chosen).toContain(true)
  })

  it('what has to be decided is answered, or the game ends at once', () => {
    expect(() => simulate(lively, { players: 2 }, [() => undefined, () => undefined], 'mute')).toThrow(
      'does not answer "turn"',
    )
  })
})

describe('the checks of every game', () => {
  it('hold for it', () => {
    for (let game = 0; game < 15; game++) {
      const [setup, seed] = [{ players: 2 + (game % 3) }, `lively/${game}`]
      checkGame(lively, setup, seed)
      checkReplay(lively, setup, seed)
      checkUntouched(lively, setup, seed)
      checkOptions(lively, setup, seed)
      checkSecrecy(lively, setup, seed)
    }
  })

  const often = (check: (seed: string) => void) => () => {
    for (let game = 0; game < 100; game++) check(`planted/${game}`)
  }

  it('notice a key that a seat is offered twice', () => {
    const twice = {
      ...lively,
      options: (s: BluffState, decision: Decision) =>
        decision.optional === true ? [option('income')] : bluff.options(s, decision),
    }
    expect(often((seed) => checkOptions(twice, { players: 3 }, seed))).toThrow('a key twice')
  })

  it('notice a seat that may decide two things', () => {
    const twice = {
      ...lively,
      decisions: (s: BluffState) => [
        ...lively.decisions(s),
        ...lively.decisions(s).filter((decision) => decision.optional === true),
      ],
    }
    expect(often((seed) => checkOptions(twice, { players: 3 }, seed))).toThrow('seats asked')
  })

  it('notice a game that no one has to go on with', () => {
    const stuck = {
      ...lively,
      decisions: (s: BluffState) => (s.coins.some((coins) => coins > 3) ? [] : lively.decisions(s)),
    }
    expect(often((seed) => checkOptions(stuck, { players: 3 }, seed))).toThrow('the game is not over')
  })

  it('notice when others can tell from who is asked that someone may decide something', () => {
    const telling = {
      ...lively,
      decisions: (s: BluffState) =>
        lively.decisions(s).map(({ optional: _, ...decision }) => ({ ...decision, ask: true as const })),
    }
    expect(often((seed) => checkSecrecy(telling, { players: 3 }, seed))).toThrow('what is asked')
  })
})

describe('in a scenario', () => {
  const game = {
    ...bluffScenarios,
    rules: lively,
    keys: { ...bluffScenarios.keys, show: [[]], throw: [[]] },
  }
  const run = (...steps: object[]) => {
    const players = { Chani: { coins: 2, hand: ['envoy', 'noble'] }, Paul: { hand: ['noble', 'noble'] } }
    const given = { turn: 'Paul', players }
    const file = { scenario: 'lively', game: 'lively', seats: ['Paul', 'Chani'], given, steps }
    return readScenarios(JSON.parse(JSON.stringify(file))).map((one) => runScenario(game, one))[0]
  }

  it('a step takes it, whoever is asked', () => {
    const decisions = [{ seat: 'Paul', kind: 'turn' }]
    const taken = run(
      { seat: 'Chani', choose: 'throw' },
      { then: { decisions, players: { Chani: { coins: 1 } } } },
    )
    expect(taken?.problems).toEqual([])
  })

  it.each([
    ['include', { seat: 'Chani', expectOptions: { include: ['show'] } }, true],
    ['exclude', { seat: 'Chani', expectOptions: { exclude: ['throw'] } }, false],
    ['exactly, listed', { seat: 'Chani', expectOptions: { exactly: ['show', 'throw'] } }, true],
    ['exactly, not listed', { seat: 'Chani', expectOptions: { exactly: [] } }, true],
    ['exactly, of what has to be decided', { seat: 'Paul', expectOptions: { exactly: ['tax'] } }, false],
    ['exactly, missing', { seat: 'Paul', expectOptions: { exactly: ['*', 'show'] } }, false],
    ['refuse', { seat: 'Chani', refuse: 'show' }, false],
    ['refuse everything', { seat: 'Chani', refuse: '*' }, true],
  ])('%s', (_, step, holds) => {
    expect(run(step)?.problems.length === 0).toBe(holds)
  })

  it('show tells it apart', () => {
    expect(run({ show: 'options' })?.shown).toEqual([
      'step 1: Paul (turn): income | tax | steal | exchange',
      'step 1: Chani (may, aside): show | throw',
    ])
  })
})
