import { randomPolicy, seats, simulate, start } from '@sietch/kernel'
import { describe, expect, it } from 'vitest'
import { base } from '../src/content/base/index.ts'
import { type ImperiumSetup, imperium } from '../src/index.ts'
import { imperiumScenarios } from '../src/scenario/index.ts'

const SEEDS = Array.from({ length: 40 }, (_, index) => `setup ${index}`)

const tableOf = (seed: string, setup: ImperiumSetup = imperiumScenarios.setup({}, 4)) =>
  start(imperium, setup, seed).match.state
const viewOf = (seed: string) => imperium.view(tableOf(seed), 0)

const levelOf = (id: string) => base.conflicts.find((conflict) => conflict.id === id)?.level
const copies = (parts: readonly { id: string; copies: number }[]): string[] =>
  parts.flatMap(({ id, copies: n }) => Array.from({ length: n }, () => id)).sort()
const pile = (name: string) => copies(base.cards.filter((card) => card.pile === name))

/** How many different things a list has. */
const variety = (things: readonly unknown[]): number =>
  new Set(things.map((thing) => JSON.stringify(thing))).size

describe('setup', () => {
  it('S-SET-01 IMP-SET-02 builds the Conflict deck: from the top one card of level I, five of II, four of III', () => {
    for (const seed of SEEDS) {
      const { conflicts, conflictDeck } = tableOf(seed)
      const fromTop = [...conflicts, ...conflictDeck.toReversed()]
      expect(fromTop.map(levelOf)).toEqual([1, 2, 2, 2, 2, 2, 3, 3, 3, 3])
      expect(new Set(fromTop).size).toBe(10)
    }
  })

  it('IMP-SET-02 takes the Conflict cards of level I and II at random', () => {
    const decks = SEEDS.map((seed) => tableOf(seed)).map((s) => [...s.conflicts, ...s.conflictDeck])
    for (const { id } of base.conflicts) {
      const used = decks.filter((deck) => deck.includes(id)).length
      if (levelOf(id) === 3) expect(used).toBe(SEEDS.length)
      else {
        expect(used).toBeGreaterThan(0)
        expect(used).toBeLessThan(SEEDS.length)
      }
    }
  })

  it('IMP-SET-03 shows no one which Conflict cards lie in the deck and which in the box', () => {
    for (const seed of SEEDS) {
      const s = tableOf(seed)
      for (const viewer of [...seats(4), 'spectator'] as const) {
        const seen = JSON.stringify(imperium.view(s, viewer))
        const named = base.conflicts.filter(({ id }) => seen.includes(`"${id}"`)).map(({ id }) => id)
        expect(named).toEqual(s.conflicts)
      }
    }
  })

  it('IMP-SET-04 shuffles all Intrigue cards, face down', () => {
    const decks = SEEDS.map((seed) => tableOf(seed).intrigueDeck)
    for (const deck of decks) expect(deck.toSorted()).toEqual(copies(base.intrigue))
    expect(variety(decks)).toBe(SEEDS.length)
    expect(viewOf('setup 1').intrigueDeck).toBe(40)
  })

  it('IMP-SET-05 shuffles the Imperium deck, face down but for five', () => {
    const tables = SEEDS.map((seed) => tableOf(seed))
    for (const { row, imperiumDeck } of tables) {
      expect(row).toHaveLength(5)
      expect([...row, ...imperiumDeck].sort()).toEqual(pile('imperium'))
    }
    expect(variety(tables.map(({ row }) => row))).toBe(SEEDS.length)
    expect(viewOf('setup 1').imperiumDeck).toBe(62)
  })

  it('IMP-SET-09 shuffles each player’s starting deck on its own', () => {
    const decks = SEEDS.flatMap((seed) => tableOf(seed).players.map(({ hand, deck }) => [...hand, ...deck]))
    for (const deck of decks) expect(deck.toSorted()).toEqual(pile('starting'))
    expect(variety(decks)).toBeGreaterThan(SEEDS.length * 3)
  })

  it.each([3, 4])('IMP-SET-18 gives the First Player marker at random to one of %i', (players) => {
    const first = SEEDS.map((seed) => tableOf(seed, imperiumScenarios.setup({}, players)).firstPlayer)
    expect(first.toSorted().filter((seat, index, all) => seat !== all[index - 1])).toEqual(seats(players))
  })

  it('IMP-SET-07 deals Leaders at random, no two alike', () => {
    const dealt = SEEDS.map((seed) =>
      tableOf(seed, { players: 4, leaders: 'random' }).players.map(({ leader }) => leader),
    )
    for (const leaders of dealt) expect(new Set(leaders).size).toBe(4)
    expect(new Set(dealt.flat()).size).toBe(base.leaders.length)
  })

  it('IMP-CMP-11 gives each player three Agents in all, sixteen cubes and ten cards', () => {
    for (const p of tableOf('setup 1').players) {
      expect([p.agents, p.swordmaster]).toEqual([2, false])
      expect(p.supply + p.garrison + p.conflict + Object.keys(p.influence).length).toBe(16)
      expect(p.deck.length + p.hand.length).toBe(10)
    }
  })

  it('IMP-GEN-04 seats one to four; more need components this box does not have', () => {
    expect([1, 2, 3, 4].map((count) => imperiumScenarios.setup({}, count).players)).toEqual([1, 2, 3, 4])
    for (const count of [0, 5, 6])
      expect(() => imperiumScenarios.setup({}, count)).toThrow('played by 1, 2, 3 or 4 players')
  })
})

describe('whole games', () => {
  it('IMP-RCL-06 last ten rounds at most', () => {
    const rounds = SEEDS.slice(0, 12).map((seed, index) => {
      const players = 3 + (index % 2)
      const policies = seats(players).map(() => randomPolicy)
      const { state } = simulate(imperium, { players, leaders: 'random' }, policies, seed)
      expect(state.phase).toBe('over')
      expect(state.conflicts.length).toBe(state.round)
      return state.round
    })
    expect(Math.max(...rounds)).toBe(10)
  })
})
