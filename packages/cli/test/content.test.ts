import { describe, expect, it } from 'vitest'
import { UsageError } from '../src/command.ts'
import { contentCommand } from '../src/content.ts'
import { games } from './games.ts'
import { sietch } from './sietch.ts'

describe('sietch content', () => {
  it('ends with one JSON object', async () => {
    const { status, stderr, lastLine } = await sietch('content', '--game', 'imperium', '--json')
    expect(status).toBe(0)
    expect(stderr).toBe('')
    const { components, ...rest } = JSON.parse(lastLine)
    expect(rest).toEqual({
      game: 'imperium',
      modules: [],
      language: 'en',
      counts: {
        starting: 10,
        reserve: 24,
        imperium: 67,
        intrigue: 40,
        conflicts: 18,
        leaders: 8,
        spaces: 22,
        hagal: 31,
      },
      custom: { components: 4, of: 150 },
    })
    expect(components).toHaveLength(150)
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
        agent: 'You may pay 1 water to recruit 1 troop and draw 1 card.',
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
      'Starting deck (each player) (10)\n\n  Convincing Argument  ×2\n    Reveal: 2 Persuasion.\n',
    )
    expect(stdout).toContain('  Arrakis Liaison  ×8  2 Persuasion  Fremen  [Landsraad, City]\n')
    expect(stdout).toContain(
      '  Paul Atreides\n    Prescience: You may look at the top card of your deck at any time.\n',
    )
    expect(stdout).toContain('  Grand Vision  III\n')
    expect(stdout).toMatch(/\n146 of 150 components \(97\.3 %\) need no code of their own\n$/)
  })

  it.each([
    ['', { imperium: 65, intrigue: 40, leaders: 8 }],
    ['choam', { imperium: 69, intrigue: 44, leaders: 9, contracts: 20 }],
    [
      'base-imperium,base-intrigue,base-conflicts,base-leaders',
      { imperium: 132, intrigue: 79, conflicts: 33, leaders: 16 },
    ],
  ])('counts what the modules "%s" add', async (modules, added) => {
    const words = ['--game', 'uprising', '--modules', modules, '--json']
    const { lastLine } = await sietch('content', ...words)
    const { counts, components } = JSON.parse(lastLine)
    const board = { spaces: 22, posts: 13, objectives: 5 }
    const core = { starting: 10, reserve: 18, conflicts: 16, ...board, hagal: 37, rivals: 10 }
    expect(counts).toEqual({ ...core, ...added })
    expect(components).toContainEqual(
      expect.objectContaining({ id: 'propaganda', level: 3, battleIcon: 'wild' }),
    )
    // The other side of a Leader is not a separate piece.
    expect(components).toContainEqual(expect.objectContaining({ id: 'reverend-mother-jessica', copies: 0 }))
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
    [
      '--game uprising --modules choam,ix',
      'unknown module "ix"; uprising has: choam, bloodlines, tech, base-imperium, base-intrigue, base-conflicts, base-leaders',
    ],
    ['--game imperium --modules choam', 'unknown module "choam"; imperium has: bloodlines, tech'],
    ['--game imperium --lang de', 'unknown language "de"; the languages are: en, ru, uk, pl'],
  ])('refuses %s', async (words, text) => {
    await expect(contentCommand.run(words.split(' '), games)).rejects.toThrow(new UsageError(text))
  })

  it('ends with exit code 2 for a game no one knows', async () => {
    const { status, stderr } = await sietch('content', '--game', 'chess')
    expect(status).toBe(2)
    expect(stderr).toContain('sietch content: unknown game "chess"')
  })
})
