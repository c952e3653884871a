import type { ClassicState } from '@sietch/classic'
import { player } from '@sietch/classic/table'
import { describe, expect, it } from 'vitest'
import { glance } from '../../src/classic/glance.ts'
import { type ClassicTerm, classicJudgement } from '../../src/index.ts'
import { type Threat, tableOf } from './threats.ts'

const judgement = classicJudgement()

const plain: Threat = {
  name: 'a quiet table',
  factions: ['atreides', 'emperor', 'fremen', 'harkonnen'],
  stopper: 'harkonnen',
  winners: [],
  players: {
    atreides: { spice: 5, forces: { arrakeen: 5 }, hand: ['shield'], traitors: ['caid'] },
    emperor: { spice: 5, forces: { 'tueks-sietch': 5 } },
    fremen: { spice: 5, forces: { 'sietch-tabr': 5 } },
    harkonnen: { spice: 5, forces: { carthag: 5 } },
  },
}

const ATREIDES = 0

function tableWith(change: (s: ClassicState) => void): ClassicState {
  const s = tableOf(plain)
  change(s)
  return s
}

type Change = (s: ClassicState) => void

describe('the judgement of a table', () => {
  it('DUN-ALV-5 where all are allied is sound', () => {
    const s = tableWith((one) => {
      one.alliances = [[0, 1, 2, 3]]
    })
    for (const worth of Object.values(judgement.terms(s, ATREIDES))) expect(worth).toSatisfy(Number.isFinite)
    expect(judgement.chances(s)).toEqual([0.25, 0.25, 0.25, 0.25])
  })
})

describe('the judgement of a position', () => {
  const better: [string, ClassicTerm, Change][] = [
    [
      'another stronghold',
      'strongholds',
      (s) =>
        void player(s, ATREIDES).stacks.push({
          part: 'habbanya-sietch/17',
          territory: 'habbanya-sietch',
          forces: 5,
          elite: 0,
        }),
    ],
    [
      'spice',
      'spice',
      (s) => {
        player(s, ATREIDES).spice += 4
      },
    ],
    ['a weapon', 'hand', (s) => void player(s, ATREIDES).hand.push('crysknife')],
    ['another traitor', 'traitors', (s) => void player(s, ATREIDES).traitors.push('stilgar')],
    [
      'spice under its feet',
      'position',
      (s) => {
        s.spice.push({ part: 'south-mesa/5', n: 10 })
        player(s, ATREIDES).stacks.push({
          part: 'south-mesa/5',
          territory: 'south-mesa',
          forces: 3,
          elite: 0,
        })
      },
    ],
  ]
  it.each(better)('is better with %s', (_, term, change) => {
    const [before, after] = [tableWith(() => {}), tableWith(change)]
    expect(judgement.terms(after, ATREIDES)[term]).toBeGreaterThan(judgement.terms(before, ATREIDES)[term])
    expect(judgement.chances(after)[ATREIDES]).toBeGreaterThan(judgement.chances(before)[ATREIDES] ?? 0)
    expect(judgement.terms(after, 1).rivals).toBeLessThan(judgement.terms(before, 1).rivals)
  })

  const worse: [string, ClassicTerm, Change][] = [
    [
      'a dead leader',
      'leaders',
      (s) => {
        const [leader] = player(s, ATREIDES).leaders
        if (leader !== undefined) leader.place = 'tanks'
      },
    ],
    [
      'dead forces',
      'forces',
      (s) => {
        player(s, ATREIDES).reserves.forces -= 6
      },
    ],
  ]
  it.each(worse)('is worse with %s', (_, term, change) => {
    const [before, after] = [tableWith(() => {}), tableWith(change)]
    expect(judgement.terms(after, ATREIDES)[term]).toBeLessThan(judgement.terms(before, ATREIDES)[term])
    expect(judgement.chances(after)[ATREIDES]).toBeLessThan(judgement.chances(before)[ATREIDES] ?? 0)
  })

  it('gives chances that add up to one, with allies sharing theirs', () => {
    const s = tableWith((table) => {
      table.alliances = [[0, 2]]
    })
    const chances = judgement.chances(s)
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1)
    expect(chances[0]).toBe(chances[2])
  })

  it('sees that a faction is about to win', () => {
    const s = tableWith((table) => {
      const p = player(table, ATREIDES)
      p.stacks.push({ part: 'habbanya-sietch/17', territory: 'habbanya-sietch', forces: 5, elite: 0 })
      p.stacks.push({ part: 'carthag/11', territory: 'carthag', forces: 9, elite: 0 })
      player(table, 3).stacks = []
    })
    expect(judgement.chances(s)[ATREIDES]).toBeGreaterThan(0.5)
    expect(judgement.terms(s, ATREIDES).victory).toBeGreaterThan(1)
  })
})

describe('bidding by value', () => {
  const auctioned = (card: 'crysknife' | 'kulon', bid: number): ClassicState =>
    tableWith((s) => {
      s.row = [card]
      s.rowSeen = [ATREIDES]
      s.stack.push({
        kind: 'auction',
        opener: 1,
        turn: 0,
        bid,
        bidder: 1,
        karama: null,
        passed: [],
        out: [],
        limits: [],
      })
    })
  const wants = (card: 'crysknife' | 'kulon', bid: number): boolean => {
    const s = auctioned(card, bid)
    const next = `bid ${bid + 1}`
    const options = ['pass', next].map((key) => ({
      key,
      verb: key === 'pass' ? 'pass' : 'bid',
      targets: key === 'pass' ? [] : [{ kind: 'number', id: bid + 1 }],
    }))
    const [pass = 0, more = 0] = glance(s, { seat: ATREIDES, kind: 'bid' }, options)
    return more > pass
  }

  it('buys a weapon that Atreides have seen, but not at any price', () => {
    expect(wants('crysknife', 0)).toBe(true)
    expect(wants('crysknife', 4)).toBe(false)
  })

  it('leaves a worthless card to others', () => {
    expect(wants('kulon', 0)).toBe(false)
  })
})
