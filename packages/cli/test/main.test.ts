import { describe, expect, it } from 'vitest'
import { binary, sietch } from './sietch.ts'

describe('sietch', () => {
  it('lists its commands', () => {
    const { status, stdout } = binary(['--help'])
    expect(status).toBe(0)
    for (const command of ['simulate', 'replay', 'scenario', 'content', 'ledger', 'bench', 'serve']) {
      expect(stdout).toContain(`  ${command} `)
    }
  })

  it('says how a command is called', async () => {
    const { status, stdout } = await sietch('simulate', '--help')
    expect(status).toBe(0)
    expect(stdout).toMatch(/^Usage: sietch simulate --game ID/)
  })

  it.each([
    ['no command', [], 'sietch: a command is missing', 'Usage: sietch COMMAND'],
    [
      'a word that is no command',
      ['symulate'],
      'sietch: unknown command "symulate"',
      'Usage: sietch COMMAND',
    ],
    [
      'an unknown option',
      ['bench', '--fast'],
      "sietch bench: Unknown option '--fast'",
      'Usage: sietch bench',
    ],
    [
      'an option without its value',
      ['simulate', '--games'],
      'sietch simulate: --games needs a value',
      'Usage:',
    ],
    ['a surplus word', ['ledger', 'all'], "sietch ledger: Unexpected argument 'all'", 'Usage: sietch ledger'],
    [
      'an unknown game',
      ['simulate', '--game', 'chess'],
      `sietch simulate: unknown game "chess"; the games are: imperium (Dune: Imperium), uprising (Dune: Imperium – Uprising), classic (Dune: war, diplomacy and treachery), bluff (Bluff), levy (Levy)`,
      'Usage: sietch simulate',
    ],
  ])('answers %s with one line and the usage', async (_, args, line, usage) => {
    const { status, stdout, stderr } = await sietch(...args)
    expect(status).toBe(2)
    expect(stdout).toBe('')
    expect(stderr.split('\n')[0]).toBe(line)
    expect(stderr).toContain(usage)
  })

  it('tells the shell that it was called wrongly', () => {
    const { status, stdout, stderr } = binary(['symulate'])
    expect(status).toBe(2)
    expect(stdout).toBe('')
    expect(stderr).toContain('sietch: unknown command "symulate"')
  })
})
