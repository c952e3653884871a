import { readFileSync } from 'node:fs'
import { type Json, type JsonObject, randomPolicy, seats, simulate } from '@sietch/kernel'
import { misspelling, readScenarios, runScenario } from '@sietch/kernel/scenario'
import { describe, expect, it } from 'vitest'
import { base } from '../src/content/base/index.ts'
import { contentOf } from '../src/content/index.ts'
import { uprising } from '../src/content/uprising/index.ts'
import { imperium, uprising as uprisingRules } from '../src/index.ts'
import { imperiumScenarios, uprisingScenarios } from '../src/scenario/index.ts'

type ImperiumScenarios = typeof imperiumScenarios

/** What the kit says about a table that is arranged like this and must look like that. */
function problemsOf(given: JsonObject, then: JsonObject = {}, setup: JsonObject = {}): readonly string[] {
  const file = {
    scenario: 'words',
    game: 'imperium',
    seats: ['Serhii', 'Olha', 'Andrii'],
    setup,
    given,
    then,
  }
  return readScenarios(file).flatMap((scenario) => runScenario(imperiumScenarios, scenario).problems)
}

const serhii = (words: JsonObject): JsonObject => ({ players: { Serhii: words } })

describe('a value that means nothing is an error that helps', () => {
  const wrong: [string, JsonObject, string][] = [
    ['a card', serhii({ hand: ['stillgar'] }), 'unknown card "stillgar" (nearest: '],
    ['a part of a card’s name', serhii({ hand: ['liaison'] }), 'arrakis-liaison'],
    [
      'a Faction',
      serhii({ influence: { fremens: 2 } }),
      'unknown faction "fremens" (known: bene-gesserit, emperor, fremen, guild)',
    ],
    [
      'a Leader',
      serhii({ leader: 'paul' }),
      'unknown leader "paul" (known: baron-vladimir-harkonnen, count-',
    ],
    ['a space', { control: { arakeen: 'Serhii' } }, 'arrakeen'],
    ['a phase', { phase: 'fight' }, 'must be one of round-start, turns, combat, makers, recall, endgame'],
    ['a number', serhii({ spice: -1 }), 'given.players.Serhii.spice: must be a whole number from 0, not -1'],
    ['too many troops', serhii({ garrison: 13 }), 'must be a whole number from 0 to 12, not 13'],
    ['too much Influence', serhii({ influence: { guild: 7 } }), 'from 0 to 6, not 7'],
    ['too few points', serhii({ influence: { guild: 2 }, vp: 0 }), 'fewer than Influence and Alliances give'],
    [
      'a Plot card that does not wait',
      serhii({ waiting: ['windfall'] }),
      'windfall does not wait for the Reveal turn',
    ],
    ['a card of the Reserve', { reserve: { dagger: 1 } }, 'dagger is no Reserve card'],
    [
      'eighteen troops',
      serhii({ garrison: 9, conflict: 9 }),
      'given.players.Serhii.garrison: expected 9, found 3: another word of given has changed it',
    ],
    ['troops that are nowhere', serhii({ supply: 0 }), 'given: INV-01 cubes of seat 0: 3 instead of 12'],
    ['an Agent that is nowhere', serhii({ agents: 1 }), 'given: Agents of seat 0: 1 instead of 2'],
    [
      'more Reserve cards than the box has',
      { reserve: { foldspace: 6 }, ...serhii({ hand: ['foldspace'] }) },
      'given.reserve.foldspace: expected 6, found 5',
    ],
  ]
  it.each(wrong)('%s', (_, given, message) => {
    expect(problemsOf(given).join()).toContain(message)
  })

  it.each([
    [{ leaders: ['paul-atreides', 'paul-atreides'] }, 'is chosen twice'],
    [{ leaders: ['paul-atreides', null, null, null] }, '4 Leaders are named for 3 players'],
    [{ leader: 'choose' }, 'unknown word "leader" (known: leaders, modules, rivals, throneRow)'],
  ])('a setup of %j', (setup, message) => {
    expect(problemsOf({}, {}, setup).join()).toContain(message)
  })
})

