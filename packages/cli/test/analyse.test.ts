import { classic } from '@sietch/classic'
import { start } from '@sietch/kernel'
import { bluff } from '@sietch/kernel/test/game'
import { walk } from '@sietch/kernel/testing'
import { describe, expect, it } from 'vitest'
import { makeFolder } from './folder.ts'
import { sietch } from './sietch.ts'

const folder = makeFolder()
/** The first choices of a match. */
const begun = (() => {
  const { match } = start(classic, { players: 2 }, 'analyse')
  const [prompt] = match.prompts
  const key = prompt?.options[0]?.key ?? ''
  return { ...match.log, choices: [{ seat: prompt?.decision.seat ?? 0, key }] }
})()

describe('sietch analyse', () => {
  it('tells chances, turning points and accuracy', async () => {
    const { status, stdout } = await sietch('analyse', folder.save('begun.json', begun))
    expect(status).toBe(0)
    expect(stdout).toMatch(/^seat 0: accuracy (\d+|unknown)\n/)
    expect(stdout).toContain('chance to win after a choice, by seat:')
    expect(stdout).toMatch(/turning points/)
  })

  it('gives it as JSON', async () => {
    const { status, lastLine } = await sietch('analyse', '--json', folder.save('whole.json', begun))
    expect(status).toBe(0)
    expect(JSON.parse(lastLine)).toMatchObject({ curve: expect.any(Array), turningPoints: expect.any(Array) })
  })

  it('says of which game no one can look back at a match', async () => {
    const { log } = walk(bluff, { players: 3 }, 'water')
    const { status, stderr } = await sietch('analyse', folder.save('bluff.json', log))
    expect(status).toBe(1)
    expect(stderr).toContain('nobody knows how to look back at a match of bluff')
  })

  it.each([
    { what: 'no match', file: { choices: 1 }, status: 2, says: 'must be' },
    {
      what: 'a choice that is not offered',
      file: { ...begun, choices: [{ ...begun.choices[0], key: 'nonsense' }] },
      status: 1,
      says: 'nonsense',
    },
    { what: 'another version', file: { ...begun, version: 1 }, status: 1, says: 'version 1' },
  ])('refuses $what', async ({ file, status, says }) => {
    const done = await sietch('analyse', folder.save('refused.json', file))
    expect(done.status).toBe(status)
    expect(done.stderr).toContain(says)
  })
})
