import { type ClassicState, type ClassicView, classic } from '@sietch/classic'
import { type Outcome, type Policy, randomPolicy, rngOf, simulate, type Turn } from '@sietch/kernel'
import { describe, expect, it } from 'vitest'
import { CLASSIC_TERMS, classicBotFor, classicJudgement, explainClassic } from '../../src/index.ts'

type Bot = Policy<ClassicState, ClassicView>
type Position = Turn<ClassicState, ClassicView> & { readonly s: ClassicState }

const judgement = classicJudgement()
// A busy machine must not affect what a bot chooses, so nothing here is capped.
const uncapped = { cap: Number.POSITIVE_INFINITY }
const small = { candidates: 3, playouts: 6, ...uncapped }
const easy = classicBotFor('easy', judgement)
const tables = [
  { name: 'two players', players: 2, modules: [] },
  { name: 'six players', players: 6, modules: [] },
  { name: 'six players, advanced', players: 6, modules: ['advanced'] },
]

function positionOf(
  s: ClassicState,
  { decision, options }: Pick<Position, 'decision' | 'options'>,
  seed: string,
): Position {
  const rng = rngOf(seed)
  const { seat } = decision
  return {
    s,
    decision,
    options,
    rng,
    view: () => classic.view(s, seat),
    imagine: () => classic.imagine(s, seat, rng),
  }
}

/** Positions from throughout a game where there is something to choose. */
function positions(setup: (typeof tables)[number], seed: string, count: number): Position[] {
  const all = gameOf(setup, 'one').positions
  const every = Math.floor(all.length / count)
  return Array.from({ length: count }, (_, n) => {
    const position = all[n * every]
    if (position === undefined) throw new Error('the game is too short')
    return positionOf(position.s, position, `${seed}/${n}`)
  })
}

type Game = {
  readonly outcome: Outcome | undefined
  readonly positions: readonly Position[]
  /** Which optional decisions were taken, and how often there was one. */
  readonly taken: readonly string[]
  readonly offers: number
}

const played = new Map<string, Game>()

/** A game between easy bots, with the positions where there was something to choose; played once. */
function gameOf(setup: (typeof tables)[number], seed: string): Game {
  const name = `${setup.name}/${seed}`
  const known = played.get(name)
  if (known !== undefined) return known
  const found: Position[] = []
  const taken: string[] = []
  let offers = 0
  let latest: ClassicState | undefined
  const collecting: Bot = (turn) => {
    const option = easy(turn)
    if (turn.decision.optional === true) {
      offers++
      if (option !== undefined) taken.push(option.key)
      expect(easy({ ...turn, options: turn.options, imagine: imaginesNothing })).toBe(option)
      return option
    }
    const isChoice = turn.options.some(({ verb }) => !verb.startsWith('pass'))
    if (isChoice && turn.options.length > 1 && latest !== undefined)
      found.push(positionOf(classic.clone(latest), turn, 'found'))
    return option
  }
  const bots = Array.from({ length: setup.players }, () => collecting)
  const { outcome } = simulate(classic, setup, bots, seed, {
    limit: 20_000,
    watch: (s) => {
      latest = s
    },
  })
  const game = { outcome, positions: found, taken, offers }
  played.set(name, game)
  return game
}

const imaginesNothing = () => {
  throw new Error('nothing is imagined for what need not be decided')
}

describe.each(tables)('bots at a table of $name', (table) => {
  it('easy ones play whole games by the rules', () => {
    for (const seed of ['one', 'two']) expect(gameOf(table, seed).outcome).toBeDefined()
  })

  it.each(['medium', 'hard'] as const)('%s chooses what is offered', (level) => {
    const bot = classicBotFor(level, judgement, small)
    for (const position of positions(table, 'legal', 6)) expect(position.options).toContain(bot(position))
  })

  it.each(['easy', 'medium', 'hard'] as const)('%s does not look at what is hidden', (level) => {
    const bot = classicBotFor(level, judgement, small)
    let compared = 0
    for (const [index, position] of positions(table, 'fair', 6).entries()) {
      const { s, decision } = position
      // What others secretly lend an ally is imagined from the real amount (AMB-20): bids may depend on it.
      if (s.players.some(({ support }, seat) => support > 0 && seat !== decision.seat)) continue
      const seed = `fair/${index}`
      const other = classic.imagine(s, decision.seat, rngOf(`${seed}/hidden`))
      const here = bot(positionOf(s, position, seed))
      const there = bot(positionOf(other, position, seed))
      expect(there?.key, `${decision.kind} of seat ${decision.seat}`).toBe(here?.key)
      compared++
    }
    expect(compared).toBeGreaterThan(0)
  })

  it('take up what need not be decided by what the seat sees, and leave it most of the time', () => {
    const games = ['one', 'two'].map((seed) => gameOf(table, seed))
    for (const { offers } of games) expect(offers).toBeGreaterThan(50)
    const taken = games.flatMap((game) => game.taken)
    expect(taken.filter((key) => key !== 'play tleilaxu-ghola')).toEqual([])
  })

  it('explain their choices by terms', () => {
    for (const position of positions(table, 'why', 2)) {
      const { option, against } = explainClassic('hard', judgement, position, small)
      expect(position.options).toContain(option)
      for (const { terms } of against) for (const { term } of terms) expect(CLASSIC_TERMS).toContain(term)
    }
  })
})

describe('a medium bot', () => {
  it.each([0, 1])('beats chance in a duel of Atreides and Harkonnen, from seat %i', (seat) => {
    const medium = classicBotFor('medium', judgement, uncapped)
    for (const seed of ['one', 'two', 'three']) {
      const seats: Bot[] = [randomPolicy, randomPolicy]
      const { outcome } = simulate(classic, { players: 2 }, seats.with(seat, medium), seed)
      expect(outcome?.places[0]).toEqual([seat])
    }
  })

  it('plays the same game again from the same seed', () => {
    const medium = classicBotFor('medium', judgement, uncapped)
    const keys = () => {
      const chosen: string[] = []
      simulate(classic, { players: 2 }, [medium, medium], 'again', {
        limit: 60,
        watch: (_, __, choice) => void chosen.push(choice?.option.key ?? ''),
      })
      return chosen
    }
    expect(keys()).toEqual(keys())
  })
})
