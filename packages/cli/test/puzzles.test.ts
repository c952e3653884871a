import { describe, expect, it } from 'vitest'
import { makeFolder } from './folder.ts'
import { sietch } from './sietch.ts'

const folder = makeFolder()

describe('sietch puzzles', () => {
  it('says what is missing', async () => {
    expect(await sietch('puzzles')).toMatchObject({ status: 2, stderr: expect.stringContaining('--game') })
    const nowhere = await sietch('puzzles', '--game', 'imperium')
    expect(nowhere).toMatchObject({ status: 2, stderr: expect.stringContaining('--into') })
  })

  it('finds none of a game that no one has taught bots', async () => {
    const said = await sietch('puzzles', '--game', 'bluff', '--into', folder.save('none.json', []))
    expect(said).toMatchObject({ status: 2, stderr: expect.stringContaining('bluff') })
  })

  it('checks what is in a file', async () => {
    const said = await sietch('puzzles', '--check', folder.save('empty.json', []))
    expect(said).toMatchObject({ status: 0, lastLine: '0 of 0 puzzles hold' })
  })
})
