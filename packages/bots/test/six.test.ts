import { type ImperiumState, uprising } from '@sietch/imperium'
import { type Player, teamOf } from '@sietch/imperium/table'
import { type Decision, type Option, option, randomPolicy, rngOf, settle, simulate } from '@sietch/kernel'
import { describe, expect, it } from 'vitest'
import { explain } from '../src/explain.ts'
import { appraise, prospectOf } from '../src/imperium/appraisal.ts'
import { imperiumJudgement } from '../src/imperium/judgement.ts'
import { EVALUATION } from '../src/imperium/weights.ts'
import { worthOf } from '../src/imperium/worth.ts'
import { bestOption } from '../src/playout.ts'

const judgement = imperiumJudgement()
const [muadDib, shaddam] = [0, 3]
// Muad'Dib's Allies, his left one first, and one of Shaddam's.
const [left, right, foe] = [2, 4, 5]
const leaders = [
  null,
  'princess-irulan',
  'gurney-halleck',
  null,
  'lady-jessica',
  'feyd-rautha-harkonnen',
] as const

type Change = (players: readonly Player[], s: ImperiumState) => void

/** A table of six after the deal, changed by hand. */
function tableWith(change: Change = () => {}, modules: readonly string[] = ['choam']): ImperiumState {
  const s = uprising.setup({ players: 6, leaders, modules, throneRow: 'never' }, rngOf('six'), () => {})
  settle(uprising, s, () => {})
  change(s.players, s)
  return s
}

/** The same at the start of a seat's turn, with its options. */
function turnOf(seat: number, change: Change = () => {}): { s: ImperiumState; options: readonly Option[] } {
  const s = tableWith()
  const turn = s.stack.find(({ kind }) => kind === 'turn')
  if (turn === undefined) throw new Error('nobody has a turn')
  s.stack[s.stack.indexOf(turn)] = { ...turn, seat } as typeof turn
  change(s.players, s)
  return { s, options: uprising.options(s, { seat, kind: 'turn-start' }) }
}

/** Changes what some seats have. */
function give(players: readonly Player[], seats: readonly number[], things: Partial<Player>): void {
  for (const seat of seats) Object.assign(players[seat] ?? {}, things)
}

const glance = (s: ImperiumState, decision: Decision, options: readonly Option[]) =>
  judgement.glance(s, decision, options)

const choice = (s: ImperiumState, decision: Decision, options: readonly Option[]): string =>
  bestOption(options, glance(s, decision, options)).key

const scoreOf = (s: ImperiumState, decision: Decision, only: Option): number =>
  glance(s, decision, [only])[0] ?? 0

describe('the judgement of a team', () => {
  it('gives the chance of the side to each of its members', () => {
    const chances = judgement.chances(tableWith((players) => give(players, [left], { points: { start: 8 } })))
    const [mine = 0, theirs = 0] = chances
    expect(chances).toEqual([mine, theirs, mine, theirs, mine, theirs])
    expect(mine + theirs).toBeCloseTo(1)
    expect(mine).toBeGreaterThan(theirs)
  })

  it('counts what all of the side have', () => {
    const spice = (owner: number) =>
      judgement.terms(
        tableWith((players) => give(players, [owner], { spice: 6 })),
        muadDib,
      )
    expect(spice(right).resources).toBeGreaterThan(spice(foe).resources)
    expect(spice(foe).rivals).toBeLessThan(spice(right).rivals)
  })

  it('finds no gain in taking the Alliance of a teammate', () => {
    const steps = (holder: number) => {
      const s = tableWith((players, { alliances }) => {
        give(players, [left, holder], { influence: { guild: 4 } })
        alliances.guild = holder
      })
      const influence = option('influence', { kind: 'faction', id: 'guild' })
      return scoreOf(s, { seat: left, kind: 'influence' }, influence)
    }
    expect(steps(foe)).toBeGreaterThan(steps(right) + 0.4)
  })

  it('sees that only one team has Maker Hooks, and only the other Sardaukar Commanders', () => {
    const modules = ['choam', 'bloodlines']
    const s = tableWith((players) => give(players, [left, foe], { solari: 4 }), modules)
    const appraisal = appraise(s.box, EVALUATION)
    const worth = (seat: number, effect: Parameters<typeof worthOf>[0]) =>
      worthOf(effect, prospectOf(s, seat, appraisal), { kind: 'space', id: 'sietch-tabr' })
    expect(worth(left, { do: 'maker-hooks' })).toBeGreaterThan(0)
    expect(worth(foe, { do: 'maker-hooks' })).toBe(0)
    expect(worth(left, { do: 'acquire-commander', from: 'space' })).toBe(0)
    expect(worth(foe, { do: 'acquire-commander', from: 'space' })).toBeGreaterThan(0)
  })
})

