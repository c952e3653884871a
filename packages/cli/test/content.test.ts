import { describe, expect, it } from 'vitest'
import { UsageError } from '../src/command.ts'
import { contentCommand } from '../src/content.ts'
import { binary, sietch } from './sietch.ts'

describe('sietch content', () => {
  it('ends with one JSON object', () => {
    const { status, stderr, lastLine } = binary(['content', '--game', 'imperium', '--json'])
    expect(status).toBe(0)
    expect(stderr).toBe('')
    const { components, ...rest } = JSON.parse(lastLine)
    expect(rest).toEqual({
      game: 'imperium',
      language: 'en',
      counts: {
        starting: 10,
        reserve: 24,
        imperium: 67,
        intrigue: 40,
        conflicts: 18,
        leaders: 8,
        spaces: 22,
      },
      custom: { components: 20, of: 135 },
    })
    expect(components).toHaveLength(135)
    expect(components).toContainEqual({
      kind: 'card',
      group: 'imperium',
      id: 'duncan-idaho',
      name: 'Duncan Idaho',
      copies: 1,
      cost: 4,
      icons: ['city'],
      factions: [],
      text: {
        agent: 'You may pay 1 water: recruit 1 troop and draw 1 card.',
        reveal: '2 swords. Gain 1 water.',
      },
      labels: { agent: 'Agent', reveal: 'Reveal' },
      custom: false,
    })
  })

  it('says it in words, group by group, and how much is general', async () => {
    const { status, stdout } = await sietch('content', '--game', 'imperium')
    expect(status).toBe(0)
    expect(stdout).toContain(
      'Starting deck of each player (10)\n\n  Convincing Argument  ×2\n    Reveal: 2 Persuasion.\n',
    )
    expect(stdout).toContain('  Arrakis Liaison  ×8  2 Persuasion  Fremen  [Landsraad, City]\n')
    expect(stdout).toContain(
      '  Paul Atreides*\n    Prescience: You may look at the top card of your deck at any time.\n',
    )
    expect(stdout).toContain('  Grand Vision  III\n')
    expect(stdout).toMatch(/\n115 of 135 components \(85\.2 %\) need no code of their own\n$/)
  })

  it('has names in every language', async () => {
    const words = '--game imperium --lang pl --json'
    const { lastLine } = await sietch('content', ...words.split(' '))
    const { language, components } = JSON.parse(lastLine)
    expect(language).toBe('pl')
    expect(components).toContainEqual(expect.objectContaining({ id: 'dagger', name: 'Sztylet' }))
  })

  it.each([
    ['--json', '--game is missing'],
    ['--game bluff', 'bluff has no components to list'],
    ['--game imperium --lang de', 'unknown language "de"; the languages are: en, ru, uk, pl'],
  ])('refuses %s', async (words, text) => {
    await expect(contentCommand.run(words.split(' '))).rejects.toThrow(new UsageError(text))
  })

  it('ends with exit code 2 for a game nobody knows', async () => {
    const { status, stderr } = await sietch('content', '--game', 'chess')
    expect(status).toBe(2)
    expect(stderr).toContain('sietch content: unknown game "chess"')
  })
})
