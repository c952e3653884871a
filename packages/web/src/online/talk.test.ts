import type { Said } from '@sietch/protocol'
import { describe, expect, it } from 'vitest'
import { TABLE } from '../../test/server.ts'
import { conversationsOf } from './talk.ts'

const said = (id: number, text: string, to?: readonly number[]): Said => ({
  id,
  user: { id: 'ann', name: 'Ann' },
  text,
  at: 0,
  ...(to && { to }),
})

const state = {
  chat: [said(1, 'hello')],
  whispers: [said(2, 'psst', [0, 1]), said(3, 'once more', [0, 1, 2])],
  channels: [
    [0, 1],
    [1, 2],
  ],
}

describe('conversations', () => {
  it('are everyone’s and those of the own channels; of one that is closed what was said stays', () => {
    const told = conversationsOf(state, TABLE, 'ann').map(({ id, said: all, isOpen }) => [
      id,
      all.map(({ text }) => text),
      isOpen,
    ])
    expect(told).toEqual([
      ['all', ['hello'], true],
      ['0 1', ['psst'], true],
      ['0 1 2', ['once more'], false],
    ])
  })

  it('are everyone’s alone for those who watch', () => {
    const { channels, chat } = state
    expect(conversationsOf({ chat, whispers: [], channels }, TABLE, undefined).map(({ id }) => id)).toEqual([
      'all',
    ])
  })
})
