import { beginRecord, chosenIn, type Entry, fork, type Recording, rngOf, type Seat } from '@sietch/kernel'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Analysis, analyse } from '../src/analysis.ts'
import { classicGame } from '../src/classic.ts'
import type { AnyGame } from '../src/game.ts'
import { uprisingGame } from '../src/imperium.ts'

/** The first choices of a match in which one seat plays randomly and the others play well. */
function played(any: AnyGame, setup: object, careless: Seat, choices: number): Recording {
  return any.open(({ rules, setups, bots }) => {
    const read = setups.read({ ...setup })
    const first = beginRecord(rules, read, 'analysis')
    const entries: Entry[] = [first.entry]
    let { record } = first
    while (entries.length <= choices) {
      const [prompt] = record.match.prompts
      if (prompt === undefined) break
      const { decision } = prompt
      const rng = fork(rngOf(`analysis/${entries.length}`))
      const { state } = record.match
      const turn = {
        ...prompt,
        rng,
        view: () => rules.view(state, decision.seat),
        imagine: () => rules.imagine(state, decision.seat, rng),
      }
      const option = bots[decision.seat === careless ? 'random' : 'medium'](turn)
      const step = chosenIn(record, { seat: decision.seat, key: option?.key ?? '' })
      if (!step.ok) throw new Error(step.message)
      entries.push(step.entry)
      record = step.record
    }
    const { log } = record.match
    const { legs } = record
    const origin = {
      rules: rules.id,
      setup: { ...setup },
      seed: log.seed,
      generator: log.generator ?? 'sfc32',
    }
    return { ...origin, legs, entries }
  })
}

function analysed(any: AnyGame, recording: Recording): { analysis: Analysis; told: number[] } {
  return any.open((game) => {
    const work = analyse(game, recording)
    const told: number[] = []
    for (;;) {
      const step = work.next()
      if (step.done === true) return { analysis: step.value, told }
      told.push(step.value)
    }
  })
}

describe.each([
  {
    name: 'Uprising',
    game: uprisingGame,
    setup: { players: 3, modules: [], leaders: 'random' },
    choices: 60,
  },
  { name: 'classic Dune', game: classicGame, setup: { players: 2, modules: [] }, choices: 40 },
])('a match of $name that is looked back at', ({ game, setup, choices }) => {
  const careless = 1
  let recording: Recording
  let analysis: Analysis
  let told: number[]
  beforeAll(() => {
    recording = played(game, setup, careless, choices)
    ;({ analysis, told } = analysed(game, recording))
  })

  it('has chances that add up to one wherever a turn is over', () => {
    expect(analysis.curve.length).toBeGreaterThan(5)
    for (const { chances } of analysis.curve) {
      expect(chances).toHaveLength(setup.players)
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1)
    }
  })

  it('tells whoever chose at random from those who thought', () => {
    const others = analysis.accuracy.flatMap((of, seat) => (seat === careless || of === null ? [] : of))
    expect(Math.min(...others)).toBeGreaterThan(analysis.accuracy[careless] ?? 100)
  })

  it('turned where that cost most, and says what would have been better', () => {
    const [first] = analysis.turningPoints
    expect(analysis.turningPoints.map(({ seat }) => seat)).toContain(careless)
    expect(analysis.turningPoints.length).toBeLessThanOrEqual(5)
    for (const { entry, seat, chosen, instead, lost } of analysis.turningPoints) {
      expect(recording.entries[entry]?.choice).toEqual({ seat, key: chosen.key })
      expect(instead.option.key).not.toBe(chosen.key)
      expect(instead.against.map(({ option }) => option.key)).toEqual([chosen.key])
      expect(lost).toBeGreaterThan(0)
      expect(lost).toBeLessThanOrEqual(first?.lost ?? 0)
    }
  })

  it('says how far it has come', () => {
    expect(told).toEqual(told.toSorted((a, b) => a - b))
    expect(told.at(-1)).toBeLessThanOrEqual(1)
  })
})
