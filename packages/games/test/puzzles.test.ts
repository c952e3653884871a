import { ask, isVain, peopleOf } from '@sietch/kernel'
import { describe, expect, it } from 'vitest'
import { GAMES, PUZZLES } from '../src/index.ts'

const LEAST_IN_A_FAMILY = 50
/** As a fraction of an equal share of the chances to win. */
const LEAST_LEAD = 0.2

const found = await Promise.all(
  PUZZLES.map(async ({ load, ...rest }) => ({ ...rest, puzzles: await load() })),
)
const puzzlesOf = (id: string) => found.flatMap(({ game, puzzles }) => (game === id ? puzzles : []))

describe('the puzzles', () => {
  it('are enough in every family, and none is there twice', () => {
    for (const family of new Set(GAMES.map((entry) => entry.family))) {
      const ofFamily = GAMES.filter((entry) => entry.family === family).flatMap(({ id }) => puzzlesOf(id))
      expect(ofFamily.length, family).toBeGreaterThanOrEqual(LEAST_IN_A_FAMILY)
    }
    for (const { game, count, puzzles } of found) {
      expect(puzzles.length, game).toBe(count)
      for (const { id } of puzzles) expect(id.startsWith(`${game}-`)).toBe(true)
    }
    const ids = found.flatMap(({ puzzles }) => puzzles.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
  })

  it.each(GAMES)('of $id ask what the rules ask there, and the answer leads by far', async ({ id, load }) => {
    const game = await load()
    await game.open(async ({ rules, setups, workshop }) => {
      const { invariants } = (await workshop?.()) ?? {}
      for (const puzzle of puzzlesOf(id)) {
        const { seat, kind, version, answer } = puzzle
        const s = rules.migrate(puzzle.state, version)
        invariants?.(s)
        const prompt = ask(rules, rules.clone(s)).prompts.find(({ decision }) => decision.seat === seat)
        expect(prompt?.decision.kind, puzzle.id).toBe(kind)
        expect(prompt && isVain(prompt)).toBe(false)
        const keys = prompt?.options.map(({ key }) => key)
        for (const { option } of [answer, ...answer.against]) expect(keys).toContain(option.key)
        const people = peopleOf(rules.seats(setups.read(puzzle.setup)))
        expect(people).toContain(seat)
        const lead = answer.chance - Math.max(...answer.against.map(({ chance }) => chance))
        expect(lead, puzzle.id).toBeGreaterThanOrEqual(LEAST_LEAD / people.length)
      }
    })
  })
})
