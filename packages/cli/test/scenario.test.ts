import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { makeFolder } from './folder.ts'
import { sietch } from './sietch.ts'

const folder = makeFolder()
const good = { scenario: 'Paul starts', game: 'bluff', seats: ['Paul', 'Chani'], then: { turn: 'Paul' } }
const passes = folder.save('set/passes.json', good)
const deeper = folder.save('set/deeper/two.json', [good, { ...good, scenario: 'So it is' }])
const fails = folder.save('fails.json', { ...good, scenario: 'Chani starts', then: { turn: 'Chani' } })

describe('sietch scenario', () => {
  it('runs all the files of a folder and below it', async () => {
    const { status, stdout } = await sietch('scenario', join(folder.path, 'set'))
    expect(status).toBe(0)
    expect(stdout).toBe('ok   Paul starts\nok   So it is\nok   Paul starts\n3 passed, 0 failed\n')
  })

  it('passes the scenarios of the kernel', async () => {
    const own = fileURLToPath(new URL('../../kernel/test/scenarios', import.meta.url))
    const { status, lastLine } = await sietch('scenario', own)
    expect(status).toBe(0)
    expect(lastLine).toMatch(/^\d+ passed, 0 failed$/)
  })

  it('tells what went wrong and where, and ends with 1', async () => {
    const { status, stdout } = await sietch('scenario', passes, fails)
    expect(status).toBe(1)
    expect(stdout.split('\n')).toEqual([
      'ok   Paul starts',
      `FAIL Chani starts (${fails})`,
      '       table.turn: expected "Chani", found "Paul"',
      '1 passed, 1 failed',
      '',
    ])
  })

  it('shows what a step asks to see, and with --trace every choice', async () => {
    const steps = [{ show: 'options' }, { seat: 'Paul', choose: 'income' }]
    const file = folder.save('shown.json', { ...good, given: { turn: 'Paul' }, steps, then: {} })
    const asked = 'Paul (turn): income | tax | steal | exchange'
    const plain = await sietch('scenario', file)
    expect(plain.stdout).toBe(`ok   Paul starts\n       step 1: ${asked}\n1 passed, 0 failed\n`)
    const { stdout } = await sietch('scenario', '--trace', file)
    expect(stdout.split('\n').map((line) => line.trim())).toEqual([
      'ok   Paul starts',
      'given',
      asked,
      `step 1: ${asked}`,
      'step 2: Paul: income',
      '{"kind":"coins","seat":0,"coins":1}',
      'Chani (turn): income | tax | steal | exchange',
      '1 passed, 0 failed',
      '',
    ])
  })

  it.each([
    ['an unknown word', { ...good, ginev: {} }, 'unknown word "ginev"'],
    ["a word that is none of the game's", { ...good, given: { sand: 1 } }, 'given: unknown word "sand"'],
    [
      'a key that nothing could ever have',
      { ...good, steps: [{ seat: 'Paul', refuse: 'lose harvester' }] },
      'step 1: "harvester" in "lose harvester" is not a role',
    ],
    ['an unknown game', { ...good, game: 'chess' }, 'unknown game "chess"; the games are: imperium'],
    ['no JSON at all', 'sand', 'not JSON: '],
  ])('ends with 2 for %s, and runs the other files', async (_, content, problem) => {
    const { status, stdout } = await sietch('scenario', folder.save('wrong.json', content), fails, deeper)
    expect(status).toBe(2)
    expect(stdout).toContain(problem)
    expect(stdout).toContain('2 passed, 2 failed\n')
  })

  it('ends with 2 for what is not there', async () => {
    const { status, stdout } = await sietch('scenario', 'nowhere.json', passes)
    expect(status).toBe(2)
    expect(stdout).toMatch(
      /^FAIL nowhere.json\n {7}.*no such file.*\nok {3}Paul starts\n1 passed, 1 failed\n$/,
    )
  })

  it('gives it as JSON', async () => {
    const { status, lastLine } = await sietch('scenario', '--json', fails)
    expect(status).toBe(1)
    expect(JSON.parse(lastLine)).toEqual({
      passed: 0,
      failed: 1,
      results: [
        {
          file: fails,
          name: 'Chani starts',
          rules: [],
          problems: ['table.turn: expected "Chani", found "Paul"'],
          misspelled: false,
          shown: [],
        },
      ],
    })
  })
})
