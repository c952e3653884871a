import { choose, type Match, seats, start } from '@sietch/kernel'
import { describe, expect, it } from 'vitest'
import { contentOf } from '../src/content/index.ts'
import {
  type ImperiumSetup,
  type ImperiumView,
  imperium,
  setupOptions,
  setupProblem,
  uprising,
} from '../src/index.ts'
import { uprisingScenarios } from '../src/scenario/index.ts'
import type { ImperiumState } from '../src/state.ts'

const SEEDS = Array.from({ length: 40 }, (_, index) => `setup ${index}`)
const BASE_PARTS = ['base-imperium', 'base-intrigue', 'base-conflicts', 'base-leaders']

const setupOf = (players: number, more: Partial<ImperiumSetup> = {}): ImperiumSetup => ({
  players,
  leaders: 'random',
  ...more,
})
const startOf = (seed: string, setup: ImperiumSetup) => start(uprising, setup, seed).match
const tableOf = (seed: string, setup: ImperiumSetup) => startOf(seed, setup).state

const names = (parts: readonly { id: string; copies: number }[]): string[] =>
  parts.flatMap(({ id, copies }) => Array.from({ length: copies }, () => id)).sort()
const imperiumCards = (key: string) =>
  names(contentOf(key).box.cards.filter(({ pile }) => pile === 'imperium'))
const levelOf = (id: string) => contentOf('uprising').conflict(id).level

/** How many different things a list has. */
const variety = (things: readonly unknown[]): number =>
  new Set(things.map((thing) => JSON.stringify(thing))).size

describe('the table of Uprising', () => {
  it('S-SET-02 UPR-SET-02 builds the Conflict deck: one of I on five of II on four of III, six cards unused', () => {
    const used = SEEDS.flatMap((seed) => {
      const { conflicts, conflictDeck } = tableOf(seed, setupOf(3))
      const fromTop = [...conflicts, ...conflictDeck.toReversed()]
      expect(fromTop.map(levelOf)).toEqual([1, 2, 2, 2, 2, 2, 3, 3, 3, 3])
      expect(new Set(fromTop).size).toBe(10)
      return fromTop
    })
    expect(new Set(used).size).toBe(16)
  })

  it.each([3, 4])('S-SET-06 UPR-OBJ-01 UPR-OBJ-02 deals one fitting Objective to each of %i', (players) => {
    const fitting = contentOf('uprising').box.objectives.filter((card) => card.players.includes(players))
    const dealt = SEEDS.map((seed) => tableOf(seed, setupOf(players)).players.map(({ trophies }) => trophies))
    for (const trophies of dealt) {
      expect(trophies.map((cards) => cards.length)).toEqual(seats(players).map(() => 1))
      const cards = trophies.flat()
      expect(cards.every(({ kind, faceUp }) => kind === 'objective' && faceUp)).toBe(true)
      expect(cards.map(({ id }) => id).sort()).toEqual(fitting.map(({ id }) => id).sort())
    }
    expect(variety(dealt)).toBeGreaterThan(4)
  })

  it.each([3, 4])(
    'S-SET-06 UPR-OBJ-03 UPR-SET-08 makes the owner of the marker First Player of %i',
    (players) => {
      const first = SEEDS.map((seed) => {
        const s = tableOf(seed, setupOf(players))
        const owner = s.players.findIndex(({ trophies }) =>
          trophies.some(({ id }) => id === 'objective-desert-mouse-first'),
        )
        expect(s.firstPlayer).toBe(owner)
        return owner
      })
      expect(new Set(first).size).toBe(players)
    },
  )

  it.each([
    ['without', [], 65, 40],
    ['with', ['choam'], 69, 44],
  ])(
    'UPR-SET-03 CHO-SET-02 shuffles the decks %s the cards of the CHOAM module',
    (_, modules, cards, intrigue) => {
      const tables = SEEDS.map((seed) => tableOf(seed, setupOf(4, { modules })))
      const key = ['uprising', ...modules].join('+')
      for (const s of tables) {
        expect([...s.row, ...s.imperiumDeck].sort()).toEqual(imperiumCards(key))
        expect(s.imperiumDeck).toHaveLength(cards - 5)
        expect(s.intrigueDeck.toSorted()).toEqual(names(contentOf(key).box.intrigue))
        expect(s.intrigueDeck).toHaveLength(intrigue)
      }
      expect(variety(tables.map(({ row }) => row))).toBe(SEEDS.length)
      expect(tables.some(({ row }) => row.includes('cargo-runner'))).toBe(modules.length > 0)
    },
  )

  it('CHO-SET-01 shuffles the contracts, shows two and hides the order of the others', () => {
    const tables = SEEDS.map((seed) =>
      tableOf(seed, setupOf(4, { modules: ['choam'], leaders: [null, null, null, null] })),
    )
    for (const s of tables) {
      const all = [...s.contractMarket, ...s.contractStack]
      expect(all.sort()).toEqual(names(contentOf('uprising+choam').box.contracts))
      expect(s.contractMarket).toHaveLength(2)
      expect(uprising.view(s, 0).contractStack).toBe(18)
    }
    expect(variety(tables.map(({ contractStack }) => contractStack))).toBe(SEEDS.length)
  })

  it('MIX-BAS-02 MIX-BAS-03 mixes in all base cards but those of the Mentat', () => {
    const s = tableOf('mixed', setupOf(4, { modules: BASE_PARTS }))
    expect([...s.row, ...s.imperiumDeck]).toHaveLength(65 + 67)
    expect(s.intrigueDeck).toHaveLength(40 + 39)
    expect(s.intrigueDeck).not.toContain('calculated-hire')
    const decks = SEEDS.flatMap((seed) => {
      const { conflicts, conflictDeck } = tableOf(seed, setupOf(3, { modules: ['base-conflicts'] }))
      return [...conflicts, ...conflictDeck]
    })
    expect(decks).not.toContain('sort-through-the-chaos')
    expect(decks).toContain('guild-bank-raid')
    expect(decks).toContain('base/siege-of-arrakeen')
  })

  it('MIX-BAS-03 mixes in only what is asked for', () => {
    const s = tableOf('mixed', setupOf(3, { modules: ['base-intrigue'] }))
    expect(s.intrigueDeck).toHaveLength(40 + 39)
    expect([...s.row, ...s.imperiumDeck]).toHaveLength(65)
    expect(Object.keys(s.reserve)).toEqual(['prepare-the-way', 'the-spice-must-flow'])
  })
})