describe('a Commander', () => {
  const atStart = { seat: muadDib, kind: 'turn-start' }

  it('sends the Agent with the arrow of the Ally who makes a point by it', () => {
    for (const [near, arrow] of [
      [left, 'left'],
      [right, 'right'],
    ] as const) {
      const { s, options } = turnOf(muadDib, (players) => {
        give(players, [muadDib], { hand: ['demand-attention'] })
        give(players, [near], { influence: { 'bene-gesserit': 1 } })
      })
      const secrets = options.filter(({ targets }) => targets[1]?.id === 'secrets')
      expect(secrets.length).toBe(2)
      expect(choice(s, atStart, secrets)).toContain(`> ${arrow}`)
    }
  })

  it('reveals for the Ally who fights, not for one whose swords would be lost', () => {
    for (const fighter of [left, right]) {
      const { s, options } = turnOf(muadDib, (players) => {
        give(players, [left, right, foe], { agents: 0, hasRevealed: true, garrison: 0 })
        give(players, [fighter, foe], { conflict: 2 })
        give(players, [muadDib], { hand: ['limited-landsraad-access', 'limited-landsraad-access'] })
      })
      const reveals = options.filter(({ verb }) => verb === 'reveal')
      expect(choice(s, atStart, reveals)).toBe(`reveal ${fighter}`)
    }
  })

  it('plays a Combat card for the Ally who wins by it', () => {
    for (const tied of [left, right]) {
      const s = tableWith((players, state) => {
        state.phase = 'combat'
        give(players, [...players.keys()], { agents: 0, hasRevealed: true, intrigue: [], conflict: 0 })
        give(players, [left, right], { conflict: 1 })
        give(players, [tied, foe], { conflict: 6 })
        give(players, [muadDib], { intrigue: ['find-weakness'] })
        state.stack.push({ kind: 'combat', seat: muadDib, passes: 0, hasPlayed: false })
      })
      const inCombat = { seat: muadDib, kind: 'combat' }
      const options = uprising.options(s, inCombat)
      expect(options.length).toBe(3)
      expect(choice(s, inCombat, options)).toBe(`intrigue find-weakness > ${tied}`)
    }
  })

  it('takes the card that is worth most for the Throne Row', () => {
    const s = tableWith((_, state) => {
      state.row = ['spacing-guilds-favor', 'steersman', 'desert-survival']
    })
    const cards = s.row.map((id) => option('throne', { kind: 'card', id }))
    expect(choice(s, { seat: shaddam, kind: 'throne-row' }, cards)).toBe('throne steersman')
  })

  it('splits reinforcements for the Ally who can win with them', () => {
    const s = tableWith((players, state) => {
      give(players, [...players.keys()], { agents: 0, hasRevealed: true, intrigue: [] })
      give(players, [1, foe], { conflict: 6 })
      give(players, [left], { conflict: 4 })
      state.stack.push({ kind: 'reinforce', seat: muadDib, n: 3 })
    })
    const splits = [3, 2, 1, 0].map((n) =>
      option('reinforce', { kind: 'seat', id: left }, { kind: 'number', id: n }),
    )
    const [all = 0, , , none = 0] = glance(s, { seat: muadDib, kind: 'reinforce' }, splits)
    expect(all).toBeGreaterThan(none)
  })
})

describe('an Ally', () => {
  it('sends fewer against a teammate than against an opponent', () => {
    const eagerness = (other: number) => {
      const s = tableWith((players) => {
        give(players, [...players.keys()], { hasRevealed: true })
        give(players, [left], { garrison: 4 })
        give(players, [other], { conflict: 3 })
      })
      return scoreOf(s, { seat: left, kind: 'ally-deploy' }, option('deploy', { kind: 'number', id: 4 }))
    }
    expect(eagerness(foe)).toBeGreaterThan(eagerness(right) + 0.2)
  })

  const tied = (change: Change = () => {}) =>
    tableWith((players, state) => {
      give(players, [left, right], { conflict: 4, trophies: [] })
      give(players, [foe], { conflict: 2 })
      state.stack.push({ kind: 'concede', left: [left, right], conceded: [], asked: [left, right] })
      change(players, state)
    })
  const concede = { seat: left, kind: 'concede' }
  const answers = [option('concede'), option('decline')]

  it('gives way to a teammate with a sandworm, and lets one give way to the own', () => {
    const withWorm = (seat: number) =>
      tied((players) => give(players, [seat], { worms: 1, conflict: 2, swords: 1 }))
    expect(choice(withWorm(right), concede, answers)).toBe('concede')
    expect(choice(withWorm(left), concede, answers)).toBe('decline')
  })

  it('gives way rather than share the lower place, when the other one did not', () => {
    const s = tied((_, { stack }) => {
      const frame = stack.at(-1)
      if (frame?.kind === 'concede') frame.left.shift()
    })
    expect(choice(s, { seat: right, kind: 'concede' }, answers)).toBe('concede')
  })

  it('contributes more the more spice it has, and only if there is enough', () => {
    const given = (own: number, others: number) => {
      const s = tableWith((players, state) => {
        give(players, [muadDib, right], { spice: others })
        give(players, [left], { spice: own })
        state.stack.push({
          kind: 'contribute',
          seat: muadDib,
          printed: {
            source: { kind: 'card', id: 'threaten-spice-production' },
            slot: 'agent.0',
            effect: { do: 'pay-together', spice: 7, effects: [{ do: 'gain', what: 'vp', n: 1 }] },
          },
          left: [left, right],
          given: [],
        })
      })
      const all = Array.from({ length: Math.min(7, own) + 1 }, (_, n) =>
        option('contribute', { kind: 'number', id: n }),
      ).reverse()
      const scores = glance(s, { seat: left, kind: 'contribute' }, all)
      return { best: Number(bestOption(all, scores).targets[0]?.id), scores }
    }
    expect(given(9, 2).best).toBeGreaterThan(given(3, 4).best)
    expect(given(9, 2).best).toBeGreaterThanOrEqual(3)
    expect(Math.max(...given(2, 2).scores)).toBe(0)
  })
})

