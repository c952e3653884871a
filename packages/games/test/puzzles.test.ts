import { readFileSync } from 'node:fs'
import { ask, isVain, peopleOf } from '@sietch/kernel'
import { describe, expect, it } from 'vitest'
import { GAMES, type Puzzle } from '../src/index.ts'

const LEAST_IN_A_FAMILY = 50
/** Of an equal share of the chances to win. */
const LEAST_LEAD = 0.2

const puzzlesOf = (game: string): readonly Puzzle[] =>
  JSON.parse(readFileSync(new URL(`../puzzles/${game}.json`, import.meta.url), 'utf8'))

describe('the puzzles', () => {
  it('are enough in every family, and none is there twice', () => {
    const found = GAMES.map(({ id, family }) => ({ family, puzzles: puzzlesOf(id) }))
    for (const family of new Set(GAMES.map((entry) => entry.family))) {
      const count = found.filter((one) => one.family === family).flatMap(({ puzzles }) => puzzles).length
      expect(count, family).toBeGreaterThanOrEqual(LEAST_IN_A_FAMILY)
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
