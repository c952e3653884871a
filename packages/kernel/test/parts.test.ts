import {
  canonical,
  clockwiseFrom,
  countdown,
  frameRules,
  hashState,
  number,
  opponentsOf,
  option,
  popFrame,
  pushFrame,
  redeal,
  rngOf,
  seenBy,
  settle,
  showPile,
  targetId,
  targetNumber,
} from '@sietch/kernel'
import { describe, expect, it } from 'vitest'
import { bluff } from './game.ts'

describe('options', () => {
  it('spell their keys from verb and targets', () => {
    const send = option('agent', { kind: 'card', id: 'dagger' }, { kind: 'space', id: 'arrakeen' })
    expect(send.key).toBe('agent dagger > arrakeen')
    expect(option('trash', { kind: 'card', id: 'dagger', at: 'hand' }).key).toBe('trash dagger@hand')
    expect(countdown('deploy', 2, 0).map(({ key }) => key)).toEqual(['deploy 2', 'deploy 1', 'deploy 0'])
    expect(targetId(send, 1)).toBe('arrakeen')
    expect(targetNumber(option('bid', number(4)))).toBe(4)
    expect(() => targetNumber(send)).toThrow('not a number')
    expect(() => targetId(option('pass'))).toThrow('no target 0')
  })
})

describe('events', () => {
  it('show their secret part only to those told', () => {
    const event = { kind: 'drew', data: { seat: 1 }, secret: { to: [1], data: { card: 'dagger' } } }
    expect(seenBy(event, 1)).toEqual({ kind: 'drew', data: { seat: 1, card: 'dagger' } })
    expect(seenBy(event, 0)).toEqual({ kind: 'drew', data: { seat: 1 } })
    expect(seenBy(event, 'spectator')).toEqual({ kind: 'drew', data: { seat: 1 } })
  })
})

describe('hidden piles', () => {
  it('show their cards face up and their size face down', () => {
    expect(showPile(['a', 'b'], true)).toEqual(['a', 'b'])
    expect(showPile(['a', 'b'], false)).toBe(2)
  })

  it('keep their sizes and their cards when dealt again', () => {
    const zones = [['a', 'b'], ['c'], [], ['d', 'e', 'f']]
    redeal(rngOf('deal'), zones)
    expect(zones.map((zone) => zone.length)).toEqual([2, 1, 0, 3])
    expect(zones.flat().sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
  })
})

describe('state hashes', () => {
  it('do not depend on the order of fields', () => {
    expect(canonical({ b: 1, a: [{ d: null, c: undefined }] })).toBe('{"a":[{"d":null}],"b":1}')
    expect(hashState({ a: 1, b: 2 })).toBe(hashState({ b: 2, a: 1 }))
    expect(hashState({ a: 1 })).not.toBe(hashState({ a: 2 }))
  })
})

describe('seats', () => {
  it('go clockwise', () => {
    expect(clockwiseFrom(2, 4)).toEqual([2, 3, 0, 1])
    expect(opponentsOf(2, 4)).toEqual([3, 0, 1])
  })
})

describe('frames', () => {
  type Count = { kind: 'count'; left: number }
  const machine = frameRules<{ stack: Count[]; sum: number }, Count>({
    count: {
      step(s, frame) {
        popFrame(s, frame)
        s.sum += frame.left
        if (frame.left > 0) pushFrame(s, { kind: 'count', left: frame.left - 1 })
        return true
      },
    },
  })

  it('run until nothing is pending', () => {
    const s = { stack: [{ kind: 'count' as const, left: 4 }], sum: 0 }
    machine.run(s, () => {})
    expect(s).toEqual({ stack: [], sum: 10 })
    expect(machine.decisions(s)).toEqual([])
    expect(() => machine.choose(s, { seat: 0, kind: 'count' }, option('go'), () => {})).toThrow(
      'nothing is pending',
    )
  })

  it('are only popped from the top', () => {
    const below: Count = { kind: 'count', left: 1 }
    expect(() => popFrame({ stack: [below, { kind: 'count', left: 2 }] }, below)).toThrow('not on top')
  })
})

describe('settling', () => {
  it('stops rules that go round in circles or offer nothing', () => {
    const { state } = { state: bluff.setup({ players: 2 }, rngOf('loop'), () => {}) }
    const circling = { ...bluff, options: () => [option('income')], choose: () => {} }
    expect(() => settle(circling, state, () => {})).toThrow('forced choices in a row')
    expect(() => settle({ ...bluff, options: () => [] }, state, () => {})).toThrow('no option')
  })
})