describe('a trade', () => {
  const trading = (solari: readonly [number, number]) => {
    const s = tableWith((players, state) => {
      give(players, [...players.keys()], { solari: 0, spice: 0, water: 0 })
      give(players, [left], { solari: solari[0] })
      give(players, [muadDib], { solari: solari[1] })
      state.stack.push({
        kind: 'trade',
        seat: left,
        source: { kind: 'space', id: 'economic-support' },
        partner: muadDib,
        gifts: [],
        cards: [],
      })
    })
    const gifts = Array.from({ length: solari[0] }, (_, n) =>
      option('gift', { kind: 'resource', id: 'solari' }, { kind: 'number', id: n + 1 }),
    )
    return choice(s, { seat: left, kind: 'trade-gift' }, [option('gift-done'), ...gifts])
  }

  it('brings a teammate what the High Council costs', () => {
    expect(trading([2, 3])).toBe('gift solari > 2')
  })

  it('takes nothing from who needs it as much', () => {
    expect(trading([5, 0])).toBe('gift-done')
  })
})

describe('a glance', () => {
  it('has a finite opinion of everything that teams are asked', () => {
    const kinds = new Set<string>()
    for (const modules of [['choam'], ['choam', 'bloodlines', 'tech']]) {
      let latest: ImperiumState | undefined
      const watching: typeof randomPolicy = (turn) => {
        kinds.add(turn.decision.kind)
        if (latest !== undefined) {
          const before = latest.players.map(({ activated }) => activated)
          const scores = glance(latest, turn.decision, turn.options)
          expect(scores.length).toBe(turn.options.length)
          for (const score of scores) expect(score).not.toBeNaN()
          expect(latest.players.map(({ activated }) => activated)).toEqual(before)
        }
        return randomPolicy(turn)
      }
      const policies = Array.from({ length: 6 }, () => watching)
      simulate(uprising, { players: 6, leaders: 'random', modules }, policies, 'opinions', {
        watch: (s) => {
          latest = s
        },
      })
    }
    for (const kind of ['trade', 'trade-gift', 'reinforce', 'ally-deploy', 'contribute'])
      expect(kinds).toContain(kind)
  })
})

describe('a hint to a member of a team', () => {
  /** What a seat is told at the start of its turn. */
  function hintTo(seat: number, s: ImperiumState) {
    const decision = { seat, kind: 'turn-start' }
    const rng = rngOf('hint')
    const turn = {
      decision,
      options: uprising.options(s, decision),
      rng,
      view: () => uprising.view(s, seat),
      imagine: () => uprising.imagine(s, seat, rng),
    }
    return explain(uprising, 'hard', judgement, turn, {
      candidates: 2,
      playouts: 4,
      worlds: 2,
      horizon: 'turn',
      cap: Infinity,
    })
  }

  it.each([
    ['the Commander', muadDib, [left, right]],
    ['an Ally', left, [muadDib, right]],
  ] as const)('says the same to %s, whatever the teammates hold', (_, seat, mates) => {
    const { s } = turnOf(seat, (players, { intrigueDeck }) =>
      give(players, mates, { intrigue: intrigueDeck.splice(-1) }),
    )
    const other = uprising.clone(s)
    for (const mate of mates) {
      const own = other.players[mate]
      if (own === undefined) throw new Error('nobody sits there')
      // Swaps their hands with the tops of their decks, and an Intrigue card with one from the deck.
      const drawn = own.deck.splice(-own.hand.length)
      own.deck.push(...own.hand)
      own.hand = drawn
      const [card] = own.intrigue.splice(0, 1, ...other.intrigueDeck.splice(0, 1))
      if (card !== undefined) other.intrigueDeck.push(card)
    }
    expect(other.players.map(({ hand }) => hand)).not.toEqual(s.players.map(({ hand }) => hand))
    expect(uprising.view(other, seat)).toEqual(uprising.view(s, seat))
    expect(hintTo(seat, other)).toEqual(hintTo(seat, s))
  })
})

it('knows who plays together as the rules do', () => {
  const s = tableWith()
  const { sides } = appraise(s.box, EVALUATION)
  for (const seat of s.players.keys()) expect(sides?.commander[seat]).toBe(teamOf(s, seat)?.commander)
})
