import { LEVELS } from '@sietch/bots'
import { isPageId } from '@sietch/i18n/page'
import { type Json, peopleOf } from '@sietch/kernel'
import { describe, expect, it } from 'vitest'
import {
  type AnyGame,
  GAMES,
  loadGames,
  problemWith,
  SetupRefused,
  type Way,
  type WishedRivals,
} from '../src/index.ts'
import { bluffEntry } from './bluff.ts'
import { levyEntry } from './levy.ts'

const registry = [...GAMES, bluffEntry, levyEntry]
const games = await loadGames(registry)

describe.each(games)('$id', (game) => {
  const entry = registry.find(({ id }) => id === game.id)

  it('is listed by the id of its rules', () => {
    expect(game.open(({ rules }) => rules.id)).toBe(entry?.id)
  })

  it('can be set up for every number of players that it offers', () => {
    game.open(({ rules, setups }) => {
      for (const players of setups.players) {
        // Some player counts need a module.
        const modules = (setups.playersWith?.([]) ?? setups.players).includes(players) ? [] : ['choam']
        expect(problemWith(setups, { players, modules })).toBeUndefined()
        const setup = setups.read(setups.write({ players, modules }))
        expect(peopleOf(rules.seats(setup)).length).toBe(players)
      }
    })
  })

  it('refuses more players than there are seats, with a sentence', () => {
    game.open(({ setups }) => {
      const most = Math.max(...setups.players)
      expect(() => setups.read(setups.write({ players: most + 1, modules: [] }))).toThrow(/[a-z]{3}.*[a-z]/)
      expect(problemWith(setups, { players: most + 1, modules: [] })).toBeDefined()
    })
  })

  it.each<Json>([null, 'players', [], { players: 'four' }, { players: 4, sand: 1 }])('refuses %j', (json) => {
    game.open(({ setups }) => expect(() => setups.read(json)).toThrow())
  })

  it('deals personas in every way it offers, each another where they are given by seat', () => {
    game.open(({ setups }) => {
      const { personas } = setups
      if (personas === undefined) return
      for (const way of personas.ways) {
        const players = Math.min(...setups.players)
        const given = Array.from({ length: players }, () => '')
        const wish = { players, modules: [], personas: { way, given }, seed: 'dealt' }
        const problem = problemWith(setups, wish)
        // There are too few of some to deal several to each player.
        if (problem !== undefined) expect(problem).toMatchObject({ why: 'deal' })
        expect(setups.write(wish)).toEqual(setups.write(wish))
      }
    })
  })

  it('can be played with all that it offers against Rivals, and deals no one a Leader who is one', () => {
    game.open(({ setups }) => {
      for (const players of setups.players) {
        const choices = setups.rivals?.([], players)
        if (choices === undefined) continue
        const { count, who, levels, rules, streamlined, churn } = choices
        const named = who.slice(0, count)
        const given = Array.from({ length: players }, () => '')
        const wishes: WishedRivals[] = [
          ...levels.map(({ id }) => ({ level: id })),
          { rules, churn },
          { who: named },
          { who: streamlined.slice(0, count), streamlined: streamlined.length > 0 },
        ]
        for (const rivals of wishes) {
          const personas = { way: 'fixed', given } as const
          expect(problemWith(setups, { players, modules: [], rivals })).toBeUndefined()
          for (const seed of ['a', 'b', 'c', 'd', 'e'])
            expect(problemWith(setups, { players, modules: [], rivals, personas, seed })).toBeUndefined()
        }
      }
    })
  })

  it('has bots of every level, and one for people who know the game', () => {
    game.open(({ bots, usualLevel }) => {
      expect(Object.keys(bots).toSorted()).toEqual([...LEVELS, 'random'].toSorted())
      expect(LEVELS).toContain(usualLevel)
    })
  })

  it('has words for scenarios of its own rules', async () => {
    await game.open(async ({ rules, workshop }) => expect((await workshop?.())?.scenarios.rules).toBe(rules))
  })
})

describe('the games of the house', () => {
  it('have names in the languages of the page', () => {
    expect(GAMES.filter(({ id }) => !isPageId(`page.game.${id}`))).toEqual([])
  })

  it('are opened at once at a table that can be played', async () => {
    for (const { id, atOnce, load } of GAMES) {
      const seats = (await load()).open(({ rules, setups }) =>
        rules.seats(setups.read(atOnce?.setup ?? null)),
      )
      expect(seats, id).toHaveLength(1 + (atOnce?.bots.length ?? 0))
    }
    expect(GAMES.filter(({ isFirst }) => isFirst)).toHaveLength(1)
  })
})

describe('a setup', async () => {
  const named = async (id: string): Promise<AnyGame> => {
    const game = games.find((each) => each.id === id)
    if (game === undefined) throw new Error(`there is no ${id}`)
    return game
  }

  it('says why it is refused in a word that pages have a sentence for', async () => {
    const classic = await named('classic')
    const problem = (modules: string[], way: Way, given: string[]) =>
      classic.open(({ setups }) => problemWith(setups, { players: 3, modules, personas: { way, given } }))
    expect(problem(['pairs'], 'random', [])).toMatchObject({ why: 'pairs' })
    expect(problem([], 'fixed', ['guild', 'guild', ''])).toMatchObject({ why: 'factions' })
    expect(problem([], 'fixed', ['guild', 'fremen', ''])).toBeUndefined()
  })

  it('has a Leader for every seat', async () => {
    const uprising = await named('uprising')
    uprising.open(({ setups }) => {
      expect(() => setups.read({ players: 3, leaders: ['staban-tuek', null, null] })).toThrow(SetupRefused)
      expect(setups.read({ players: 3 })).toMatchObject({ leaders: 'random' })
    })
  })
})