describe('words of games with Rivals', () => {
  const arranged = (given: JsonObject, then: JsonObject = {}, setup: JsonObject = {}) =>
    readScenarios({ scenario: 'words', game: 'uprising', seats: ['Serhii'], setup, given, then }).flatMap(
      (scenario) => runScenario(uprisingScenarios, scenario).problems,
    )
  const churn = { rivals: { churn: true } }

  it.each<[string, JsonObject, JsonObject, string]>([
    ['a House Hagal card', { hagalDeck: ['arakeen'] }, {}, 'unknown hagal "arakeen"'],
    ['one that is not there so often', { hagalDeck: ['heighliner', 'heighliner'] }, {}, 'not so many copies'],
    ['a Rival', { players: { 'automa 1': { rival: 'paul' } } }, {}, 'unknown rival "paul"'],
    ['a Rival instead of a person', serhii({ rival: 'muad-dib' }), {}, 'a person has the seat'],
    ['dice without Row churn', { dice: [1, 2] }, {}, 'the Row is not churned here'],
    ['three dice', { dice: [1, 2, 3] }, churn, 'must be two numbers from 1 to 6'],
    ['a die with seven sides', { dice: [1, 7] }, churn, 'from 0 to 6, not 7'],
    ['a level', {}, { rivals: { level: 'hard' } }, 'level must be one of mercenary, sardaukar, mentat'],
    ['a rule', {}, { rivals: { rules: ['smart'] } }, 'rules must be one of smart-politics'],
  ])('%s that means nothing is an error that helps', (_, given, setup, message) => {
    expect(arranged(given, {}, setup).join()).toContain(message)
  })

  it.each([
    [1, 1],
    [6, 3],
    [2, 5],
  ])('the dice fall as %i and %i', (...dice) => {
    expect(arranged({ dice, turn: 'Serhii' }, { dice }, churn)).toEqual([])
  })

  it('no Rival has acted before the table is arranged', () => {
    const idle = { sent: [], agents: 2, garrison: 3, water: 1 }
    expect(arranged({ turn: 'Serhii' }, { players: { 'automa 1': idle, 'automa 2': idle } })).toEqual([])
  })
})

describe('a key that nothing could ever have is an error where it is said not to be offered', () => {
  const refusing = (key: string) =>
    readScenarios({
      scenario: 'keys',
      game: 'imperium',
      seats: ['Serhii', 'Olha', 'Andrii'],
      given: { turn: 'Serhii', players: { Serhii: { hand: ['convincing-argument'] } } },
      steps: [{ seat: 'Serhii', refuse: key }],
    }).flatMap((scenario) => runScenario(imperiumScenarios, scenario).problems)

  it.each([
    ['agent daggr > nowhere', '"daggr" in "agent daggr > nowhere" is not a card'],
    ['agent dagger > nowhere', '"nowhere" in "agent dagger > nowhere" is not a space'],
    ['agent dagger', '"agent dagger" is not spelled like "agent (a card) > (a space)"'],
    ['agent dagger > arrakeen > carthago', 'is not a number or leader or a space or a post'],
    ['resolve arrakeen > draw 2', '"draw 2" in "resolve arrakeen > draw 2" is not one of its effects'],
    ['resolve * > draw 9', 'is not one of its effects'],
    ['intrigue ambush > 9 spice -> 1 swords', 'is not a way to play it'],
    ['spy post-emperor', '"post-emperor" in "spy post-emperor" is not a post'],
    ['trash dagger@deck@hand', 'is not a card@hand or @discard or @play or @deck or an Intrigue card'],
    ['opponent 3', '"3" in "opponent 3" is not a seat'],
    ['send dagger', 'no option is called "send"'],
  ])('%s', (key, message) => {
    expect(refusing(key).join()).toContain(message)
  })

  it.each([
    'agent dagger > rally-troops',
    'agent * > arrakeen',
    'agent dagger > *',
    'deploy *',
    'resolve arrakeen > draw 1',
    'resolve * > draw 1',
    'trash dagger@hand',
    'acquire stilgar > deck',
  ])('but not %s', (key) => {
    expect(refusing(key)).toEqual([])
  })

  const games: [string, ImperiumScenarios, number, readonly string[]][] = [
    ['Dune: Imperium', imperiumScenarios, 4, []],
    ['Dune: Imperium against Rivals', imperiumScenarios, 1, []],
    ['Uprising with contracts', uprisingScenarios, 4, ['choam']],
    ['Uprising with the base game', uprisingScenarios, 4, ['base-imperium', 'base-intrigue', 'base-leaders']],
    ['Uprising with Bloodlines and Tech', uprisingScenarios, 4, ['choam', 'bloodlines', 'tech']],
    [
      'Uprising with Bloodlines and Tech against Rivals',
      uprisingScenarios,
      1,
      ['choam', 'bloodlines', 'tech'],
    ],
    ['Dune: Imperium with Bloodlines', imperiumScenarios, 3, ['bloodlines', 'tech']],
  ]
  it.each(games)(
    'every option in random games of %s is spelled so',
    (_, { rules, keys }, players, modules) => {
      const unspelled = new Set<string>()
      for (const seed of ['one', 'two']) {
        const policies = seats(players).map(() => randomPolicy)
        simulate(rules, { players, modules, leaders: 'choose' }, policies, seed, {
          watch(s) {
            for (const decision of rules.decisions(s)) {
              for (const { key } of rules.options(s, decision))
                if (misspelling(keys, s, key) !== undefined) unspelled.add(key)
            }
          },
        })
      }
      expect([...unspelled]).toEqual([])
    },
  )
})

