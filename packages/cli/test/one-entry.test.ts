// One registry entry makes a game known to the commands.

import { bluff } from '@sietch/kernel/test/game'
import { walk } from '@sietch/kernel/testing'
import { describe, expect, it } from 'vitest'
import { makeFolder } from './folder.ts'
import { binary, sietch } from './sietch.ts'

const folder = makeFolder()
const log = folder.save('log.json', walk(bluff, { players: 3 }, 'water').log)
const play = folder.save('play.json', {
  scenario: 'Paul starts',
  game: 'bluff',
  seats: ['Paul', 'Chani'],
  then: { turn: 'Paul' },
})

describe('a game with an entry and nothing else', () => {
  it.each([
    'simulate --game bluff --players 4 --games 5 --bots hard,random,easy,random',
    'arena --game bluff --seats hard,random --games 4 --workers 2',
    'soak --game bluff --games 4 --deep 2',
    `replay ${log}`,
    `scenario ${play}`,
  ])('is there for sietch %s', async (words) => {
    const { status, stderr } = await sietch(...words.split(' '))
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  })

  it.each([
    ['tune --game bluff --weights instinct', 'bluff has no weights "instinct" to tune'],
    ['content --game bluff', 'bluff has no components to list'],
  ])('and what it does not have is said: sietch %s', async (words, message) => {
    const { status, stderr } = await sietch(...words.split(' '))
    expect(status).toBe(2)
    expect(stderr).toContain(message)
  })

  it('is not among those of the house', () => {
    const { status, stderr } = binary(['simulate', '--game', 'bluff'])
    expect(status).toBe(2)
    expect(stderr).toMatch(
      /unknown game "bluff"; the games are: imperium .*, uprising .*, classic [^,]*, [^,]*\)\n/,
    )
  })
})
