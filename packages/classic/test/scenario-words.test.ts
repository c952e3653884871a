import { readFileSync } from 'node:fs'
import { type Json, type JsonObject, randomPolicy, seats, simulate } from '@sietch/kernel'
import { misspelling, readScenarios, runScenario } from '@sietch/kernel/scenario'
import { describe, expect, it } from 'vitest'
import { type ClassicSetup, classic } from '../src/index.ts'
import { classicScenarios } from '../src/scenario/index.ts'

const setups: readonly ClassicSetup[] = [
  { players: 6 },
  { players: 6, modules: ['advanced'] },
  { players: 3, factions: 'choose', modules: ['advanced'] },
]

/** What the kit says about two players in a table like this. */
const problemsOf = (given: JsonObject, steps: Json[] = []): readonly string[] =>
  readScenarios({
    scenario: 'words',
    game: 'classic',
    seats: ['ATR', 'HAR'],
    setup: { factions: ['atreides', 'harkonnen'] },
    given,
    steps,
  }).flatMap((scenario) => runScenario(classicScenarios, scenario).problems)

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

describe('a table of classic Dune that cannot lie before people', () => {
  const atreides = (words: JsonObject): JsonObject => ({ phase: 'battle', players: { ATR: words } })
  it.each([
    ['more forces than there are', atreides({ forces: { arrakeen: 21 } }), 'forces'],
    [
      'more cards than a hand holds',
      atreides({ hand: ['shield', 'shield', 'lasgun', 'karama', 'hajr'] }),
      'INV-2',
    ],
    ['more copies than the deck has', atreides({ hand: ['lasgun', 'lasgun'] }), 'there is no lasgun left'],
    ['more spice than there is', atreides({ spice: 600 }), 'spice of seat 0: 600 is not from 0 to 564'],
  ])('has %s', (_, given, message) => {
    expect(problemsOf(given).join()).toContain(message)
  })
})

describe('a key of classic Dune', () => {
  const refusing = (key: string) => problemsOf({ phase: 'bidding' }, [{ seat: 'ATR', refuse: key }])

  it.each([
    ['ship arrakeen', '"arrakeen" in "ship arrakeen" is not a part of the map'],
    ['move arrakeen/10', 'is not a territory'],
    ['leader stilgard', 'is not a leader, cheap-hero or none'],
    ['play lasguns', 'is not a treachery card or what the Voice can name or a faction'],
    ['accept 2', 'is not a seat'],
    ['bribe 3', 'no option is called "bribe"'],
  ])('that nothing could ever have cannot be refused: %s', (key, message) => {
    expect(refusing(key).join()).toContain(message)
  })

  it.each(['ship *', 'move arrakeen', 'fight * > 1', 'dial 4.5'])('can be refused: %s', (key) => {
    expect(refusing(key)).toEqual([])
  })

  it('is spelled so in random games', () => {
    const unspelled = new Set<string>()
    for (const [index, setup] of setups.entries()) {
      const policies = seats(setup.players).map(() => randomPolicy)
      simulate(classic, setup, policies, `keys ${index}`, {
        watch(s) {
          for (const decision of classic.decisions(s)) {
            for (const { key } of classic.options(s, decision))
              if (misspelling(classicScenarios.keys, s, key) !== undefined) unspelled.add(key)
          }
        },
      })
    }
    expect([...unspelled]).toEqual([])
  })
})

describe('docs/scenarios.md', () => {
  const page = readFileSync(new URL('../../../docs/scenarios.md', import.meta.url), 'utf8')
  const section = page.slice(page.indexOf('### Words of classic Dune'))
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