describe('a table is arranged as it could lie before people', () => {
  const put: [string, JsonObject, JsonObject][] = [
    [
      'a card in hand has left the Imperium deck',
      { row: [], players: { Serhii: { hand: ['stilgar'] } } },
      { imperiumDeck: { $count: 66, $excludes: ['stilgar'] } },
    ],
    [
      'a deck that was given keeps a card the box has twice',
      { imperiumDeck: ['scout'], row: [], players: { Serhii: { hand: ['scout'] } } },
      { imperiumDeck: ['scout'] },
    ],
    [
      'an Intrigue deck that was given keeps a card the box has twice',
      { intrigueDeck: ['ambush'], players: { Serhii: { intrigue: ['ambush'] } } },
      { intrigueDeck: ['ambush'] },
    ],
    [
      'an Intrigue card held or waiting has left its deck',
      serhii({ intrigue: ['windfall'], waiting: ['charisma'] }),
      { intrigueDeck: { $count: 38, $excludes: ['windfall', 'charisma'] } },
    ],
    [
      'a Reserve card has left its pile',
      serhii({ discard: ['the-spice-must-flow', 'the-spice-must-flow'] }),
      { reserve: { 'the-spice-must-flow': 8 } },
    ],
    [
      'a starting card has left the own deck',
      serhii({ hand: ['dagger', 'dagger'] }),
      serhii({ deck: { $count: 8 } }),
    ],
    ['troops come out of supply', serhii({ conflict: 4 }), serhii({ garrison: 3, conflict: 4, supply: 5 })],
    [
      'and then out of the garrison',
      serhii({ conflict: 11 }),
      serhii({ garrison: 1, conflict: 11, supply: 0 }),
    ],
    [
      'who is at 4 has the Alliance',
      serhii({ influence: { guild: 4 }, vp: 5 }),
      { alliances: { guild: 'Serhii', fremen: null }, ...serhii({ vp: 5 }) },
    ],
    [
      'unless somebody else was given it',
      { alliances: { guild: 'Olha' }, ...serhii({ influence: { guild: 4 } }) },
      { alliances: { guild: 'Olha' } },
    ],
    [
      'an Agent that is not sent is on the Leader',
      { mentat: { holder: 'Serhii' }, ...serhii({ swordmaster: true, sent: ['wealth'] }) },
      serhii({ agents: 3 }),
    ],
    [
      'the Mentat stands where it was sent',
      { mentat: { holder: 'Serhii', at: 'wealth' } },
      serhii({ sent: ['wealth'], agents: 2 }),
    ],
    [
      'in Combat nobody holds cards any more',
      { phase: 'combat', ...serhii({ conflict: 1, intrigue: ['ambush'] }) },
      serhii({ hand: [], hasRevealed: true }),
    ],
    [
      'a new round begins with five cards',
      { phase: 'round-start' },
      serhii({ hand: { $count: 5 }, hasRevealed: false }),
    ],
    [
      'a Conflict card changes places with the one in the deck',
      { conflict: 'battle-for-carthag' },
      { conflict: 'battle-for-carthag', conflictDeck: { $count: 9, $excludes: ['battle-for-carthag'] } },
    ],
  ]
  it.each(put)('%s', (_, given, then) => {
    expect(problemsOf(given, then)).toEqual([])
  })

  it('can be arranged in every word but these', () => {
    const words = { ...imperiumScenarios.words, ...imperiumScenarios.seatWords }
    const onlyShown = Object.entries(words).flatMap(([word, { put: puts }]): Json[] => (puts ? [] : [word]))
    expect(onlyShown).toEqual(['stage', 'pending', 'closed', 'techTrashed', 'strength', 'points'])
  })
})

