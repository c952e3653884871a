import { expect, it } from 'vitest'
import { turnsOf } from '../src/match/turns.ts'

/** Turns, and work that takes a second and ends when told to. */
function works(hands: number) {
  let time = 0
  const begun: string[] = []
  const ends: (() => void)[] = []
  const turns = turnsOf(hands, () => time)
  const want = (who: string) =>
    void turns.take(who, () => {
      begun.push(who)
      return new Promise<void>((resolve) => ends.push(resolve))
    })
  const endOne = async () => {
    time += 1000
    ends.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { begun, want, endOne }
}

it('whoever wants little does not wait for all that someone else wants', async () => {
  const { begun, want, endOne } = works(1)
  for (let n = 0; n < 100; n++) want('greedy')
  want('modest')
  want('shy')
  for (let n = 0; n < 4; n++) await endOne()
  expect(begun).toEqual(['greedy', 'modest', 'shy', 'greedy', 'greedy'])
})

it('nor for a hundred others who want much', async () => {
  const { begun, want, endOne } = works(1)
  const names = Array.from({ length: 100 }, (_, n) => `name ${n}`)
  for (let n = 0; n < 5; n++) for (const name of names) want(name)
  for (let n = 0; n < 150; n++) await endOne()
  want('modest')
  await endOne()
  expect(begun.at(-1)).toBe('modest')
})

it('no more is done at once than there are hands', async () => {
  const { begun, want, endOne } = works(2)
  for (const name of ['a', 'b', 'c']) want(name)
  expect(begun).toEqual(['a', 'b'])
  await endOne()
  expect(begun).toEqual(['a', 'b', 'c'])
})

it('work that fails is told to who wanted it and holds up no one', async () => {
  const turns = turnsOf(1)
  const failed = turns.take('a', () => Promise.reject(new Error('no')))
  await expect(failed).rejects.toThrow('no')
  expect(await turns.take('b', async () => 7)).toBe(7)
})
