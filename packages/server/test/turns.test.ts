import { expect, it } from 'vitest'
import { turnsOf } from '../src/match/turns.ts'

/** Work that ends when it is told to. */
function works() {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const work = (name: string) => () => {
    begun.push(name)
    return new Promise<void>((resolve) => ends.push(resolve))
  }
  const endOne = async () => {
    ends.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { begun, work, endOne }
}

it('those who want something take turns, however much one of them wants', async () => {
  const { begun, work, endOne } = works()
  const turns = turnsOf(1)
  for (let n = 0; n < 100; n++) void turns.take('greedy', work(`greedy ${n}`))
  void turns.take('modest', work('modest'))
  void turns.take('shy', work('shy'))
  for (let n = 0; n < 4; n++) await endOne()
  expect(begun).toEqual(['greedy 0', 'greedy 1', 'modest', 'shy', 'greedy 2'])
})

it('no more is done at once than there are hands', async () => {
  const { begun, work, endOne } = works()
  const turns = turnsOf(2)
  for (const name of ['a', 'b', 'c']) void turns.take(name, work(name))
  expect(begun).toEqual(['a', 'b'])
  await endOne()
  expect(begun).toEqual(['a', 'b', 'c'])
})

it('work that fails is told to who wanted it and holds up nobody', async () => {
  const turns = turnsOf(1)
  const failed = turns.take('a', () => Promise.reject(new Error('no')))
  await expect(failed).rejects.toThrow('no')
  expect(await turns.take('b', async () => 7)).toBe(7)
})
