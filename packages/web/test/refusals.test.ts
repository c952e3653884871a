import { describe, expect, it } from 'vitest'
import { refusalsOf } from '../src/classic/panels/refusals.ts'
import type { LogEntry } from '../src/table/table.ts'

const log = (...events: LogEntry['events']): readonly LogEntry[] =>
  events.map((event, seq) => ({ seq, choice: null, events: [event] }))
const nexus = { kind: 'nexus', data: {} }
const proposed = (seat: number, to: number) => ({ kind: 'alliance-proposed', data: { seat, to } })
const declined = (seat: number, to: number) => ({ kind: 'alliance-declined', data: { seat, to } })

describe('a Nexus remembers who has declined', () => {
  it('what the viewer proposed, and nothing else', () => {
    const told = log(nexus, proposed(0, 3), declined(3, 0), proposed(2, 4), declined(4, 2))
    expect([...refusalsOf(told, 0)]).toEqual([3])
    expect([...refusalsOf(told, 2)]).toEqual([4])
  })

  it('until it is proposed again, or the next Nexus begins', () => {
    expect(refusalsOf(log(nexus, proposed(0, 3), declined(3, 0), proposed(0, 3)), 0).size).toBe(0)
    expect(refusalsOf(log(nexus, proposed(0, 3), declined(3, 0), nexus), 0).size).toBe(0)
  })
})