describe('Leaders', () => {
  const leadersOf = (s: ImperiumState) => s.players.map(({ leader }) => leader)

  it('UPR-SET-05 CHO-SET-03 are dealt at random, no two alike, Shaddam Corrino IV only with the module', () => {
    const dealt = (modules: readonly string[]) =>
      SEEDS.flatMap((seed) => {
        const leaders = leadersOf(tableOf(seed, setupOf(4, { modules })))
        expect(new Set(leaders).size).toBe(4)
        return leaders
      })
    expect([...new Set(dealt([]))].sort()).toEqual(setupOptions('uprising').leaders([]).toSorted())
    expect(dealt([])).not.toContain('shaddam-corrino-iv')
    expect(dealt(['choam'])).toContain('shaddam-corrino-iv')
  })

  type Table = Match<ImperiumState, ImperiumSetup, ImperiumView>
  const offered = ({ prompts }: Table): string[] =>
    prompts.flatMap(({ options }) => options.map(({ key }) => key))

  it.each([
    [2, 4, []],
    [2, 3, ['choam']],
    [3, 3, ['choam']],
    [3, 4, BASE_PARTS],
  ])('are picked out of %i dealt to each of %i players, in turn order', (deal, players, modules) => {
    for (const seed of SEEDS.slice(0, 10)) {
      const match = startOf(seed, setupOf(players, { leaders: { deal }, modules }))
      const { firstPlayer } = match.state
      const seen: string[] = []
      for (const turn of seats(players)) {
        const seat = (firstPlayer + turn) % players
        expect(match.prompts.map(({ decision }) => decision)).toMatchObject([{ seat, kind: 'leader' }])
        const options = offered(match)
        expect(options).toHaveLength(deal)
        seen.push(...options)
        const [, last = ''] = options
        expect(choose(match, seat, last).ok).toBe(true)
        expect(match.state.players[seat]?.leader).toBe(last.replace('leader ', ''))
        // The Baron's own choice follows.
        for (const token of ['token emperor', 'token guild']) choose(match, seat, token)
      }
      expect(new Set(seen).size).toBe(deal * players)
      const backs = contentOf('uprising').box.leaders.flatMap(({ id, backOf }) => (backOf ? [id] : []))
      expect(seen.filter((key) => backs.some((back) => key.endsWith(back)))).toEqual([])
    }
  })

  it('are chosen out of all that are left', () => {
    const match = startOf('choose', setupOf(3, { leaders: 'choose', modules: ['choam'] }))
    for (const left of [9, 8, 7]) {
      const options = offered(match)
      expect(options).toHaveLength(left)
      choose(match, match.prompts[0]?.decision.seat ?? 0, options[0] ?? '')
    }
    expect(match.state.phase).toBe('turns')
  })
})