describe('docs/scenarios.md', () => {
  const page = readFileSync(new URL('../../../docs/scenarios.md', import.meta.url), 'utf8')
  const section = page.slice(page.indexOf('### Words of Dune: Imperium'))
  const unnamed = (words: Iterable<string>) => [...words].filter((word) => !section.includes(`\`${word}\``))

  it('names every component', () => {
    const parts = [base.cards, base.spaces, base.intrigue, base.conflicts, base.leaders].flat()
    const rivals = [base.hagal, base.rivals, uprising.hagal, uprising.rivals].flat()
    const { box } = contentOf('uprising+choam+bloodlines+tech')
    const tokens = [box.skills, box.tech, box.navigation, box.contracts].flat()
    const bloodlines = [
      box.cards,
      box.intrigue,
      box.conflicts,
      box.leaders,
      box.hagal,
      box.rivals,
      tokens,
    ].flat()
    const { box: six } = contentOf('uprising+choam+six')
    const ofSix = [six.cards, six.spaces, six.posts, six.tracks].flat()
    expect(unnamed([...parts, ...rivals, ...bloodlines, ...ofSix].map(({ id }) => id))).toEqual([])
  })

  it('tells which spaces an observation post watches', () => {
    const written = uprising.posts.map(
      ({ id, spaces }) => `  - \`${id}\`: ${spaces.map((space) => `\`${space}\``).join(', ')}\n`,
    )
    expect(written.filter((line) => !section.includes(line))).toEqual([])
  })

  it('names every kind of decision and event that random games have', () => {
    const kinds = new Set<string>()
    for (const [index, leaders] of (['random', 'choose', 'random', 'choose'] as const).entries()) {
      const players = 1 + index
      const policies = seats(players).map(() => randomPolicy)
      simulate(imperium, { players, leaders }, policies, `docs ${index}`, {
        watch(_, events, chosen) {
          for (const { kind } of events) kinds.add(kind)
          if (chosen !== undefined) kinds.add(chosen.decision.kind)
        },
      })
    }
    for (const players of [1, 3, 4, 6]) {
      const policies = seats(players).map(() => randomPolicy)
      const modules = ['choam', 'bloodlines', 'tech']
      simulate(uprisingRules, { players, leaders: 'choose', modules }, policies, `docs ${players}`, {
        watch(_, events, chosen) {
          for (const { kind } of events) kinds.add(kind)
          if (chosen !== undefined) kinds.add(chosen.decision.kind)
        },
      })
    }
    expect(kinds.size).toBeGreaterThan(40)
    expect(unnamed(kinds)).toEqual([])
  })
})
