import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { unstored } from '@sietch/bots'
import { describe, expect, it } from 'vitest'
import { makeFolder } from './folder.ts'
import { sietch } from './sietch.ts'

describe('learning', () => {
  it('plays, teaches and keeps a network, and goes on from what is kept', async () => {
    const { path: folder } = makeFolder()
    const file = join(folder, 'net.json')
    const words = `learn --game imperium --folder ${folder} --into ${file} --games 80 --workers 2`.split(' ')
    const { stdout, stderr } = await sietch(...words)
    expect(stderr).toBe('')
    expect(stdout).toMatch(/epoch 3: loss \d\.\d+\n\d+ words; loss \d\.\d+, without a network \d\.\d+/)
    const network = unstored(JSON.parse(readFileSync(file, 'utf8')))
    expect(network.dictionary.size).toBeGreaterThan(100)
    expect(network.weights.every(Number.isFinite)).toBe(true)

    const kept = readdirSync(folder).filter((name) => name !== 'net.json')
    const times = kept.map((name) => statSync(join(folder, name)).mtimeMs)
    expect(await sietch(...words)).toMatchObject({ stdout, stderr: '' })
    expect(kept.map((name) => statSync(join(folder, name)).mtimeMs)).toEqual(times)
  })

  it('refuses a game whose bots do not learn, and to learn nowhere', async () => {
    const nowhere = await sietch('learn', '--game', 'imperium')
    expect(nowhere).toMatchObject({ status: 2, stderr: expect.stringContaining('--folder and --into') })
    const { path: folder } = makeFolder()
    const bluff = await sietch(
      'learn',
      '--game',
      'bluff',
      '--folder',
      folder,
      '--into',
      join(folder, 'net.json'),
    )
    expect(bluff).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('bluff has no bots that learn'),
    })
  })
})