describe('a setup that cannot be played is refused, with why', () => {
  const refused: [ImperiumSetup, string, string][] = [
    [setupOf(5), 'players', 'uprising is played by 1, 2, 3 or 4 players, not by 5.'],
    [
      setupOf(3, { modules: ['ix'] }),
      'unknown-module',
      'uprising has no module "ix"; its modules: choam, bloodlines, tech, base-imperium, base-intrigue, base-conflicts, base-leaders.',
    ],
    [setupOf(3, { modules: ['choam', 'choam'] }), 'module-twice', 'The module "choam" is named twice.'],
    [
      setupOf(3, { leaders: ['shaddam-corrino-iv', null, null] }),
      'leader-needs-module',
      'The Leader "shaddam-corrino-iv" comes with the module "choam", which is not in play.',
    ],
    [
      setupOf(3, { leaders: ['paul-atreides', null, null], modules: ['choam'] }),
      'leader-needs-module',
      'The Leader "paul-atreides" comes with the module "base-leaders", which is not in play.',
    ],
    [
      setupOf(3, { leaders: ['reverend-mother-jessica', null, null] }),
      'unknown-leader',
      'uprising has no Leader "reverend-mother-jessica" to choose.',
    ],
    [
      setupOf(3, { leaders: ['muad-dib', null, 'muad-dib'] }),
      'leader-twice',
      'The Leader "muad-dib" is chosen twice.',
    ],
    [setupOf(3, { leaders: ['muad-dib', null] }), 'leader-count', '2 Leaders are named for 3 players.'],
    [
      setupOf(3, { leaders: ['muad-dib', null, null, 'staban-tuek'] }),
      'leader-count',
      '4 Leaders are named for 3 players.',
    ],
    [setupOf(3, { leaders: { deal: 1 } }), 'deal', '2 or 3 Leaders are dealt to each player, not 1.'],
    [setupOf(3, { leaders: { deal: 4 } }), 'deal', '2 or 3 Leaders are dealt to each player, not 4.'],
    [
      setupOf(3, { leaders: { deal: 3 } }),
      'deal',
      '3 Leaders for each of 3 players are more than the 8 there are.',
    ],
    [
      setupOf(4, { leaders: { deal: 3 }, modules: ['choam'] }),
      'deal',
      '3 Leaders for each of 4 players are more than the 9 there are.',
    ],
  ]

  it.each(refused)('UPR-SET-05 %j: %s', (setup, why, message) => {
    expect(setupProblem('uprising', setup)).toEqual({ why, message })
    expect(() => start(uprising, setup, 'refused')).toThrow(message)
  })

  it('by scenario files in the same words', () => {
    const read = (words: Parameters<typeof uprisingScenarios.setup>[0]) => () =>
      uprisingScenarios.setup(words, 3)
    expect(read({ modules: ['ix'] })).toThrow('uprising has no module "ix"')
    expect(read({ leaders: ['shaddam-corrino-iv'] })).toThrow('comes with the module "choam"')
    expect(read({ leaders: { deal: 3 } })).toThrow('more than the 8 there are')
    expect(read({ leaders: { deal: 'two' } })).toThrow('deal must be a number')
    expect(read({ leaders: { hand: 2 } })).toThrow('unknown word "hand"')
    expect(read({ module: ['choam'] })).toThrow('unknown word "module"')
  })

  it('MIX-GEN-01 by Dune: Imperium, which takes no modules of Uprising', () => {
    expect(setupProblem('imperium', setupOf(3, { modules: ['choam'] }))?.message).toBe(
      'imperium has no module "choam"; its modules: bloodlines, tech.',
    )
    expect(() => start(imperium, setupOf(3, { leaders: ['muad-dib', null, null] }), 'refused')).toThrow(
      'imperium has no Leader "muad-dib" to choose.',
    )
  })

  const accepted: ImperiumSetup[] = [
    setupOf(3),
    setupOf(4, { leaders: 'choose' }),
    setupOf(4, { leaders: { deal: 2 } }),
    setupOf(3, { leaders: { deal: 3 }, modules: ['choam'] }),
    setupOf(4, { leaders: { deal: 3 }, modules: ['base-leaders'] }),
    setupOf(3, {
      leaders: ['shaddam-corrino-iv', null, 'paul-atreides'],
      modules: ['base-leaders', 'choam'],
    }),
    setupOf(4, { modules: [...BASE_PARTS, 'choam'] }),
  ]

  it.each(accepted)('but not %j', (setup) => {
    expect(setupProblem('uprising', setup)).toBeUndefined()
    expect(start(uprising, setup, 'accepted').match.prompts.length).toBeGreaterThan(0)
  })
})
