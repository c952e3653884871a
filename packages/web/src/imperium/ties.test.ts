import { imperium, uprising } from '@sietch/imperium'
import { beginRecord } from '@sietch/kernel'
import { describe, expect, it } from 'vitest'
import { tiesOf } from './ties.ts'

const { record } = beginRecord(uprising, { players: 4, leaders: 'random' }, 'ties')
const start = uprising.view(record.match.state, 0)

type Stock = { spice?: number; solari?: number; water?: number; garrison?: number }

const viewOf = (stocks: readonly Stock[]) => ({
  ...start,
  players: start.players.map((player, seat) => ({
    ...player,
    ...{ spice: 0, solari: 0, water: 0, garrison: 0 },
    ...stocks[seat],
  })),
})

describe('equal points at the end', () => {
  it('are told apart by the first thing of which someone has more (IMP-END-03)', () => {
    const view = viewOf([{ spice: 2, solari: 1 }, { spice: 2, solari: 4 }, { spice: 9 }, {}])
    const ties = tiesOf(view, { places: [[2], [1], [0], [3]], scores: [10, 10, 11, 4] })
    expect(ties).toEqual([{ sides: [[1], [0]], points: 10, by: 'solari', amounts: [4, 1] }])
  })

  it('are told apart by the later Reveal turn when all else is equal (IMP-END-04)', () => {
    const ties = tiesOf(viewOf([]), { places: [[3], [2], [0], [1]], scores: [8, 7, 10, 10] })
    expect(ties).toEqual([{ sides: [[3], [2]], points: 10, by: 'reveal', amounts: [] }])
  })

  it('of a Rival that cannot win are nothing to speak of (SOL-HAG-08)', () => {
    const { record: two } = beginRecord(imperium, { players: 2, leaders: 'random' }, 'ties')
    const view = imperium.view(two.match.state, 0)
    const [tie] = tiesOf(view, { places: [[0], [1], [2]], scores: [0, 0, 0] })
    expect(tie?.sides).toEqual([[0], [1]])
  })

  it('are nothing to speak of where no one has as many', () => {
    expect(tiesOf(viewOf([]), { places: [[0], [1]], scores: [3, 2] })).toEqual([])
  })

  it('of teams are told apart by what the members have together (SIX-GEN-07)', () => {
    const teams = [
      [0, 2],
      [1, 3],
    ]
    const view = viewOf([{ water: 1 }, { water: 3 }, { water: 1 }, {}])
    const ties = tiesOf(view, { places: teams.toReversed(), scores: [1, 3, 5, 3], teams })
    expect(ties).toEqual([
      {
        sides: [
          [1, 3],
          [0, 2],
        ],
        points: 6,
        by: 'water',
        amounts: [3, 2],
      },
    ])
  })
})
