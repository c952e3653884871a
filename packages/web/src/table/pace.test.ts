import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pacedQueue, type Speed } from './pace.ts'

describe('the pace of the bots', () => {
  let shown: string[]
  let speed: Speed
  const queueOf = () =>
    pacedQueue<string>(
      () => speed,
      (items, ahead) => shown.push(`${items.join('')} ${ahead}`),
    )
  beforeEach(() => {
    vi.useFakeTimers()
    shown = []
    speed = 'normal'
  })
  afterEach(() => vi.useRealTimers())

  it('shows the first at once and the others one by one', () => {
    const queue = queueOf()
    for (const item of 'abc') queue.push(item, true)
    expect(shown).toEqual(['a 0'])
    vi.advanceTimersByTime(699)
    expect(shown).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(shown).toEqual(['a 0', 'b 1'])
    vi.advanceTimersByTime(700)
    expect(shown).toEqual(['a 0', 'b 1', 'c 0'])
  })

  it('does not wait for what has taken its time already', () => {
    const queue = queueOf()
    queue.push('a', true)
    vi.advanceTimersByTime(1000)
    queue.push('b', true)
    expect(shown).toEqual(['a 0', 'b 0'])
  })

  it('shows a person’s own move at once, and those of the bots in their order', () => {
    const queue = queueOf()
    queue.push('a', false)
    queue.push('b', false)
    expect(shown).toEqual(['a 0', 'b 0'])
  })

  it('is as fast as it is set, from the next moment on', () => {
    const queue = queueOf()
    for (const item of 'abc') queue.push(item, true)
    speed = 'slow'
    vi.advanceTimersByTime(700)
    expect(shown).toEqual(['a 0'])
    vi.advanceTimersByTime(700)
    expect(shown).toEqual(['a 0', 'b 1'])
  })

  it('shows only the newest of many when it is instant', () => {
    speed = 'instant'
    const queue = queueOf()
    for (const item of 'abcde') queue.push(item, true)
    vi.advanceTimersByTime(100)
    expect(shown).toEqual(['a 0', 'bcde 0'])
  })

  it('shows all that waits when somebody skips, and nothing after it is closed', () => {
    const queue = queueOf()
    for (const item of 'abc') queue.push(item, true)
    queue.flush()
    expect(shown).toEqual(['a 0', 'bc 0'])
    for (const item of 'de') queue.push(item, true)
    queue.close()
    vi.advanceTimersByTime(5000)
    expect(shown).toEqual(['a 0', 'bc 0'])
  })
})
