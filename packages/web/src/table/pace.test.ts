import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { beat } from '../../test/beats.ts'
import { type Beat, isWanted, type Wishes } from '../stage/beat.ts'
import { pacedQueue, type Speed } from './pace.ts'

let shown: string[]
let wishes: Wishes
let patience: number
const setSpeed = (speed: Speed) => {
  wishes = { ...wishes, speed }
}
const queueOf = () =>
  pacedQueue<string>(
    { speed: () => wishes.speed, wants: (each) => isWanted(each, wishes), patience: () => patience },
    (item, on, ahead) => shown.push(`${item}${on === null ? '' : `:${on.key}`} ${ahead}`),
  )
beforeEach(() => {
  vi.useFakeTimers()
  shown = []
  patience = Number.POSITIVE_INFINITY
  wishes = { stage: 'all', recap: true, speed: 'normal' }
})
afterEach(() => vi.useRealTimers())

describe('the pace of the bots', () => {
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
    setSpeed('slow')
    vi.advanceTimersByTime(700)
    expect(shown).toEqual(['a 0'])
    vi.advanceTimersByTime(700)
    expect(shown).toEqual(['a 0', 'b 1'])
  })

  it('shows only the newest of many when it is instant', () => {
    setSpeed('instant')
    const queue = queueOf()
    for (const item of 'abcde') queue.push(item, true)
    vi.advanceTimersByTime(100)
    expect(shown).toEqual(['a 0', 'e 0'])
  })

  it('shows all that waits when someone skips, and nothing after it is closed', () => {
    const queue = queueOf()
    for (const item of 'abc') queue.push(item, true)
    queue.skip()
    expect(shown).toEqual(['a 0', 'c 0'])
    for (const item of 'de') queue.push(item, true)
    queue.close()
    vi.advanceTimersByTime(5000)
    expect(shown).toEqual(['a 0', 'c 0'])
  })

  it('forgets everything for another moment', () => {
    const queue = queueOf()
    for (const item of 'abc') queue.push(item, true, [beat('1')])
    queue.jump('x')
    vi.advanceTimersByTime(60_000)
    expect(shown.at(-1)).toBe('x 0')
  })
})

