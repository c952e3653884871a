import { choose, hashState, replay, start, undo, undoable } from '@sietch/kernel'
import { walk } from '@sietch/kernel/testing'
import { describe, expect, it } from 'vitest'
import { bluff } from './game.ts'

const begin = (players = 3, seed = 'match') => start(bluff, { players }, seed).match

describe('choosing', () => {
  it('replaces the state and leaves the one before as it was', () => {
    const match = begin()
    const before = match.state
    const hash = hashState(before)
    expect(choose(match, 0, 'income')).toEqual({
      ok: true,
      events: [{ kind: 'coins', data: { seat: 0, coins: 1 } }],
    })
    expect(match.state.coins).toEqual([3, 2, 2])
    expect(hashState(before)).toBe(hash)
  })

  it.each([
    ['a seat that is not asked', 1, 'income', 'not-your-decision'],
    ['a seat that does not exist', 7, 'income', 'not-your-decision'],
    ['a key that is not listed', 0, 'coup', 'no-such-option'],
    ['an empty key', 0, '', 'no-such-option'],
  ])('refuses %s with a code and a sentence, and changes nothing', (_, seat, key, code) => {
    const match = begin()
    const hash = hashState(match.state)
    const refused = choose(match, seat, key)
    expect(refused).toMatchObject({ ok: false, code, message: expect.stringMatching(/^[A-Z"].*\.$/) })
    expect(hashState(match.state)).toBe(hash)
    expect(match.log.choices).toEqual([])
  })

  it('refuses everything once the game is over', () => {
    const match = walk(bluff, { players: 2 }, 'over')
    expect(bluff.outcome(match.state)).toBeDefined()
    expect(choose(match, 0, 'income')).toMatchObject({ ok: false, code: 'game-over' })
  })

  it('asks several seats at once and shows no one a verdict before all are in', () => {
    const match = begin()
    choose(match, 0, 'tax')
    expect(match.prompts.map(({ decision }) => decision.seat)).toEqual([1, 2])
    choose(match, 2, 'doubt')
    expect(match.prompts.map(({ decision }) => decision.seat)).toEqual([1])
    expect(bluff.view(match.state, 1).verdicts).toEqual([{ waiting: [1], chosen: [{ seat: 2 }] }])
    expect(bluff.view(match.state, 2).verdicts).toEqual([
      { waiting: [1], chosen: [{ seat: 2, pick: 'doubt' }] },
    ])
  })

  it('takes forced choices by itself and keeps them out of the log', () => {
    const match = begin(2)
    match.state.coins = [12, 2]
    const decision = { seat: 0, kind: 'turn' }
    Object.assign(match, { prompts: [{ decision, options: bluff.options(match.state, decision) }] })
    choose(match, 0, 'coup')
    // The target was forced (one opponent), so the opponent is asked at once which role to lose.
    expect(match.prompts.map(({ decision }) => decision)).toEqual([{ seat: 1, kind: 'lose', ask: true }])
    expect(match.log.choices).toEqual([{ seat: 0, key: 'coup' }])
  })
})

describe('what is closed', () => {
  it('is told with its reason', () => {
    const { state } = begin()
    const [closed] = bluff.closed(state, { seat: 0, kind: 'turn' })
    expect(closed?.reason).toEqual({ why: 'coup-price', price: 7, has: 2 })
  })
})

describe('undo', () => {
  it('steps back through the own choices', () => {
    const match = begin()
    const hash = hashState(match.state)
    choose(match, 0, 'steal')
    expect(undoable(match, 0)).toBe(1)
    expect(undoable(match, 1)).toBe(0)
    expect(undo(match, 0)).toEqual({ ok: true })
    expect(hashState(match.state)).toBe(hash)
    expect(match.log.choices).toEqual([])
    expect(undo(match, 0)).toMatchObject({ ok: false, code: 'nothing-to-undo' })
  })

  it('ends where another seat has moved', () => {
    const match = begin()
    choose(match, 0, 'tax')
    choose(match, 1, 'trust')
    expect(undo(match, 0)).toMatchObject({ ok: false, code: 'nothing-to-undo' })
    expect(undo(match, 1)).toEqual({ ok: true })
    expect(match.prompts).toHaveLength(2)
  })

  it('ends among people where someone has bound themselves before them', () => {
    const match = begin()
    choose(match, 0, 'tax')
    expect(undoable(match, 0, 'people')).toBe(0)
    expect(undoable(match, 0, 'bots')).toBe(1)
    const other = begin()
    choose(other, 0, 'steal')
    expect(undoable(other, 0, 'people')).toBe(1)
  })

  it('ends where chance or a secret came into the open', () => {
    const match = begin()
    choose(match, 0, 'exchange')
    choose(match, 1, 'trust')
    choose(match, 2, 'trust')
    expect(undoable(match, 2)).toBe(0)
    expect(undo(match, 2)).toMatchObject({ ok: false, code: 'undo-closed' })
    expect(match.state.hands[0]).toHaveLength(4)
  })
})

describe('the log', () => {
  it('replays to the same state', () => {
    const match = begin()
    for (const [seat, key] of [
      [0, 'tax'],
      [1, 'trust'],
      [2, 'trust'],
      [1, 'income'],
    ] as const)
      choose(match, seat, key)
    const again = replay(bluff, match.log)
    expect('ok' in again ? again.message : hashState(again.state)).toBe(hashState(match.state))
  })

  it('names the generator, and one that does not is of the time of sfc32', () => {
    const { generator, ...nameless } = begin().log
    expect(generator).toBe('chacha20')
    const older = start(bluff, { players: 3 }, 'match', 'sfc32').match
    expect(older.log.generator).toBe('sfc32')
    choose(older, 0, 'tax')
    choose(older, 1, 'trust')
    const again = replay(bluff, { ...nameless, choices: older.log.choices })
    expect('ok' in again ? again.message : hashState(again.state)).toBe(hashState(older.state))
    expect(older.state.hands).not.toEqual(begin().state.hands)
  })

  it('replays under newer rules that go the same way, and only since then', () => {
    const { log } = begin()
    const newer = { ...bluff, version: log.version + 2, since: log.version }
    expect(replay(newer, log)).toMatchObject({ prompts: [{}] })
    expect(replay({ ...newer, since: log.version + 1 }, log)).toMatchObject({ code: 'wrong-version' })
  })

  it.each([
    [{ rules: 'chess' }, 'wrong-rules'],
    [{ version: bluff.version + 1 }, 'wrong-version'],
    [{ version: bluff.version - 1 }, 'wrong-version'],
    [{ choices: [{ seat: 0, key: 'fly' }] }, 'bad-log'],
  ])('is refused with %j', (change, code) => {
    expect(replay(bluff, { ...begin().log, ...change })).toMatchObject({ ok: false, code })
  })
})
