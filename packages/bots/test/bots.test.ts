import { type ImperiumState, type ImperiumView, imperium, uprising } from '@sietch/imperium'
import { type Policy, randomPolicy, rngOf, simulate, type Turn } from '@sietch/kernel'
import { describe, expect, it } from 'vitest'
import { botFor, explain, IMPERIUM_TERMS, imperiumJudgement } from '../src/index.ts'

const judgement = imperiumJudgement()
// A busy machine must not affect what a bot chooses, so nothing here is capped.
const uncapped = { cap: Number.POSITIVE_INFINITY }
const small = { candidates: 4, playouts: 12, ...uncapped }
const boxes = [
  { rules: imperium, modules: [], players: 4, side: [1] },
  { rules: uprising, modules: ['choam'], players: 4, side: [1] },
  { rules: uprising, modules: ['choam'], players: 6, side: [1, 3, 5] },
]
type Box = (typeof boxes)[number]
const setupFor = ({ modules, players }: Box) => ({ players, leaders: 'random', modules }) as const

type Bot = Policy<ImperiumState, ImperiumView>
type Position = Turn<ImperiumState, ImperiumView> & { readonly s: ImperiumState }

/** The bot, failing if it chooses something not offered. */
const watched =
  (bot: Bot): Bot =>
  (turn) => {
    const option = bot(turn)
    expect(turn.options).toContain(option)
    return option
  }

/** Positions from throughout a game where there is something to choose, each with its own generator. */
function positions(box: Box, seed: string, count: number): Position[] {
  const all = allPositions(box)
  const every = Math.floor(all.length / count)
  return Array.from({ length: count }, (_, n) => {
    const position = all[n * every]
    if (position === undefined) throw new Error('the game is too short')
    return positionOf(box.rules, position.s, position.decision, position.options, `${seed}/${n}`)
  })
}

const played = new Map<Box, Position[]>()

/** The positions of one game between easy bots, played once. */
function allPositions(box: Box): Position[] {
  const { rules, players } = box
  const known = played.get(box)
  if (known !== undefined) return known
  const easy = botFor(rules, 'easy', judgement)
  const found: Position[] = []
  let latest: ImperiumState | undefined
  const collecting: Bot = (turn) => {
    const { decision, options } = turn
    if (options.length > 1 && latest !== undefined) {
      found.push(positionOf(rules, rules.clone(latest), decision, options, 'found'))
    }
    return easy(turn)
  }
  const policies = Array.from({ length: players }, () => collecting)
  simulate(rules, setupFor(box), policies, 'positions', {
    watch: (s) => {
      latest = s
    },
  })
  played.set(box, found)
  return found
}

function positionOf(
  rules: typeof imperium,
  s: ImperiumState,
  decision: Position['decision'],
  options: Position['options'],
  seed: string,
): Position {
  const rng = rngOf(seed)
  const { seat } = decision
  return {
    s,
    decision,
    options,
    rng,
    view: () => rules.view(s, seat),
    imagine: () => rules.imagine(s, seat, rng),
  }
}

describe.each(boxes)('bots at a table of $rules.id for $players', (box) => {
  const { rules, players, side } = box

  it.each(['easy', 'medium'] as const)('%s plays whole games by the rules and beats chance', (level) => {
    const bot = watched(botFor(rules, level, judgement))
    for (const seed of ['one', 'two']) {
      const policies = Array.from({ length: players }, (_, seat) =>
        side.includes(seat) ? bot : randomPolicy,
      )
      const { outcome } = simulate(rules, setupFor(box), policies, seed)
      expect(outcome?.places[0]?.toSorted()).toEqual(side)
    }
  })

  it.each(['hard', 'expert'] as const)('%s chooses what is offered', (level) => {
    const bot = botFor(rules, level, judgement, small)
    for (const position of positions(box, 'legal', 6)) expect(position.options).toContain(bot(position))
  })

  it('plays the same game again from the same seed', () => {
    const four = [
      botFor(rules, 'expert', judgement, small),
      botFor(rules, 'easy', judgement),
      botFor(rules, 'medium', judgement, uncapped),
      botFor(rules, 'hard', judgement, small),
    ]
    const bots = [...four, ...four].slice(0, players)
    const keys = () => {
      const chosen: string[] = []
      simulate(rules, setupFor(box), bots, 'again', {
        limit: 40,
        watch: (_, __, choice) => void chosen.push(choice?.option.key ?? ''),
      })
      return chosen
    }
    expect(keys()).toEqual(keys())
  })

  it.each(['easy', 'medium', 'hard'] as const)('%s does not look at hidden cards', (level) => {
    const bot = botFor(rules, level, judgement, level === 'hard' ? small : uncapped)
    for (const [index, { s, decision, options }] of positions(box, 'fair', 10).entries()) {
      const seed = `fair/${index}`
      const other = rules.imagine(s, decision.seat, rngOf(`${seed}/hidden`))
      const [here, there] = [s, other].map((state) => bot(positionOf(rules, state, decision, options, seed)))
      expect(there?.key).toBe(here?.key)
    }
  })

  it('explains its choice by terms, against at most two others', () => {
    for (const position of positions(box, 'why', 4)) {
      const { option, chance, against } = explain(rules, 'hard', judgement, position, small)
      expect(position.options).toContain(option)
      expect(chance).toBeGreaterThanOrEqual(0)
      expect(against.length).toBeGreaterThan(0)
      expect(against.length).toBeLessThanOrEqual(2)
      for (const { terms } of against) {
        for (const { term } of terms) expect(IMPERIUM_TERMS).toContain(term)
        const sizes = terms.map(({ by }) => Math.abs(by))
        expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
      }
    }
  })
})
