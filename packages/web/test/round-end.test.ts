// What a round of classic Dune ends with on the stage and in the log.

import { classic } from '@sietch/classic'
import { start } from '@sietch/kernel'
import { describe, expect, it } from 'vitest'
import { gameTable } from '../src/classic/index.ts'
import type { MentatPause } from '../src/classic/stage/round-end-beats.ts'
import { groupsOf } from '../src/log/groups.ts'
import type { Happening } from '../src/stage/beat.ts'
import type { LogEntry, Snapshot } from '../src/table/table.ts'

const TABLE = gameTable('en')
const VIEW = classic.view(start(classic, { players: 6 }, 'a round ends').match.state, 0)

type Told = LogEntry['events'][number]
const phase = (name: string, round = 2): Told => ({ kind: 'phase', data: { phase: name, round } })
const entryOf = (seq: number, ...events: readonly Told[]): LogEntry => ({
  seq,
  choice: { seat: 1, key: '' },
  events,
})

function beatsOf(...events: readonly Told[]) {
  const entry = entryOf(1, ...events)
  const at = (view: unknown) => ({ view }) as Snapshot
  const happening: Happening = {
    log: [entry],
    entry,
    before: at({ ...VIEW, phase: 'battle' }),
    after: at(VIEW),
    own: 0,
    isOwn: false,
  }
  return TABLE.beats?.(happening) ?? []
}

const bribe = { kind: 'bribes-taken', data: { seat: 2, spice: 3 } }
const won = { kind: 'won', data: { seats: [4], by: 'strongholds' } }

describe('the end of a round', () => {
  it('tells in the Mentat Pause who takes bribes, and how far everyone is from winning', () => {
    const [pause, ...others] = beatsOf(phase('collection'), phase('mentat-pause'), bribe)
    expect(others).toEqual([])
    expect(pause?.kind).toBe('pause')
    const told = pause?.data as MentatPause | undefined
    expect(told?.bribes).toEqual([bribe])
    expect(told?.standings.flatMap(({ seats }) => seats).sort()).toEqual([0, 1, 2, 3, 4, 5])
  })

  it('shows a victory alone, until it is read', () => {
    const beats = beatsOf(phase('mentat-pause'), bribe, won)
    expect(beats.map(({ kind, lasts }) => ({ kind, lasts }))).toEqual([{ kind: 'scene', lasts: 'waits' }])
    expect(beats[0]?.data).toMatchObject({ events: [won] })
  })

  it('looks back at the round before the storm of the next one, which no one dials if it is drawn', () => {
    const drawn = { kind: 'storm-card', data: { value: 2 } }
    const beats = beatsOf(phase('storm', 3), drawn)
    expect(beats.map(({ kind }) => kind)).toEqual(['recap', 'scene'])
    expect(beats[0]?.data).toMatchObject({ round: 2, dialers: [] })
  })
})

describe('the log of an auction', () => {
  const sold = { kind: 'sold', data: { seat: 3, bid: 4 } }
  const karama = { kind: 'karama', data: { seat: 5, card: 'karama', use: 'special' } }
  const auction = { kind: 'auction', data: { number: 2, of: 6, opener: 1 } }
  const bid = { kind: 'bid', data: { seat: 1, bid: 1 } }

  it('keeps a Karama apart from the card sold before it, and goes on after it', () => {
    const log = [phase('bidding'), auction, bid, karama, sold, karama, auction].map((event, seq) =>
      entryOf(seq, event),
    )
    expect(
      groupsOf(log, TABLE.stage).map(({ seat, lines }) => [seat, lines.map(({ event }) => event?.kind)]),
    ).toEqual([
      [null, ['phase']],
      [null, ['auction', 'bid']],
      [5, ['karama']],
      [null, ['sold']],
      [5, ['karama']],
      [null, ['auction']],
    ])
  })
})

describe('the line of a part of the log', () => {
  const line = (...events: readonly Told[]) =>
    TABLE.summary?.(
      TABLE.translator(VIEW, 0),
      events,
      null,
      VIEW.players.map((_, seat) => `Player ${seat}`),
    )

  it('sums an auction up by who bought the card', () => {
    const told = line(
      { kind: 'bid', data: { seat: 1, bid: 3 } },
      { kind: 'passed', data: { seat: 2 } },
      { kind: 'sold', data: { seat: 1, bid: 3 } },
    )
    expect(told?.text).toBe('Player 1 wins the card for 3')
    expect(told?.items).toEqual([])
  })

  it('tells a deal once, not the offer as well', () => {
    const deal = { seat: 1, to: 2, spice: 1, when: 'now' }
    const told = line({ kind: 'deal-offered', data: deal }, { kind: 'deal', data: deal })
    expect(told?.text).toMatch(/make a deal/)
    expect(told?.items).toEqual([])
  })
})
