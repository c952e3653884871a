import { type Card, type ImperiumState, uprising } from '@sietch/imperium'
import { type Player, player } from '@sietch/imperium/table'
import { pick, rngOf, settle } from '@sietch/kernel'
import { walk } from '@sietch/kernel/testing'
import { describe, expect, it } from 'vitest'
import { appraise, printedCard } from '../src/imperium/appraisal.ts'
import { imperiumJudgement } from '../src/imperium/judgement.ts'
import type { ImperiumTerm } from '../src/imperium/terms.ts'
import { EVALUATION } from '../src/imperium/weights.ts'

const judgement = imperiumJudgement()

/** A table of Uprising after the deal, changed by hand. */
function tableWith(change: (p: Player, s: ImperiumState) => void): ImperiumState {
  const s = uprising.setup({ players: 4, leaders: 'random', modules: ['choam'] }, rngOf('judged'), () => {})
  settle(uprising, s, () => {})
  change(player(s, 1), s)
  return s
}

const sumFor = (s: ImperiumState, seat: number): number =>
  Object.values(judgement.terms(s, seat)).reduce((sum, value) => sum + value, 0)

describe('the judgement of a position', () => {
  const better: [string, ImperiumTerm, (p: Player, s: ImperiumState) => void][] = [
    [
      'a victory point',
      'points',
      (p) => {
        p.points.start = 2
      },
    ],
    [
      'a step of Influence',
      'influence',
      (p) => {
        p.influence.guild = 1
      },
    ],
    [
      'the point at two Influence',
      'points',
      (p) => {
        p.influence.guild = 2
      },
    ],
    [
      'a Swordmaster',
      'agents',
      (p) => {
        p.swordmaster = true
      },
    ],
    [
      'a seat on the High Council',
      'council',
      (p) => {
        p.council = true
      },
    ],
    ['a better card', 'deck', (p) => void p.discard.push('overthrow')],
    [
      'troops',
      'garrison',
      (p) => {
        p.garrison += 2
      },
    ],
    [
      'spice',
      'resources',
      (p) => {
        p.spice += 2
      },
    ],
    [
      'water',
      'resources',
      (p) => {
        p.water += 1
      },
    ],
    [
      'Solari',
      'resources',
      (p) => {
        p.solari += 3
      },
    ],
    ['an Intrigue card', 'intrigue', (p) => void p.intrigue.push('contingency-plan')],
    ['a spy on its post', 'spies', (p) => void p.posts.push('post-emperor')],
    [
      'Maker Hooks',
      'hooks',
      (p) => {
        p.hooks = true
      },
    ],
    ['a contract', 'contracts', (p) => void p.contracts.push('harvest-3')],
    [
      'control of a location',
      'control',
      (_, s) => {
        s.control.arrakeen = 1
      },
    ],
    [
      'a won Conflict card',
      'trophies',
      (p) => void p.trophies.push({ kind: 'conflict', id: 'propaganda', icon: 'wild', faceUp: true }),
    ],
  ]
  it.each(better)('is better with %s', (_, term, change) => {
    const [plain, richer] = [tableWith(() => {}), tableWith(change)]
    expect(judgement.terms(richer, 1)[term]).toBeGreaterThan(judgement.terms(plain, 1)[term])
    expect(sumFor(richer, 1)).toBeGreaterThan(sumFor(plain, 1))
    expect(judgement.chances(richer)[1]).toBeGreaterThan(judgement.chances(plain)[1] ?? 0)
    // What is good for one is bad for the others.
    expect(judgement.terms(richer, 0).rivals).toBeLessThan(judgement.terms(plain, 0).rivals ?? 0)
  })

  it('counts Solari for more while they are saved for a seat on the High Council', () => {
    const withSolari = (solari: number, council: boolean) =>
      tableWith((p) => {
        p.solari = solari
        p.council = council
        p.swordmaster = true
      })
    const step = (from: number, council: boolean) =>
      judgement.terms(withSolari(from + 1, council), 1).resources -
      judgement.terms(withSolari(from, council), 1).resources
    expect(step(4, false)).toBeGreaterThan(2 * step(4, true))
    expect(step(5, false)).toBeCloseTo(step(5, true))
  })

  it('gives chances that add up to one', () => {
    const chances = judgement.chances(tableWith(() => {}))
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1)
  })

  it('sees the Conflict through the units in it', () => {
    const fighting = (troops: number) =>
      tableWith((p, s) => {
        player(s, 0).sent.push('arrakeen')
        p.conflict = troops
      })
    const worth = (troops: number) => judgement.terms(fighting(troops), 1).conflict ?? 0
    expect(worth(2)).toBeGreaterThan(worth(0))
    expect(worth(4)).toBeGreaterThan(worth(2))
  })
})

describe('the worth of a card no one has seen before', () => {
  const made = (face: Partial<Card>): Card => ({
    id: 'made-up',
    copies: 1,
    pile: 'imperium',
    factions: [],
    icons: ['city'],
    acquire: [],
    agent: [],
    reveal: [],
    ...face,
  })
  const worth = (face: Partial<Card>) => printedCard(made(face), EVALUATION)

  it('comes from its effects', () => {
    expect(worth({ agent: [{ do: 'draw', n: 1 }] })).toBeGreaterThan(worth({}))
    expect(worth({ agent: [{ do: 'draw', n: 2 }] })).toBeGreaterThan(worth({ agent: [{ do: 'draw', n: 1 }] }))
    expect(worth({ reveal: [{ do: 'gain', what: 'persuasion', n: 2 }] })).toBeGreaterThan(worth({}))
  })

  it('is less under a condition or for a price', () => {
    const spice = { do: 'gain', what: 'spice', n: 2 } as const
    const free = worth({ agent: [spice] })
    const bound = worth({
      agent: [{ do: 'when', condition: { is: 'alliance', with: 'any' }, effects: [spice] }],
    })
    const paid = worth({ agent: [{ do: 'pay', cost: { water: 1 }, effects: [spice] }] })
    expect(bound).toBeLessThan(free)
    expect(paid).toBeLessThan(free)
    expect(bound).toBeGreaterThan(worth({}))
  })

  it('knows every card of the boxes', () => {
    for (const box of ['imperium', 'uprising', 'uprising+choam']) {
      const { card, intrigue, rewards } = appraise(box, EVALUATION)
      for (const value of [...card.values(), ...intrigue.values()]) expect(value).toBeGreaterThan(-0.2)
      for (const [first] of rewards.values()) expect(first).toBeGreaterThan(0)
    }
  })
})

describe('the fast policy', () => {
  it('does what must be done before it ends the turn, all at once', () => {
    let rests = 0
    walk(
      uprising,
      { players: 4, leaders: 'random', modules: ['choam'] },
      'rest',
      ({ state, prompts }, rng) => {
        const { decision, options } = pick(rng, prompts)
        const scores = judgement.glance(state, decision, options)
        const scoreOf = (verb: string) => scores[options.findIndex((option) => option.verb === verb)]
        const [rest, end] = [scoreOf('resolve-rest'), scoreOf('end-turn')]
        if (rest === undefined || end === undefined) return
        expect(rest).toBeGreaterThan(end)
        rests++
      },
    )
    expect(rests).toBeGreaterThan(5)
  })
})
