// The tie table of the rules against every way strengths can fall.

import { start } from '@sietch/kernel'
import { describe, expect, it } from 'vitest'
import { imperium } from '../src/index.ts'
import { rewards } from '../src/rules/combat.ts'
import { imperiumScenarios } from '../src/scenario/index.ts'
import { player } from '../src/state.ts'

/** Participants by strength, strongest first, and the reward of each; 0 is none. */
type Row = readonly [situation: string, ...rewards: readonly number[]]

const WITH_ANY: readonly Row[] = [
  [''],
  ['a', 1],
  ['a > b', 1, 2],
  ['a = b', 2, 2],
  ['a = b = c', 2, 2, 2],
  ['a > b = c', 1, 3, 3],
]

const WITH_THREE: readonly Row[] = [...WITH_ANY, ['a > b > c', 1, 2, 0], ['a = b > c', 2, 2, 0]]

const WITH_FOUR: readonly Row[] = [
  ...WITH_ANY,
  ['a > b > c', 1, 2, 3],
  ['a = b > c', 2, 2, 3],
  ['a > b > c > d', 1, 2, 3, 0],
  ['a = b > c > d', 2, 2, 3, 0],
  ['a = b > c = d', 2, 2, 0, 0],
  ['a = b = c > d', 2, 2, 2, 0],
  ['a = b = c = d', 2, 2, 2, 2],
  ['a > b = c > d', 1, 3, 3, 0],
  ['a > b = c = d', 1, 3, 3, 3],
  ['a > b > c = d', 1, 2, 0, 0],
]

const { match } = start(imperium, imperiumScenarios.setup({}, 4), 'ties')
const three = start(imperium, imperiumScenarios.setup({}, 3), 'ties').match

/** What each seat gets for these strengths: half of it troops, an odd point a sword. */
function rewardsFor(strengths: readonly number[]): number[] {
  const s = imperium.clone(strengths.length === 4 ? match.state : three.state)
  for (const [seat, strength] of strengths.entries()) {
    const p = player(s, seat)
    p.conflict = Math.floor(strength / 2)
    p.swords = strength % 2
  }
  const places = new Map(rewards(s).map(({ seat, place }) => [seat, place]))
  return strengths.map((_, seat) => places.get(seat) ?? 0)
}

/** `a > b = c` for 7, 4, 4, 0: one letter for each participant. */
function situationOf(strengths: readonly number[]): string {
  const sorted = strengths.filter((strength) => strength > 0).sort((a, b) => b - a)
  return sorted.map((strength, i) => sign(sorted[i - 1], strength) + 'abcd'[i]).join('')
}

const sign = (before: number | undefined, strength: number): string =>
  before === undefined ? '' : before === strength ? ' = ' : ' > '

/** Every seat with every one of these strengths. */
const all = (seats: number): number[][] =>
  seats === 0
    ? [[]]
    : all(seats - 1).flatMap((rest) => [0, 2, 3, 5, 6].map((strength) => [...rest, strength]))

const tables: [number, readonly Row[]][] = [
  [3, WITH_THREE],
  [4, WITH_FOUR],
]

describe.each(tables)(
  'IMP-TIE-01 IMP-TIE-02 IMP-TIE-03 IMP-TIE-04 IMP-TIE-05 IMP-TIE-06 with %i players',
  (players, rows) => {
    it.each(rows)('gives "%s" its rewards, whoever sits where', (situation, ...expected) => {
      const cases = all(players).filter((strengths) => situationOf(strengths) === situation)
      expect(cases.length).toBeGreaterThan(0)
      for (const strengths of cases) {
        const order = [...strengths.keys()].filter((seat) => strengths[seat] !== 0)
        order.sort((a, b) => (strengths[b] ?? 0) - (strengths[a] ?? 0))
        const given = rewardsFor(strengths)
        expect(
          order.map((seat) => given[seat]),
          String(strengths),
        ).toEqual(expected)
      }
    })

    it('has a row for every situation', () => {
      const known = rows.map(([situation]) => situation)
      expect(
        all(players)
          .map(situationOf)
          .filter((situation) => !known.includes(situation)),
      ).toEqual([])
    })
  },
)