describe('beats', () => {
  const WAITS = { lasts: 'waits', weight: 'recap' } as const satisfies Partial<Beat>

  it('are shown one by one before the moment is over, each for its time, over what it wants behind it', () => {
    const queue = queueOf()
    queue.push('a', false)
    queue.push('b', false, [beat('1', { behind: 'before' }), beat('2', { lasts: 1 })], 'a')
    expect(shown).toEqual(['a 0', 'a:1 2'])
    vi.advanceTimersByTime(1799)
    expect(shown).toHaveLength(2)
    vi.advanceTimersByTime(1)
    expect(shown.at(-1)).toBe('b:2 1')
    vi.advanceTimersByTime(900)
    expect(shown).toEqual(['a 0', 'a:1 2', 'b:2 1', 'b 0'])
  })

  it('lead from one to the next without showing the bare table in between', () => {
    const queue = queueOf()
    queue.push('a', true, [beat('1')])
    queue.push('b', true, [beat('2')])
    vi.advanceTimersByTime(1800)
    vi.advanceTimersByTime(1800)
    expect(shown).toEqual(['a:1 1', 'b:2 1', 'b 0'])
  })

  it('are skipped one by one', () => {
    const queue = queueOf()
    queue.push('a', true, [beat('1'), beat('2')])
    queue.skip()
    queue.skip()
    expect(shown).toEqual(['a:1 2', 'a:2 1', 'a 0'])
  })

  it('are reached by skipping the moments before them, none of them left out', () => {
    const queue = queueOf()
    for (const item of 'abc') queue.push(item, true)
    for (const item of 'de') queue.push(item, true, [beat('1')])
    queue.skip()
    expect(shown).toEqual(['a 0', 'd:1 3'])
    queue.skip()
    expect(shown.at(-1)).toBe('e:1 1')
  })

  it('wait for a player without end, but not for one whose clock has begun to run', () => {
    const queue = queueOf()
    queue.push('a', true, [beat('recap', WAITS)])
    vi.advanceTimersByTime(60_000)
    expect(shown).toEqual(['a:recap 1'])
    patience = 10_000
    queue.push('b', false)
    vi.advanceTimersByTime(9_999)
    expect(shown.filter((each) => each.startsWith('b'))).toEqual([])
    vi.advanceTimersByTime(1)
    expect(shown.at(-1)).toBe('b 0')
  })

  it('are all skipped up to one that waits, and on from there', () => {
    const queue = queueOf()
    for (const item of 'abc') queue.push(item, true, [beat('1')])
    queue.push('d', true, [beat('2', WAITS), beat('3')])
    for (const item of 'ef') queue.push(item, true, [beat('4')])
    queue.skipAll()
    expect(shown).toEqual(['a:1 1', 'd:2 6'])
    queue.skipAll()
    expect(shown.at(-1)).toBe('f 0')
  })

  it('that wait do so until the player goes on', () => {
    const queue = queueOf()
    queue.push('a', true, [beat('1', WAITS)])
    queue.push('b', true)
    vi.advanceTimersByTime(600_000)
    expect(shown).toEqual(['a:1 1'])
    queue.skip()
    expect(shown.at(-1)).toBe('b 0')
  })

  it('tell how each scene ends, and no more, when the page is too far behind', () => {
    const queue = queueOf()
    queue.push('a', true, [beat('1', WAITS)])
    for (const item of 'bcd') queue.push(item, true, [beat('2')])
    queue.push('e', true, [beat('3', WAITS), beat('4')])
    expect(queue.moments()).toBe(5)
    queue.catchUp()
    expect(shown).toEqual(['a:1 1'])
    expect(queue.ahead()).toBe(4)
    for (let n = 0; n < 4; n++) queue.skip()
    expect(shown.slice(1)).toEqual(['d:2 3', 'e:3 2', 'e:4 1', 'e 0'])
  })

  it('of old scenes are left out when there are more than anyone wants to catch up with', () => {
    const queue = queueOf()
    for (const item of 'abcdefg') queue.push(item, true, [beat(item)])
    queue.catchUp()
    queue.catchUp()
    expect(shown).toEqual(['a:a 1'])
    for (let n = 0; n < 5; n++) queue.skip()
    expect(shown.slice(1)).toEqual(['d:d 4', 'e:e 3', 'f:f 2', 'g:g 1', 'g 0'])
  })

  it('are none where nothing is to be staged, and all goes at the pace of the bots', () => {
    wishes = { ...wishes, stage: 'off', recap: false }
    const queue = queueOf()
    queue.push('a', true, [beat('1'), beat('2', WAITS)])
    queue.push('b', true, [beat('3', { weight: 'great' })])
    expect(shown).toEqual(['a 0'])
    vi.advanceTimersByTime(700)
    expect(shown).toEqual(['a 0', 'b 0'])
  })

  it('that no one wants any more are left out', () => {
    const queue = queueOf()
    queue.push('a', true, [beat('1'), beat('2')])
    wishes = { ...wishes, stage: 'off' }
    queue.skip()
    expect(shown.at(-1)).toBe('a 0')
  })

  it.each<[Partial<Wishes>, Partial<Beat>, boolean]>([
    [{}, { weight: 'turn' }, true],
    [{}, { weight: 'without-recap' }, false],
    [{ recap: false }, { weight: 'without-recap' }, true],
    [{ recap: false }, { weight: 'recap' }, false],
    [{ stage: 'rounds' }, { weight: 'turn' }, false],
    [{ stage: 'rounds' }, { weight: 'great' }, true],
    [{ stage: 'off' }, { weight: 'great' }, false],
    [{ stage: 'off' }, { weight: 'recap', lasts: 'waits' }, true],
    [{ speed: 'instant' }, { weight: 'great' }, false],
    [{ speed: 'instant' }, { weight: 'recap', lasts: 'waits' }, true],
  ])('with %o: is %o wanted? %s', (wish, more, isIt) => {
    expect(isWanted(beat('', more), { ...wishes, ...wish })).toBe(isIt)
  })
})
