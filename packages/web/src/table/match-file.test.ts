import { uprising } from '@sietch/imperium'
import { describe, expect, it } from 'vitest'
import { BOT, hostIn, PERSON, storeWith, tableOf, until } from '../../test/hosting.ts'
import { fileOf, readMatchFile, writeMatchFile } from './match-file.ts'

describe('a match file', () => {
  it('holds the table and every choice', async () => {
    const table = tableOf([PERSON, BOT, BOT])
    const store = await storeWith(table)
    await until(await hostIn(store), ({ snapshot }) => snapshot.seq > 20)
    const stored = await store.load('m')
    if (stored === undefined) throw new Error('nothing is kept')
    const file = readMatchFile(writeMatchFile(await fileOf(stored)))
    expect(file).toMatchObject({ table, version: uprising.version, generator: 'chacha20' })
    expect(file.choices).toEqual(stored.rows.slice(1).map(({ choice }) => choice))
  })

  const good = {
    format: 'sietch-match',
    rules: 'uprising',
    version: 1,
    seats: [{ kind: 'human', name: '' }],
    setup: {},
    seed: 's',
    choices: [],
  }

  it('without the name of a generator is of the time of sfc32', () => {
    expect(readMatchFile(JSON.stringify(good)).generator).toBe('sfc32')
  })

  it.each([
    ['nonsense', 'This is not a JSON file.'],
    [{}, 'This is not a match of Sietch.'],
    [{ ...good, rules: 3 }, '"rules" must be the id of a game.'],
    [{ ...good, version: '1' }, '"version" must be a number.'],
    [{ ...good, seed: null }, '"seed" must be a text.'],
    [{ ...good, setup: undefined }, '"setup" is missing.'],
    [{ ...good, generator: 'dice' }, '"generator" must be the name of one.'],
    [{ ...good, seats: {} }, '"seats" must be a list.'],
    [{ ...good, seats: [{ kind: 'bot', level: 'godlike' }] }, 'Seat 1 is neither a person'],
    [{ ...good, choices: [{ seat: '0', key: 'x' }] }, 'Choice 1 must have a "seat"'],
  ])('is refused with a sentence: %j', (file, sentence) => {
    const text = typeof file === 'string' ? file : JSON.stringify(file)
    expect(() => readMatchFile(text)).toThrow(sentence)
  })
})
