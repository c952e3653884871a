import { contentOf, type ImperiumSetup, type ImperiumView, uprising } from '@sietch/imperium'
import { beginRecord } from '@sietch/kernel'
import { describe, expect, it } from 'vitest'
import type { Snapshot } from '../../table/table.ts'
import { choosingOrder, isChoosing, offeredLeaders } from './choosing.ts'

function begun(leaders: ImperiumSetup['leaders']) {
  const { record } = beginRecord(uprising, { players: 3, leaders }, 'leaders')
  const { state, prompts } = record.match
  const [prompt] = prompts
  if (prompt === undefined) throw new Error('nobody is asked')
  const seating = { game: 'uprising', setup: { players: 3, leaders } as never, seats: [] }
  const seenBy = (viewer: number): Snapshot => ({
    seq: 0,
    viewer,
    view: uprising.view(state, viewer),
    decisions: [prompt.decision],
    asked: viewer === prompt.decision.seat ? { ...prompt, closed: [] } : null,
    offered: null,
    canUndo: false,
    outcome: null,
    handOver: null,
    isVisiting: false,
  })
  return {
    seating,
    asked: prompt.decision.seat,
    options: prompt.options,
    seenBy,
    content: contentOf('uprising'),
  }
}

describe('the choice of Leaders', () => {
  it('lays out all that can be chosen, for everyone', () => {
    const { seating, asked, options, seenBy, content } = begun('choose')
    const mine = offeredLeaders(seenBy(asked), seating, content)
    expect(isChoosing(seenBy(asked))).toBe(true)
    expect(mine.map(({ key }) => key)).toEqual(options.map(({ key }) => key))
    const others = offeredLeaders(seenBy((asked + 1) % 3), seating, content)
    expect(others.map(({ id }) => id)).toEqual(mine.map(({ id }) => id))
    expect(others.every(({ key }) => key === undefined)).toBe(true)
  })

  it('shows dealt Leaders to whom they were dealt', () => {
    const { seating, asked, seenBy, content } = begun({ deal: 2 })
    expect(offeredLeaders(seenBy(asked), seating, content)).toHaveLength(2)
    expect(offeredLeaders(seenBy((asked + 1) % 3), seating, content)).toEqual([])
  })

  it('marks what is taken, and goes clockwise from the First Player', () => {
    const { seating, asked, options, seenBy, content } = begun('choose')
    const id = String(options[0]?.targets[0]?.id)
    const seen = seenBy(asked)
    const view = seen.view as ImperiumView
    const players = view.players.map((player, seat) => (seat === 2 ? { ...player, leader: id } : player))
    const now = { ...seen, view: { ...view, players } }
    expect(offeredLeaders(now, seating, content).find((each) => each.id === id)).toMatchObject({ by: 2 })
    expect(choosingOrder({ ...view, firstPlayer: 2 })).toEqual([2, 0, 1])
  })
})
