import { readFileSync } from 'node:fs'
import { type Json, randomPolicy, seats, simulate } from '@sietch/kernel'
import { describe, expect, it } from 'vitest'
import { type ClassicSetup, classic } from '../src/index.ts'
import { classicScenarios } from '../src/scenario/index.ts'

describe('the words of classic Dune', () => {
  it('can be arranged but for these', () => {
    const words = { ...classicScenarios.words, ...classicScenarios.seatWords }
    const onlyShown = Object.entries(words).flatMap(([word, { put }]): Json[] => (put ? [] : [word]))
    expect(onlyShown).toEqual([
      'bank',
      'removed',
      'row',
      'stopped',
      'deals',
      'won',
      'faction',
      'position',
      'reserves',
      'strongholds',
      'support',
      'tokens',
      'closed',
    ])
  })

  it.each([
    ['a faction twice', { factions: ['guild', 'guild'] }],
    ['an unknown faction', { factions: ['guild', 'ixians'] }],
    ['an unknown module', { modules: ['expansion'] }],
    ['an unknown option', { options: { easy: true } }],
    ['an unknown word', { leaders: [] }],
  ])('refuse %s in the setup', (_, words) => {
    expect(() => classicScenarios.setup(words, 2)).toThrow()
  })
})

describe('docs/scenarios.md', () => {
  const page = readFileSync(new URL('../../../docs/scenarios.md', import.meta.url), 'utf8')
  const section = page.slice(page.indexOf('### Words of classic Dune'))
  const setups: readonly ClassicSetup[] = [
    { players: 6 },
    { players: 6, modules: ['advanced'] },
    { players: 3, factions: 'choose', modules: ['advanced'] },
  ]

  it('names every kind of decision and event that random games have', () => {
    const kinds = new Set<string>()
    for (const [index, setup] of [...setups, ...setups].entries()) {
      simulate(
        classic,
        setup,
        seats(setup.players).map(() => randomPolicy),
        `docs ${index}`,
        {
          watch(_, events, chosen) {
            for (const { kind } of events) kinds.add(kind)
            if (chosen !== undefined) kinds.add(chosen.decision.kind)
          },
        },
      )
    }
    expect(kinds.size).toBeGreaterThan(80)
    expect([...kinds].filter((kind) => !section.includes(`\`${kind}\``))).toEqual([])
  })
})
